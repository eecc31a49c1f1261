"""`make bench`: Tripot and its peers in one run. It takes four minutes or so; the seeds are always the same."""

import argparse
import platform
from collections.abc import Callable, Iterator

from rich.console import Console

from bench import budgets, measure, openspiel, page, report, rlcard_uno, server, tripot_games
from bench.memory import bytes_per_state
from tripot.compiled import is_compiled, status

WIDTH = 128  # of the widest table

SERVER, PAGE = "server", "page"  # the servers of Tripot and others, and its page, instead of the rules

HOUSES: dict[str, Callable[[], Iterator[measure.Contestant]]] = {
    tripot_games.HOUSE: tripot_games.contestants,
    openspiel.HOUSE: openspiel.contestants,
    rlcard_uno.HOUSE: rlcard_uno.contestants,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure Tripot and its peers side by side.")
    parser.add_argument("--seconds", type=float, default=0.2, help="length of one trial (0.2)")
    parser.add_argument("--repetitions", type=int, default=7, help="trials of each contestant (7)")
    parts = [*(house.lower() for house in HOUSES), SERVER, PAGE]
    parser.add_argument("--only", action="append", choices=parts, help="may be repeated")
    asked = parser.parse_args()

    console = Console(highlight=False)
    console.width = max(console.width, WIDTH)
    # The page first: the rules are measured on one core, and this process keeps to it afterwards.
    if not asked.only or PAGE in asked.only:
        page.measure(console)
    if not asked.only or set(asked.only) - {SERVER, PAGE}:
        compare_rules(console, asked)
    if not asked.only or SERVER in asked.only:
        server.compare(console)


def compare_rules(console: Console, asked: argparse.Namespace) -> None:
    """The rules of the games, without a server."""
    console.print(f"{platform.python_implementation()} {platform.python_version()}, {measure.pin_to_one_core()}.")
    console.print(f"{asked.repetitions} trials of {asked.seconds:g} s each, everybody in turn; the median counts.")
    if not is_compiled():
        console.print(f"Tripot's rules run INTERPRETED (compiled modules: {status()}): these are not its numbers.")

    contestants: list[measure.Contestant] = []
    absent: list[str] = []
    for house, enter in HOUSES.items():
        if asked.only and house.lower() not in asked.only:
            continue
        try:
            contestants += enter()
        except ImportError:
            absent.append(house)
            console.print(f"{house} is not installed: its rows are missing (`make bench` installs it).")

    results = list(measure.measure(contestants, seconds=asked.seconds, repetitions=asked.repetitions))
    for kind in ("compiled", "rollouts", "python"):
        report.show_rates(console, results, kind, absent)
    report.show_searches(console, results)
    budgets.measure(console)
    sizes = {who: bytes_per_state(who.house, who.game) for who in contestants if who.kind == "clone"}
    report.show_copies(console, results, sizes)
    report.show_verdict(console, results)


if __name__ == "__main__":
    main()

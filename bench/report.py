"""The tables and the verdict: what was measured, how many times the peers that is, and whether it meets our bars."""

from collections.abc import Mapping, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench import openspiel, tripot_games
from bench.measure import KINDS, Contestant, Kind, Measured

COMPILED_RATE = 10e6
COMPILED_RATIO = 2.0
PYTHON_RATE = 2e6
PYTHON_RATIO = 3.0
SEARCH_RATIO = 5.0


def of(results: Sequence[Measured], house: str, kind: Kind) -> list[Measured]:
    return [result for result in results if (result.contestant.house, result.contestant.kind) == (house, kind)]


def show_rates(console: Console, results: Sequence[Measured], kind: Kind, absent: Sequence[str]) -> None:
    """Decisions per second of everybody, and for Tripot how many times each of OpenSpiel's games."""
    peers = of(results, openspiel.HOUSE, kind)
    ratios = [f"x {peer.contestant.game}" for peer in peers] + ["x fastest"] * bool(peers)
    table = new_table(
        f"Millions of random decisions per second, {KINDS[kind]}", "players", "median", "min - max", *ratios
    )
    for result in (result for result in results if result.contestant.kind == kind):
        row = [result.contestant.house, result.contestant.game, str(result.contestant.seats), millions(result.rate)]
        row.append(f"{millions(min(result.rates))} - {millions(max(result.rates))}")
        if peers and result.contestant.house == tripot_games.HOUSE:
            row += [f"{result.rate / peer.rate:.1f}" for peer in peers]
            row.append(f"{result.rate / fastest(peers):.1f}")
        table.add_row(*row)
    for house in absent:
        if kind == "python" or house == openspiel.HOUSE:
            table.add_row(house, "not installed")
    console.print(table)


def show_searches(console: Console, results: Sequence[Measured]) -> None:
    """Playouts per second at the first card of a round, and how many times OpenSpiel's."""
    peers = of(results, openspiel.HOUSE, "search")
    table = new_table(
        "Thousands of playouts of a search per second, at the first card",
        "players",
        "median",
        "min - max",
        "x OpenSpiel",
    )
    for result in (result for result in results if result.contestant.kind == "search"):
        who = result.contestant
        spread = f"{min(result.rates) / 1e3:.0f} - {max(result.rates) / 1e3:.0f}"
        times = f"{result.rate / fastest(peers):.1f}" if peers and who.house == tripot_games.HOUSE else ""
        table.add_row(who.house, who.game, str(who.seats), f"{result.rate / 1e3:.0f}", spread, times)
    console.print(table)


def show_copies(console: Console, results: Sequence[Measured], sizes: Mapping[Contestant, int]) -> None:
    """What a copy of a state costs, called from Python, in time and memory."""
    title = "Copying a state of a game half played, called from Python"
    table = new_table(title, "players", "copy", "median ns", "min - max", "bytes per clone")
    for result in results:
        who = result.contestant
        if who.kind in ("clone", "restore"):
            spread = f"{1e9 / max(result.rates):.0f} - {1e9 / min(result.rates):.0f}"
            size = f"{sizes[who]:,}" if who in sizes else ""
            table.add_row(
                who.house, who.game, str(who.seats), KINDS[who.kind], f"{1e9 / result.rate:.0f}", spread, size
            )
    console.print(table)


def new_table(title: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    table.add_column("", no_wrap=True)
    table.add_column("game", no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def show_verdict(console: Console, results: Sequence[Measured]) -> None:
    console.print("Verdict")
    peers = of(results, openspiel.HOUSE, "compiled")
    for result in of(results, tripot_games.HOUSE, "compiled"):
        fast, times = result.rate >= COMPILED_RATE, bool(peers) and result.rate >= COMPILED_RATIO * fastest(peers)
        bar = f">= {COMPILED_RATE / 1e6:.0f} M or >= {COMPILED_RATIO:.0f} x the fastest"
        known = fast or bool(peers)  # without a peer, a slow result may still have met the other bar
        say(console, f"{lead(result, 'compiled')}{against(result, peers, 'in C++')}", bar, fast or times, known=known)
    peers = of(results, openspiel.HOUSE, "python")
    for result in of(results, tripot_games.HOUSE, "python"):
        fast, times = result.rate >= PYTHON_RATE, bool(peers) and result.rate >= PYTHON_RATIO * fastest(peers)
        bar = f">= {PYTHON_RATE / 1e6:.0f} M and >= {PYTHON_RATIO:.0f} x the fastest"
        known = not fast or bool(peers)
        sentence = f"{lead(result, 'from a Python loop')}{against(result, peers, 'by pyspiel')}"
        say(console, sentence, bar, fast and times, known=known)

    peers = of(results, openspiel.HOUSE, "search")
    for result in of(results, tripot_games.HOUSE, "search"):
        if "random" in result.contestant.game:  # playouts that think are no match for playouts that do not
            ratio = result.rate / fastest(peers) if peers else 0.0
            sentence = f"{result.contestant}: {result.rate / 1e3:.0f} thousand playouts/s"
            sentence += f" = {ratio:.1f} x OpenSpiel's tree search in C++" if peers else ""
            say(console, sentence, f">= {SEARCH_RATIO:.0f} x", ratio >= SEARCH_RATIO, known=bool(peers))


def lead(result: Measured, how: str) -> str:
    return f"{result.contestant}: {millions(result.rate)} M decisions/s {how}"


def against(result: Measured, peers: Sequence[Measured], how: str) -> str:
    """How many times each peer."""
    if not peers:
        return ""
    return " = " + ", ".join(f"{result.rate / peer.rate:.1f} x {peer.contestant.game}" for peer in peers) + f" {how}"


def say(console: Console, sentence: str, bar: str, met: bool, *, known: bool) -> None:
    verdict = ("met" if met else "NOT MET") if known else "not judged without OpenSpiel"
    console.print(f"{sentence} (bar: {bar}): {verdict}", soft_wrap=True)


def fastest(peers: Sequence[Measured]) -> float:
    return max(peer.rate for peer in peers)


def millions(rate: float) -> str:
    return f"{rate / 1e6:.1f}" if rate >= 10e6 else f"{rate / 1e6:.2f}" if rate >= 100e3 else f"{rate / 1e6:.3f}"

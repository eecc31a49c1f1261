"""Time budgets: how long the strongest level thinks when nothing but its budget ends the thought."""

import time
from collections.abc import Iterator

from rich.console import Console

from bench.report import new_table
from tripot.bots.ladder import Recipe
from tripot.bots.searching import choose_by_search
from tripot.engine.chance import Seed
from tripot.engine.game import AnyGame, Setup, View
from tripot.engine.options import check
from tripot.games import games
from tripot.lab.entrants import choose_by_habits

ENDLESS = Recipe(playouts=10**12, glances=10**12, tree=10**12)
BUDGETS = (0.005, 0.05, 0.2)  # seconds
SECONDS = 4.0  # of thinking, for every game and budget
SEATS = 4
LATE = 1.1  # of the budget


def measure(console: Console) -> None:
    table = new_table("Time budgets, as shares of what is given", "budget", "thoughts", "median", "longest", "late")
    for game in (game for game in games().values() if not game.time):
        game.net()  # read before anybody's time counts
        for budget in BUDGETS:
            shares = sorted(thought(game, view, number, budget) / budget for number, view in views(game, budget))
            late = sum(share > LATE for share in shares)
            found = (f"{shares[len(shares) // 2]:.3f}", f"{shares[-1]:.3f}", f"{late / len(shares):.1%}")
            table.add_row("Tripot", game.key, f"{1000 * budget:.0f} ms", str(len(shares)), *found)
    console.print(table)


def thought(game: AnyGame, view: View, number: int, seconds: float) -> float:
    """How long one took."""
    chance = Seed(number).chance(0)
    began = time.perf_counter()
    choose_by_search(ENDLESS, game, view, chance, seconds)
    return time.perf_counter() - began


def views(game: AnyGame, budget: float) -> Iterator[tuple[int, View]]:
    """Decisions of games that are played by habit, as many as fit into the time."""
    state = game.start(Setup(seats=SEATS, seed=Seed(1), options=check(game.options, {})))
    luck = Seed(1).chance(1)
    number = 0
    while number < SECONDS / budget and not state.is_over():
        seat = int(state.next_to_act())
        view = game.view(state, seat)
        if len(view.legal) > 1:
            number += 1
            yield number, view
        state.apply(seat, choose_by_habits(game, view, luck, 1.0))

"""Thinking by search: moves are tried in imagined worlds, a stage for each halving of what is still in question.

Where most hands are known to all, the strongest level grows a tree of learned values instead; and where a tree sees through the
rest of a round, a plain one.
"""

import time
from collections.abc import Sequence

from tripot.bots.ladder import Recipe
from tripot.engine.chance import Chance
from tripot.engine.foresight import Foresight
from tripot.engine.game import AnyGame, View
from tripot.engine.habits import Habits
from tripot.engine.ismcts import TreeSearch
from tripot.engine.lookahead import LookAhead
from tripot.engine.net import Learned
from tripot.engine.search import Search

PERCENT = 100
LEAST = 2  # moves that everybody thinks of


def choose_by_search(recipe: Recipe, game: AnyGame, view: View, chance: Chance, seconds: float) -> int:
    until = time.perf_counter() + seconds  # the time to read what was learned counts too
    noticed = noticed_moves(view.legal, chance, recipe.overlooks)
    if len(noticed) == 1:
        return noticed[0]
    if recipe.tree and game.is_ending(view):
        return harvested(planted(game, view, game.tuned(), chance), recipe.tree, until)
    net = game.net() if recipe.glances else None
    judge = game.tuned() if net is None else Learned(net, game.tuned())
    if net is not None and game.is_open:
        return harvested(planted(game, view, judge, chance), recipe.glances, until)
    tries = recipe.playouts if net is None or game.trust < 1 else recipe.glances
    return int(searched(game, view, judge, noticed, chance, tries, until - time.perf_counter()).ranked()[0].move)


def noticed_moves(moves: Sequence[int], chance: Chance, overlooks: int) -> list[int]:
    """Those that a player thinks of: at least two, so that there is something to weigh."""
    noticed = [move for move in moves if int(chance.below(PERCENT)) >= overlooks]
    while len(noticed) < min(LEAST, len(moves)):
        move = moves[chance.below(len(moves))]
        if move not in noticed:
            noticed.append(move)
    return noticed


def planted(game: AnyGame, view: View, judge: Habits, chance: Chance) -> TreeSearch:
    """A tree that is still to grow: a plain one or, with somebody who goes by learned values, one of these."""
    assert view.seat is not None
    if isinstance(judge, Learned):
        return Foresight(game, game.worlds(view), judge, view.seat, chance)
    return TreeSearch(game, game.worlds(view), judge, view.seat, chance)


def harvested(tree: TreeSearch, playouts: int, until: float) -> int:
    """What a tree says after so many playouts, or as many as there is time for; nothing is overlooked in it."""
    tree.explore(playouts, until)
    return int(tree.best())


def searched(
    game: AnyGame,
    view: View,
    judge: Habits,
    moves: list[int],
    chance: Chance,
    tries: int,
    seconds: float,
) -> Search:
    """By playouts or, with somebody who goes by learned values, by looking ahead as often."""
    assert view.seat is not None
    began = time.perf_counter()
    if isinstance(judge, Learned):
        search: Search = LookAhead(game.worlds(view), judge, game.trust, view.seat, moves, chance)
    else:
        search = Search(game.worlds(view), judge, view.seat, moves, chance)
    search.explore(len(moves), began + seconds)  # every move once, if there is time at all
    stages = max(1, (len(moves) - 1).bit_length())
    for stage in range(1, stages + 1):
        search.explore(-(-tries * stage // stages), began + seconds * stage / stages)
        if stage < stages and search.is_informed:
            search.give_up_half()
    return search

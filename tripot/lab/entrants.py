"""Who can enter the arena: the levels of the ladder, chance, and other ways to choose, written as `search:1000`."""

import time
from collections.abc import Callable, Sequence
from functools import partial

from tripot.bots import bots_of
from tripot.bots.ladder import Recipe
from tripot.bots.searching import choose_by_search, harvested, planted
from tripot.engine.chance import Chance
from tripot.engine.errors import BadInput
from tripot.engine.game import AnyGame, View
from tripot.engine.habits import RANDOM
from tripot.lab.playing import Chooser, Entrant

MOST_PLAYOUTS = 1_000_000_000
MOST_SECONDS = 60.0


def choose_by_habits(game: AnyGame, view: View, chance: Chance, seconds: float) -> int:
    """Habits alone: they choose the same in all worlds that fit the view, so any will do."""
    assert view.seat is not None
    return int(game.tuned().choose(game.sample(view, chance), view.seat, chance))


def choose_by_tree(game: AnyGame, view: View, chance: Chance, seconds: float) -> int:
    if len(view.legal) == 1:
        return view.legal[0]
    return harvested(planted(game, view, RANDOM, chance), MOST_PLAYOUTS, time.perf_counter() + seconds)


def habits(value: str, seconds: float) -> tuple[Chooser, float]:
    if value:
        raise ValueError
    return choose_by_habits, seconds


def search(value: str, seconds: float) -> tuple[Chooser, float]:
    playouts = int(value)
    if not 1 <= playouts <= MOST_PLAYOUTS:
        raise ValueError
    return partial(choose_by_search, Recipe(playouts=playouts)), seconds


def ismcts(value: str, seconds: float) -> tuple[Chooser, float]:
    own = float(value) if value else seconds
    if not 0 < own <= MOST_SECONDS:
        raise ValueError
    return choose_by_tree, own


# How each is written, and what makes a bot of its value.
RECIPES: dict[str, tuple[str, Callable[[str, float], tuple[Chooser, float]]]] = {
    "habits": ("habits", habits),
    "search": ("search:1000", search),
    "ismcts": ("ismcts:0.5", ismcts),
}


def enter(game: AnyGame, names: Sequence[str], seconds: float) -> list[Entrant]:
    """Those who are named, or BadInput."""
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise BadInput(fr=f"{twice[:40]} est nommé deux fois.", en=f"{twice[:40]} is named twice.")
    found = [entrant(game, name, seconds) for name in names]
    if len(found) < 2:
        raise BadInput(
            fr=f"Il faut au moins deux robots ; il y a : {known(game)}.",
            en=f"It takes at least two bots; there are: {known(game)}.",
        )
    return found


def entrant(game: AnyGame, name: str, seconds: float) -> Entrant:
    bots = bots_of(game)
    if name in bots:
        return Entrant(name=name, choose=bots[name].choose, seconds=seconds)
    recipe, _, value = name.partition(":")
    if recipe in RECIPES and not game.time:
        try:
            choose, own = RECIPES[recipe][1](value, seconds)
        except ValueError:
            written = RECIPES[recipe][0]
            raise BadInput(
                fr=f"« {name[:40]} » ne convient pas : on l'écrit par exemple {written}.",
                en=f"'{name[:40]}' will not do: it is written {written}, for example.",
            ) from None
        return Entrant(name=name, choose=choose, seconds=own)
    raise BadInput(
        fr=f"Il n'y a pas de robot « {name[:40]} » pour {game.name.fr} ; il y a : {known(game)}.",
        en=f"There is no bot '{name[:40]}' for {game.name.en}; there are: {known(game)}.",
    )


def known(game: AnyGame) -> str:
    """All who could enter; where time matters, minds only."""
    others = [] if game.time else [written for written, _ in RECIPES.values()]
    return ", ".join([*bots_of(game), *others])

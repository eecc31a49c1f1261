"""Bots choose a move from a view, a generator and a time budget; no bot ever sees a state.

Where time matters, a bot is a level: the game's own minds of that level plan their moves by what everybody can see.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tripot.bots.ladder import LADDER
from tripot.bots.searching import choose_by_search
from tripot.engine.chance import Chance
from tripot.engine.errors import BadInput, Text
from tripot.engine.game import AnyGame, View


@dataclass(frozen=True, kw_only=True)
class Bot:
    key: str
    name: Text
    sentence: Text
    choose: Callable[[AnyGame, View, Chance, float], int]  # game, view, generator, seconds to think


def choose_at_random(game: AnyGame, view: View, chance: Chance, seconds: float) -> int:
    return view.legal[chance.below(len(view.legal))]


LEVELS = {
    level.key: Bot(
        key=level.key,
        name=level.name,
        sentence=level.sentence,
        choose=partial(choose_by_search, level.recipe),
    )
    for level in LADDER
}
RANDOM = Bot(
    key="random",
    name=Text("Hasard", "Random"),
    sentence=Text("joue n'importe quel coup permis", "plays any legal move"),
    choose=choose_at_random,
)
BOTS = LEVELS | {RANDOM.key: RANDOM}
EARLIER = {"simple": "regular"}  # names of levels in older logs


def usual_bot() -> Bot:
    """Of the levels the one in the middle."""
    return list(LEVELS.values())[len(LEVELS) // 2]


def bots_of(game: AnyGame) -> dict[str, Bot]:
    """Who can play a game: the levels from the weakest and, to measure them by, chance; minds are never without a mind."""
    return LEVELS if game.time else BOTS


def key_today(key: str) -> str:
    """What a level of an older log is called now; any other name stays."""
    return EARLIER.get(key, key)


def find_bot(key: str, game: AnyGame | None = None) -> Bot:
    """The bot of that name, which this game must have; or any."""
    known = BOTS if game is None else bots_of(game)
    key = key_today(key)
    if key not in known:
        names = ", ".join(known)
        where = Text("", "") if game is None else Text(f" pour {game.name.fr}", f" for {game.name.en}")
        raise BadInput(
            fr=f"Il n'y a pas de robot « {key[:40]} »{where.fr} ; il y a : {names}.",
            en=f"There is no bot '{key[:40]}'{where.en}; there are: {names}.",
        )
    return known[key]

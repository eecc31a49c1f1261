"""Bots choose a move from a view, a generator and a time budget; no bot ever sees a state."""

from collections.abc import Callable
from dataclasses import dataclass

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


def choose_sensibly(game: AnyGame, view: View, chance: Chance, seconds: float) -> int:
    chosen: int = game.bot(view, chance)
    return chosen


BOTS = {
    bot.key: bot
    for bot in (
        Bot(
            key="random",
            name=Text("Hasard", "Random"),
            sentence=Text("joue n'importe quel coup permis", "plays any legal move"),
            choose=choose_at_random,
        ),
        Bot(
            key="simple",
            name=Text("Simple", "Simple"),
            sentence=Text("joue avec bon sens", "plays sensibly"),
            choose=choose_sensibly,
        ),
    )
}


def find_bot(key: str) -> Bot:
    if key not in BOTS:
        names = ", ".join(BOTS)
        raise BadInput(
            fr=f"Il n'y a pas de robot « {key[:40]} » ; il y a : {names}.",
            en=f"There is no bot '{key[:40]}'; there are: {names}.",
        )
    return BOTS[key]

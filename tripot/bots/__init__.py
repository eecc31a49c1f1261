"""Bots choose a move from a view, a generator and a time budget; no bot ever sees a state.

Where time matters, a bot is a level: the game's own minds of that level plan their moves by what everybody can see.
"""

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


IN_TURNS = (
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
LEVELS = tuple(
    Bot(key=key, name=name, sentence=sentence, choose=choose_sensibly)
    for key, name, sentence in (
        ("child", Text("Enfant", "Child"), Text("lent et distrait", "slow and absent-minded")),
        ("novice", Text("Débutant", "Novice"), Text("se trompe souvent", "is often wrong")),
        ("regular", Text("Habitué", "Regular"), Text("se trompe parfois", "is sometimes wrong")),
        ("skilled", Text("Adroit", "Skilled"), Text("vite et rarement pris en faute", "fast and rarely caught out")),
        (
            "expert",
            Text("Expert", "Expert"),
            Text("très vite et presque sans faute", "very fast and hardly ever wrong"),
        ),
    )
)
BOTS = {bot.key: bot for bot in IN_TURNS + LEVELS}


def bots_of(game: AnyGame) -> dict[str, Bot]:
    """Who can play a game, from the weakest."""
    return {key: BOTS[key] for key in game.levels or [bot.key for bot in IN_TURNS]}


def usual_bot(game: AnyGame) -> Bot:
    """Neither the weakest nor, if there are several stronger ones, the strongest."""
    bots = list(bots_of(game).values())
    return bots[len(bots) // 2]


def find_bot(key: str, game: AnyGame | None = None) -> Bot:
    """The bot of that name, which this game must have; or any."""
    known = BOTS if game is None else bots_of(game)
    if key not in known:
        names = ", ".join(known)
        where = Text("", "") if game is None else Text(f" pour {game.name.fr}", f" for {game.name.en}")
        raise BadInput(
            fr=f"Il n'y a pas de robot « {key[:40]} »{where.fr} ; il y a : {names}.",
            en=f"There is no bot '{key[:40]}'{where.en}; there are: {names}.",
        )
    return known[key]

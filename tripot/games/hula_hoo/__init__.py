"""Hula-Hoo, by Jacques Zeimet: answer the call, higher or lower, or drop your hoop."""

from pathlib import Path

from tripot.engine.errors import Text
from tripot.engine.game import Game
from tripot.engine.match import Match
from tripot.games.hula_hoo import habits, notation, places, positions, reading, seeing, worlds
from tripot.games.hula_hoo.moves import EXCHANGE, MOVES
from tripot.games.hula_hoo.notation import HulaHooMove
from tripot.games.hula_hoo.options import OPTIONS, SEATS
from tripot.games.hula_hoo.setup import start
from tripot.games.hula_hoo.state import HulaHoo
from tripot.games.hula_hoo.view import HulaHooView

GAME = Game[HulaHoo, HulaHooView, HulaHooMove](
    key="hula-hoo",
    name=Text("Hula-Hoo", "Hula-Hoo"),
    sentence=Text(
        "Plus haut, plus bas ou pareil : répondez à l'appel, ou votre cerceau tombe.",
        "Higher, lower or the same: answer the call, or your hoop falls.",
    ),
    author="Jacques Zeimet",
    seats=SEATS,
    minutes=15,
    articles="HH",
    rules=1,
    options=OPTIONS,
    folder=Path(__file__).parent,
    start=start,
    moves=MOVES,
    local=range(EXCHANGE, MOVES),
    public=seeing.public,
    own=seeing.own,
    worlds=worlds.Worlds,
    places=places.places,
    open_to=places.open_to,
    placed=places.placed,
    move=notation.move,
    number=notation.number,
    text=notation.text,
    read=notation.read,
    position=positions.read_position,
    habits=habits.HulaHooHabits,
    reading=reading.HulaHooReading,
    trust=0.3,
    worth_of_win=100.0,
)

HulaHooMatch = Match[HulaHoo, HulaHooView, HulaHooMove]


def position(text: str) -> HulaHooMatch:
    """A table that starts from a worked case, as in `position("10= | A: 9 2 | B: 4 8")`."""
    return Match.position(GAME, text)

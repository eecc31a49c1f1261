"""Les Vilains 7, by Jacques Zeimet: count the gangsters aloud, in three seconds, and know when to keep silent."""

from pathlib import Path

from tripot.engine.errors import Text
from tripot.engine.game import Game
from tripot.engine.match import Match
from tripot.games.les_vilains_7 import notation, places, positions, seeing, worlds
from tripot.games.les_vilains_7.levels import LEVELS
from tripot.games.les_vilains_7.mind import mind_of
from tripot.games.les_vilains_7.moves import FREE, MOVES
from tripot.games.les_vilains_7.notation import LesVilains7Move
from tripot.games.les_vilains_7.options import OPTIONS, SEATS
from tripot.games.les_vilains_7.setup import start
from tripot.games.les_vilains_7.state import LesVilains7
from tripot.games.les_vilains_7.view import LesVilains7View
from tripot.games.les_vilains_7.witness import VilainWitness

GAME = Game[LesVilains7, LesVilains7View, LesVilains7Move](
    key="les-vilains-7",
    name=Text("Les Vilains 7", "Les Vilains 7"),
    sentence=Text(
        "Comptez les gangsters à voix haute, vite, et sachez vous taire.",
        "Count the gangsters aloud, fast, and know when to keep silent.",
    ),
    author="Jacques Zeimet",
    seats=SEATS,
    minutes=20,
    articles="V7",
    rules=1,
    options=OPTIONS,
    folder=Path(__file__).parent,
    start=start,
    moves=MOVES,
    local=range(FREE, FREE + 1),
    is_dealt_once=True,
    time="V7-7",
    hear=notation.hear,
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
    levels=tuple(LEVELS),
    mind=mind_of,
    witness=VilainWitness,
)

LesVilains7Match = Match[LesVilains7, LesVilains7View, LesVilains7Move]


def position(text: str) -> LesVilains7Match:
    """A table that starts from a worked case, as in `position("G P | A: G | B: X | C: GG")`."""
    return Match.position(GAME, text)

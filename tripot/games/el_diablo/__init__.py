"""El Diablo, by Laurent Segard: say how many tricks you will take, no more and no less, among devils and chameleons."""

from pathlib import Path

from tripot.engine.errors import Text
from tripot.engine.game import Game
from tripot.engine.match import Match
from tripot.games.el_diablo import habits, notation, places, positions, reading, seeing, worlds
from tripot.games.el_diablo.moves import MOVES
from tripot.games.el_diablo.notation import ElDiabloMove
from tripot.games.el_diablo.options import OPTIONS, SEATS
from tripot.games.el_diablo.setup import start
from tripot.games.el_diablo.state import ElDiablo
from tripot.games.el_diablo.view import ElDiabloView

GAME = Game[ElDiablo, ElDiabloView, ElDiabloMove](
    key="el-diablo",
    name=Text("El Diablo", "El Diablo"),
    sentence=Text(
        "Annoncez vos plis, ni plus ni moins, malgré les diables, les caméléons et les magiciens.",
        "Say how many tricks you will take, no more, no less, despite devils, chameleons and magicians.",
    ),
    author="Laurent Segard",
    seats=SEATS,
    minutes=30,
    articles="ED",
    rules=1,
    options=OPTIONS,
    folder=Path(__file__).parent,
    start=start,
    moves=MOVES,
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
    habits=habits.ElDiabloHabits,
    reading=reading.ElDiabloReading,
)

ElDiabloMatch = Match[ElDiablo, ElDiabloView, ElDiabloMove]


def position(text: str) -> ElDiabloMatch:
    """A table that starts from a worked case, as in `position("13 15 | A: | B: | C: D")`."""
    return Match.position(GAME, text)

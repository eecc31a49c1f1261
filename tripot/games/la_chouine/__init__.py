"""La Chouine, adapted by Jérémie Caplanne from the game of the Loir valley: win tricks, show runs, win two rounds."""

from pathlib import Path

from tripot.engine.errors import Text
from tripot.engine.game import Game
from tripot.engine.match import Match
from tripot.games.la_chouine import habits, notation, places, positions, reading, seeing, worlds
from tripot.games.la_chouine.moves import MOVES
from tripot.games.la_chouine.notation import LaChouineMove
from tripot.games.la_chouine.options import OPTIONS, SEATS
from tripot.games.la_chouine.setup import start
from tripot.games.la_chouine.state import LaChouine
from tripot.games.la_chouine.view import LaChouineView

GAME = Game[LaChouine, LaChouineView, LaChouineMove](
    key="la-chouine",
    name=Text("La Chouine", "La Chouine"),
    sentence=Text(
        "Gagnez les bons plis, montrez de belles combinaisons, et criez Chouine avant les autres.",
        "Win the right tricks, show fine combinations, and cry Chouine before the others.",
    ),
    author="Jérémie Caplanne",
    seats=SEATS,
    minutes=30,
    articles="LC",
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
    habits=habits.LaChouineHabits,
    reading=reading.LaChouineReading,
    is_open=True,  # after the first deal, cards are taken in front of everybody (LC-10)
    is_ending=lambda view: view.pile_size == 0 and not view.row,  # who has which card is known, or nearly
    worth_of_win=1.0,
)

LaChouineMatch = Match[LaChouine, LaChouineView, LaChouineMove]


def position(text: str) -> LaChouineMatch:
    """A table that starts from a worked case, as in `position("F3 F7 R8 | A: … | B: … | C: … | D: … | turn: D")`."""
    return Match.position(GAME, text)

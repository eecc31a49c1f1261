"""Chouineurs, by Frédéric Vuagnat: turn your hand, bet on your tricks, and whine when they fail you."""

from pathlib import Path

from tripot.engine.errors import Text
from tripot.engine.game import Game
from tripot.engine.match import Match
from tripot.games.chouineurs import habits, notation, places, positions, reading, seeing, worlds
from tripot.games.chouineurs.moves import MOVES
from tripot.games.chouineurs.notation import ChouineursMove
from tripot.games.chouineurs.options import OPTIONS, SEATS
from tripot.games.chouineurs.setup import start
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.view import ChouineursView

GAME = Game[Chouineurs, ChouineursView, ChouineursMove](
    key="chouineurs",
    name=Text("Chouineurs", "Chouineurs"),
    sentence=Text(
        "Choisissez le sens de votre main, pariez sur vos plis, et chouinez si tout va mal.",
        "Choose which way up to hold your hand, bet on your tricks, and whine when all goes wrong.",
    ),
    author="Frédéric Vuagnat",
    seats=SEATS,
    minutes=30,
    articles="CH",
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
    habits=habits.ChouineursHabits,
    reading=reading.ChouineursReading,
    trust=0.6,
)

ChouineursMatch = Match[Chouineurs, ChouineursView, ChouineursMove]


def position(text: str) -> ChouineursMatch:
    """A table that starts from a worked case, as in `position("B11 B29 | A: B3 | B: R13 | C: Y11 R5")`."""
    return Match.position(GAME, text)

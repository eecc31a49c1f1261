"""How La Chouine can be played: by how many, and with which card points (LC-1)."""

from typing import Final

from tripot.engine.errors import Text
from tripot.engine.options import Choice
from tripot.games.la_chouine.deck import CARD_POINTS

SEATS: Final = range(2, 5)

OPTIONS: Final = (
    Choice(
        key="card_points",
        article="LC-1",
        title=Text("Points des cartes : adaptés ou de la tradition", "Points of the cards: adapted or traditional"),
        words=tuple(CARD_POINTS),
    ),
)

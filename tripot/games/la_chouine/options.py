"""How La Chouine can be played: by how many, and with which card points (LC-1)."""

from typing import Final

from tripot.engine.errors import Text
from tripot.engine.options import Choice

SEATS: Final = range(2, 5)

OPTIONS: Final = (
    Choice(
        key="card_points",
        article="LC-1",
        title=Text("Points des cartes", "Points of the cards"),
        words={"adapted": Text("adaptés", "adapted"), "traditional": Text("de la tradition", "traditional")},
    ),
)

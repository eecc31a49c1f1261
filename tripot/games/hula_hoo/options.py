"""How Hula-Hoo can be played: by how many, and with which house rules (HH-19 to HH-22)."""

from typing import Final

from tripot.engine.errors import Text
from tripot.engine.options import Switch

SEATS: Final = range(2, 7)

OPTIONS: Final = (
    Switch(
        key="streak",
        article="HH-19",
        title=Text("Trois manches d'affilée gagnent la partie", "Three rounds in a row win the game"),
    ),
    Switch(
        key="chaos_deal",
        article="HH-20",
        title=Text("Dix cartes cachées, chacun choisit sa rangée", "Ten hidden cards, everyone chooses a front row"),
    ),
    Switch(key="no_exchange", article="HH-21", title=Text("Pas d'échange avec la pioche", "No exchange with the pile")),
    Switch(
        key="chaos_target",
        article="HH-22",
        title=Text("Qui joue désigne qui doit répondre", "Whoever plays names who must answer"),
    ),
)

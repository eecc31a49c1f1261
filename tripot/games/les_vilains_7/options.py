"""How Les Vilains 7 can be played: by two to six, and with which house rules (V7-7, V7-11, V7-15, V7-16, V7-17)."""

from typing import Final

from tripot.engine.errors import Text
from tripot.engine.options import Choice, Number, Switch

SEATS: Final = range(2, 7)

OPTIONS: Final = (
    Choice(
        key="referee",
        article="V7-11",
        title=Text("Qui relève les erreurs", "Who calls mistakes"),
        words={"automatic": Text("la table", "the table"), "players": Text("les joueurs", "the players")},
    ),
    Switch(
        key="vilains_rule",
        article="V7-15",
        title=Text("Le premier portable choisit le bruit du tour", "The first phone chooses the noise of the tour"),
    ),
    Switch(
        key="more_vilain",
        article="V7-16",
        title=Text(
            "Une erreur sur la première carte coûte une carte par joueur",
            "A mistake on the first card costs a card from everybody",
        ),
    ),
    Switch(key="no_doubles", article="V7-17", title=Text("Sans les cartes doubles", "Without the double cards")),
    Number(
        key="time_limit",
        article="V7-7",
        title=Text(
            "Temps pour retourner et pour répondre, en millisecondes", "Time to flip and to answer, in milliseconds"
        ),
        low=1500,
        high=10_000,
        usual=3000,
    ),
)

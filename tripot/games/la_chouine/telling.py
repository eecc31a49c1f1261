"""La Chouine in words: what is asked, what a move is, what a combination takes. Everything is done in the open."""

from collections.abc import Sequence

from tripot.engine.errors import Text
from tripot.games.la_chouine.cards import NAMES
from tripot.games.la_chouine.deck import COMBINATION_POINTS, COMBINATIONS, FORCES, HAND_SIZES
from tripot.games.la_chouine.notation import (
    Architecte,
    Briscard,
    Chouine,
    Duo,
    LaChouineMove,
    Play,
    Take,
    Triplette,
)
from tripot.games.la_chouine.view import LaChouineView, best_card

REWARD = "★"
FAMILY = {
    "F": Text("poisson", "fish"),
    "R": Text("rose", "rose"),
    "C": Text("couronne", "crown"),
    "G": Text("raisin", "grape"),
}
STRONGEST = {
    "F": Text("le plus fort poisson", "the strongest fish"),
    "R": Text("la plus forte rose", "the strongest rose"),
    "C": Text("la plus forte couronne", "the strongest crown"),
    "G": Text("le plus fort raisin", "the strongest grape"),
}
STRONGER = {
    "F": Text("un poisson plus fort", "a stronger fish"),
    "R": Text("une rose plus forte", "a stronger rose"),
    "C": Text("une couronne plus forte", "a stronger crown"),
    "G": Text("un raisin plus fort", "a stronger grape"),
}
THE = {
    "crue": "la Crue",
    "duo": "le Duo",
    "triplette": "la Triplette",
    "champalu": "Champalu",
    "architecte": "l'Architecte",
    "briscard": "le Briscard",
    "chouine": "la Chouine",
}


def the(combination: str) -> Text:
    """`le Duo`, `the Duo`."""
    return Text(THE[combination], f"the {combination.capitalize()}" if combination != "champalu" else "Champalu")


def card_name(card: str) -> Text:
    family, force = FAMILY[card[0]], card[1:]
    return Text(f"{force} de {family.fr}", f"{force} of {family.en}{'' if family.en == 'fish' else 's'}")


def price(combination: str) -> str:
    """Its points, or the reward of the round itself."""
    return str(COMBINATION_POINTS[COMBINATIONS.index(combination)] or REWARD)


def takes(combination: str, seats: int) -> Text:
    """What a combination takes at a table of so many, in a word or two."""
    long = HAND_SIZES[seats]
    match combination:
        case "crue":
            return Text("dernier pli", "last trick")
        case "duo":
            return Text("4-5", "4-5")
        case "triplette":
            return Text("3 pareilles", "3 alike")
        case "architecte":
            run = "-".join(map(str, range(1, long + 1)))
            return Text(run, run)
        case "briscard":
            return Text(f"{long} × 7 ou 8", f"{long} × 7 or 8")
        case "chouine":
            run = "-".join(map(str, range(FORCES - long + 1, FORCES + 1)))
            return Text(run, run)
    return Text("seul à 0", "alone at 0")


def asked(view: LaChouineView, names: Sequence[str]) -> Text:
    """What the player to act has to do."""
    if view.phase == "over":
        return Text("La partie est finie.", "The game is over.")
    who = names[view.to_act[0]]
    if view.phase == "take":
        return Text(f"{who} prend l'une des cartes retournées.", f"{who} takes one of the cards turned up.")
    if view.must:
        shown = " ".join(view.must)
        return Text(f"{who} joue l'une des cartes montrées : {shown}", f"{who} plays one of the cards shown: {shown}")
    if view.trick is None:
        return Text(f"{who} entame avec la carte de son choix.", f"{who} leads any card.")
    return to_beat(best_card(view, view.trick), names[view.trick.winner])


def to_beat(card: str, who: str) -> Text:
    """LC-8: what would win the trick now."""
    family, force = card[0], int(card[1:])
    ways = [STRONGER[family]] if force < FORCES else []
    if family != "C":
        ways.append(Text("une couronne", "a crown"))
    if not ways:
        return Text(f"{card} ({who}) est imbattable.", f"{card} ({who}) cannot be beaten.")
    fr, en = " ou ".join(way.fr for way in ways), " or ".join(way.en for way in ways)
    return Text(f"À battre : {card} ({who}), par {fr}.", f"To beat: {card} ({who}), with {en}.")


def phrase(move: LaChouineMove, names: Sequence[str], language: str) -> str:
    """A move in the list of those one can make: as short as it can be."""
    match move:
        case Play(card=card):
            words = card_name(card)
        case Take(card=card):
            words = card_name(card)
        case Chouine():
            words = Text("gagner la manche", "win the round")
        case _:
            value = price(kind(move))
            words = Text(f"annoncer, {value} points", f"claim, {value} points")
    return words.say(language)


def kind(move: Duo | Triplette | Architecte | Briscard | Chouine) -> str:
    """Which combination a claim is about."""
    return type(move).__name__.lower()


def say(move: LaChouineMove, seat: int, names: Sequence[str], language: str) -> str:
    """A move that was made, as one would tell it."""
    who = names[seat]
    match move:
        case Play(card=card):
            words = Text(f"{who} joue {card}.", f"{who} plays {card}.")
        case Take(card=card):
            words = Text(f"{who} prend {card}.", f"{who} takes {card}.")
        case Chouine():
            words = Text(f"{who} crie : Chouine !", f"{who} cries: Chouine!")
        case _:
            claimed = the(kind(move))
            words = Text(f"{who} annonce {claimed.fr}.", f"{who} claims {claimed.en}.")
    return words.say(language)


overheard = say  # cards are played, shown and taken for all to see


def not_held(view: LaChouineView, move: LaChouineMove) -> Text | None:
    """The card that the move would play from elsewhere, or take where it does not lie."""
    match move:
        case Play(card=card) if card not in view.hand:
            if card not in view.row:
                return Text(f"Vous n'avez pas {card} en main.", f"You have no {card} in your hand.")
            if view.phase == "take":
                return Text(f"Pour prendre {card}, écrivez take {card}.", f"To take {card}, write take {card}.")
            return Text(
                f"{card} est une carte retournée : elle sera prise après le pli.",
                f"{card} is one of the cards turned up: it will be taken after the trick.",
            )
        case Take(card=card) if card not in view.row:
            return Text(
                f"{card} n'est pas parmi les cartes retournées.",
                f"{card} is not among the cards turned up.",
            )
    return None


def cards(view: LaChouineView) -> list[tuple[str, list[LaChouineMove]]]:
    """Every card one could ask about, as one would write it, with the moves it could make."""
    return [(card, [Play(card=card), Take(card=card)]) for card in NAMES]

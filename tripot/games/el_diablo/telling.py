"""El Diablo in words: what a move is, how it is told, and what a card does in its trick."""

from collections.abc import Sequence

from tripot.engine.errors import Text
from tripot.engine.seats import letter
from tripot.engine.words import chosen, many
from tripot.games.el_diablo.deck import CHAMELEON, DEVIL, LOWEST, MAGICIAN, NUMBERS
from tripot.games.el_diablo.moves import ALONE, DEVIL_16, PLUS, SET_16, kind_of
from tripot.games.el_diablo.notation import (
    CARDS,
    NUMBER_OF,
    Bid,
    Card,
    Chameleon,
    Devil,
    ElDiabloMove,
    Jackpot,
    Magician,
    Number,
    SetDevil,
    face,
)
from tripot.games.el_diablo.resolution import CHANGE
from tripot.games.el_diablo.scoring import gain
from tripot.games.el_diablo.view import ElDiabloView, Step

KINDS = {
    DEVIL: Text("diable", "devil"),
    CHAMELEON: Text("caméléon", "chameleon"),
    MAGICIAN: Text("magicien", "magician"),
}
WAYS = {number: range(2 * number, 2 * number + 1) for number in NUMBERS} | {
    DEVIL: range(DEVIL_16, ALONE),
    CHAMELEON: range(ALONE, PLUS),
    MAGICIAN: range(PLUS, SET_16),
}  # the moves that play a card


def counted(number: int) -> str:
    """A value as it is printed: `14`, `−2`."""
    return str(number).replace("-", "−")


def gained(number: int) -> str:
    """A gain or a loss: `+9`, `−4`."""
    return f"{number:+}".replace("-", "−")


def change(magician: Magician) -> str:
    return gained(CHANGE if magician.change == "plus" else -CHANGE)


def phrase(move: ElDiabloMove, names: Sequence[str], language: str) -> str:
    """A move in the list of those one can make: as short as it can be; a number says it all."""
    match move:
        case Number():
            words = Text("", "")
        case Devil():
            words = KINDS[DEVIL]
        case Chameleon(player=None):
            words = Text("vaut 0", "worth 0")
        case Chameleon(player=player):
            words = Text(f"prend à {names[player or 0]}", f"takes from {names[player or 0]}")
        case Magician(player=player):
            words = Text(f"{change(move)} à {names[player]}", f"{change(move)} to {names[player]}")
        case SetDevil(value=value):
            words = Text(f"le diable vaut {value}", f"the devil is worth {value}")
        case Bid(tricks=tricks):
            kept, missed = gained(gain(tricks, tricks, False)), gained(gain(tricks, tricks + 1, False))
            words = Text(f"{kept} ou {missed}", f"{kept} or {missed}")
        case Jackpot(declared=True):
            words = Text("double le gain ou la perte", "doubles the gain or the loss")
        case Jackpot():
            words = Text("ne double rien", "doubles nothing")
    return words.say(language)


def say(move: ElDiabloMove, seat: int, names: Sequence[str], language: str) -> str:
    """A move that was made, as one would tell it."""
    who = names[seat]
    match move:
        case Number(value=value):
            words = Text(f"{who} joue {value}.", f"{who} plays {value}.")
        case Devil(value=value):
            words = Text(f"{who} joue un diable et annonce {value}.", f"{who} plays a devil and says {value}.")
        case Chameleon(player=None):
            words = Text(
                f"{who} joue un caméléon, qui vaut 0 : il n'y a plus personne à désigner.",
                f"{who} plays a chameleon, worth 0: there is nobody left to name.",
            )
        case Chameleon(player=player, devil=devil):
            words = Text(
                f"{who} joue un caméléon et désigne {names[player or 0]}",
                f"{who} plays a chameleon and names {names[player or 0]}",
            )
            if devil is None:
                words = Text(f"{words.fr}.", f"{words.en}.")
            else:
                words = Text(f"{words.fr} : diable à {devil}.", f"{words.en}: the devil is {devil}.")
        case Magician(player=player):
            words = Text(
                f"{who} joue un magicien : {change(move)} à {names[player]}.",
                f"{who} plays a magician: {change(move)} to {names[player]}.",
            )
        case SetDevil(value=value):
            words = Text(f"{who} fixe le diable à {value}.", f"{who} sets the devil to {value}.")
        case Bid(tricks=tricks):
            words = Text(f"{who} mise sur {many(tricks, 'pli', 'trick').fr}.", f"{who} bids {tricks}.")
        case Jackpot(declared=True):
            words = Text(f"{who} déclare le JACKPOT !", f"{who} declares a JACKPOT!")
        case Jackpot():
            words = Text(f"{who} ne déclare pas le Jackpot.", f"{who} declares no Jackpot.")
    return words.say(language)


def overheard(move: ElDiabloMove, seat: int, names: Sequence[str], language: str) -> str:
    """The same as the others hear it: bids and jackpots stay secret until all are chosen (ED-3, ED-13)."""
    match move:
        case Bid():
            return Text(f"{names[seat]} a misé.", f"{names[seat]} has bid.").say(language)
        case Jackpot():
            return chosen(names[seat]).say(language)
    return say(move, seat, names, language)


def doing(step: Step) -> Text:
    """What a card on the table does as things stand; it says itself whom it names."""
    match step.effect:
        case "out":
            return Text("hors du pli", "out of the trick")
        case "misses":
            return Text(f"manque {target(step)}", f"misses {target(step)}")
        case "waits":
            return Text(f"attend {target(step)}", f"waits for {target(step)}")
        case "changes":
            return Text(f"{gained(step.amount)} à {target(step)}", f"{gained(step.amount)} to {target(step)}")
        case "takes":
            return Text(f"prend {counted(step.amount)}", f"takes {counted(step.amount)}")
    return KINDS.get(kind_of(NUMBER_OF[step.card]), Text("", ""))


def target(step: Step) -> str:
    """The letter of the player whom the card names."""
    assert isinstance(step.card, Chameleon | Magician)
    assert step.card.player is not None
    return letter(step.card.player)


def not_held(view: ElDiabloView, move: ElDiabloMove) -> Text | None:
    """The card that the move would play without having it; the article alone would leave that to guess."""
    if not isinstance(move, Card) or view.phase != "play":
        return None
    kind = kind_of(NUMBER_OF[move])
    if kind in view.hand:
        return None
    name = KINDS.get(kind, Text(face(kind), face(kind)))
    return Text(f"Vous n'avez pas de {name.fr}.", f"You have no {name.en}.")


def cards(view: ElDiabloView) -> list[tuple[str, list[ElDiabloMove]]]:
    """Every card one could ask about, as one would write it, with the moves it could make: the hand, if none is asked for."""
    kinds = range(LOWEST, MAGICIAN + 1) if view.phase == "play" else sorted(set(view.hand))
    return [(face(kind), [CARDS[number] for number in WAYS[kind]]) for kind in kinds]

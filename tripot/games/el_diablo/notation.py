"""One-line texts: `12` `D16` `C>B` `C>B=0` `C` `M>B+` `=16` `bid 7` `jackpot` `no jackpot`. Each is a move wherever it stands."""

import re
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from tripot.engine.errors import BadInput
from tripot.engine.game import Move
from tripot.engine.seats import LETTERS, letter
from tripot.games.el_diablo import deck
from tripot.games.el_diablo.deck import HIGHEST, LOWEST
from tripot.games.el_diablo.moves import (
    ALONE,
    BID,
    DEVIL_0,
    DEVIL_16,
    JACKPOT,
    MINUS,
    MOVES,
    NAME,
    NAME_0,
    NAME_16,
    NO_JACKPOT,
    PLUS,
    SET_0,
    SET_16,
)
from tripot.games.el_diablo.options import MOST_SEATS

MOST_TRICKS = MOVES - BID - 1

Value = Literal[16, 0]
Player = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]

FACES = {deck.DEVIL: "D", deck.CHAMELEON: "C", deck.MAGICIAN: "M"}
KINDS = {text: kind for kind, text in FACES.items()}
VALUES: dict[str, Value] = {"16": 16, "0": 0}

NUMBER_TEXT = re.compile(r"[0-9]{1,2}")
DEVIL_TEXT = re.compile(r"d\s*(16|0)")
CHAMELEON_TEXT = re.compile(r"c(?:\s*>\s*([a-e])\s*(?:=\s*(16|0))?)?")
MAGICIAN_TEXT = re.compile(r"m\s*>\s*([a-e])\s*([-+])")
SET_TEXT = re.compile(r"=\s*(16|0)")
BID_TEXT = re.compile(r"bid\s*([0-9]{1,2})")
JACKPOT_TEXT = re.compile(r"(no\s+)?jackpot")


class Number(Move, frozen=True, kw_only=True, tag="number"):
    """A card with a number."""

    value: Annotated[int, Meta(ge=LOWEST, le=HIGHEST)]


class Devil(Move, frozen=True, kw_only=True, tag="devil"):
    """A devil and its announcement (ED-6)."""

    value: Value


class Chameleon(Move, frozen=True, kw_only=True, tag="chameleon"):
    """A chameleon and whom it names (ED-7): nobody, if there is nobody left (ED-9); with a devil its new value (ED-8)."""

    player: Player | None
    devil: Value | None = None


class Magician(Move, frozen=True, kw_only=True, tag="magician"):
    """A magician, whom it names, and what it does to their value (ED-10)."""

    player: Player
    change: Literal["plus", "minus"]


class SetDevil(Move, frozen=True, kw_only=True, tag="set devil"):
    """What a devil is worth that was played after a chameleon had named its player (ED-8)."""

    value: Value


class Bid(Move, frozen=True, kw_only=True, tag="bid"):
    """So many tricks, exactly (ED-3)."""

    is_secret: ClassVar[bool] = True

    tricks: Annotated[int, Meta(ge=0, le=MOST_TRICKS)]


class Jackpot(Move, frozen=True, kw_only=True, tag="jackpot"):
    """Double or not (ED-13)."""

    is_secret: ClassVar[bool] = True

    declared: bool


Card = Number | Devil | Chameleon | Magician
ElDiabloMove = Card | SetDevil | Bid | Jackpot


PLAYERS = range(MOST_SEATS)

# The moves by number, the same for every seat at any moment. A move never changes: one of each is enough.
CARDS: dict[int, Card] = {
    **{2 * value: Number(value=value) for value in range(LOWEST, HIGHEST + 1)},
    DEVIL_16: Devil(value=16),
    DEVIL_0: Devil(value=0),
    ALONE: Chameleon(player=None),
    **{NAME + player: Chameleon(player=player) for player in PLAYERS},
    **{NAME_16 + player: Chameleon(player=player, devil=16) for player in PLAYERS},
    **{NAME_0 + player: Chameleon(player=player, devil=0) for player in PLAYERS},
    **{PLUS + player: Magician(player=player, change="plus") for player in PLAYERS},
    **{MINUS + player: Magician(player=player, change="minus") for player in PLAYERS},
}
ALL_MOVES: dict[int, ElDiabloMove] = {
    **CARDS,
    SET_16: SetDevil(value=16),
    SET_0: SetDevil(value=0),
    JACKPOT: Jackpot(declared=True),
    NO_JACKPOT: Jackpot(declared=False),
    **{BID + tricks: Bid(tricks=tricks) for tricks in range(MOST_TRICKS + 1)},
}
NUMBER_OF = {move: number for number, move in ALL_MOVES.items()}


def move(seen: object, seat: int, number: int) -> ElDiabloMove:
    """The move that has this number."""
    if number not in ALL_MOVES:
        raise unreadable(str(number))
    return ALL_MOVES[number]


def number(seen: object, seat: int, meant: ElDiabloMove) -> int:
    """The number of a move, or BadInput if there is no such card, player or bid."""
    if meant not in NUMBER_OF:
        raise unreadable(str(meant))
    return NUMBER_OF[meant]


def text(move: ElDiabloMove) -> str:
    match move:
        case Number():
            return str(move.value)
        case Devil():
            return f"D{move.value}"
        case Chameleon():
            named = "" if move.player is None else f">{letter(move.player)}"
            return f"C{named}" + ("" if move.devil is None else f"={move.devil}")
        case Magician():
            return f"M>{letter(move.player)}{'+' if move.change == 'plus' else '-'}"
        case SetDevil():
            return f"={move.value}"
        case Bid():
            return f"bid {move.tricks}"
        case Jackpot():
            return "jackpot" if move.declared else "no jackpot"


def read(text: str) -> ElDiabloMove:
    """The move that a text stands for, whoever makes it."""
    words = text.strip().lower()
    if NUMBER_TEXT.fullmatch(words):
        return Number(value=read_number(words))
    if found := DEVIL_TEXT.fullmatch(words):
        return Devil(value=VALUES[found[1]])
    if found := CHAMELEON_TEXT.fullmatch(words):
        named = None if found[1] is None else seat_of(found[1])
        return Chameleon(player=named, devil=None if found[2] is None else VALUES[found[2]])
    if found := MAGICIAN_TEXT.fullmatch(words):
        return Magician(player=seat_of(found[1]), change="plus" if found[2] == "+" else "minus")
    if found := SET_TEXT.fullmatch(words):
        return SetDevil(value=VALUES[found[1]])
    if found := BID_TEXT.fullmatch(words):
        return Bid(tricks=read_bid(found[1]))
    if found := JACKPOT_TEXT.fullmatch(words):
        return Jackpot(declared=found[1] is None)
    raise unreadable(text)


def seat_of(letter: str) -> int:
    return LETTERS.index(letter.upper())


def read_number(text: str) -> int:
    if not LOWEST <= int(text) <= HIGHEST:
        raise BadInput(
            fr=f"Il n'y a pas de carte {text} : elles vont de {LOWEST} à {HIGHEST}.",
            en=f"There is no card {text}: they go from {LOWEST} to {HIGHEST}.",
        )
    return int(text)


def read_bid(text: str) -> int:
    if int(text) > MOST_TRICKS:
        raise BadInput(
            fr=f"On ne peut pas miser {text} plis : {MOST_TRICKS} au plus.",
            en=f"Nobody can bid {text} tricks: {MOST_TRICKS} at most.",
        )
    return int(text)


def face(kind: int) -> str:
    """A card in a hand: its number, `D`, `C` or `M`."""
    return FACES.get(kind, str(kind))


def read_face(text: str) -> int:
    """The card that a text stands for in a hand."""
    if kind := KINDS.get(text.upper()):
        return kind
    if NUMBER_TEXT.fullmatch(text):
        return read_number(text)
    raise BadInput(
        fr=f"« {text[:40]} » n'est pas une carte : un nombre de {LOWEST} à {HIGHEST}, D, C ou M.",
        en=f"'{text[:40]}' is not a card: a number from {LOWEST} to {HIGHEST}, D, C or M.",
    )


def unreadable(text: str) -> BadInput:
    return BadInput(
        fr=f"« {text[:40]} » n'est pas un coup d'El Diablo ; écrivez par exemple 12, D16, C>B, C>B=0, M>B+, =16, bid 7, jackpot.",
        en=f"'{text[:40]}' is not a move of El Diablo; write for example 12, D16, C>B, C>B=0, M>B+, =16, bid 7, jackpot.",
    )

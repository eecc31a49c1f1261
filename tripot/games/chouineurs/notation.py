"""One-line texts: `B11` plays an end, `keep 2-4` and `turn 2-4` choose before a round, `turn B3` and `point` whine."""

import re
from typing import ClassVar, Literal

from tripot.engine.errors import BadInput
from tripot.engine.game import Move
from tripot.games.chouineurs.cards import END_OF, ENDS
from tripot.games.chouineurs.moves import BET_CARDS, CHOOSE, CHOOSE_TURNED, MOVES, POINT, TURN
from tripot.games.chouineurs.scoring import BET_NAMES
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.view import ChouineursView

CHOICE_TEXT = re.compile(r"(KEEP|TURN)([0-9].*)")
END_TEXT = re.compile(r"[BRYK][0-9]{1,2}")


class Play(Move, frozen=True, kw_only=True, tag="play"):
    """A card, by the end that is up (CH-6, CH-7)."""

    card: str


class Turn(Move, frozen=True, kw_only=True, tag="turn"):
    """Whining: turn a card, named by the end that was up before (CH-10)."""

    is_secret: ClassVar[bool] = True

    card: str


class Point(Move, frozen=True, kw_only=True, tag="point"):
    """Whining: a card of the reserve, for a point (CH-10)."""


class Choose(Move, frozen=True, kw_only=True, tag="choose"):
    """Which way up to hold the hand, and a bet card (CH-4)."""

    is_secret: ClassVar[bool] = True

    orientation: Literal["keep", "turn"]
    bet: str


ChouineursMove = Play | Turn | Point | Choose


def move(seen: Chouineurs | ChouineursView, seat: int, number: int) -> ChouineursMove:
    """The move that has this number; it is the same for every seat."""
    if 0 <= number < TURN:
        return Play(card=ENDS[number])
    if TURN <= number < POINT:
        return Turn(card=ENDS[number - TURN])
    if number == POINT:
        return Point()
    if CHOOSE <= number < MOVES:
        is_turned, bet = divmod(number - CHOOSE, BET_CARDS)
        return Choose(orientation="turn" if is_turned else "keep", bet=BET_NAMES[bet])
    raise unreadable(str(number))


def number(state: Chouineurs, seat: int, move: ChouineursMove) -> int:
    match move:
        case Play():
            return read_end(move.card)
        case Turn():
            return TURN + read_end(move.card)
        case Point():
            return POINT
        case Choose():
            return (CHOOSE if move.orientation == "keep" else CHOOSE_TURNED) + read_bet(move.bet)


def text(move: ChouineursMove) -> str:
    match move:
        case Play():
            return move.card
        case Turn():
            return f"turn {move.card}"
        case Point():
            return "point"
        case Choose():
            return f"{move.orientation} {move.bet}"


def read(text: str) -> ChouineursMove:
    """The move that a text stands for, whoever makes it."""
    words = "".join(text.split()).upper()
    if words == "POINT":
        return Point()
    if found := CHOICE_TEXT.fullmatch(words):
        return Choose(orientation="keep" if found[1] == "KEEP" else "turn", bet=BET_NAMES[read_bet(found[2])])
    kind = Turn if words.startswith("TURN") else Play
    card = words.removeprefix("TURN")
    if not END_TEXT.fullmatch(card):
        raise unreadable(text)
    return kind(card=ENDS[read_end(card)])


def read_end(text: str) -> int:
    """The number of an end."""
    if text not in END_OF:
        raise BadInput(fr=f"Aucune carte n'a le bout {text[:20]}.", en=f"No card has the end {text[:20]}.")
    return END_OF[text]


def read_bet(text: str) -> int:
    """The number of a bet card."""
    if text not in BET_NAMES:
        names = ", ".join(BET_NAMES)
        raise BadInput(
            fr=f"Il n'y a pas de carte Pari « {text[:20]} » ; il y a : {names}.",
            en=f"There is no bet card '{text[:20]}'; there are: {names}.",
        )
    return BET_NAMES.index(text)


def unreadable(text: str) -> BadInput:
    return BadInput(
        fr=f"« {text[:40]} » n'est pas un coup de Chouineurs ; écrivez par exemple B11, keep 2-4, turn 2-4, turn B3, point.",
        en=f"'{text[:40]}' is not a move of Chouineurs; write for example B11, keep 2-4, turn 2-4, turn B3, point.",
    )

"""One-line texts: `9+` `f9-` `4=` `pass` `>B` `>B+` `swap 3 9` `keep` `front 1 3 3 9 13`. An f is a card from the front row."""

import re
from typing import ClassVar, Literal

from tripot.engine.errors import BadInput, IllegalMove
from tripot.engine.game import Move
from tripot.engine.seats import LETTERS, letter
from tripot.games.hula_hoo.cards import heap_of, values
from tripot.games.hula_hoo.deck import HIGHEST, LOWEST
from tripot.games.hula_hoo.moves import (
    DOUBLE,
    EXCHANGE,
    FIRST_CARD,
    FROM_FRONT,
    FRONT,
    MOINS_BIT,
    MOST_SEATS,
    MOVES,
    NAME,
    NAME_MOINS,
    NAME_PLUS,
    PASS,
)
from tripot.games.hula_hoo.picks import FIVE_OF_TEN, pick_of, picked_cards
from tripot.games.hula_hoo.state import HulaHoo
from tripot.games.hula_hoo.view import HulaHooView

SIGNS = {"plus": "+", "moins": "-", "double": "="}
CALL_OF: dict[str, Literal["plus", "moins", "double"]] = {"+": "plus", "-": "moins", "=": "double"}

CARD_TEXT = re.compile(r"(f?)\s*([0-9]{1,2})\s*([-+=])")
NAME_TEXT = re.compile(r">\s*([a-f])\s*([-+]?)")
CARDS_TEXT = re.compile(r"(swap|front)((?:[\s,]+[0-9]{1,2})+)")


class Play(Move, frozen=True, kw_only=True, tag="play"):
    """A card and the call that goes with it."""

    card: int
    source: Literal["hand", "front"]
    call: Literal["plus", "moins", "double"]


class Pass(Move, frozen=True, kw_only=True, tag="pass"):
    """HH-12."""


class Name(Move, frozen=True, kw_only=True, tag="name"):
    """Who must answer (HH-22); with a call where it may change."""

    player: int
    call: Literal["plus", "moins"] | None = None


class Exchange(Move, frozen=True, kw_only=True, tag="exchange"):
    """The cards in front to swap (HH-3)."""

    cards: list[int]


class Front(Move, frozen=True, kw_only=True, tag="front"):
    """The five of ten cards to lay in front (HH-20)."""

    is_secret: ClassVar[bool] = True

    cards: list[int]


HulaHooMove = Play | Pass | Name | Exchange | Front


def move(seen: HulaHoo | HulaHooView, seat: int, number: int) -> HulaHooMove:
    """The move that has this number for a seat."""
    if number == PASS:
        return Pass()
    if FIRST_CARD <= number < DOUBLE:
        source: Literal["hand", "front"] = "front" if number & FROM_FRONT else "hand"
        return Play(card=number >> 2, source=source, call="moins" if number & MOINS_BIT else "plus")
    if DOUBLE + 2 * LOWEST <= number < NAME:
        return Play(card=(number - DOUBLE) >> 1, source="front" if number & 1 else "hand", call="double")
    if NAME <= number < EXCHANGE:
        call, player = divmod(number - NAME, MOST_SEATS)
        return Name(player=player, call=(None, "plus", "moins")[call])
    if EXCHANGE <= number < FRONT:
        return Exchange(cards=values(picked_cards(front_of(seen, seat), number - EXCHANGE)))
    if FRONT <= number < MOVES:
        return Front(cards=values(picked_cards(hand_of(seen, seat), FIVE_OF_TEN[number - FRONT])))
    raise unreadable(str(number))


def number(state: HulaHoo, seat: int, move: HulaHooMove) -> int:
    """The number of a move for a seat."""
    match move:
        case Pass():
            return PASS
        case Play(call="double"):
            return DOUBLE + 2 * move.card + (move.source == "front")
        case Play():
            return 4 * move.card + (FROM_FRONT if move.source == "front" else 0) + (move.call == "moins")
        case Name():
            return {None: NAME, "plus": NAME_PLUS, "moins": NAME_MOINS}[move.call] + move.player
        case Exchange():
            picked = pick_of(front_of(state, seat), heap_of(move.cards)) if len(move.cards) <= 3 else -1
            if picked < 0:
                raise IllegalMove("HH-3")
            return EXCHANGE + picked
        case Front():
            picked = pick_of(hand_of(state, seat), heap_of(move.cards)) if len(move.cards) == 5 else -1
            if picked not in FIVE_OF_TEN:
                raise IllegalMove("HH-20")
            return FRONT + FIVE_OF_TEN.index(picked)


def front_of(seen: HulaHoo | HulaHooView, seat: int) -> int:
    return seen.at[seat].front if isinstance(seen, HulaHoo) else heap_of(seen.players[seat].front)


def hand_of(seen: HulaHoo | HulaHooView, seat: int) -> int:
    return seen.at[seat].hand if isinstance(seen, HulaHoo) else heap_of(seen.hand)


def text(move: HulaHooMove) -> str:
    match move:
        case Pass():
            return "pass"
        case Play():
            return f"{'f' if move.source == 'front' else ''}{move.card}{SIGNS[move.call]}"
        case Name():
            return f">{letter(move.player)}{SIGNS[move.call] if move.call else ''}"
        case Exchange():
            return f"swap {spaced(move.cards)}" if move.cards else "keep"
        case Front():
            return f"front {spaced(move.cards)}"


def spaced(cards: list[int]) -> str:
    return " ".join(map(str, cards))


def read(text: str) -> HulaHooMove:
    """The move that a text stands for, whoever makes it."""
    words = text.strip().lower()
    if words == "pass":
        return Pass()
    if words == "keep":
        return Exchange(cards=[])
    if found := CARD_TEXT.fullmatch(words):
        return Play(card=read_card(found[2]), source="front" if found[1] else "hand", call=CALL_OF[found[3]])
    if found := NAME_TEXT.fullmatch(words):
        call = CALL_OF[found[2]] if found[2] else None
        return Name(player=LETTERS.index(found[1].upper()), call=call)  # type: ignore[arg-type]
    if found := CARDS_TEXT.fullmatch(words):
        cards = sorted(read_card(card) for card in re.findall(r"\d+", found[2]))
        return Exchange(cards=cards) if found[1] == "swap" else Front(cards=cards)
    raise unreadable(text)


def read_card(text: str) -> int:
    if not LOWEST <= int(text) <= HIGHEST:
        raise BadInput(
            fr=f"Il n'y a pas de carte {text} : elles vont de {LOWEST} à {HIGHEST}.",
            en=f"There is no card {text}: they go from {LOWEST} to {HIGHEST}.",
        )
    return int(text)


def unreadable(text: str) -> BadInput:
    return BadInput(
        fr=f"« {text[:40]} » n'est pas un coup de Hula-Hoo ; écrivez par exemple 9+, f4-, 10=, pass, >B, swap 3 9, keep.",
        en=f"'{text[:40]}' is not a move of Hula-Hoo; write for example 9+, f4-, 10=, pass, >B, swap 3 9, keep.",
    )

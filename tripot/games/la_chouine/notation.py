"""One-line texts: `F7` `take C1` `duo F` `triplette F8 R8 C8` `architecte F` `briscard` `chouine F`."""

import re
from typing import Literal, get_args

from tripot.engine.errors import BadInput, IllegalMove
from tripot.engine.game import Move
from tripot.games.la_chouine.cards import NAMES, NUMBERS, family, force, names
from tripot.games.la_chouine.combinations import shown_by
from tripot.games.la_chouine.deck import FAMILIES, FORCES
from tripot.games.la_chouine.moves import (
    CLAIM,
    CLAIM_ARCHITECTE,
    CLAIM_BRISCARD,
    CLAIM_CHOUINE,
    CLAIM_DUO,
    CLAIM_TRIPLETTE,
    MOVES,
    PLAY,
    TAKE,
)
from tripot.games.la_chouine.state import LaChouine
from tripot.games.la_chouine.view import LaChouineView

Family = Literal["F", "R", "C", "G"]
LETTERS: tuple[Family, ...] = get_args(Family)

CARD_TEXT = re.compile(r"(take\s+|)([frcg])\s*([0-9]+)")
FAMILY_TEXT = re.compile(r"(duo|architecte|chouine)\s+([frcg])")
TRIPLETTE_TEXT = re.compile(r"triplette((?:[\s,]+[frcg]\s*[0-9]+){3})")


class Play(Move, frozen=True, kw_only=True, tag="play"):
    """LC-7."""

    card: str


class Take(Move, frozen=True, kw_only=True, tag="take"):
    """A card of the row (LC-10)."""

    card: str


class Duo(Move, frozen=True, kw_only=True, tag="duo"):
    """LC-13."""

    family: Family


class Triplette(Move, frozen=True, kw_only=True, tag="triplette"):
    """LC-14: which three of a force."""

    cards: list[str]


class Architecte(Move, frozen=True, kw_only=True, tag="architecte"):
    """LC-15."""

    family: Family


class Briscard(Move, frozen=True, kw_only=True, tag="briscard"):
    """LC-16."""


class Chouine(Move, frozen=True, kw_only=True, tag="chouine"):
    """LC-17."""

    family: Family


LaChouineMove = Play | Take | Duo | Triplette | Architecte | Briscard | Chouine
BY_FAMILY: dict[str, type[Duo | Architecte | Chouine]] = {"duo": Duo, "architecte": Architecte, "chouine": Chouine}


def move(seen: LaChouine | LaChouineView, seat: int, number: int) -> LaChouineMove:
    """The move that has this number, for any seat at any table."""
    if not 0 <= number < MOVES:
        raise unreadable(str(number))
    if number < TAKE:
        return Play(card=NAMES[number - PLAY])
    if number < CLAIM:
        return Take(card=NAMES[number - TAKE])
    if number < CLAIM_TRIPLETTE:
        return Duo(family=LETTERS[number - CLAIM_DUO])
    if number < CLAIM_ARCHITECTE:
        return Triplette(cards=names(shown_by(number, 0)))
    if number < CLAIM_BRISCARD:
        return Architecte(family=LETTERS[number - CLAIM_ARCHITECTE])
    if number < CLAIM_CHOUINE:
        return Briscard()
    return Chouine(family=LETTERS[number - CLAIM_CHOUINE])


def number(state: LaChouine, seat: int, move: LaChouineMove) -> int:
    match move:
        case Play():
            return PLAY + card_number(move.card)
        case Take():
            return TAKE + card_number(move.card)
        case Duo():
            return CLAIM_DUO + LETTERS.index(move.family)
        case Triplette():
            card = left_out(move.cards)
            if card is None:  # refused as any Triplette would be, or else for its cards
                raise IllegalMove(state.refusal(seat, CLAIM_TRIPLETTE) or "LC-14")
            return CLAIM_TRIPLETTE + card
        case Architecte():
            return CLAIM_ARCHITECTE + LETTERS.index(move.family)
        case Briscard():
            return CLAIM_BRISCARD
        case Chouine():
            return CLAIM_CHOUINE + LETTERS.index(move.family)


def left_out(cards: list[str]) -> int | None:
    """LC-14: the card that three of a force leave out; none, if they are not three of a force."""
    numbers = list(map(card_number, cards))
    forces = {force(card) for card in numbers}
    missing = set(range(len(FAMILIES))) - {family(card) for card in numbers}
    if len(numbers) != 3 or len(forces) != 1 or len(missing) != 1:
        return None
    return FORCES * missing.pop() + forces.pop() - 1


def text(move: LaChouineMove) -> str:
    match move:
        case Play():
            return move.card
        case Take():
            return f"take {move.card}"
        case Duo():
            return f"duo {move.family}"
        case Triplette():
            return f"triplette {' '.join(move.cards)}"
        case Architecte():
            return f"architecte {move.family}"
        case Briscard():
            return "briscard"
        case Chouine():
            return f"chouine {move.family}"


def read(text: str) -> LaChouineMove:
    """The move that a text stands for, whoever makes it."""
    words = text.strip().lower()
    if words == "briscard":
        return Briscard()
    if found := CARD_TEXT.fullmatch(words):
        card = read_card(found[2] + found[3])
        return Take(card=card) if found[1] else Play(card=card)
    if found := FAMILY_TEXT.fullmatch(words):
        return BY_FAMILY[found[1]](family=LETTERS[LETTERS.index(found[2].upper())])
    if found := TRIPLETTE_TEXT.fullmatch(words):
        cards = [read_card(letter + number) for letter, number in re.findall(r"([frcg])\s*([0-9]+)", found[1])]
        return Triplette(cards=sorted(cards, key=NAMES.index))
    raise unreadable(text)


def read_card(text: str) -> str:
    """The name of a card as it is written."""
    return NAMES[card_number(text.upper())]


def card_number(name: str) -> int:
    if name not in NUMBERS:
        raise BadInput(
            fr=f"Il n'y a pas de carte {name[:20]} : une carte est F, R, C ou G et une force de 1 à {FORCES}.",
            en=f"There is no card {name[:20]}: a card is F, R, C or G and a force from 1 to {FORCES}.",
        )
    return NUMBERS[name]


def unreadable(text: str) -> BadInput:
    return BadInput(
        fr=f"« {text[:40]} » n'est pas un coup de La Chouine ; écrivez par exemple F7, take C1, duo F, triplette F8 R8 C8,"
        " architecte F, briscard, chouine F.",
        en=f"'{text[:40]}' is not a move of La Chouine; write for example F7, take C1, duo F, triplette F8 R8 C8,"
        " architecte F, briscard, chouine F.",
    )

"""What a seat has not seen, counted: cards of the others' hands and of the reserve, any of them either way up."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.engine.bits import bit, count, set_of
from tripot.games.chouineurs.cards import ENDS, STRENGTHS
from tripot.games.chouineurs.table import Table


def higher(ends: list[int], than: int) -> i64:
    """The cards of which this end has the colour of another one and a higher value."""
    found = [
        end >> 1 for end in ends if STRENGTHS[end] >> 6 == STRENGTHS[than] >> 6 and STRENGTHS[end] > STRENGTHS[than]
    ]
    return set_of(found)


def lower(ends: list[int], value: int) -> i64:
    return set_of([end >> 1 for end in ends if STRENGTHS[end] & 63 < value])


FIRST: Final = list(range(0, len(ENDS), 2))
SECOND: Final = list(range(1, len(ENDS), 2))
# By end: the cards that have a higher one of its colour. By value: those that have a lower end, of any colour.
FIRST_HIGHER: Final = vec[i64]([higher(FIRST, end) for end in range(len(ENDS))])
SECOND_HIGHER: Final = vec[i64]([higher(SECOND, end) for end in range(len(ENDS))])
FIRST_LOWER: Final = vec[i64]([lower(FIRST, value) for value in range(64)])
SECOND_LOWER: Final = vec[i64]([lower(SECOND, value) for value in range(64)])


def unseen_by(table: Table, seat: i64) -> i64:
    """Everybody can count these: all cards but the own ones and those that were played."""
    found: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            found |= table.at[other].hand
        other += 1
    reserve = table.reserve  # with the cards that were taken from it, which nobody sees either
    place: i64 = 0
    size: i64 = len(reserve)
    while place < size:
        found |= bit(i64(reserve[place]))
        place += 1
    return found


def higher_ends(unseen: i64, end: i64) -> i64:
    """How many unseen ends are of the same colour and higher."""
    return count(unseen & FIRST_HIGHER[end]) + count(unseen & SECOND_HIGHER[end])


def lower_ends(unseen: i64, value: i64) -> i64:
    """How many unseen ends have a lower value."""
    return count(unseen & FIRST_LOWER[value]) + count(unseen & SECOND_LOWER[value])

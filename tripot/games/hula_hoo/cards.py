"""A heap of cards is one integer: how many of each value, four bits a value; equal cards are the same card."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit, count
from tripot.games.hula_hoo.deck import COPIES, HIGHEST, LOWEST

ONE_OF_EACH: Final = 0x11111111111110
LANES: Final = 0xFFFFFFFFFFFFF0  # every value's four bits
EVERY_OTHER: Final = 0x0F0F0F0F0F0F0F


def card(value: i64) -> i64:
    """The heap of one card."""
    return bit(4 * value)


def copies(heap: i64, value: i64) -> i64:
    return (heap >> (4 * value)) & 15


def lane(value: i64) -> i64:
    """The four bits of a value; none for the values 0 and 14, which no card has."""
    return (15 * card(value)) & LANES


def above(value: i64) -> i64:
    """The lanes of all higher values."""
    return (0 - bit(4 * value + 4)) & LANES


def below(value: i64) -> i64:
    """The lanes of all lower values."""
    return (bit(4 * value) - 1) & LANES


def present(heap: i64) -> i64:
    """One card of each value that the heap holds."""
    pairs: i64 = heap | (heap >> 1)
    return (pairs | (pairs >> 2)) & ONE_OF_EACH


def values_near(heap: i64) -> i64:
    """How many values are in the heap or next to one that is."""
    held: i64 = present(heap)
    return count((held | held << 4 | held >> 4) & ONE_OF_EACH)


def size(heap: i64) -> i64:
    """How many cards the heap holds."""
    total: i64 = (heap & EVERY_OTHER) + ((heap >> 4) & EVERY_OTHER)
    total += total >> 8
    total += total >> 16
    total += total >> 32
    return total & 255


def values(heap: i64) -> list[int]:
    """The cards one by one, lowest first."""
    found: list[int] = []
    value: i64 = LOWEST
    while value <= HIGHEST:
        left: i64 = copies(heap, value)
        while left > 0:
            found.append(value)
            left -= 1
        value += 1
    return found


def heap_of(cards: list[int]) -> i64:
    heap: i64 = 0
    for value in cards:
        heap += card(value)
    return heap


WHOLE_DECK: Final = heap_of([value for value, number in COPIES.items() for _ in range(number)])

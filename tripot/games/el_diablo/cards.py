"""A heap of cards is one integer: how many of each kind, two bits a kind; equal cards are the same card."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit, count
from tripot.games.el_diablo.deck import LOWEST, MAGICIAN, NUMBERS, SPECIALS, TAKEN_OUT
from tripot.games.el_diablo.options import SEATS

ONES: Final = 0x1555555554  # the lower bit of every kind from the 1s to the magicians


def card(kind: i64) -> i64:
    """The heap of one card."""
    return bit(2 * kind)


def copies(heap: i64, kind: i64) -> i64:
    return (heap >> (2 * kind)) & 3


def present(heap: i64) -> i64:
    """One card of each kind that the heap holds."""
    return (heap | (heap >> 1)) & ONES


def size(heap: i64) -> i64:
    """How many cards the heap holds."""
    return count(heap & ONES) + 2 * count((heap >> 1) & ONES)


def kinds(heap: i64) -> list[int]:
    """The cards one by one: the numbers from the lowest, then devils, chameleons and magicians."""
    found: list[int] = []
    kind: i64 = LOWEST
    while kind <= MAGICIAN:
        left: i64 = copies(heap, kind)
        while left > 0:
            found.append(kind)
            left -= 1
        kind += 1
    return found


def heap_of(cards: list[int]) -> i64:
    heap: i64 = 0
    for kind in cards:
        heap += card(kind)
    return heap


def deck_of(seats: int) -> dict[int, int]:
    """How many cards of each kind so many players use (ED-1, ED-2)."""
    out = TAKEN_OUT[seats]
    return {kind: number - out.get(kind, 0) for kind, number in (NUMBERS | SPECIALS).items()}


WHOLE_DECKS: Final = {
    seats: heap_of([kind for kind, number in deck_of(seats).items() for _ in range(number)]) for seats in SEATS
}

"""The deck is its own mirror image, and "plus" and "moins" each other's: what is learned of one side holds for the other."""

from typing import Final

from mypy_extensions import i64

from tripot.games.hula_hoo.cards import copies
from tripot.games.hula_hoo.deck import HIGHEST, JOKER, LOWEST
from tripot.games.hula_hoo.table import MOINS, PLUS

PAIRS: Final = 79  # of a low and a high end, and none
SPANS: Final = 316  # PAIRS x 4
SHORT_SPANS: Final = 237  # PAIRS x 3


def mirrored(heap: i64) -> i64:
    found: i64 = 0
    value: i64 = LOWEST
    while value <= HIGHEST:
        found = found << 4 | copies(heap, value)
        value += 1
    return found << 4


def mirrored_call(call: i64) -> i64:
    if call == PLUS:
        return MOINS
    if call == MOINS:
        return PLUS
    return call


def leans_low(heap: i64) -> bool:
    """Whether the cards are rather below the joker's value than above it."""
    lean: i64 = 0
    value: i64 = LOWEST
    while value <= HIGHEST:
        lean += (value - JOKER) * copies(heap, value)
        value += 1
    return lean < 0


def span(heap: i64, most_jokers: i64) -> i64:
    """The ends of a heap, jokers aside, and how many those are, as one number."""
    low: i64 = -1
    high: i64 = -1
    at: i64 = 0  # in the row of the values without the joker
    value: i64 = LOWEST
    while value <= HIGHEST:
        if value != JOKER:
            if copies(heap, value) != 0:
                if low < 0:
                    low = at
                high = at
            at += 1
        value += 1
    jokers: i64 = copies(heap, JOKER)
    if jokers > most_jokers:
        jokers = most_jokers
    return jokers * PAIRS + high * (high + 1) // 2 + low + 1

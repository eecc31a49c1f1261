"""Some of a few sorted cards, as one small number: a bit for each place. Of equal cards the first ones are picked."""

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit, count


def twins(heap: i64) -> i64:
    """The places whose card equals the one after it."""
    found: i64 = 0
    place: i64 = 0
    rest: i64 = heap
    while rest != 0:
        left: i64 = rest & 15
        if left > 1:
            found |= (bit(left - 1) - 1) << place
        place += left
        rest >>= 4
    return found


def is_first_of_equals(picked: i64, equal: i64) -> bool:
    """Whether no card is passed over for an equal one behind it."""
    return (picked >> 1) & equal & ~picked == 0


def picked_cards(heap: i64, picked: i64) -> i64:
    """The picked cards as a heap; places beyond the last card pick nothing."""
    found: i64 = 0
    one: i64 = 1
    while picked != 0 and heap != 0:
        left: i64 = heap & 15
        if left != 0:
            found += count(picked & (bit(left) - 1)) * one
            picked >>= left
        heap >>= 4
        one <<= 4
    return found


def pick_of(heap: i64, cards: i64) -> i64:
    """The places of these cards among those of the heap, or -1 if it does not hold them all."""
    picked: i64 = 0
    place: i64 = 0
    while cards != 0:
        wanted: i64 = cards & 15
        held: i64 = heap & 15
        if wanted > held:
            return -1
        picked |= (bit(wanted) - 1) << place
        place += held
        cards >>= 4
        heap >>= 4
    return picked


def _at_most_three_of_five(equal: int) -> int:
    allowed = 0
    for picked in range(32):
        if count(picked) <= 3 and is_first_of_equals(picked, equal):
            allowed |= bit(picked)
    return allowed


# By the twins among five cards: the set of picks of at most three.
UP_TO_THREE: Final = [_at_most_three_of_five(equal) for equal in range(16)]

# All picks of five of ten places; a pick's index here is its number as a move.
FIVE_OF_TEN: Final = sorted(sum(bit(place) for place in places) for places in combinations(range(10), 5))

_fives: dict[int, list[int]] = {}


def five_of_ten(equal: int) -> list[int]:
    """By the twins among ten cards: the indices in FIVE_OF_TEN of the picks that differ."""
    if equal not in _fives:
        _fives[equal] = [index for index, picked in enumerate(FIVE_OF_TEN) if is_first_of_equals(picked, equal)]
    return _fives[equal]

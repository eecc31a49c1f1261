"""A set of small numbers (0 to 60) is one integer; these are its operations.

Compiled, `1 << n` shifts a 32-bit C integer and silently loses the upper half. `bit(n)` does not.
"""

from typing import Final

from mypy_extensions import i64

MOST: Final = 60  # the largest number a set can hold


def bit(n: i64) -> i64:
    """The set that holds only `n`."""
    return (n - n + 1) << n  # the left side is computed, so it is a 64-bit integer in C


def has(numbers: i64, n: i64) -> bool:
    return (numbers >> n) & 1 != 0


def count(numbers: i64) -> i64:
    """How many numbers the set holds."""
    pairs: i64 = numbers - ((numbers >> 1) & 0x1555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    eights += eights >> 8
    eights += eights >> 16
    eights += eights >> 32
    return eights & 127


def lowest(numbers: i64) -> i64:
    """The smallest number of a set that is not empty."""
    return count((numbers & -numbers) - 1)


def nth(numbers: i64, n: i64) -> i64:
    """The number with `n` smaller ones in the set."""
    while n > 0:
        numbers &= numbers - 1
        n -= 1
    return lowest(numbers)


def members(numbers: i64) -> list[int]:
    """The numbers of a set, ascending."""
    found: list[int] = []
    while numbers != 0:
        found.append(lowest(numbers))
        numbers &= numbers - 1
    return found


def set_of(numbers: list[int]) -> i64:
    """The set of these numbers."""
    found: i64 = 0
    for n in numbers:
        found |= bit(n)
    return found

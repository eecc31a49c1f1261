"""The count: every gangster on the pile counts one, up to seven, down to one, and up again (V7-3, V7-4)."""

from typing import Final

from mypy_extensions import i64

from tripot.games.les_vilains_7.cards import is_double

HIGHEST: Final = 7
PERIOD: Final = 12  # 1 2 3 4 5 6 7 6 5 4 3 2


def gangsters_on(kind: i64) -> i64:
    """V7-3: on phones and pistols too."""
    if is_double(kind):
        return 2
    return 1


def number_of(gangster: i64) -> i64:
    """What is said for the n-th gangster of a tour."""
    step: i64 = (gangster - 1) % PERIOD
    if step < HIGHEST:
        return step + 1
    return PERIOD + 1 - step


def counted(pile: bytes) -> i64:
    """How many gangsters lie on a pile."""
    gangsters: i64 = 0
    for kind in pile:
        gangsters += gangsters_on(kind)
    return gangsters

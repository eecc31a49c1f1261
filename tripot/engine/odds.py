"""Odds, as habits multiply them and readings sort them."""

from mypy_extensions import i64


def power(base: float, exponent: i64) -> float:
    """Of things that are alike and do not depend on each other: how likely all of them are."""
    result: float = 1.0
    while exponent > 0:
        result *= base
        exponent -= 1
    return result


def tenths(likely: float) -> i64:
    """From 0, which is none at all, to 10."""
    if likely <= 0.0:
        return 0
    found: i64 = 1 + i64(likely * 10.0)
    if found > 10:
        return 10
    return found

"""Small words that every game needs: so many cards, a few points, Ada and Bo."""

from collections.abc import Sequence

from tripot.engine.errors import Text


def many(number: int, noun: str) -> str:
    """`1 carte`, `3 cards`."""
    return f"{number} {noun}{'s' if abs(number) > 1 else ''}"


def points(number: int, language: str) -> str:
    one = abs(number) < 2 if language == "fr" else abs(number) == 1
    return f"{number} pt{'' if one else 's'}"


def listed(names: Sequence[str]) -> Text:
    """`Ada, Bo et Cy`, `Ada, Bo and Cy`."""
    *first, last = names
    if not first:
        return Text(last, last)
    return Text(f"{', '.join(first)} et {last}", f"{', '.join(first)} and {last}")

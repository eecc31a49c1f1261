"""Small words that every game needs: so many cards, a few points, Ada and Bo."""

from collections.abc import Sequence

from tripot.engine.errors import Text


def many(number: int, fr: str, en: str) -> Text:
    """`0 carte`, `3 cartes`; `0 cards`, `1 card`."""
    return Text(f"{number} {fr}{'s' if abs(number) > 1 else ''}", f"{number} {en}{'' if abs(number) == 1 else 's'}")


def points(number: int, language: str) -> str:
    return many(number, "pt", "pt").say(language)


def listed(names: Sequence[str]) -> Text:
    """`Ada, Bo et Cy`, `Ada, Bo and Cy`."""
    *first, last = names
    if not first:
        return Text(last, last)
    return Text(f"{', '.join(first)} et {last}", f"{', '.join(first)} and {last}")


def chosen(name: str) -> Text:
    """All that others learn of a secret choice."""
    return Text(f"{name} a choisi.", f"{name} has chosen.")

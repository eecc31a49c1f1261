"""Seats are numbers inside and letters outside: A is the first."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.errors import BadInput

LETTERS: Final = "ABCDEFGHIJ"


def letter(seat: int) -> str:
    return LETTERS[seat]


def seat_number(text: str, seats: int) -> int:
    number = LETTERS.find(text.strip().upper()) if len(text.strip()) == 1 else -1
    if not 0 <= number < seats:
        last = LETTERS[seats - 1]
        raise BadInput(
            fr=f"« {text[:20]} » n'est pas une place de cette table : elles vont de A à {last}.",
            en=f"'{text[:20]}' is not a seat of this table: they go from A to {last}.",
        )
    return number


def around(first: i64, seats: i64) -> list[int]:
    """All seats clockwise, from one of them on."""
    return [(first + step) % seats for step in range(seats)]


def check_seer(seat: int | None, seats: i64) -> None:
    """Who looks is a seat of the table, or None for a spectator: -1 must never be taken for the last seat."""
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat} at a table of {seats}")

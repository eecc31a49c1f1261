"""What the cards are: single or double, and which of them a deck holds (V7-1, V7-17)."""

from typing import Final

from mypy_extensions import i64

from tripot.games.les_vilains_7.deck import CARDS, DOUBLE_GANGSTER, DOUBLE_PHONE, GANGSTER, PHONE, PISTOL

FACES: Final = {GANGSTER: "G", PHONE: "P", PISTOL: "X", DOUBLE_GANGSTER: "GG", DOUBLE_PHONE: "PP"}
KINDS: Final = {face: kind for kind, face in FACES.items()}


def is_double(kind: i64) -> bool:
    return kind in (DOUBLE_GANGSTER, DOUBLE_PHONE)


def is_phone(kind: i64) -> bool:
    return kind in (PHONE, DOUBLE_PHONE)


def deck_of(no_doubles: bool) -> dict[int, int]:
    """How many cards of each kind are played with; V7-17 takes the doubles out."""
    return {kind: copies for kind, copies in CARDS.items() if not (no_doubles and is_double(kind))}

"""A set of cards is one integer, eight bits a family; a card is written as family letter and force: `F7`."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit, members
from tripot.games.la_chouine.deck import FAMILIES, FORCES

WHOLE_DECK: Final = 0xFFFFFFFF
EVERY_FAMILY: Final = 0x01010101  # the 1 of each family; shifted, any force

NAMES: Final = [f"{letter}{number}" for letter in FAMILIES for number in range(1, FORCES + 1)]
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}


def family(card: i64) -> i64:
    return card >> 3


def force(card: i64) -> i64:
    return (card & 7) + 1


def of_force(number: i64) -> i64:
    """The four cards of a force."""
    return EVERY_FAMILY * bit(number - 1)


def names(cards: i64) -> list[str]:
    """The cards one by one, family by family, the weakest first."""
    return [NAMES[card] for card in members(cards)]


def named(cards: list[str]) -> i64:
    """The set of the cards with these names."""
    found: i64 = 0
    for name in cards:
        found |= bit(NUMBERS[name])
    return found

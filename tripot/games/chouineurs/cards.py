"""A card is a number; its ends are twice that number and one more. A set of cards is a bit set, and so is what lies turned."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tripot.engine.bits import has, set_of
from tripot.games.chouineurs.deck import CARDS

COLOURS: Final = "BRYK"  # from the weakest to the strongest (CH-11)
YELLOW: Final = 2
BLACK: Final = 3

ENDS: Final = tuple(end for card in CARDS.split() for end in card.split("/"))  # CH-1
END_OF: Final = {name: end for end, name in enumerate(ENDS)}
DECK_SIZE: Final = len(ENDS) // 2
DECK: Final = vec[u8]([u8(card) for card in range(DECK_SIZE)])
ALL_CARDS: Final = set_of(list(range(DECK_SIZE)))

# By end: 64 x colour + value.
STRENGTHS: Final = vec[u8]([u8(64 * COLOURS.index(name[0]) + int(name[1:])) for name in ENDS])
# By colour: the cards whose first end has it, and those whose second end has it.
FIRST_ENDS: Final = vec[i64]([set_of([n for n, end in enumerate(ENDS[0::2]) if end[0] == name]) for name in COLOURS])
SECOND_ENDS: Final = vec[i64]([set_of([n for n, end in enumerate(ENDS[1::2]) if end[0] == name]) for name in COLOURS])


def strength(end: i64) -> i64:
    return i64(STRENGTHS[end])


def colour(end: i64) -> i64:
    return i64(STRENGTHS[end]) >> 6


def of_colour(wanted: i64, turned: i64) -> i64:
    """The cards that show a colour, if those of `turned` have their second end up and all others their first."""
    return FIRST_ENDS[wanted] & ~turned | SECOND_ENDS[wanted] & turned


def of_colours(wanted: i64, turned: i64) -> i64:
    """The same for any of a set of colours."""
    found: i64 = 0
    name: i64 = 0
    while name <= BLACK:
        if has(wanted, name):
            found |= of_colour(name, turned)
        name += 1
    return found


def end_up(card: i64, turned: i64) -> i64:
    return 2 * card + ((turned >> card) & 1)


def other_end(name: str) -> str:
    """The other end of the card that has this one."""
    return ENDS[END_OF[name] ^ 1]

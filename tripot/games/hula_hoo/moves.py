"""The numbers of the moves. A card's number is 4 x value + 2 if it comes from the front row + 1 if the call is "moins"."""

from typing import Final

PASS: Final = 0
FROM_FRONT: Final = 2
MOINS_BIT: Final = 1
FIRST_CARD: Final = 4  # a 1 from the hand, "plus"
DOUBLE: Final = 56  # + 2 x value + 1 if it comes from the front row
NAME: Final = 84  # + seat: name who must answer
NAME_PLUS: Final = 90  # + seat: name another one, calling "plus"
NAME_MOINS: Final = 96  # + seat: the same, calling "moins"
EXCHANGE: Final = 102  # + a pick of at most three of the five cards in front
FRONT: Final = 134  # + the index of a pick of five of the ten cards dealt
MOVES: Final = 386

MOST_SEATS: Final = 6

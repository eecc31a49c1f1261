"""The numbers of the moves. To play an end is the number of that end."""

from typing import Final

TURN: Final = 88  # + the end that is up: whine by turning this card
POINT: Final = 176  # whine for a point
CHOOSE: Final = 177  # + the number of a bet card: keep the hand as it was dealt
CHOOSE_TURNED: Final = 182  # + the number of a bet card: turn the whole hand
MOVES: Final = 187

BET_CARDS: Final = 5

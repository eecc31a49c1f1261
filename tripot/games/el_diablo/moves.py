"""The numbers of the moves. Those that play a card are below 60, so that they are one bit set and six bits of a trick."""

from typing import Final

from mypy_extensions import i64

from tripot.games.el_diablo.deck import CHAMELEON, MAGICIAN

# A number's move is 2 x its value, where its card lies in a heap; so is a devil's "16". Of a move from NAME on that
# plays a card, the rest after a division by MOST_SEATS is the player that it names.
DEVIL_16: Final = 32
DEVIL_0: Final = 33
ALONE: Final = 34  # a chameleon with nobody left to name
NAME: Final = 35  # + seat: a chameleon
NAME_16: Final = 40  # + seat: a chameleon that sets the devil to 16
NAME_0: Final = 45  # + seat: a chameleon that sets the devil to 0
PLUS: Final = 50  # + seat: a magician that adds
MINUS: Final = 55  # + seat: a magician that takes away

SET_16: Final = 60  # a devil that was played after a chameleon had named its player
SET_0: Final = 61
JACKPOT: Final = 62
NO_JACKPOT: Final = 63
BID: Final = 64  # + a number of tricks
MOVES: Final = 83


def kind_of(move: i64) -> i64:
    """The card that a move plays."""
    if move < ALONE:
        return move >> 1
    if move < PLUS:
        return CHAMELEON
    return MAGICIAN

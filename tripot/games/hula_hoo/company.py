"""The others who are still in, in the order in which they answer, and how likely each answers a call."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.engine.bits import has
from tripot.engine.odds import tenths
from tripot.games.hula_hoo.cards import lane, size
from tripot.games.hula_hoo.deck import JOKER
from tripot.games.hula_hoo.odds import Asked
from tripot.games.hula_hoo.state import HulaHoo
from tripot.games.hula_hoo.table import Seat

MOST_OTHERS: Final = 5
LEVELS: Final = 15  # of answering: tenths from 0, with a joker that lies open, with one card that does, two, more
CROWDS: Final = 5  # 1 card, 2, 3, 4 or 5, more


class Company:
    def __init__(self) -> None:
        self.seats = vec[i64]([0] * MOST_OTHERS)
        self.number: i64 = 0

    def gather(self, world: HulaHoo, seat: i64) -> None:
        self.number = 0
        away: i64 = 1
        while away < world.seats:
            other: i64 = (seat + away) % world.seats
            if has(world.inside, other):
                self.seats[self.number] = other
                self.number += 1
            away += 1

    def role(self, place: i64) -> i64:
        """The next ones by their order; whoever plays just before oneself is always the last."""
        if place > 0 and place == self.number - 1:
            return MOST_OTHERS - 1
        return place


def level(asked: Asked, other: Seat, answered: float) -> i64:
    if answered < 1.0:
        return tenths(answered)
    fitting: i64 = (other.front + other.known) & asked.wanted
    number: i64 = size(fitting)
    if number == 0:
        return 10
    if fitting & lane(JOKER) == fitting:
        return 11
    if number > 3:
        return 14
    return 11 + number


def crowd(other: Seat) -> i64:
    number: i64 = size(other.hand) + size(other.front)
    if number <= 3:
        return number - 1
    if number <= 5:
        return 3
    return 4

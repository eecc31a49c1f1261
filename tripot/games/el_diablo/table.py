"""What lies on the table, hidden cards included. No rules here: the chapters beside this file move the cards."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.chance import Seed
from tripot.engine.state import State

# The phases of a round.
BIDDING: Final = 0
PLAYING: Final = 1
SETTING: Final = 2  # the owner of a chameleon says what a devil is worth
JACKPOTS: Final = 3
OVER: Final = 4

NO_BID: Final = -1


class Seat:
    """One player's cards, bid and points."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.bid: i64 = NO_BID
        self.tricks: i64 = 0  # won in this round
        self.points: i64 = 0
        self.last_bid: i64 = NO_BID  # of the round before this one, and the tricks won in it
        self.last_tricks: i64 = 0

    def restore(self, other: "Seat") -> None:
        self.hand = other.hand
        self.bid = other.bid
        self.tricks = other.tricks
        self.points = other.points
        self.last_bid = other.last_bid
        self.last_tricks = other.last_tricks


class Table(State):
    """The state of a game of El Diablo."""

    def __init__(self, seats: i64, seed: Seed) -> None:
        super().__init__(seats)
        self.seed = seed
        self.at: list[Seat] = [Seat() for _ in range(seats)]
        self.dealer: i64 = 0
        self.phase: i64 = OVER
        self.tricks_left: i64 = 0  # this one included
        self.trick: i64 = 0  # packed as in trick.py
        self.last_trick: i64 = 0  # the one before; 0 before the first
        self.jackpots: i64 = 0  # the seats that have declared one
        self.last_jackpots: i64 = 0  # in the round before this one

    def restore(self, other: State) -> None:
        assert isinstance(other, Table)
        seat: i64 = 0
        while seat < self.seats:
            self.at[seat].restore(other.at[seat])
            seat += 1
        self.to_act = other.to_act
        self.seed = other.seed
        self.round = other.round
        self.dealer = other.dealer
        self.phase = other.phase
        self.tricks_left = other.tricks_left
        self.trick = other.trick
        self.last_trick = other.last_trick
        self.jackpots = other.jackpots
        self.last_jackpots = other.last_jackpots

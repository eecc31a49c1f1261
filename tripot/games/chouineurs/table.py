"""What lies on the table, hidden cards included. No rules here: the chapters beside this file move the cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tripot.engine.chance import Seed
from tripot.engine.state import State

# The phases of a round.
CHOOSING: Final = 0
PLAYING: Final = 1
WHINING: Final = 2
OVER: Final = 3

NO_BET: Final = -1
NO_COLOUR: Final = -1
ALL_BETS: Final = 31


class Seat:
    """One player's cards and points."""

    def __init__(self, points: i64, bets: i64) -> None:
        self.hand: i64 = 0
        self.played: i64 = 0  # this round's cards, by trick: see record.py
        self.whines: i64 = 0  # this round's whines, by trick: see record.py
        self.tricks: i64 = 0  # how many were won
        self.whined: i64 = 0  # how many cards of the reserve were won
        self.bet: i64 = NO_BET
        self.bets: i64 = bets  # the bet cards still in the game, as a set
        self.points: i64 = points

    def restore(self, other: "Seat") -> None:
        self.hand = other.hand
        self.played = other.played
        self.whines = other.whines
        self.tricks = other.tricks
        self.whined = other.whined
        self.bet = other.bet
        self.bets = other.bets
        self.points = other.points


class Trick:
    """The cards on the table, judged as they are laid."""

    def __init__(self, leader: i64) -> None:
        self.leader: i64 = leader
        self.asked: i64 = NO_COLOUR
        self.winner: i64 = leader  # so far
        self.best: i64 = -1  # the winner's strength
        self.whiners: i64 = 0  # the seats with the lowest value so far, that have yet to whine
        self.lowest: i64 = 64  # their value

    def restore(self, other: "Trick") -> None:
        self.leader = other.leader
        self.asked = other.asked
        self.winner = other.winner
        self.best = other.best
        self.whiners = other.whiners
        self.lowest = other.lowest


class Table(State):
    """The state of a game of Chouineurs."""

    def __init__(self, seats: i64, seed: Seed) -> None:
        super().__init__(seats)
        self.seed = seed
        self.at: list[Seat] = [Seat(0, ALL_BETS) for _ in range(seats)]
        self.trick = Trick(0)
        self.phase: i64 = OVER
        self.first: i64 = 0  # who leads the first trick of the round
        self.done: i64 = 0  # how many tricks of the round are over
        self.turned: i64 = 0  # the cards that have their second end up; of those in no hand it says nothing
        self.reserve: vec[u8] = vec[u8]()  # as it was dealt, from its top
        self.taken: i64 = 0  # how many of its cards are gone, unseen: it never matters which
        self.before: list[Seat] = []  # the seats as they stood when the last round ended; never changed after that
        self.last_leader: i64 = 0  # who led the last trick of that round

    def reserve_size(self) -> i64:
        return len(self.reserve) - self.taken

    def restore(self, other: State) -> None:
        assert isinstance(other, Table)
        seat: i64 = 0
        while seat < self.seats:
            self.at[seat].restore(other.at[seat])
            seat += 1
        self.trick.restore(other.trick)
        self.to_act = other.to_act
        self.seed = other.seed
        self.phase = other.phase
        self.round = other.round
        self.first = other.first
        self.done = other.done
        self.turned = other.turned
        self.reserve = other.reserve  # shared: a reserve is never changed, only replaced
        self.taken = other.taken
        self.before = other.before  # shared as well
        self.last_leader = other.last_leader

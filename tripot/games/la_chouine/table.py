"""What lies on the table, hidden cards included. No rules here: the chapters beside this file move the cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tripot.engine.chance import Seed
from tripot.engine.seats import around
from tripot.engine.state import State
from tripot.games.la_chouine.deck import HAND_SIZES

# The phases of a trick.
PLAYING: Final = 0
TAKING: Final = 1  # the trick is won, the row is being taken
OVER: Final = 2


class Seat:
    """One player's cards, combinations and rewards; all cards are sets."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.known: i64 = 0  # the part of the hand that everybody knows: taken from the row, or shown
        self.won: i64 = 0  # the cards of the tricks won
        self.combinations: i64 = 0  # the combination cards won, as a set
        self.played: i64 = 0  # the card last played
        self.rewards: i64 = 0
        self.shown: i64 = 0  # of the round before: the cards counted, or the Chouine
        self.last_combinations: i64 = 0  # of the round before

    def restore(self, other: "Seat") -> None:
        self.hand = other.hand
        self.known = other.known
        self.won = other.won
        self.combinations = other.combinations
        self.played = other.played
        self.rewards = other.rewards
        self.shown = other.shown
        self.last_combinations = other.last_combinations


class Table(State):
    """The state of a game of La Chouine."""

    def __init__(self, seats: i64, seed: Seed, card_points: str) -> None:
        super().__init__(seats)
        self.card_points = card_points  # the option of LC-1
        self.seed = seed
        self.full_hand: i64 = HAND_SIZES[seats]
        self.at: list[Seat] = [Seat() for _ in range(seats)]
        self.first: i64 = 0  # who began the round
        self.phase: i64 = OVER
        self.trick: i64 = 0  # its cards; the last trick's, until the next card is played
        self.laid: i64 = 0  # how many cards are played to the trick; 0 once it is won
        self.leader: i64 = 0  # who led the trick
        self.winner: i64 = 0  # who has played its best card
        self.must: i64 = 0  # after a claim: its cards, one of which must be played
        self.available: i64 = 0  # the combination cards on the table
        self.row: i64 = 0  # the cards turned up
        self.aside: i64 = 0  # the cards out of this round
        self.pile: vec[u8] = vec[u8]()
        self.drawn: i64 = 0  # how many cards of `pile` are gone
        self.rewarded: i64 = 0  # who won the round before this one; nobody before the second

    def pile_size(self) -> i64:
        return len(self.pile) - self.drawn

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def order(self, number: i64) -> list[int]:
        """So many seats clockwise from the leader: who has played, in this order."""
        return around(self.leader, self.seats)[:number]

    def restore(self, other: State) -> None:
        assert isinstance(other, Table)
        seat: i64 = 0
        while seat < self.seats:
            self.at[seat].restore(other.at[seat])
            seat += 1
        self.to_act = other.to_act
        self.card_points = other.card_points
        self.seed = other.seed
        self.round = other.round
        self.first = other.first
        self.phase = other.phase
        self.trick = other.trick
        self.laid = other.laid
        self.leader = other.leader
        self.winner = other.winner
        self.must = other.must
        self.available = other.available
        self.row = other.row
        self.aside = other.aside
        self.pile = other.pile  # shared: a pile is never changed, only replaced
        self.drawn = other.drawn
        self.rewarded = other.rewarded

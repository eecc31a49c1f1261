"""What lies on the table, hidden cards included. No rules here: the chapters beside this file move the cards."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tripot.engine.chance import Seed
from tripot.engine.options import Value
from tripot.engine.state import State

# The phases of a round.
CHOOSE_FRONT: Final = 0
EXCHANGING: Final = 1
PLAYING: Final = 2
NAMING: Final = 3
NAMING_AGAIN: Final = 4  # the player named before could not answer
OVER: Final = 5

# The calls. Before the first card of a round there is none.
NO_CALL: Final = 0
PLUS: Final = 1
MOINS: Final = 2
DOUBLED: Final = 3

# How a round was won.
NO_CARD_LEFT: Final = 0
LAST_ONE_IN: Final = 1


class Switches:
    """The variants that are on, free to combine; they never change during a game."""

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.streak = bool(options["streak"])  # HH-19
        self.chaos_deal = bool(options["chaos_deal"])  # HH-20
        self.no_exchange = bool(options["no_exchange"])  # HH-21
        self.chaos_target = bool(options["chaos_target"])  # HH-22

    def options(self) -> dict[str, bool]:
        return {
            "streak": self.streak,
            "chaos_deal": self.chaos_deal,
            "no_exchange": self.no_exchange,
            "chaos_target": self.chaos_target,
        }


class Seat:
    """One player's cards and points."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.front: i64 = 0
        self.known: i64 = 0  # the cards of the hand that everybody knows
        self.chosen: i64 = -1  # the front row chosen in secret, as a pick
        self.points: i64 = 0
        self.wins: i64 = 0  # rounds won in a row
        self.shown: i64 = 0  # the hand shown in the round before this one (HH-12)

    def restore(self, other: "Seat") -> None:
        self.hand = other.hand
        self.front = other.front
        self.known = other.known
        self.chosen = other.chosen
        self.points = other.points
        self.wins = other.wins
        self.shown = other.shown


class Table(State):
    """The state of a game of Hula-Hoo."""

    def __init__(self, seats: i64, seed: Seed, switches: Switches) -> None:
        super().__init__(seats)
        self.switches = switches
        self.seed = seed
        self.at: list[Seat] = [Seat() for _ in range(seats)]
        self.first: i64 = 0
        self.phase: i64 = OVER
        self.inside: i64 = 0  # the seats still in the round
        self.active: i64 = 0  # who played last, or opens
        self.call: i64 = NO_CALL
        self.top: i64 = 0  # the value that lies on the discard
        self.discard: i64 = 0
        self.pile: vec[u8] = vec[u8]()
        self.drawn: i64 = 0  # how many cards of `pile` are gone
        self.bottom: i64 = 0  # how many of the last cards of `pile` everybody knows
        self.last_winner: i64 = -1  # of the round before this one, how it was won, and what it was worth
        self.last_won_by: i64 = NO_CARD_LEFT
        self.last_points: i64 = 0

    def pile_size(self) -> i64:
        return len(self.pile) - self.drawn

    def restore(self, other: State) -> None:
        assert isinstance(other, Table)
        seat: i64 = 0
        while seat < self.seats:
            self.at[seat].restore(other.at[seat])
            seat += 1
        self.to_act = other.to_act
        self.switches = other.switches
        self.seed = other.seed
        self.round = other.round
        self.first = other.first
        self.phase = other.phase
        self.inside = other.inside
        self.active = other.active
        self.call = other.call
        self.top = other.top
        self.discard = other.discard
        self.pile = other.pile  # shared: a pile is never changed, only replaced
        self.drawn = other.drawn
        self.bottom = other.bottom
        self.last_winner = other.last_winner
        self.last_won_by = other.last_won_by
        self.last_points = other.last_points

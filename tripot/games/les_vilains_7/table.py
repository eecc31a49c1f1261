"""What lies on the table, hidden cards included. No rules here: the chapters beside this file move the cards.

A stack or a pile is a `bytes` of kinds, a stack from its top, a pile from the card that was flipped first.
"""

from typing import Final

from mypy_extensions import i64

from tripot.engine.state import State

# The phases of a tour.
FLIP: Final = 0  # the turn's player owes a flip
ANSWER: Final = 1  # the turn's player owes an answer
WINDOW: Final = 2  # play is suspended and contests are collected
OVER: Final = 3

NOBODY: Final = -1
NO_NOISE: Final = -1  # of a tour in which nobody has chosen one yet

# What can end a tour.
RIGHT: Final = 0  # no mistake
WRONG_NUMBER: Final = 1
WRONG_NOISE: Final = 2
SPOKE: Final = 3  # where silence was due
LATE_ANSWER: Final = 4
LATE_FLIP: Final = 5
SHOULD_PASS: Final = 6
OUT_OF_TURN: Final = 7
WRONG_CONTEST: Final = 8


class HouseRules:
    """The options of the table; never changed after the start."""

    def __init__(
        self, *, by_players: bool, vilains_rule: bool, more_vilain: bool, no_doubles: bool, limit: i64
    ) -> None:
        self.by_players = by_players  # V7-11: mistakes stand until somebody contests
        self.vilains_rule = vilains_rule
        self.more_vilain = more_vilain
        self.no_doubles = no_doubles
        self.limit: i64 = limit


class Answer:
    """A complete answer, which can be contested; never changed."""

    def __init__(self, author: i64, words: tuple[str, ...], due: tuple[str, ...], mistake: i64, is_first: bool) -> None:
        self.author: i64 = author
        self.words = words
        self.due = due
        self.mistake: i64 = mistake  # hidden while players are the referees
        self.is_first = is_first  # it answers for the first card of the tour, given by who started it


class TourEnd:
    """How a tour ended, for all to see; not changed after that."""

    def __init__(self, mistake: i64, words: tuple[str, ...], due: tuple[str, ...], author: i64) -> None:
        self.mistake: i64 = mistake
        self.takers: i64 = 0  # who made it and takes the pile, or shares it
        self.words = words  # what was said, and what should have been
        self.due = due
        self.author: i64 = author  # of these words, or NOBODY
        self.contesters: i64 = 0
        self.recount = b""  # the whole pile, after a contest only


class Seat:
    """One player's stack."""

    def __init__(self) -> None:
        self.stack = b""
        self.shown: i64 = 0  # V7-3: its size when the tour began

    def restore(self, other: "Seat") -> None:
        self.stack = other.stack
        self.shown = other.shown


class Table(State):
    """The state of a game of Les Vilains 7."""

    def __init__(self, seats: i64, rules: HouseRules) -> None:
        super().__init__(seats)
        self.rules = rules
        self.at: list[Seat] = [Seat() for _ in range(seats)]
        self.box = b""  # what the deal left over
        self.pile = b""
        self.gangsters: i64 = 0  # on the pile
        self.tour: i64 = 0
        self.phase: i64 = OVER
        self.starter: i64 = 0
        self.turn: i64 = 0
        self.began: i64 = 0  # the moment from which the time of this phase runs
        self.flipper: i64 = NOBODY  # of the pile's top card
        self.passer: i64 = NOBODY  # V7-6: who must pass after a double, until the next one flips
        self.silent: i64 = NOBODY  # V7-8: the pistol's player, until the next one flips
        self.said: tuple[str, ...] = ()  # by the turn's player so far
        self.mistake: i64 = RIGHT  # in what was said so far
        self.noise: i64 = NO_NOISE  # of this tour: the move that says it
        self.noise_word = ""  # the same, as it was said
        self.word = ""  # what the next move FREE says; only set between hearing and playing it
        self.answer: Answer | None = None  # the last complete one of this tour
        self.contesters: i64 = 0
        self.end: TourEnd | None = None  # of the tour before this one
        self.won: i64 = 0  # the seats that have won

    def restore(self, other: State) -> None:
        assert isinstance(other, Table)
        seat: i64 = 0
        while seat < self.seats:
            self.at[seat].restore(other.at[seat])
            seat += 1
        self.to_act = other.to_act
        self.now = other.now
        self.rules = other.rules
        self.box = other.box
        self.pile = other.pile
        self.gangsters = other.gangsters
        self.tour = other.tour
        self.phase = other.phase
        self.starter = other.starter
        self.turn = other.turn
        self.began = other.began
        self.flipper = other.flipper
        self.passer = other.passer
        self.silent = other.silent
        self.said = other.said
        self.mistake = other.mistake
        self.noise = other.noise
        self.noise_word = other.noise_word
        self.word = other.word
        self.answer = other.answer
        self.contesters = other.contesters
        self.end = other.end
        self.won = other.won

    def top(self) -> i64:
        """The card that everybody sees, or -1."""
        if not self.pile:
            return -1
        return self.pile[len(self.pile) - 1]

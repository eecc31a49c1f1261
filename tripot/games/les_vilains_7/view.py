"""What a seat may know: what the table shows and what was just said. No stack, no count, no noise to be remembered (V7-3)."""

from typing import Literal, get_args

import msgspec

from tripot.engine.game import View

Phase = Literal["flip", "answer", "contest", "over"]
PHASES: tuple[Phase, ...] = ("flip", "answer", "contest", "over")

Mistake = Literal[
    "wrong number",
    "wrong noise",
    "spoke",
    "late answer",
    "late flip",
    "should pass",
    "out of turn",
    "wrong contest",
]
MISTAKES: tuple[Mistake, ...] = get_args(Mistake)  # by number, from 1


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody knows of one player."""

    stack: int  # how many cards it had when the tour began
    is_empty: bool  # now


class AnswerView(msgspec.Struct, frozen=True, kw_only=True):
    """The last complete answer: what was said, not whether it was right."""

    seat: int
    words: list[str]


class LastTour(msgspec.Struct, frozen=True, kw_only=True):
    """How the tour before this one ended."""

    mistake: Mistake
    takers: list[int]  # of the pile
    author: int | None  # who said the words
    words: list[str]
    due: list[str]  # what should have been said; "" is a noise of one's choice
    contesters: list[int]
    recount: list[int] | None  # the pile card by card, after a contest (V7-12)


class HouseView(msgspec.Struct, frozen=True, kw_only=True):
    """The table's options."""

    by_players: bool
    vilains_rule: bool
    more_vilain: bool
    no_doubles: bool
    limit: int


class LesVilains7View(View, frozen=True, kw_only=True):
    rules: HouseView
    phase: Phase
    players: list[PlayerView]
    box: int  # how many cards the deal left over
    starter: int
    turn: int
    top: int | None  # the pile's only card that can be seen, and who flipped it
    flipper: int | None
    passer: int | None  # who must pass after a double
    silent: int | None  # the pistol's player, until the next one flips
    said: list[str]  # by the turn's player so far
    answer: AnswerView | None
    is_noise_chosen: bool
    contesters: list[int]
    now: int
    began: int  # the moment from which the time runs
    deadline: int | None  # none when the game is over
    last_tour: LastTour | None

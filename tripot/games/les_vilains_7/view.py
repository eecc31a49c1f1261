"""What a seat may know: what the table shows and what was just said. No stack, no count, no noise to be remembered (V7-3)."""

from typing import Literal, get_args

import msgspec

from tripot.engine.bits import members
from tripot.engine.game import View
from tripot.engine.seats import check_seer
from tripot.games.les_vilains_7.state import LesVilains7
from tripot.games.les_vilains_7.table import NO_NOISE, NOBODY, Answer, HouseRules, TourEnd

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


def view(state: LesVilains7, seat: int | None) -> LesVilains7View:
    check_seer(seat, state.seats)
    top = state.top()
    return LesVilains7View(
        seat=seat,
        seats=state.seats,
        to_act=state.acting(),
        legal=[] if seat is None else state.legal(seat),
        scores=state.scores(),
        winners=state.winners(),
        round=state.tour,
        rules=house_view(state.rules),
        phase=PHASES[state.phase],
        players=[PlayerView(stack=player.shown, is_empty=not player.stack) for player in state.at],
        box=len(state.box),
        starter=state.starter,
        turn=state.turn,
        top=None if top < 0 else top,
        flipper=somebody(state.flipper),
        passer=somebody(state.passer),
        silent=somebody(state.silent),
        said=list(state.said),
        answer=None if state.answer is None else answer_view(state.answer),
        is_noise_chosen=state.noise != NO_NOISE,
        contesters=members(state.contesters),
        now=state.now,
        began=state.began,
        deadline=None if state.is_over() else state.deadline(),
        last_tour=None if state.end is None else last_tour(state.end),
    )


def somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def house_view(rules: HouseRules) -> HouseView:
    return HouseView(
        by_players=rules.by_players,
        vilains_rule=rules.vilains_rule,
        more_vilain=rules.more_vilain,
        no_doubles=rules.no_doubles,
        limit=rules.limit,
    )


def answer_view(answer: Answer) -> AnswerView:
    return AnswerView(seat=answer.author, words=list(answer.words))


def last_tour(end: TourEnd) -> LastTour:
    return LastTour(
        mistake=MISTAKES[end.mistake - 1],
        takers=members(end.takers),
        author=somebody(end.author),
        words=list(end.words),
        due=list(end.due),
        contesters=members(end.contesters),
        recount=list(end.recount) if end.contesters else None,
    )

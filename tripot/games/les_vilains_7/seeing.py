"""A view, built up from nothing: what the table shows and what was just said, the same for all (V7-3)."""

from mypy_extensions import i64

from tripot.engine.bits import members
from tripot.games.les_vilains_7.state import LesVilains7
from tripot.games.les_vilains_7.table import NO_NOISE, NOBODY, Answer, HouseRules, TourEnd
from tripot.games.les_vilains_7.view import (
    MISTAKES,
    PHASES,
    AnswerView,
    HouseView,
    LastTour,
    LesVilains7View,
    PlayerView,
)


def public(state: LesVilains7) -> LesVilains7View:
    """What everybody sees."""
    top: i64 = state.top()
    return LesVilains7View(
        seat=None,
        seats=state.seats,
        to_act=state.acting(),
        legal=[],
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


def own(state: LesVilains7, seat: i64) -> dict[str, object]:
    """Nothing but what it can do."""
    return {"seat": seat, "legal": state.legal(seat)}


def somebody(seat: i64) -> int | None:
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

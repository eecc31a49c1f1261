"""What a seat may know: everything that lies open, its own hand, and the cards of others that it has seen go there."""

from typing import Literal

import msgspec

from tripot.engine.bits import has
from tripot.engine.game import View
from tripot.engine.seats import check_seer
from tripot.games.hula_hoo.cards import size, values
from tripot.games.hula_hoo.picks import picked_cards
from tripot.games.hula_hoo.state import HulaHoo

Phase = Literal["front", "exchange", "play", "name", "name again", "over"]
Call = Literal["", "plus", "moins", "double"]

PHASES: tuple[Phase, ...] = ("front", "exchange", "play", "name", "name again", "over")
CALLS: tuple[Call, ...] = ("", "plus", "moins", "double")


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody knows of one player."""

    front: list[int]
    hand_size: int
    known: list[int]  # cards in hand that were drawn from the open bottom of the pile, or shown when passing (HH-12)
    inside: bool
    points: int
    wins: int  # rounds won in a row


class LastRound(msgspec.Struct, frozen=True, kw_only=True):
    """How the round before this one ended."""

    winner: int
    points: int  # HH-17
    shown: list[list[int]]  # by seat: the hand that was shown when passing (HH-12)


class HulaHooView(View, frozen=True, kw_only=True):
    options: dict[str, bool]
    last_round: LastRound | None  # none before the second one
    first: int
    phase: Phase
    active: int  # who played last, or opens
    call: Call
    top: int  # 0 before the first card
    discard: list[int]
    pile_size: int
    pile_bottom: list[int]  # the swapped cards at the bottom, in drawing order (HH-3)
    players: list[PlayerView]
    hand: list[int]  # this seat's own
    chosen: list[int]  # the front row this seat has chosen, until all are shown (HH-20)


def view(state: HulaHoo, seat: int | None) -> HulaHooView:
    check_seer(seat, state.seats)
    own = None if seat is None else state.at[seat]
    return HulaHooView(
        seat=seat,
        seats=state.seats,
        to_act=state.acting(),
        legal=[] if seat is None else state.legal(seat),
        scores=state.scores(),
        winners=state.winners(),
        options=state.switches.options(),
        round=state.round,
        last_round=last_round(state),
        first=state.first,
        phase=PHASES[state.phase],
        active=state.active,
        call=CALLS[state.call],
        top=state.top,
        discard=values(state.discard),
        pile_size=state.pile_size(),
        pile_bottom=list(state.pile[len(state.pile) - state.bottom :]),
        players=[player_view(state, other) for other in range(state.seats)],
        hand=[] if own is None else values(own.hand),
        chosen=[] if own is None or own.chosen < 0 else values(picked_cards(own.hand, own.chosen)),
    )


def last_round(state: HulaHoo) -> LastRound | None:
    if state.last_winner < 0:
        return None
    shown = [values(player.shown) for player in state.at]
    return LastRound(winner=state.last_winner, points=state.last_points, shown=shown)


def player_view(state: HulaHoo, seat: int) -> PlayerView:
    player = state.at[seat]
    return PlayerView(
        front=values(player.front),
        hand_size=size(player.hand),
        known=values(player.known),
        inside=has(state.inside, seat),
        points=player.points,
        wins=player.wins,
    )

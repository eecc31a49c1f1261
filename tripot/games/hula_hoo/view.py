"""What a seat may know: everything that lies open, its own hand, and the cards of others that it has seen go there."""

from typing import Literal

import msgspec

from tripot.engine.bits import has
from tripot.engine.game import View
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


class HulaHooView(View, frozen=True, kw_only=True):
    streak: bool
    chaos_deal: bool
    no_exchange: bool
    chaos_target: bool
    round: int
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
    own = None if seat is None else state.at[seat]
    return HulaHooView(
        seat=seat,
        seats=state.seats,
        to_act=state.acting(),
        legal=[] if seat is None else state.legal(seat),
        scores=state.scores(),
        winners=state.winners(),
        streak=state.streak,
        chaos_deal=state.chaos_deal,
        no_exchange=state.no_exchange,
        chaos_target=state.chaos_target,
        round=state.round,
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

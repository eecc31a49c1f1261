"""What a seat may know: its own hand, every card that was played, and the bids and jackpots once they are shown."""

from typing import Literal

import msgspec

from tripot.engine.bits import has
from tripot.engine.game import View
from tripot.engine.seats import check_seer
from tripot.games.el_diablo.cards import WHOLE_DECKS, kinds, size
from tripot.games.el_diablo.explanation import Trick, explained
from tripot.games.el_diablo.jackpots import CARDS_LEFT
from tripot.games.el_diablo.scoring import gain
from tripot.games.el_diablo.state import ElDiablo
from tripot.games.el_diablo.table import BIDDING, JACKPOTS, NO_BID

Phase = Literal["bids", "play", "set devil", "jackpots", "over"]

PHASES: tuple[Phase, ...] = ("bids", "play", "set devil", "jackpots", "over")


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat knows of one player."""

    hand_size: int
    bid: int | None  # of others not before all have bid (ED-3)
    tricks: int
    jackpot: bool | None  # of others not before all have chosen (ED-13); none before that
    points: int


class LastRound(msgspec.Struct, frozen=True, kw_only=True):
    """How the round before this one ended, by seat."""

    bids: list[int]
    tricks: list[int]
    jackpots: list[bool]
    gains: list[int]  # ED-14


class ElDiabloView(View, frozen=True, kw_only=True):
    last_round: LastRound | None  # none before the second one
    dealer: int
    phase: Phase
    tricks_left: int  # this one included
    players: list[PlayerView]
    played: list[int]  # in this round, those of this trick included
    trick: Trick
    last_trick: Trick | None  # none before the second one
    hand: list[int]  # this seat's own


def view(state: ElDiablo, seat: int | None) -> ElDiabloView:
    check_seer(seat, state.seats)
    return ElDiabloView(
        seat=seat,
        seats=state.seats,
        to_act=state.acting(),
        legal=[] if seat is None else state.legal(seat),
        scores=state.scores(),
        winners=state.winners(),
        round=state.round,
        last_round=last_round(state),
        dealer=state.dealer,
        phase=PHASES[state.phase],
        tricks_left=state.tricks_left,
        players=[player_view(state, other, seat) for other in range(state.seats)],
        played=kinds(played_cards(state)),
        trick=explained(state.trick, state.seats),
        last_trick=explained(state.last_trick, state.seats) if state.last_trick else None,
        hand=[] if seat is None else kinds(state.at[seat].hand),
    )


def played_cards(state: ElDiablo) -> int:
    """What is in no hand any more: everything was dealt (ED-2)."""
    return WHOLE_DECKS[state.seats] - sum(player.hand for player in state.at)


def player_view(state: ElDiablo, seat: int, seer: int | None) -> PlayerView:
    player = state.at[seat]
    has_chosen = not has(state.to_act, seat)
    may_see_bid = state.phase != BIDDING or (seat == seer and has_chosen)
    may_see_jackpot = is_jackpot_shown(state) or (state.phase == JACKPOTS and seat == seer and has_chosen)
    return PlayerView(
        hand_size=size(player.hand),
        bid=player.bid if may_see_bid else None,
        tricks=player.tricks,
        jackpot=has(state.jackpots, seat) if may_see_jackpot else None,
        points=player.points,
    )


def is_jackpot_shown(state: ElDiablo) -> bool:
    return state.phase != JACKPOTS and state.tricks_left <= CARDS_LEFT


def last_round(state: ElDiablo) -> LastRound | None:
    if state.at[0].last_bid == NO_BID:
        return None
    bids, tricks = [player.last_bid for player in state.at], [player.last_tricks for player in state.at]
    jackpots = [has(state.last_jackpots, seat) for seat in range(state.seats)]
    return LastRound(bids=bids, tricks=tricks, jackpots=jackpots, gains=list(map(gain, bids, tricks, jackpots)))

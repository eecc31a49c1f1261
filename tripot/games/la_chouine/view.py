"""What a seat may know: everything that lies open, its own cards, and the cards of others that everybody has seen."""

from typing import Literal

import msgspec

from tripot.engine.bits import count, has, members
from tripot.engine.game import View
from tripot.engine.seats import check_seer
from tripot.games.la_chouine.cards import NAMES, named, names
from tripot.games.la_chouine.deck import CHAMPALU, CHOUINE, COMBINATIONS
from tripot.games.la_chouine.scoring import card_points, combination_points
from tripot.games.la_chouine.state import LaChouine
from tripot.games.la_chouine.table import OVER

Phase = Literal["play", "take", "over"]
Feat = Literal["points", "champalu", "chouine"]

PHASES: tuple[Phase, ...] = ("play", "take", "over")


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """What this seat knows of one player."""

    hand_size: int
    known: list[str]  # cards in hand that everybody knows: taken from the row, or shown in a claim
    tricks: int
    won: list[str]  # cards of these tricks that lie open to this seat: its own, the last trick, all once counted (LC-9)
    combinations: list[str]


class Trick(msgspec.Struct, frozen=True, kw_only=True):
    """Cards in the order they were played, from the leader clockwise, and who has played the best one."""

    leader: int
    cards: list[str]
    winner: int


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """What a player had at the end of a round; after a Chouine no points are counted (LC-17)."""

    shown: list[str]  # the tricks that were counted, or the Chouine
    combinations: list[str]
    card_points: int
    total: int
    rewarded: bool


class LastRound(msgspec.Struct, frozen=True, kw_only=True):
    """How the round before this one ended."""

    won_by: Feat
    players: list[Count]


class LaChouineView(View, frozen=True, kw_only=True):
    options: dict[str, str]
    last_round: LastRound | None  # none before the second one
    first: int  # who began the round
    phase: Phase
    trick: Trick | None
    last_trick: Trick | None  # until the next card is played
    must: list[str]  # after a claim: one of these must be played (LC-7)
    row: list[str]
    aside: list[str]
    pile_size: int
    gone: list[str]  # all cards of the tricks won in this round: everybody has seen them go by
    available: list[str]  # combinations that nobody has won yet
    players: list[PlayerView]
    hand: list[str]  # this seat's own


def view(state: LaChouine, seat: int | None) -> LaChouineView:
    check_seer(seat, state.seats)
    gone = 0
    for player in state.at:
        gone |= player.won
    return LaChouineView(
        seat=seat,
        seats=state.seats,
        to_act=state.acting(),
        legal=[] if seat is None else state.legal(seat),
        scores=state.scores(),
        winners=state.winners(),
        options={"card_points": state.card_points},
        round=state.round,
        last_round=last_round(state),
        first=state.first,
        phase=PHASES[state.phase],
        trick=None if state.laid == 0 else trick(state, state.laid),
        last_trick=None if state.laid != 0 or state.trick == 0 else trick(state, state.seats),
        must=names(state.must),
        row=names(state.row),
        aside=names(state.aside),
        pile_size=state.pile_size(),
        gone=names(gone),
        available=kinds(state.available),
        players=[player_view(state, other, seat) for other in range(state.seats)],
        hand=[] if seat is None else names(state.at[seat].hand),
    )


def trick(state: LaChouine, laid: int) -> Trick:
    cards = [NAMES[state.at[seat].played] for seat in state.order(laid)]
    return Trick(leader=state.leader, cards=cards, winner=state.winner)


def player_view(state: LaChouine, seat: int, seer: int | None) -> PlayerView:
    player = state.at[seat]
    return PlayerView(
        hand_size=count(player.hand),
        known=names(player.known),
        tricks=count(player.won) // state.seats,
        won=names(player.won if seat == seer else player.won & open_tricks(state, seat)),
        combinations=kinds(player.combinations),
    )


def open_tricks(state: LaChouine, seat: int) -> int:
    """The cards that everybody can see among those a seat has won."""
    cards = int(state.trick)
    if state.phase == OVER:
        cards |= state.at[seat].shown  # LC-20
    return cards


def last_round(state: LaChouine) -> LastRound | None:
    if state.rewarded == 0:
        return None
    feats = 0
    for player in state.at:
        feats |= player.last_combinations
    won_by: Feat = "chouine" if has(feats, CHOUINE) else "champalu" if has(feats, CHAMPALU) else "points"
    counts = [counted(state, seat, is_counted=won_by != "chouine") for seat in range(state.seats)]
    return LastRound(won_by=won_by, players=counts)


def counted(state: LaChouine, seat: int, *, is_counted: bool) -> Count:
    player = state.at[seat]
    points = card_points(state.card_points, player.shown)
    return Count(
        shown=names(player.shown),
        combinations=kinds(player.last_combinations),
        card_points=points if is_counted else 0,
        total=points + combination_points(player.last_combinations) if is_counted else 0,
        rewarded=has(state.rewarded, seat),
    )


def kinds(combinations: int) -> list[str]:
    """The names of combinations."""
    return [COMBINATIONS[combination] for combination in members(combinations)]


def best_card(view: LaChouineView, trick: Trick) -> str:
    """The card that wins a trick so far."""
    return trick.cards[(trick.winner - trick.leader) % view.seats]


def points_of(view: LaChouineView, cards: list[str]) -> int:
    """What cards are worth at this table (LC-1)."""
    return card_points(view.options["card_points"], named(cards))

"""What a seat may know: everything that lies open, its own cards, and the cards of others that everybody has seen."""

from typing import Literal

import msgspec

from tripot.engine.game import View
from tripot.games.la_chouine.cards import named
from tripot.games.la_chouine.scoring import card_points

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

    @property
    def is_complete(self) -> bool:
        return self.last_trick is not None and self.phase == "play"


def best_card(view: LaChouineView, trick: Trick) -> str:
    """The card that wins a trick so far."""
    return trick.cards[(trick.winner - trick.leader) % view.seats]


def points_of(view: LaChouineView, cards: list[str]) -> int:
    """What cards are worth at this table (LC-1)."""
    return card_points(view.options["card_points"], named(cards))

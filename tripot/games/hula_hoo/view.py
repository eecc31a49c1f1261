"""What a seat may know: everything that lies open, its own hand, and the cards of others that it has seen go there."""

from typing import Literal

import msgspec

from tripot.engine.game import View

Phase = Literal["front", "exchange", "play", "name", "name again", "over"]
Call = Literal["", "plus", "moins", "double"]
WonBy = Literal["no card left", "last one in"]  # HH-14, HH-16

PHASES: tuple[Phase, ...] = ("front", "exchange", "play", "name", "name again", "over")
CALLS: tuple[Call, ...] = ("", "plus", "moins", "double")
WON_BY: tuple[WonBy, ...] = ("no card left", "last one in")


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
    won_by: WonBy
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

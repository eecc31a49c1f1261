"""What a seat may know: its own hand, every card that was played, and the bids and jackpots once they are shown."""

from typing import Literal

import msgspec

from tripot.engine.game import View
from tripot.games.el_diablo.notation import Card

Phase = Literal["bids", "play", "set devil", "jackpots", "over"]

PHASES: tuple[Phase, ...] = ("bids", "play", "set devil", "jackpots", "over")

Values = list[int | None]  # by seat; none for who has not played

# What a card does when its turn comes: a number, a devil or a chameleon that names nobody does nothing; a card that is out
# no longer does anything; a target that is out is missed; a card waits for what is not there yet.
Effect = Literal["nothing", "out", "misses", "waits", "takes", "changes"]


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One card of a trick with everything that was said about it, what it did, and the values after it (ED-11)."""

    seat: int
    card: Card
    effect: Effect
    out_by: int | None  # whose chameleon has put this one out (ED-9)
    devil: int | None  # what the target's devil was set to just before (ED-8)
    amount: int  # what was taken, added or taken away
    values: Values


class Trick(msgspec.Struct, frozen=True, kw_only=True):
    leader: int
    start: Values  # what each card is worth by itself
    steps: list[Step]  # one a card, in the order of play
    open: list[int]  # who has yet to play, in this order
    values: Values  # after the last step
    tied: list[int]  # who has the highest value that can win, in the order of play: the last of them wins (ED-5)
    winner: int | None  # nobody, if all are magicians or out (ED-12)


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

    @property
    def is_complete(self) -> bool:
        return self.last_trick is not None and not self.trick.steps

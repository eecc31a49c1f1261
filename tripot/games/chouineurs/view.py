"""What a seat may know: the bets once they are shown, every trick of the round, who whined and how, and its own hand."""

from typing import Literal

import msgspec

from tripot.engine.game import View

Phase = Literal["choose", "play", "whine", "over"]
Whine = Literal["", "turn", "point"]

PHASES: tuple[Phase, ...] = ("choose", "play", "whine", "over")
WHINES: tuple[Whine, ...] = ("", "turn", "point")


class Held(msgspec.Struct, frozen=True, kw_only=True):
    """A card in one's own hand, by its two ends."""

    up: str
    down: str


class TrickView(msgspec.Struct, frozen=True, kw_only=True):
    """A trick, or as much of it as there is."""

    leader: int
    cards: list[str]  # by seat: the end that was played
    winner: int | None  # CH-11, once all have played
    whiners: list[int]  # CH-9, once all have played
    whines: list[Whine]  # by seat: how it whined


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody knows of one player."""

    hand_size: int
    bet: str  # once all are shown (CH-4)
    bets: list[str]  # the bet cards still in the game (CH-12)
    tricks: int
    whined: int  # cards won by whining
    lacks: list[str]  # colours that were not followed, and no card has been turned since
    points: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What the last round brought one player."""

    bet: str
    tricks: int
    whined: int
    points: int


class ChouineursView(View, frozen=True, kw_only=True):
    phase: Phase
    leader: int  # who leads this trick
    trick: TrickView  # what lies on the table
    tricks: list[TrickView]  # those of this round that are over
    last_trick: TrickView | None  # the last one that is over, of this round or of the one before
    last_round: list[Result]  # by seat; nothing before the second round
    reserve: int
    players: list[PlayerView]
    hand: list[Held]  # this seat's own
    bet: str  # this seat's own, also while the others do not see it
    author_wins: bool  # CH-13: nothing breaks the tie

    @property
    def is_complete(self) -> bool:
        return self.last_trick is not None and not any(self.trick.cards)

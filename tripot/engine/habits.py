"""What a bot imagines: worlds that fit its view, and players in them who have habits.

Habits decide in a world that somebody has imagined, and look only at what the seat in question can see there: so they choose
the same in all worlds that look the same to it. Their numbers are data, tuned by self-play.
"""

from typing import Final

from mypy_extensions import i64

from tripot.engine.chance import Chance
from tripot.engine.state import State

LIKELIEST: Final = 0.999  # a world that fits others' choices in every way


class AnyWorlds:
    """A view taken apart once, to draw many worlds from."""

    def sample(self, chance: Chance) -> State:
        raise NotImplementedError


class Habits:
    """How a player of the game decides, and what others' decisions say about their hands. These decide by chance."""

    def __init__(self, numbers: dict[str, float]) -> None:
        """What is tuned, by name."""

    def choose(self, world: State, seat: i64, chance: Chance) -> i64:
        """One of the legal moves of a seat that is to act."""
        return world.random_move(seat, chance)

    def likelihood(self, world: State, seer: i64) -> float:
        """How well the others' choices fit the hands that this world gives them; 1 where they say nothing about any world."""
        return 1.0

    def settle(self, world: State, seer: i64, chance: Chance) -> None:
        """What others have chosen unseen by this seat, it takes to be chosen by habit; where that says nothing, by chance."""

    def worth(self, world: State, seat: i64) -> float:
        """What it is worth to a seat how things stand once a round is over: its lead over the others on average."""
        total: i64 = 0
        other: i64 = 0
        while other < world.seats:
            total += world.score(other)
            other += 1
        return float(world.score(seat) * world.seats - total) / float(world.seats - 1)

    def sober(self) -> "Habits":
        """The same, whose worth is what the game is played for: without what only helps to choose."""
        return self


RANDOM = Habits({})

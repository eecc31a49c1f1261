"""One game between bots, each with a generator of its own: in turns through views, or in the table's own time by minds.

Between habits alone, one generator is enough, and no view is needed.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tripot.engine.chance import Chance, Seed
from tripot.engine.game import AnyGame, Setup, View
from tripot.engine.habits import Habits
from tripot.engine.minds import Mind, Room, Witness
from tripot.engine.options import check
from tripot.engine.playout import play_by_habits
from tripot.engine.state import State

DECIDING = 1 << 31  # the stream of decisions; the streams below it shuffle the rounds

Chooser = Callable[[AnyGame, View, Chance, float], int]


@dataclass(frozen=True, kw_only=True)
class Entrant:
    """Whoever plays, and with how many seconds for a move; where time matters, the name is the level of a mind."""

    name: str
    choose: Chooser
    seconds: float = 1.0


@dataclass
class Clock:
    """How long a bot has thought."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def join(self, other: "Clock") -> None:
        self.moves += other.moves
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


def luck_of(seed: Seed, seat: int) -> Chance:
    return seed.chance(DECIDING + 1 + seat)


def play_in_turns(
    game: AnyGame, state: State, seed: Seed, entrants: Sequence[Entrant], clocks: Sequence[Clock] = ()
) -> int:
    """How many decisions it took; the clocks are those of the seats."""
    luck = [luck_of(seed, seat) for seat in range(len(entrants))]
    decisions = 0
    while not state.is_over():
        seat = int(state.next_to_act())
        entrant = entrants[seat]
        view = game.view(state, seat)
        before = time.perf_counter()
        move = entrant.choose(game, view, luck[seat], entrant.seconds)
        if clocks:
            clocks[seat].add(time.perf_counter() - before)
        state.apply(seat, move)
        decisions += 1
    return decisions


def play_in_time(
    game: AnyGame, state: State, seed: Seed, entrants: Sequence[Entrant], witness: Witness | None = None
) -> int:
    """How many things happened. Minds watch together and plan in no time, so there is nothing for a clock to count."""
    assert game.mind is not None
    minds: list[Mind] = [game.mind(entrant.name, seat, luck_of(seed, seat)) for seat, entrant in enumerate(entrants)]
    if witness is not None:
        minds.append(witness)
    return int(Room(game, state, minds).live())


def lead_alone(game: AnyGame, seed: Seed, *, own: Habits, others: Habits, seat: int, seats: int) -> float:
    """How many points habits alone in their seat have more than the others on average, with the usual options."""
    state: State = game.start(Setup(seats=seats, seed=seed, options=check(game.options, {})))
    play_by_habits(state, [own if other == seat else others for other in range(seats)], seed.chance(DECIDING))
    scores = state.scores()
    return float(scores[seat]) - (sum(scores) - scores[seat]) / (seats - 1)

"""Training: self-play, learning from it, and again, with the net as it has become; a seed fixes all of it.

First everybody plays by habit, which is quick and sensible; then most seats play by the net, which soon knows better. A
training that was saved goes on with the deals and the luck that it would have had, but its memory of notes starts empty: what it
learns next is not quite what it would have learned.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from tripot.engine.chance import Chance, Seed
from tripot.engine.errors import BadInput
from tripot.engine.facts import Reading
from tripot.engine.game import AnyGame, Setup
from tripot.engine.net import Learned, Net
from tripot.engine.options import Value, check
from tripot.engine.selfplay import Notes, SelfPlay
from tripot.engine.state import State
from tripot.engine.weights import written_net
from tripot.lab.playing import DECIDING, lead_alone

CHUNK = 1000  # rounds that are played before the net learns from them
BY_HABIT = 60_000  # rounds in which everybody plays by habit
OFTEN = 3  # then one seat of so many does: who only knows itself plays worse against others
WILD = 0.1  # moves at random among habits, which would always do the same
LESS_WILD = 0.01
PATIENCE = 0.75  # how much a decision goes by what came in the end, from each of the seat's next ones on
HEAT = 0.02  # of the scale: how much less than the best a move may be worth that the net still tries often
MEASURING = 1 << 40  # seeds of deals that no training sees


class Damaged(Exception):
    """A saved training that cannot be gone on with."""


class Learner(Protocol):
    """From notes to weights."""

    def begin(self, facts: int) -> None:
        """A net over so many facts that knows nothing."""

    def learn(self, notes: Notes, scale: float) -> float:
        """How far off the values were, as a share of how far the results spread."""

    def weights(self) -> list[float]:
        """As a net takes them."""


def check_learnable(game: AnyGame) -> Callable[[], Reading]:
    """What the game says to look at, or BadInput."""
    if game.reading is None:
        raise BadInput(
            fr=f"{game.name.fr} ne s'apprend pas encore : le jeu ne dit pas à quoi regarder.",
            en=f"{game.name.en} cannot be learned yet: the game does not say what to look at.",
        )
    return game.reading


class Training:
    def __init__(self, game: AnyGame, learner: Learner, seed: int) -> None:
        self.game = game
        self.learner = learner
        self.seed = seed
        self.rounds = 0
        self.scale = 0.0  # how far results spread; 0 until some are known
        self.reading = check_learnable(game)()
        learner.begin(int(self.reading.size))

    def state(self) -> dict[str, Any]:
        """What to remember beside what was learned, to go on one day."""
        return {"game": self.game.key, "seed": self.seed, "rounds": self.rounds, "scale": self.scale}

    def go_on(self, state: Mapping[str, Any]) -> None:
        try:
            if state["game"] != self.game.key:
                raise Damaged
            self.seed, self.rounds, self.scale = int(state["seed"]), int(state["rounds"]), float(state["scale"])
        except (KeyError, TypeError, ValueError) as error:
            raise Damaged from error

    def step(self) -> float:
        """A chunk of self-play, and what is learned from it: how far off the values were."""
        notes = self.played()
        if not self.scale:
            gains = list(notes.gains)
            self.scale = max(1e-6, sum(gain * gain for gain in gains) / len(gains)) ** 0.5
        self.rounds += int(notes.rounds)
        return self.learner.learn(notes, self.scale)

    def played(self) -> Notes:
        is_by_habit = self.rounds < BY_HABIT
        notes, net = Notes(), self.net()
        chance = Seed(self.seed).chance(DECIDING + self.rounds)
        while notes.rounds < CHUNK:
            seats = self.game.seats[int(chance.below(len(self.game.seats)))]
            play = SelfPlay(net, self.game.tuned(), chance)
            play.wild = WILD if is_by_habit else LESS_WILD
            play.heat = HEAT * self.scale
            play.patience = PATIENCE
            by_habit = sum(1 << seat for seat in range(seats) if is_by_habit or chance.below(OFTEN) == 0)
            play.play(self.started(seats, chance), by_habit, notes)
        return notes

    def started(self, seats: int, chance: Chance) -> State:
        setup = Setup(seats=seats, seed=chance.seed(), options=drawn_options(self.game, chance))
        state: State = self.game.start(setup)
        return state

    def net(self) -> Net:
        return Net(self.reading, self.scale or 1.0, self.learner.weights())

    def lead(self, deals: int) -> float:
        return lead_over_habits(self.game, self.net(), deals)

    def written(self) -> bytes:
        """The file that the game plays with."""
        return written_net(int(self.reading.size), self.scale or 1.0, self.learner.weights())


def lead_over_habits(game: AnyGame, net: Net, deals: int) -> float:
    """Of a net alone, in points a game: at every seat count, every deal in every seat."""
    habits = game.tuned()
    learned = Learned(net, habits)
    found: list[float] = []
    for seats in game.seats:
        for deal in range(deals):
            seed = Seed(MEASURING + deal)
            found += [
                lead_alone(game, seed, own=learned, others=habits, seat=seat, seats=seats) for seat in range(seats)
            ]
    return sum(found) / len(found)


def drawn_options(game: AnyGame, chance: Chance) -> Mapping[str, Value]:
    """The usual ones, or any, as often."""
    if chance.below(2) == 0:
        return check(game.options, {})
    return {option.key: option.values()[int(chance.below(len(option.values())))] for option in game.options}

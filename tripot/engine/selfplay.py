"""Self-play: seats play by a net or by habits, now and then something else, and every decision is noted with what it led to."""

from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from tripot.engine.bits import has
from tripot.engine.chance import WORDS, Chance
from tripot.engine.facts import Facts
from tripot.engine.habits import Habits
from tripot.engine.net import LOWEST_VALUE, Net
from tripot.engine.state import State

HALF: Final = 0.5 / WORDS  # of the smallest step of a share, so that none is 0


class Notes:
    """Decisions: the facts of all of them in one row, where each begins in it, and what came of it.

    What came of it is what the rest of the round brought; or in part what the net expected at the same seat's next decisions,
    which varies less, and does not blame a decision for one that was made at random after it.
    """

    def __init__(self) -> None:
        self.facts = vec[i32]()
        self.starts = vec[i64]()
        self.gains = vec[float]()
        self.open: list[Decision] = []  # of the round that is being played
        self.rounds: i64 = 0

    def add(self, facts: Facts, decision: "Decision") -> None:
        self.starts = append(self.starts, i64(len(self.facts)))
        at: i64 = 0
        while at < facts.number:
            self.facts = append(self.facts, facts.held[at])
            at += 1
        self.gains = append(self.gains, 0.0)
        self.open.append(decision)

    def end_round(self, world: State, habits: Habits) -> None:
        """From the last decision to the first, what each seat's next one says."""
        later = vec[float]([habits.worth(world, seat) for seat in range(world.seats)])
        at: i64 = len(self.gains)
        for decision in reversed(self.open):
            at -= 1
            self.gains[at] = later[decision.seat] - decision.worth
            hoped: float = decision.worth + decision.hope
            later[decision.seat] = decision.patience * later[decision.seat] + (1.0 - decision.patience) * hoped
        self.open = []
        self.rounds += 1


class Decision:
    def __init__(self, seat: i64, worth: float, hope: float, patience: float) -> None:
        self.seat: i64 = seat
        self.worth: float = worth  # how the seat stood
        self.hope: float = hope  # what the net expected from there on
        self.patience: float = patience  # how much earlier decisions go by what came in the end; the rest by that hope


class SelfPlay:
    def __init__(self, net: Net, habits: Habits, chance: Chance) -> None:
        self.net = net
        self.habits = habits
        self.chance = chance
        self.wild: float = 0.0  # how likely a decision is any move
        self.heat: float = 0.0  # how far below the best a move is often chosen, as the worth of a round is counted
        self.patience: float = 1.0
        self.facts = Facts()

    def play(self, world: State, by_habit: i64, notes: Notes) -> None:
        """A game to its end; the seats of the set play by habit, the others by the net."""
        while not world.is_over():
            this_one: i64 = world.round
            seat: i64 = world.next_to_act()
            while seat >= 0 and world.round == this_one:
                is_wild: bool = self.chance.share() < self.wild
                move: i64 = self.choose(world, seat, is_wild, has(by_habit, seat))
                self.facts.clear()
                self.net.reading.situation(world, seat, self.facts)
                self.net.reading.move(world, seat, move, self.facts)
                worth: float = self.habits.worth(world, seat)
                if has(by_habit, seat):
                    notes.add(self.facts, Decision(seat, worth, 0.0, 1.0))
                elif is_wild:
                    notes.add(self.facts, Decision(seat, worth, self.net.highest, 0.0))
                else:
                    notes.add(self.facts, Decision(seat, worth, self.net.highest, self.patience))
                world.play(seat, move)
                seat = world.next_to_act()
            notes.end_round(world, self.habits)

    def choose(self, world: State, seat: i64, is_wild: bool, is_by_habit: bool) -> i64:
        if is_by_habit:
            if is_wild:
                return world.random_move(seat, self.chance)
            return self.habits.choose(world, seat, self.chance)
        moves = world.legal(seat)
        best: i64 = self.net.weigh(world, seat, moves)
        if is_wild:
            return world.random_move(seat, self.chance)
        if self.heat == 0.0:
            return best
        highest: float = LOWEST_VALUE
        at: i64 = 0
        while at < len(moves):
            value: float = self.net.values[at] + self.heat * self.luck()
            if value > highest:
                highest = value
                best = moves[at]
            at += 1
        return best

    def luck(self) -> float:
        """Added to the values of moves, it makes the highest a draw by their exponentials."""
        return -log(-log(self.chance.share() + HALF))

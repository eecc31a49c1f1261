"""A learned value: a small net over facts, which says how much better or worse off a seat will be when the round is over.

Every fact that holds adds its row of weights; two short layers make one number of the sum. What the situation adds is summed
once for all moves. Weights are read from a file (`weights.py`) and never change.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.engine.chance import Chance
from tripot.engine.facts import Facts, Reading
from tripot.engine.habits import Habits
from tripot.engine.state import State

WIDTH: Final = 64  # of a row
NARROW: Final = 16  # the layer after it
REST: Final = 1121  # numbers that are not in rows: 64 + 64 * 16 + 16 + 16 + 1
LOWEST_VALUE: Final = -1000000.0


def weights_of(facts: int) -> int:
    """How many numbers a net over so many facts has."""
    return facts * WIDTH + REST


class Net:
    def __init__(self, reading: Reading, scale: float, numbers: list[float]) -> None:
        """The rows, the sum's start, then layer by layer the weights and what is added to them."""
        weights = vec[float](numbers)  # a list is given, because a vec from interpreted code would never be freed
        at: i64 = reading.size * WIDTH
        self.reading = reading
        self.scale: float = scale  # what an output of 1 means
        self.rows = weights[:at]
        self.start = weights[at : at + WIDTH]
        at += WIDTH
        self.middle = weights[at : at + WIDTH * NARROW]  # for each of the narrow layer, its weights in a row
        at += WIDTH * NARROW
        self.middle_start = weights[at : at + NARROW]
        self.last = weights[at + NARROW : at + 2 * NARROW]
        self.last_start: float = weights[at + 2 * NARROW]
        self.facts = Facts()
        self.known = vec[float]([0.0] * WIDTH)  # what the situation comes to
        self.sums = vec[float]([0.0] * WIDTH)
        self.lit = vec[i64]([0] * WIDTH)  # the sums that are above 0
        self.values = vec[float]([0.0] * 64)  # of the moves that were weighed last, in their order
        self.highest: float = 0.0  # of them

    def weigh(self, world: State, seat: i64, moves: list[int]) -> i64:
        """Values every one of the moves that a seat could make; the best of them."""
        facts = self.facts
        if len(moves) > len(self.values):
            self.values = vec[float]([0.0] * len(moves))
        facts.clear()
        self.reading.situation(world, seat, facts)
        self.add_rows(self.start, self.known)
        best: i64 = moves[0]
        self.highest = LOWEST_VALUE
        at: i64 = 0
        while at < len(moves):
            move: i64 = moves[at]
            facts.clear()
            self.reading.move(world, seat, move, facts)
            self.add_rows(self.known, self.sums)
            value: float = self.scale * self.output()
            self.values[at] = value
            at += 1
            if value > self.highest:
                self.highest = value
                best = move
        return best

    def best_value(self, world: State, seat: i64) -> float:
        """What the rest of the round adds for a seat that decides now, if it chooses what the net values most."""
        self.weigh(world, seat, world.legal(seat))
        return self.highest

    def add_rows(self, before: "vec[float]", after: "vec[float]") -> None:
        """The rows of the facts on top of what was there before. Eight columns at a time, which a processor has room for."""
        rows = self.rows
        held = self.facts.held
        number: i64 = self.facts.number
        column: i64 = 0
        while column < WIDTH:
            a: float = before[column]
            b: float = before[column + 1]
            c: float = before[column + 2]
            d: float = before[column + 3]
            e: float = before[column + 4]
            f: float = before[column + 5]
            g: float = before[column + 6]
            h: float = before[column + 7]
            at: i64 = 0
            while at < number:
                row: i64 = i64(held[at]) * WIDTH + column
                a += rows[row]
                b += rows[row + 1]
                c += rows[row + 2]
                d += rows[row + 3]
                e += rows[row + 4]
                f += rows[row + 5]
                g += rows[row + 6]
                h += rows[row + 7]
                at += 1
            after[column] = a
            after[column + 1] = b
            after[column + 2] = c
            after[column + 3] = d
            after[column + 4] = e
            after[column + 5] = f
            after[column + 6] = g
            after[column + 7] = h
            column += 8

    def output(self) -> float:
        """The two short layers. Sums below 0 count as 0, so only the others are gone through."""
        sums = self.sums
        lit = self.lit
        middle = self.middle
        number: i64 = 0
        column: i64 = 0
        while column < WIDTH:
            if sums[column] > 0.0:
                lit[number] = column
                number += 1
            column += 1
        result: float = self.last_start
        line: i64 = 0
        while line < NARROW:
            first: i64 = line * WIDTH
            a: float = self.middle_start[line]
            b: float = self.middle_start[line + 1]
            c: float = self.middle_start[line + 2]
            d: float = self.middle_start[line + 3]
            at: i64 = 0
            while at < number:
                column = lit[at]
                here: float = sums[column]
                column += first
                a += here * middle[column]
                b += here * middle[column + WIDTH]
                c += here * middle[column + 128]
                d += here * middle[column + 192]
                at += 1
            if a > 0.0:
                result += a * self.last[line]
            if b > 0.0:
                result += b * self.last[line + 1]
            if c > 0.0:
                result += c * self.last[line + 2]
            if d > 0.0:
                result += d * self.last[line + 3]
            line += 4
        return result


class Learned(Habits):
    """A player who makes the move that the net values most; how likely worlds are and what they are worth, habits say."""

    def __init__(self, net: Net, habits: Habits) -> None:
        self.net = net
        self.habits = habits

    def choose(self, world: State, seat: i64, chance: Chance) -> i64:
        return self.net.weigh(world, seat, world.legal(seat))

    def likelihood(self, world: State, seer: i64) -> float:
        return self.habits.likelihood(world, seer)

    def settle(self, world: State, seer: i64, chance: Chance) -> None:
        self.habits.settle(world, seer, chance)

    def worth(self, world: State, seat: i64) -> float:
        return self.habits.worth(world, seat)

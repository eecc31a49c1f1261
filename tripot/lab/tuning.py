"""Tuning: numbers of habits are drawn around the best so far, and drift towards those that lead most over the present ones.

Every candidate meets the present habits over the same deals, once in every seat, in compiled playouts (the cross-entropy method);
the deals are for tables of every size in turn, since the numbers are the same at all of them.
What was found counts only if it leads over fresh deals by more than their 95 % interval.
"""

import math
import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from tripot.engine.chance import Seed
from tripot.engine.game import AnyGame
from tripot.engine.habits import Habits
from tripot.lab.arena import SEEDS
from tripot.lab.intervals import mean_and_interval
from tripot.lab.playing import lead_alone

Numbers = dict[str, float]

LEFT_ALONE = ("blur", "trust")  # how far others err and are believed: no matter of playing well oneself
ELITE = 4  # of so many candidates, one is kept
FEWEST = 2  # deals of a generation that time runs out on
PROBES = 6  # deals at a table of each size to see whether a number changes anything
WIDE, AT_LEAST = 0.3, 0.15  # where a search begins: a share of the number, and a little for those near 0
STEP, NARROWING = 0.5, 0.3  # how far a generation moves the middle, and the spread
FLOOR = 0.02  # below which a spread never goes
PROVING = 0.35  # of the time is kept for the proof
DIGITS = 3
TINY = 1e-9  # a lead that is only rounding
FRESH = 1 << 40  # seeds from here on have not been tuned by


@dataclass
class Proof:
    """How far what was found leads over what there was, a game, over fresh deals."""

    deals: int
    lead: float
    half: float

    @property
    def holds(self) -> bool:
        return self.lead > self.half


@dataclass
class Tuning:
    """A search under way."""

    game: AnyGame
    seats: Sequence[int]  # of one deal after another, in turn
    seed: int
    present: Numbers
    clock: Callable[[], float] = time.monotonic
    candidates: int = 24  # of a generation
    deals: int = 20  # that each of them plays
    generations: int = 0
    tuned: list[str] = field(default_factory=list)  # the names of the numbers that steer anything
    middle: Numbers = field(default_factory=dict)
    spread: Numbers = field(default_factory=dict)

    def run(self, seconds: float) -> Iterator[float]:
        """Generation after generation until the time is over; the share of it that is."""
        began = self.clock()
        until = began + seconds
        random = Random(self.seed)
        habits = self.game.habits(self.present)
        self.middle = dict(self.present)
        self.spread = {name: WIDE * abs(number) + AT_LEAST for name, number in self.present.items()}
        self.tuned = [name for name in self.present if name not in LEFT_ALONE and self.matters(name, habits)]
        while self.generations == 0 or self.clock() < until:
            first = self.seed + self.generations * self.deals
            self.generation(random, habits, first, until)
            self.generations += 1
            yield min(1.0, (self.clock() - began) / seconds)

    def matters(self, name: str, habits: Habits) -> bool:
        """Whether games come out otherwise when the number is another."""
        for other in (-2, 2):
            changed = self.present | {name: self.present[name] + other * self.spread[name]}
            if any(
                abs(self.lead(changed, habits, self.seed + deal)) > TINY for deal in range(PROBES * len(self.seats))
            ):
                return True
        return False

    def generation(self, random: Random, habits: Habits, first: int, until: float) -> None:
        drawn = [
            self.middle | {name: random.gauss(self.middle[name], self.spread[name]) for name in self.tuned}
            for _ in range(self.candidates)
        ]
        leads = [0.0] * self.candidates
        for deal in range(self.deals):
            if deal >= FEWEST and self.clock() >= until:
                break
            for number, numbers in enumerate(drawn):
                leads[number] += self.lead(numbers, habits, first + deal)
        best = sorted(range(self.candidates), key=lambda number: -leads[number])[: max(2, self.candidates // ELITE)]
        for name in self.tuned:
            values = [drawn[number][name] for number in best]
            self.middle[name] += STEP * (statistics.fmean(values) - self.middle[name])
            self.spread[name] += NARROWING * (statistics.pstdev(values) + FLOOR - self.spread[name])

    def lead(self, numbers: Mapping[str, float], habits: Habits, seed: int) -> float:
        """Of these numbers over the present habits in a deal, a game, once in every seat."""
        try:
            own = self.game.habits(dict(numbers))
            seats = self.seats[seed % len(self.seats)]
            return statistics.fmean(
                lead_alone(self.game, Seed(seed % SEEDS), own=own, others=habits, seat=seat, seats=seats)
                for seat in range(seats)
            )
        except ArithmeticError:  # numbers with which nobody can play
            return -math.inf

    @property
    def found(self) -> Numbers:
        """The numbers as they would be written."""
        return {name: round(number, DIGITS) for name, number in self.middle.items()}

    def prove(self, seconds: float) -> Iterator[Proof]:
        """Over fresh deals until the time is over: how it stands each time."""
        until = self.clock() + seconds
        habits, found = self.game.habits(self.present), self.found
        leads: list[float] = []
        while len(leads) < max(2, len(self.seats)) or self.clock() < until:
            leads.append(self.lead(found, habits, FRESH + self.seed + len(leads)))
            if math.isinf(leads[-1]):
                yield Proof(len(leads), leads[-1], math.inf)
                return
            if len(leads) > 1:
                yield Proof(len(leads), *mean_and_interval(leads))

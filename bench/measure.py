"""Contestants run in turn, again and again, so that a noisy moment hits all alike; the median counts."""

import gc
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Literal

Kind = Literal["compiled", "rollouts", "python", "clone", "restore", "search"]

# A random one of n in all Python loops: `bits(DRAWN) * n >> DRAWN`, the fastest that is fair to one in a million.
DRAWN = 24

# What is counted, by kind. Copies are durations, the others rates (the more the better).
KINDS: dict[Kind, str] = {
    "compiled": "compiled, deal included",
    "rollouts": "compiled, from after the deal",
    "python": "from a Python loop, deal included",
    "search": "search",
    "clone": "clone",
    "restore": "restore",
}


@dataclass(frozen=True)
class Trial:
    """One measurement: how many things were done in how many seconds."""

    done: float
    seconds: float


@dataclass(frozen=True, kw_only=True)
class Contestant:
    """Something to measure. `run` takes how many times (games, clones) and always does the same ones."""

    house: str
    game: str
    seats: int
    kind: Kind
    run: Callable[[int], Trial]

    def __str__(self) -> str:
        return f"{self.game}, {self.seats} players"


@dataclass(frozen=True)
class Measured:
    """The trials of one contestant, as things done per second."""

    contestant: Contestant
    rates: Sequence[float]

    @property
    def rate(self) -> float:
        return median(self.rates)


def timed(count: Callable[[int], int]) -> Callable[[int], Trial]:
    """A run that is one stretch of time; `count` says how many things it did."""

    def run(times: int) -> Trial:
        begin = perf_counter()
        done = count(times)
        return Trial(done, perf_counter() - begin)

    return run


def measure(contestants: Sequence[Contestant], *, seconds: float, repetitions: int) -> Iterator[Measured]:
    """Warm everybody up and find how often each fits into the time, then take turns."""
    times = [fitting(contestant, seconds) for contestant in contestants]
    rates: list[list[float]] = [[] for _ in contestants]
    with settled_memory():
        for _ in range(repetitions):
            for contestant, often, found in zip(contestants, times, rates, strict=True):
                trial = contestant.run(often)
                found.append(trial.done / trial.seconds)
    for contestant, found in zip(contestants, rates, strict=True):
        yield Measured(contestant, found)


def fitting(contestant: Contestant, seconds: float) -> int:
    """How often a contestant runs in the given time."""
    times = 1
    while True:
        begin = perf_counter()
        contestant.run(times)
        spent = perf_counter() - begin
        if spent >= seconds / 4:
            return max(1, round(times * seconds / spent))
        times *= 2 if spent >= seconds / 16 else 4


@contextmanager
def settled_memory() -> Iterator[None]:
    """Nobody pays for looking through the objects that others have left."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def pin_to_one_core() -> str:
    """Stay on one core where the system lets us; in words, for the report."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned to a core: this system has no sched_setaffinity"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}"

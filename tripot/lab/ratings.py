"""Ratings on Elo's scale: the strengths that make the duels most likely (Bradley and Terry), the field's average at 0.

A deal counts as a game that is won by the share in which the one was ahead of the other. One drawn deal more in every duel keeps
the rating finite of who is always ahead. How far ratings spread comes from drawing the deals again, all duels of a seed together;
their interval is Student's, since few deals tell less about how deals differ than many.
"""

import math
import statistics
from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from tripot.lab.arena import Duel
from tripot.lab.intervals import student_95

SCALE = 400 / math.log(10)  # 400 points are ten to one
DRAWN = 300  # times
CLOSE = 1e-5  # of a strength, between two steps
STEPS = 10_000

Shares = Mapping[tuple[int, int], tuple[float, float]]  # of first and second: deals won by the first, and deals


class Rating(NamedTuple):
    middle: float
    low: float  # its 95 % interval; endless where a single deal says nothing about the others
    high: float


def ratings(entrants: int, duels: Sequence[Duel]) -> list[Rating]:
    middle = rated(entrants, {(duel.first, duel.second): shares([deal.ahead for deal in duel.deals]) for duel in duels})
    most = max(len(duel.deals) for duel in duels)
    fewest = min(len(duel.deals) for duel in duels)
    if fewest < 2:
        return [Rating(rating, -math.inf, math.inf) for rating in middle]
    random = Random(1)
    found: list[list[float]] = []
    for _ in range(DRAWN):
        drawn = random.choices(range(most), k=most)
        again = {(duel.first, duel.second): shares(chosen(duel, drawn)) for duel in duels}
        found.append(rated(entrants, again, middle))
    spreads = map(statistics.stdev, zip(*found, strict=True))
    halves = [reach(fewest) * spread for spread in spreads]
    return [Rating(rating, rating - half, rating + half) for rating, half in zip(middle, halves, strict=True)]


def chosen(duel: Duel, drawn: Sequence[int]) -> list[float]:
    """Of some deals how far the first was ahead; a duel that was stopped has not played all of them."""
    return [duel.deals[n].ahead for n in drawn if n < len(duel.deals)]


def reach(deals: int) -> float:
    """How many times its spread a rating may be off; deals that are drawn again spread less than others would."""
    return student_95(deals - 1) * math.sqrt(deals / (deals - 1))


def shares(aheads: Sequence[float]) -> tuple[float, float]:
    return sum(aheads) + 0.5, len(aheads) + 1.0


def rated(entrants: int, duels: Shares, near: Sequence[float] = ()) -> list[float]:
    """Hunter's steps towards the strengths, each of which makes the duels more likely."""
    strengths = [math.exp(rating / SCALE) for rating in near] or [1.0] * entrants
    won = [0.0] * entrants
    for (first, second), (by_first, deals) in duels.items():
        won[first] += by_first
        won[second] += deals - by_first
    for _ in range(STEPS):
        met = [0.0] * entrants
        for (first, second), (_, deals) in duels.items():
            weight = deals / (strengths[first] + strengths[second])
            met[first] += weight
            met[second] += weight
        after = [wins / weight for wins, weight in zip(won, met, strict=True)]
        middle = math.exp(statistics.fmean(map(math.log, after)))
        after = [strength / middle for strength in after]
        far = max(abs(math.log(new / old)) for new, old in zip(after, strengths, strict=True))
        strengths = after
        if far < CLOSE:
            break
    return [SCALE * math.log(strength) for strength in strengths]

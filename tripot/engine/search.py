"""Flat search: every move is tried in the same imagined worlds, and those that do worse are given up one half at a time.

The first thought is the move that habits would make: another one must not only do better, but clearly so.
"""

from math import inf, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from tripot.engine.chance import Chance
from tripot.engine.habits import AnyWorlds, Habits
from tripot.engine.imagining import likely_world
from tripot.engine.playout import play_round
from tripot.engine.state import State

CAUTION: Final = 1.0  # how clearly a second thought must be better, in standard errors
LONG: Final = 2.0  # times what playouts take on average: few take longer, unless they are interrupted


class Candidate:
    """A move, and how it has done so far."""

    def __init__(self, move: i64) -> None:
        self.move: i64 = move
        self.number: i64 = 0  # of playouts
        self.mean: float = 0.0
        self.squares: float = 0.0  # of the distances from the mean, summed
        self.rating: float = 0.0

    def add(self, worth: float) -> None:
        self.number += 1
        off: float = worth - self.mean
        self.mean += off / float(self.number)
        self.squares += off * (worth - self.mean)


class Search:
    """What a seat can do, tried out by playouts."""

    def __init__(self, worlds: AnyWorlds, habits: Habits, seat: i64, moves: list[int], chance: Chance) -> None:
        self.worlds = worlds
        self.habits = habits
        self.seat: i64 = seat
        self.chance = chance
        self.tried = [Candidate(move) for move in moves]
        self.alive = self.tried
        self.work: State = worlds.sample(chance)
        self.first: i64 = habits.choose(self.work, seat, chance)
        self.caution: float = CAUTION
        self.playouts: i64 = 0
        self.lasting: float = 0.0  # a playout on average, in seconds
        self.is_informed: bool = False  # every move was tried at least once

    def explore(self, playouts: i64, until: float = inf) -> None:
        """Every move that is still in question, in world after world: to so many playouts in all, or until time is up.

        It is up when a long playout would end too late; how long, their average says, so one that was interrupted says little.
        """
        while self.playouts < playouts and perf_counter() + LONG * self.lasting < until:
            world = likely_world(self.worlds, self.habits, self.seat, self.chance)
            now: float = perf_counter()
            for candidate in self.alive:
                if now + LONG * self.lasting >= until:
                    return
                self.work.restore(world)
                self.work.play(self.seat, candidate.move)
                candidate.add(self.outcome(self.work, world.round))
                self.playouts += 1
                began: float = now
                now = perf_counter()
                self.lasting += (now - began - self.lasting) / float(self.playouts)
            self.is_informed = True

    def outcome(self, world: State, number: i64) -> float:
        """What the round of that number comes to: a world that may be played on."""
        play_round(world, number, self.habits, self.chance)
        return self.habits.worth(world, self.seat)

    def spread(self, candidate: Candidate) -> float:
        """How far from its mean a playout is, more or less."""
        if candidate.number < 2:
            return 0.0
        return sqrt(candidate.squares / float(candidate.number - 1))

    def error(self, candidate: Candidate) -> float:
        """The standard error of its mean."""
        if candidate.number < 2:
            return inf  # tried once, it may be worth anything
        return self.spread(candidate) / sqrt(float(candidate.number))

    def give_up_half(self) -> None:
        """The worse ones are tried no further."""
        ranked = self.ranked()
        kept: list[Candidate] = ranked[: (len(ranked) + 1) // 2]
        self.alive = kept

    def ranked(self) -> list[Candidate]:
        """What is still in question, the best first."""
        for candidate in self.alive:
            candidate.rating = candidate.mean if self.is_informed else 0.0
            if candidate.move == self.first:
                candidate.rating += self.caution * self.error(candidate) if self.is_informed else 1.0
        return sorted(self.alive, key=rating_of, reverse=True)


def rating_of(candidate: Candidate) -> float:
    return candidate.rating

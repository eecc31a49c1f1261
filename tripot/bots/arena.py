"""The arena: bots meet over the same deals, each in every seat, so that cards and seats favour nobody.

In a deal one bot sits alone among copies of the other, once in every seat, and then the other way round. What counts of a
deal is its mean over all these games; the deals are independent, so intervals come from how they differ.
"""

import math
import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations
from multiprocessing import get_context

from tripot.engine.chance import Chance, Seed
from tripot.engine.game import AnyGame, Setup, View
from tripot.engine.options import Value
from tripot.games import find_game

DECIDING = 1 << 31  # the stream of decisions; the streams below it shuffle the rounds
NORMAL_95 = 1.96

Chooser = Callable[[AnyGame, View, Chance, float], int]


@dataclass(frozen=True, kw_only=True)
class Entrant:
    """Whoever plays, and with how much time."""

    name: str
    choose: Chooser
    seconds: float = 1.0


@dataclass(frozen=True, kw_only=True)
class Room:
    """Where a duel takes place; it is sent to other processes, so the game goes by its key."""

    key: str
    seats: int
    options: Mapping[str, Value]

    @property
    def game(self) -> AnyGame:
        return find_game(self.key)


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


@dataclass
class Deal:
    """What one deal came to, for the first bot of a duel."""

    lead: float = 0.0  # points over the other, a game
    ahead: float = 0.0  # how often it was ahead of the other: 1 always, 0.5 as often as not
    wins: list[float] = field(default_factory=list)  # by seat: its share of the win as the only one of its kind
    scores: list[int] = field(default_factory=list)  # of its games as the only one of its kind
    clocks: tuple[Clock, Clock] = field(default_factory=lambda: (Clock(), Clock()))


def meet(room: Room, first: Entrant, second: Entrant, seed: int) -> Deal:
    """One deal: every seating of one among the others."""
    deal = Deal()
    leads: list[float] = []
    aheads: list[float] = []
    for alone in (0, 1):
        for seat in range(room.seats):
            who = [alone if other == seat else 1 - alone for other in range(room.seats)]
            scores, winners = play(room, (first, second), who, seed, deal.clocks)
            others = [score for other, score in enumerate(scores) if other != seat]
            sign = 1 if alone == 0 else -1
            leads.append(sign * (scores[seat] - statistics.fmean(others)))
            ahead = statistics.fmean((scores[seat] > score) + (scores[seat] == score) / 2 for score in others)
            aheads.append(ahead if alone == 0 else 1 - ahead)
            if alone == 0:
                deal.wins.append((seat in winners) / len(winners))
                deal.scores.append(scores[seat])
    deal.lead, deal.ahead = statistics.fmean(leads), statistics.fmean(aheads)
    return deal


def play(
    room: Room, entrants: tuple[Entrant, Entrant], who: Sequence[int], seed: int, clocks: tuple[Clock, Clock]
) -> tuple[list[int], list[int]]:
    """One game through views: scores and winners."""
    game = room.game
    match = game.start(Setup(seats=room.seats, seed=Seed(seed), options=room.options))
    luck = [Seed(seed).chance(DECIDING + 1 + seat) for seat in range(room.seats)]
    while not match.is_over():
        seat = int(match.next_to_act())
        entrant = entrants[who[seat]]
        view = game.view(match, seat)
        before = time.perf_counter()
        move = entrant.choose(game, view, luck[seat], entrant.seconds)
        clocks[who[seat]].add(time.perf_counter() - before)
        match.apply(seat, move)
    return match.scores(), match.winners()


@dataclass
class Duel:
    """Two bots, and what their deals came to."""

    first: str
    second: str
    deals: list[Deal] = field(default_factory=list)

    @property
    def lead(self) -> tuple[float, float]:
        return mean_and_interval([deal.lead for deal in self.deals])

    @property
    def ahead(self) -> tuple[float, float]:
        return mean_and_interval([deal.ahead for deal in self.deals])


def mean_and_interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    if len(values) < 2:
        return statistics.fmean(values), math.inf
    return statistics.fmean(values), NORMAL_95 * statistics.stdev(values) / math.sqrt(len(values))


def duels(room: Room, entrants: Sequence[Entrant], deals: int, first_seed: int, workers: int) -> Iterator[list[Duel]]:
    """Everybody against everybody, deal after deal: how things stand each time that one is done."""
    pairs = combinations(range(len(entrants)), 2)
    found = {(one, other): Duel(entrants[one].name, entrants[other].name) for one, other in pairs}
    with ProcessPoolExecutor(workers, mp_context=get_context("fork")) as pool:
        under_way = {
            pool.submit(meet, room, entrants[one], entrants[other], first_seed + deal): (one, other)
            for deal in range(deals)
            for one, other in found
        }
        for done, pair in under_way.items():
            found[pair].deals.append(done.result())
            yield list(found.values())

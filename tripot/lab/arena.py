"""The arena: bots meet over the same deals, each in every seat, so that cards and seats favour nobody.

In a deal one bot sits alone among copies of the other, once in every seat, and then the other way round; or not, if the other
takes long. What counts of a deal is its mean over all these games; the deals are independent, so intervals come from how they
differ.
"""

import os
import signal
import statistics
from collections import deque
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from itertools import combinations, islice, pairwise, starmap
from multiprocessing import get_context, parent_process
from threading import Thread

from tripot.engine.chance import Seed
from tripot.engine.game import AnyGame, Setup
from tripot.engine.options import Value
from tripot.games import find_game
from tripot.lab.intervals import mean_and_interval
from tripot.lab.playing import Clock, Entrant, play_in_time, play_in_turns

SEEDS = 10**18  # the seeds that can be written as whole numbers
AHEAD = 3  # deals a worker that are handed out before they are asked for


@dataclass(frozen=True, kw_only=True)
class Room:
    """Where a duel takes place; it is sent to other processes, so the game goes by its key."""

    key: str
    seats: int
    options: Mapping[str, Value]
    is_one_way: bool = False  # only the first of a duel is ever alone

    @property
    def game(self) -> AnyGame:
        return find_game(self.key)


@dataclass
class Side:
    """One of the two of a duel in a deal, in its games as the only one of its kind: one in every seat, or none at all."""

    wins: list[float]  # by seat: its share of the win
    scores: list[int]  # by seat
    clock: Clock = field(default_factory=Clock)  # of all its games


@dataclass
class Deal:
    """What one deal came to; lead and ahead are those of the first."""

    lead: float  # points over the other, a game
    ahead: float  # how often it was ahead of the other: 1 always, 0.5 as often as not
    sides: tuple[Side, Side]


def seatings(seats: int, *, is_one_way: bool = False) -> list[tuple[int, ...]]:
    """Every way to seat one among the others: which of the two sits where. With two seats there are two."""
    found = [
        tuple(alone if seat == own else 1 - alone for seat in range(seats))
        for alone in ((0,) if is_one_way else (0, 1))
        for own in range(seats)
    ]
    return list(dict.fromkeys(found))


def meet(room: Room, first: Entrant, second: Entrant, seed: int) -> Deal:
    """One deal: every seating of one among the others."""
    room.game.net()  # what was learned is read before anybody's clock runs
    leads: list[float] = []
    aheads: list[float] = []
    seated = seatings(room.seats, is_one_way=room.is_one_way)
    games = [sum(who.count(one) == 1 for who in seated) for one in (0, 1)]  # as the only one of its kind
    sides = tuple(Side([0.0] * number, [0] * number) for number in games)
    for who in seated:
        scores, winners = play(room, [(first, second)[side] for side in who], seed, [sides[side].clock for side in who])
        ours, theirs = ([score for score, side in zip(scores, who, strict=True) if side == one] for one in (0, 1))
        leads.append(statistics.fmean(ours) - statistics.fmean(theirs))
        aheads.append(statistics.fmean((one > other) + (one == other) / 2 for one in ours for other in theirs))
        for seat, one in enumerate(who):
            if who.count(one) == 1:
                sides[one].wins[seat] = (seat in winners) / len(winners)
                sides[one].scores[seat] = scores[seat]
    return Deal(statistics.fmean(leads), statistics.fmean(aheads), (sides[0], sides[1]))


def play(
    room: Room, entrants: Sequence[Entrant], seed: int, clocks: Sequence[Clock] = ()
) -> tuple[list[int], list[int]]:
    """One game: scores and winners."""
    game = room.game
    state = game.start(Setup(seats=room.seats, seed=Seed(seed), options=room.options))
    if game.mind is not None:
        play_in_time(game, state, Seed(seed), entrants)
    else:
        play_in_turns(game, state, Seed(seed), entrants, clocks)
    return state.scores(), state.winners()


@dataclass
class Duel:
    """Two bots by their numbers, and what their deals came to, in the order of the seeds."""

    first: int
    second: int
    deals: list[Deal] = field(default_factory=list)

    @property
    def lead(self) -> tuple[float, float]:
        return mean_and_interval([deal.lead for deal in self.deals])

    @property
    def ahead(self) -> tuple[float, float]:
        return mean_and_interval([deal.ahead for deal in self.deals])


class DealFailed(Exception):
    """A game of a deal ended in an error: a fault of ours, to be told with its seed."""

    def __init__(self, seed: int, reason: Exception) -> None:
        super().__init__(seed)
        self.seed = seed
        self.reason = reason


class WorkerLost(Exception):
    """A process that played has ended, for want of memory perhaps: no fault of any deal."""


def pairs(entrants: int, *, are_neighbours: bool = False) -> list[Duel]:
    """Everybody against everybody, or against who is named next only."""
    found = pairwise(range(entrants)) if are_neighbours else combinations(range(entrants), 2)
    return [Duel(first, second) for first, second in found]


def run(
    room: Room, entrants: Sequence[Entrant], duels: Sequence[Duel], *, deals: int, first_seed: int, workers: int
) -> Generator[int, None, None]:
    """Adds deal after deal to the duels; how many are done. The order is always the same, however many work at it."""
    tasks = ((duel, (first_seed + deal) % SEEDS) for deal in range(deals) for duel in duels)
    found = alone(room, entrants, tasks) if workers == 1 else together(room, entrants, tasks, workers)
    for done, (duel, deal) in enumerate(found, 1):
        duel.deals.append(deal)
        yield done


def alone(room: Room, entrants: Sequence[Entrant], tasks: Iterator[tuple[Duel, int]]) -> Iterator[tuple[Duel, Deal]]:
    for duel, seed in tasks:
        try:
            yield duel, meet(room, entrants[duel.first], entrants[duel.second], seed)
        except Exception as error:
            raise DealFailed(seed, error) from error


def together(
    room: Room, entrants: Sequence[Entrant], tasks: Iterator[tuple[Duel, int]], workers: int
) -> Iterator[tuple[Duel, Deal]]:
    """In so many processes; whoever stops asking ends them, even in the middle of a deal."""
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=follow_the_parent)

    def meeting(duel: Duel, seed: int) -> tuple[Duel, int, Future[Deal]]:
        try:
            deal = pool.submit(meet, room, entrants[duel.first], entrants[duel.second], seed)
        except BrokenProcessPool as error:  # told when its turn comes: what was played before counts
            deal = Future()
            deal.set_exception(error)
        return duel, seed, deal

    meetings = starmap(meeting, tasks)
    try:
        under_way = deque(islice(meetings, AHEAD * workers))
        while under_way:
            duel, seed, task = under_way.popleft()
            try:
                deal = task.result()
            except BrokenProcessPool as error:
                raise WorkerLost from error
            except Exception as error:
                raise DealFailed(seed, error) from error
            under_way.extend(islice(meetings, 1))
            yield duel, deal
    finally:
        working = dict(pool._processes)  # which the shutdown forgets; from Python 3.14 on, there is kill_workers
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in working.values():
            worker.kill()


def follow_the_parent() -> None:
    """Interrupts are the parent's to hear; and nobody plays on for a parent that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_parent, daemon=True).start()


def end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)

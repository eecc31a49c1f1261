"""Every turn-based game of Tripot, at its smallest, middle and largest number of seats, with its default options.

"compiled" is `play_out` over fresh games: the set-up, the deals of all rounds and all moves. "rollouts" restores a dealt game
and plays it out. "python" asks for the seat, the legal moves and one of them from Python, and plays it with `apply`, which
checks it once more. Simultaneous decisions count one each.
"""

from collections.abc import Callable, Iterator
from itertools import cycle, islice
from random import Random

from bench import searching
from bench.measure import DRAWN, Contestant, Trial, timed
from tripot.engine.chance import Seed
from tripot.engine.game import AnyGame, Setup
from tripot.engine.options import check
from tripot.engine.playout import play_out
from tripot.engine.state import State
from tripot.games import games

HOUSE = "Tripot"
SAMPLE = 100  # how many different states are cloned, restored and played out

Run = Callable[[int], Trial]


def contestants() -> Iterator[Contestant]:
    for game in games().values():
        if game.time:  # played by minds that react, not searched
            continue
        middle = middle_seats(game)
        for seats in sorted({game.seats[0], middle, game.seats[-1]}):
            yield Contestant(house=HOUSE, game=game.key, seats=seats, kind="compiled", run=with_deal(game, seats))
        yield Contestant(house=HOUSE, game=game.key, seats=middle, kind="rollouts", run=rollouts(game, middle))
        yield Contestant(house=HOUSE, game=game.key, seats=middle, kind="python", run=python_loop(game, middle))
        yield Contestant(house=HOUSE, game=game.key, seats=middle, kind="clone", run=clones(game, middle))
        yield Contestant(house=HOUSE, game=game.key, seats=middle, kind="restore", run=restores(game, middle))
    yield from searching.ours(HOUSE)


def middle_seats(game: AnyGame) -> int:
    return game.seats[len(game.seats) // 2]


def dealer(game: AnyGame, seats: int) -> Callable[[int], State]:
    """Fresh games by their number."""
    start = game.start
    options = check(game.options, {})
    return lambda number: start(Setup(seats=seats, seed=Seed(number), options=options))


def with_deal(game: AnyGame, seats: int) -> Run:
    deal = dealer(game, seats)

    def play(times: int) -> int:
        chance = Seed(1).chance(0)
        decisions = 0
        for number in range(times):
            decisions += play_out(deal(number), chance)
        return decisions

    return timed(play)


def rollouts(game: AnyGame, seats: int) -> Run:
    dealt = list(map(dealer(game, seats), range(SAMPLE)))

    def play(times: int) -> int:
        chance = Seed(1).chance(0)
        state = dealt[0].clone()
        decisions = 0
        for start in islice(cycle(dealt), times):
            state.restore(start)
            decisions += play_out(state, chance)
        return decisions

    return timed(play)


def python_loop(game: AnyGame, seats: int) -> Run:
    deal = dealer(game, seats)

    def play(times: int) -> int:
        bits = Random(1).getrandbits
        decisions = 0
        for number in range(times):
            state = deal(number)
            while (seat := state.next_to_act()) >= 0:
                legal = state.legal(seat)
                state.apply(seat, legal[bits(DRAWN) * len(legal) >> DRAWN])
                decisions += 1
        return decisions

    return timed(play)


def half_played(game: AnyGame, seats: int) -> list[State]:
    """Games stopped after half of the decisions that they take when they are played out."""
    deal = dealer(game, seats)
    found: list[State] = []
    for number in range(SAMPLE):
        left = play_out(deal(number), Seed(number).chance(0)) // 2
        state, chance = deal(number), Seed(number).chance(0)
        while left > 0:
            seat = state.next_to_act()
            state.play(seat, state.random_move(seat, chance))
            left -= 1
        found.append(state)
    return found


def clones(game: AnyGame, seats: int) -> Run:
    states = half_played(game, seats)

    def copy(times: int) -> int:
        for state in islice(cycle(states), times):
            state.clone()
        return times

    return timed(copy)


def restores(game: AnyGame, seats: int) -> Run:
    states = half_played(game, seats)
    into = states[0].clone()

    def copy(times: int) -> int:
        for state in islice(cycle(states), times):
            into.restore(state)
        return times

    return timed(copy)

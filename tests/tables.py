"""Tables to prove things at: every game, at every seat count, with every option at least pairwise."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, product
from math import prod

import msgspec
from allpairspy import AllPairs  # type: ignore[import-untyped] # it ships no types

from tripot.engine.chance import Chance, Seed
from tripot.engine.game import AnyGame, Setup
from tripot.engine.log import Entry
from tripot.engine.match import AnyMatch, Match
from tripot.engine.minds import CLOCK, Mind, Room
from tripot.engine.options import Value
from tripot.engine.playout import expire_at_random
from tripot.engine.state import NEVER, State
from tripot.games import games

CALM = 12  # of so many things that happen in real time, one is random
MANY = 32  # up to so many option sets, all are tried


@dataclass(frozen=True)
class Table:
    """A game with its seats and options, before the seed is known."""

    game: AnyGame
    seats: int
    options: dict[str, Value]

    def __str__(self) -> str:
        changed = [f"{key}={value}" for key, value in self.options.items() if value not in (False,)]
        return " ".join([self.game.key, str(self.seats), *changed]).replace("=True", "")

    def start(self, seed: int) -> State:
        state: State = self.game.start(Setup(seats=self.seats, seed=Seed(seed), options=self.options))
        return state

    def match(self, seed: int) -> AnyMatch:
        return Match.start(self.game, seats=self.seats, options=self.options, seed=Seed(seed))


def option_sets(game: AnyGame) -> list[dict[str, Value]]:
    names = [option.key for option in game.options]
    choices = [list(option.values()) for option in game.options]
    if prod(map(len, choices)) <= MANY:
        return [dict(zip(names, values, strict=True)) for values in product(*choices)]
    return [dict(zip(names, values, strict=True)) for values in AllPairs(choices)]


TABLES = [
    Table(game, seats, options) for game in games().values() for seats in game.seats for options in option_sets(game)
]


def sample_tables(game: AnyGame) -> list[Table]:
    """One table of each seat count, the options changing from one to the next."""
    by_seats = [[table for table in TABLES if table.game is game and table.seats == seats] for seats in game.seats]
    return [tables[(7 * number + 3) % len(tables)] for number, tables in enumerate(by_seats)]


SOME_TABLES = [table for game in games().values() for table in sample_tables(game)]


def generator(seed: int) -> Chance:
    """A generator for choices, independent of the shuffles of the same seed."""
    return Seed(seed).chance(1_000_000)


def walk(table: Table, seed: int) -> Iterator[State]:
    """Every moment of a game of random moves, the end included. The state is one and the same, changing."""
    return (state for state, _, _ in happenings(table, seed))


def happenings(table: Table, seed: int) -> Iterator[tuple[State, int, int]]:
    """The same with who moved, and how: CLOCK and 0 at the start and where a deadline passed.

    Where time matters, minds of all levels play: random moves alone would only make mistakes. Now and then anything happens.
    """
    state, chance = table.start(seed), generator(seed)
    room = None if table.game.mind is None else Room(table.game, state, minds(table, seed))
    yield state, CLOCK, 0
    while not state.is_over():
        if room is None:
            yield state, *anything(state, chance)
        else:
            if chance.below(CALM):
                room.step()
            else:
                room.happened(*anything(state, chance))
            yield state, room.seat, room.move


def repeat(match: AnyMatch, state: State, seat: int, move: int) -> Entry:
    """What happened once more, in a match."""
    return match.lapse() if seat == CLOCK else match.moved(seat, move, at=state.now)


def anything(state: State, chance: Chance) -> tuple[int, int]:
    """A random move of a random seat, where time matters after a random delay, which may be too long."""
    if state.deadline() != NEVER and expire_at_random(state, chance):
        return CLOCK, 0
    acting = state.acting()
    seat = acting[chance.below(len(acting))]
    move = int(state.random_move(seat, chance))
    state.play(seat, move)
    return seat, move


def minds(table: Table, seed: int) -> list[Mind]:
    """One for every seat, of changing levels."""
    game = table.game
    assert game.mind is not None
    return [
        game.mind(game.levels[(seed + seat) % len(game.levels)], seat, Seed(seed).chance(2_000_000 + seat))
        for seat in range(table.seats)
    ]


def all_cards(game: AnyGame, state: State) -> Counter[int]:
    """Every card of the game, wherever it lies."""
    return Counter(chain.from_iterable(game.places(state).values()))


def seers(table: Table) -> list[int | None]:
    """Who looks at the table: every seat, and a spectator."""
    return [*range(table.seats), None]


def seen(game: AnyGame, state: State, seat: int | None) -> bytes:
    """The view of a seat as it goes over the wire."""
    return msgspec.json.encode(game.view(state, seat))


def fingerprint(game: AnyGame, state: State) -> str:
    """Everything that there is to know about a state."""
    everything = [seen(game, state, seat) for seat in range(state.seats)]
    everything += [seen(game, state, None), msgspec.json.encode(game.places(state))]
    return hashlib.sha256(b"\n".join(everything)).hexdigest()

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
from tripot.engine.match import AnyMatch, Match
from tripot.engine.options import Value
from tripot.engine.state import State
from tripot.games import games

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


def generator(seed: int) -> Chance:
    """A generator for choices, independent of the shuffles of the same seed."""
    return Seed(seed).chance(1_000_000)


def walk(table: Table, seed: int) -> Iterator[State]:
    """Every moment of a game of random moves, the end included. The state is one and the same, changing."""
    state, chance = table.start(seed), generator(seed)
    yield state
    while state.to_act:
        acting = state.acting()
        seat = acting[chance.below(len(acting))]
        state.play(seat, state.random_move(seat, chance))
        yield state


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

"""Two tables that differ only in what is hidden: dealt so from the start, or sampled from what somebody sees."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice

import msgspec

from tests.tables import Table, all_cards, generator, happenings, repeat
from tripot.engine.chance import read_seed
from tripot.engine.errors import BadInput
from tripot.engine.game import Setup
from tripot.engine.log import FORMAT, Header
from tripot.engine.state import State
from tripot.server.telling import Place
from tripot.tables import playing, seating
from tripot.tables.records import AnyRecord, Started
from tripot.tables.settings import Clock, Settings
from tripot.tables.table import LiveTable

EXCHANGES = 4  # few, so that it takes long to find out
CLOCKS = (Clock(), Clock(kind="move", seconds=90), Clock(kind="bank", seconds=300, increment=5))


@dataclass(frozen=True)
class Twins:
    """The records of a table in two worlds; if one log led to both, the state that the other world has instead."""

    name: str
    records: tuple[list[AnyRecord], list[AnyRecord]]
    sampled: State | None = None


def dealt(table: Table, seed: int, place: Place, now: int) -> Twins:
    """Two games from the start: some cards exchanged where this place cannot look, and another seed."""
    rng, name = random.Random(seed), f"dealt-{seed}"
    deck, settings = deck_of(table, rng), settings_of(table, rng)
    header = other = header_of(table, f"{seed:064x}", deck)
    for _ in range(EXCHANGES):
        other = next(world for world in exchanges(table, other, rng) if looks_like(table, header, world, place))
    seeds = (msgspec.structs.replace(other, seed=f"{number:064x}") for number in count(seed + 1))
    other = next(world for world in seeds if looks_like(table, header, world, place))
    return Twins(name, (opened(name, settings, now, header)[1], opened(name, settings, now, other)[1]))


def exchanges(table: Table, header: Header, rng: random.Random) -> Iterator[Header]:
    """The same game with two cards exchanged, so that they lie elsewhere."""
    where = table.game.places(table.game.start(setup_of(header)))
    while True:
        deck = list(header.deck or ())
        a, b = rng.sample(range(len(deck)), 2)
        deck[a], deck[b] = deck[b], deck[a]
        world = msgspec.structs.replace(header, deck=deck)
        if table.game.places(table.game.start(setup_of(world))) != where:
            yield world


def looks_like(table: Table, one: Header, other: Header, place: Place) -> bool:
    views = [table.game.view(table.game.start(setup_of(header)), viewer(place)) for header in (one, other)]
    return bool(views[0] == views[1])


def sampled(table: Table, seed: int, place: Place, now: int) -> Twins:
    """A moment of a random game, and another world that fits what this place sees of it."""
    rng, game = random.Random(seed), table.game
    name, settings = f"sampled-{seed}", settings_of(table, rng)
    live, records = opened(name, settings, now, header_of(table, str(seed)))
    for state, seat, move in islice(happenings(table, seed), 1, rng.randrange(2, 60)):
        if not state.is_over():
            entry = repeat(live.match, state, seat, move)  # type: ignore[arg-type] # it has just begun
            records.append(playing.record(live, now + int(state.now), entry))
    assert live.match is not None
    world = game.sample(game.view(live.match.state, viewer(place)), generator(seed + 1))
    world.now = live.match.state.now
    return Twins(name, (records, records), world)


def viewer(place: Place) -> int | None:
    return place if place >= 0 else None


def deck_of(table: Table, rng: random.Random) -> list[int]:
    """A random deck, card by card; or end by end, where cards have two."""
    cards = list(all_cards(table.game, table.start(0)).elements())
    rng.shuffle(cards)
    try:
        table.game.start(setup_of(header_of(table, "1", cards)))
    except BadInput:
        return [2 * card + rng.randrange(2) for card in cards]
    return cards


def header_of(table: Table, seed: str, deck: list[int] | None = None) -> Header:
    names = [f"Player {seat}" for seat in range(table.seats)]
    return Header(
        tripot=FORMAT,
        game=table.game.key,
        rules=table.game.rules,
        seats=table.seats,
        options=dict(table.options),
        seed=seed,
        deck=deck,
        players=names,
    )


def setup_of(header: Header) -> Setup:
    return Setup(seats=header.seats, seed=read_seed(header.seed), options=header.options, deck=header.deck)


def settings_of(table: Table, rng: random.Random) -> Settings:
    return Settings(
        game=table.game.key,
        seats=table.seats,
        options=table.options,
        clock=CLOCKS[0] if table.game.time else rng.choice(CLOCKS),
        delay=rng.choice((0, 0, 20)),
    )


def key_of(name: str, place: Place) -> str:
    return f"key-of-{place}-at-{name}".ljust(40, "-")


def opened(name: str, settings: Settings, now: int, header: Header) -> tuple[LiveTable, list[AnyRecord]]:
    """A table where everybody has sat down and a game has begun."""
    live, first = seating.open_table(now, settings, key=key_of(name, 0), command=name)
    records: list[AnyRecord] = [first]
    for seat, player in enumerate(header.players):
        key = seating.fingerprint(key_of(name, seat))
        records.append(seating.sit(live, now, key=key, name=player))
    records.append(live.happen(Started(n=0, at=now, header=header)))
    return live, records

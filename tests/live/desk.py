"""A table to prove things at: with people, their keys, and all its records, as a server keeps them."""

import msgspec

from tests.tables import fingerprint, generator
from tripot.engine.chance import Seed
from tripot.tables import playing, seating
from tripot.tables.records import DECODER, ENCODER, AnyRecord, Happened
from tripot.tables.settings import Settings
from tripot.tables.table import LiveTable

NOW = 1_800_000_000_000


class Desk:
    """A table with all its records, as a server keeps them."""

    def __init__(self, **settings: object) -> None:
        wished = msgspec.convert({"game": "hula-hoo", "seats": 3} | settings, Settings)
        self.table, opened = seating.open_table(NOW, wished, key="a key", command="1")
        self.records: list[AnyRecord] = [opened]
        self.keys: list[str] = []  # as their hashes

    def sit(self, *names: str) -> "Desk":
        for name in names:
            self.keys.append(key_of(name))
            self.records.append(seating.sit(self.table, NOW, key=key_of(name), name=name))
        return self

    def start(self, seed: int = 1) -> "Desk":
        self.records.append(seating.start(self.table, NOW, by=self.table.host, seed=Seed(seed)))
        return self

    def play_any(self, now: int = NOW) -> Happened:
        match = self.table.match
        assert match is not None
        seat = match.state.next_to_act()
        text = match.words(seat, match.state.random_move(seat, generator(len(self.records))))
        record = playing.play(self.table, now, seat=seat, text=text)
        self.records.append(record)
        return record

    def folded(self) -> LiveTable:
        return LiveTable.fold([DECODER.decode(ENCODER.encode(record)) for record in self.records])


def key_of(name: str) -> str:
    """What the table keeps of somebody's key."""
    return seating.fingerprint(f"the key of {name}")


def facts(table: LiveTable) -> tuple[object, ...]:
    """All that a table is."""
    match = table.match
    state = () if match is None else (fingerprint(match.game, match.state), match.log.head())
    clocks = (table.clocks.left, table.clocks.running, table.clocks.since, table.clocks.began, table.clocks.paused_at)
    moves = (table.started, table.clocks.spared, table.games, list(table.numbers), table.last_move, table.taken_back)
    return (table.seats, table.host, table.n, table.head, table.commands, *moves, *state, *clocks)


def full(**settings: object) -> Desk:
    desk = Desk(**settings)
    return desk.sit(*("Ada", "Bo", "Cy", "Dee", "Eve", "Fay")[: desk.table.settings.seats])

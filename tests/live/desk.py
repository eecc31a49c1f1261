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
        self.table, opened, self.watch = seating.open_table(NOW, wished)
        self.records: list[AnyRecord] = [opened]
        self.keys: list[str] = []

    def sit(self, *names: str) -> "Desk":
        for name in names:
            record, key = seating.sit(self.table, NOW, name=name)
            self.records.append(record)
            self.keys.append(key)
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


def facts(table: LiveTable) -> tuple[object, ...]:
    """All that a table is."""
    match = table.match
    state = () if match is None else (fingerprint(match.game, match.state), match.log.head())
    clocks = (table.clocks.left, table.clocks.running, table.clocks.since, table.clocks.began, table.clocks.paused_at)
    return (table.seats, table.host, table.away, table.n, table.head, table.commands, *state, *clocks)


def full(**settings: object) -> Desk:
    desk = Desk(**settings)
    return desk.sit(*("Ada", "Bo", "Cy", "Dee", "Eve", "Fay")[: desk.table.settings.seats])

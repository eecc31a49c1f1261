"""A live table is the fold of its records: who sits where, and the game that is played. No input, no output, no clock.

The chapters beside this file decide which record a wish becomes; whoever calls them says what time it is, keeps the
records, and tells the others.
"""

from collections.abc import Sequence

import msgspec

from tripot.engine.errors import BadInput
from tripot.engine.log import CLOCK, Log, hash_of, sealed
from tripot.engine.match import AnyMatch, Match
from tripot.engine.seats import seat_number
from tripot.tables.clocks import Clocks
from tripot.tables.records import (
    AnyRecord,
    Happened,
    Hosts,
    Left,
    Opened,
    R,
    Rekeyed,
    Sat,
    SatBot,
    Started,
    Swapped,
)
from tripot.tables.settings import checked

NOBODY = -1


class Occupant(msgspec.Struct, frozen=True, kw_only=True):
    """Who has a seat: a person with a key, known by its hash, or a bot of some level."""

    name: str = ""
    key: str = ""
    level: str = ""

    @property
    def is_bot(self) -> bool:
        return bool(self.level)


class DamagedTable(ValueError):
    """A record that is not the next one of its table, or not as it was written."""


class LiveTable:
    """One table, from the moment it is opened."""

    def __init__(self, opened: Opened) -> None:
        self.id = opened.table
        self.watch = opened.watch
        self.game, self.settings = checked(opened.settings)
        self.seats: list[Occupant | None] = [None] * self.settings.seats
        self.host = NOBODY
        self.match: AnyMatch | None = None  # the game that is played, or was played last
        self.clocks = Clocks(self.settings.clock, self.settings.seats)
        self.away: set[int] = set()  # seats whose people are not there: bots play for them
        self.n = opened.n
        self.at = opened.at  # the moment of the last record
        self.head = opened.hash
        self.commands: dict[str, int] = {}  # what has been carried out, with the number of its record

    @classmethod
    def fold(cls, records: Sequence[AnyRecord]) -> "LiveTable":
        """The table that these records lead to."""
        if not records or not isinstance(records[0], Opened) or hash_of(records[0], "") != records[0].hash:
            raise DamagedTable(1)
        table = cls(records[0])
        for record in records[1:]:
            table.apply(record)
        return table

    def happen(self, record: R) -> R:
        """Number and seal a record, and apply it; an entry of the game has been carried out already."""
        whole = sealed(msgspec.structs.replace(record, n=self.n + 1), self.head)
        self.remember(whole)
        return whole

    def apply(self, record: AnyRecord) -> None:
        """A record read back, or DamagedTable."""
        if record.n != self.n + 1 or hash_of(record, self.head) != record.hash:
            raise DamagedTable(record.n)
        if isinstance(record, Happened):
            assert self.match is not None
            self.match.follow(record.entry)
        self.remember(record)

    def remember(self, record: AnyRecord) -> None:
        match record:
            case Sat():
                self.seats[record.seat] = Occupant(name=record.name, key=record.key)
            case SatBot():
                self.seats[record.seat] = Occupant(level=record.level)
            case Left():
                self.seats[record.seat] = None
            case Swapped():
                self.swap(record.seat, record.other)
            case Hosts():
                self.host = record.seat
            case Rekeyed():
                self.seats[record.seat] = msgspec.structs.replace(self.somebody(record.seat), key=record.key)
            case Started():
                self.match = Match.replay(self.game, Log(record.header, []))
                self.away = set()
                self.clocks.start(record.at, self.match.state.acting())
            case Happened():
                self.note(record)
        self.n, self.at, self.head = record.n, max(self.at, record.at), record.hash
        if record.command:
            self.commands[record.command] = record.n
        if self.host == NOBODY or not self.is_person(self.host):
            self.host = next((seat for seat in range(len(self.seats)) if self.is_person(seat)), NOBODY)

    def note(self, record: Happened) -> None:
        """What an entry means for the table itself."""
        assert self.match is not None
        entry = record.entry
        kind, _, place = entry.move.partition(" ") if entry.seat == CLOCK else ("", "", "")
        match kind:
            case "away":
                self.away.add(seat_number(place, len(self.seats)))
            case "back":
                seat = seat_number(place, len(self.seats))
                self.away.discard(seat)
                self.clocks.back(record.at, seat)
            case "pause" | "resume":
                self.clocks.pause(record.at, is_paused=kind == "pause")
        mover = None if entry.seat == CLOCK else seat_number(entry.seat, len(self.seats))
        self.clocks.moved(record.at, mover, self.match.state.acting())

    def swap(self, seat: int, other: int) -> None:
        self.seats[seat], self.seats[other] = self.seats[other], self.seats[seat]
        if self.host in (seat, other):
            self.host = other if self.host == seat else seat

    # --- Asking ---

    @property
    def is_playing(self) -> bool:
        return self.match is not None and not self.match.state.is_over()

    def is_person(self, seat: int) -> bool:
        occupant = self.seats[seat]
        return occupant is not None and not occupant.is_bot

    def is_present(self, seat: int) -> bool:
        """Whether a person sits there and plays in person."""
        return self.is_person(seat) and seat not in self.away

    def done(self, command: str) -> int | None:
        """The number of the record that carried a command out, if it was."""
        return self.commands.get(command)

    def somebody(self, seat: int) -> Occupant:
        """Who sits there, or BadInput."""
        occupant = self.seats[seat] if 0 <= seat < len(self.seats) else None
        if occupant is None:
            raise BadInput(fr="Cette place est vide.", en="This seat is empty.")
        return occupant

"""A live table is the fold of its records: who sits where, and the game that is played. No input, no output, no clock.

The chapters beside this file decide which record a wish becomes; whoever calls them says what time it is, keeps the
records, and tells the others.
"""

from array import array
from collections.abc import Iterable

import msgspec
from mypy_extensions import i64

from tripot.engine.errors import BadInput
from tripot.engine.log import CLOCK, Log, hash_of, sealed
from tripot.engine.match import AnyMatch, Match
from tripot.engine.seats import seat_number
from tripot.tables.clocks import Clocks
from tripot.tables.occupants import Occupant
from tripot.tables.packing import Packed
from tripot.tables.records import (
    AnyRecord,
    Happened,
    Hosts,
    Invited,
    Left,
    Opened,
    R,
    Sat,
    SatBot,
    Started,
    Swapped,
)
from tripot.tables.settings import checked

NOBODY = -1
REMEMBERED = 8  # commands of each key


class DamagedTable(ValueError):
    """A record that is not the next one of its table, or not as it was written."""


class LiveTable:
    """One table, from the moment it is opened."""

    def __init__(self, opened: Opened) -> None:
        self.id = opened.table
        self.watch = opened.watch
        self.game, self.settings = checked(opened.settings)
        self.seats: list[Occupant | None] = [None] * self.settings.seats
        self.present: list[int] = []  # the seats of people who play in person
        self.host = NOBODY
        self.games: i64 = 0  # that were started here
        self.match: AnyMatch | None = None  # the game that is played, or was played last
        self.started: i64 = 0  # the record that began it
        self.numbers = array("Q")  # of the records of its entries
        self.last_move = [0] * self.settings.seats  # the record of each seat's last move in this game
        self.taken_back: i64 = 0  # the record of the last takeback
        self.clocks = Clocks(self.settings.clock, self.settings.seats)
        self.n: i64 = opened.n
        self.at: i64 = opened.at  # the moment of the last record
        self.head = opened.hash
        self.commands: dict[str, dict[str, int]] = {}  # of each key, what was carried out of late, as which record

    @classmethod
    def fold(cls, records: Iterable[AnyRecord]) -> "LiveTable":
        """The table that these records lead to."""
        rest = iter(records)
        first = next(rest, None)
        if not isinstance(first, Opened) or first.n != 1 or hash_of(first, "") != first.hash:
            raise DamagedTable(1)
        table = cls(first)
        for record in rest:
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
        if isinstance(record, Happened):
            self.note(record)
        else:
            self.arrange(record)
        self.n, self.at, self.head = record.n, max(self.at, record.at), record.hash
        if record.command:
            self.heed(record.command, record.n)

    def heed(self, command: str, n: i64) -> None:
        """Remember the last few commands of the last few keys."""
        key, _, id_ = command.partition(":")
        if key not in self.commands and len(self.commands) >= 2 * len(self.seats):
            del self.commands[next(iter(self.commands))]
        done = self.commands.setdefault(key, {})
        done[id_] = n
        if len(done) > REMEMBERED:
            del done[next(iter(done))]

    def arrange(self, record: Opened | Sat | SatBot | Left | Swapped | Hosts | Invited | Started) -> None:
        """What happens around the game."""
        match record:
            case Sat():
                self.seats[record.seat] = Occupant(name=record.name, key=record.key)
                self.clocks.back(record.at, record.seat)
            case SatBot():
                self.seats[record.seat] = Occupant(level=record.level)
            case Left():
                self.seats[record.seat] = None
            case Swapped():
                self.swap(record.seat, record.other)
            case Hosts():
                self.host = record.seat
            case Invited():
                self.change(record.seat, invitation=record.code, until=record.until)
            case Started():
                self.begin(record)
        self.count()

    def count(self) -> None:
        """Who is there, and who hosts if the host is not a person any more."""
        people = [(seat, who) for seat, who in enumerate(self.seats) if who is not None and not who.is_bot]
        self.present = [seat for seat, who in people if not who.is_away]
        if not self.is_person(self.host):
            self.host = next((seat for seat, _ in people), NOBODY)

    def begin(self, started: Started) -> None:
        self.match = Match.replay(self.game, Log(started.header))
        self.match.log = Log(self.match.log.header, Packed(), is_chained=False)
        self.games += 1
        self.numbers = array("Q")
        self.started = started.n
        self.last_move = [started.n] * len(self.seats)
        self.clocks.start(started.at, self.match.state.acting())
        for seat, occupant in enumerate(self.seats):
            if occupant is not None:
                self.change(seat, is_away=False, invitation="")

    def note(self, record: Happened) -> None:
        """What an entry means for the table itself."""
        assert self.match is not None
        self.numbers.append(record.n)
        entry, mover = record.entry, None
        if entry.seat != CLOCK:
            mover = seat_number(entry.seat, len(self.seats))
            self.last_move[mover] = record.n
        else:
            kind, _, place = entry.move.partition(" ")
            if kind in ("away", "back"):
                seat = seat_number(place, len(self.seats))
                self.change(seat, is_away=kind == "away", invitation="")
                self.count()
                if kind == "back":
                    self.clocks.back(record.at, seat)
            elif kind in ("pause", "resume"):
                self.clocks.pause(record.at, is_paused=kind == "pause")
            elif kind == "takeback":
                self.taken_back = record.n
        self.clocks.moved(record.at, mover, self.match.state.acting())

    def swap(self, seat: int, other: int) -> None:
        self.seats[seat], self.seats[other] = self.seats[other], self.seats[seat]
        if self.host in (seat, other):
            self.host = other if self.host == seat else seat

    def change(self, seat: int, **fields: object) -> None:
        self.seats[seat] = msgspec.structs.replace(self.somebody(seat), **fields)

    # --- Asking ---

    @property
    def is_playing(self) -> bool:
        return self.match is not None and not self.match.state.is_over()

    @property
    def is_paused(self) -> bool:
        return self.clocks.paused_at is not None

    def is_person(self, seat: int) -> bool:
        occupant = self.seats[seat] if 0 <= seat < len(self.seats) else None
        return occupant is not None and not occupant.is_bot

    @property
    def away(self) -> list[int]:
        """The seats whose people are not there: bots play for them."""
        return [seat for seat in range(len(self.seats)) if self.is_person(seat) and seat not in self.present]

    def done(self, command: str) -> int | None:
        """The number of the record that carried a command out, if it did so of late."""
        key, _, id_ = command.partition(":")
        return self.commands.get(key, {}).get(id_)

    def somebody(self, seat: int) -> Occupant:
        """Who sits there, or BadInput."""
        occupant = self.seats[seat] if 0 <= seat < len(self.seats) else None
        if occupant is None:
            raise BadInput(fr="Cette place est vide.", en="This seat is empty.")
        return occupant

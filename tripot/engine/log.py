"""The log is the truth: a header that fixes the start, then one entry a move, each chained to the one before by its hash.

Written as JSON Lines. A line's hash is SHA-256 over the hash before it and the line without its own.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import Annotated, Any, Protocol, SupportsIndex, TypeVar, overload

import msgspec

from tripot.engine.errors import BadInput, Text
from tripot.engine.options import Value
from tripot.engine.state import NEVER

FORMAT = 1
CLOCK, TIME = "-", "time"  # the seat of what nobody plays, and a deadline that passed
NOTE = re.compile(r"(away|back) ([A-J])|pause|resume|takeback ([0-9]{1,9})")  # what happens at a table, not in its game
Moment = Annotated[int, msgspec.Meta(ge=0, lt=NEVER)]


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What fixes a game but its moves. A position in notation takes the place of seed and deck."""

    tripot: int
    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    seed: str
    deck: list[int] | None = None
    position: str = ""
    players: list[str] = []  # who sits there, for people to read
    hash: str = ""


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One move; or, of the seat CLOCK, a deadline that passed (TIME) or a note (NOTE)."""

    n: int
    seat: str
    move: str
    at: Moment = 0  # milliseconds since the game began, where time matters
    paid: Moment = 0  # of these, so many were delay on the wire, and not the player's
    hash: str = ""


class Entries(Protocol):
    """A list of entries, or what keeps them otherwise."""

    def append(self, entry: Entry, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Entry]: ...
    @overload
    def __getitem__(self, place: SupportsIndex, /) -> Entry: ...
    @overload
    def __getitem__(self, place: slice, /) -> list[Entry]: ...


class Log(msgspec.Struct, frozen=True):
    header: Header
    entries: Entries = []
    is_chained: bool = True  # a table chains its own records, and its entries only when somebody fetches them

    def head(self) -> str:
        """The hash that the next entry is chained to."""
        return self.entries[-1].hash if self.entries else self.header.hash

    def append(self, seat: str, move: str, *, at: int = 0, paid: int = 0) -> Entry:
        entry = Entry(n=len(self.entries) + 1, seat=seat, move=move, at=at, paid=paid)
        if self.is_chained:
            entry = sealed(entry, self.head())
        self.entries.append(entry)
        return entry

    def still_counting(self, n: int) -> list["Entry"]:
        """Of the first so many entries, the moves that were not taken back by a later one of them."""
        moves: list[Entry] = []
        while n > 0:
            entry = self.entries[n - 1]
            note = NOTE.fullmatch(entry.move) if entry.seat == CLOCK else None
            n = int(note[3]) if note is not None and note[3] is not None else n - 1
            if entry.seat != CLOCK:
                moves.append(entry)
        return moves[::-1]

    def lines(self) -> Iterable[bytes]:
        yield line(self.header)
        yield from map(line, self.entries)


class DamagedLog(BadInput):
    """A log that cannot be believed from some entry on (0 is the header); `intact` is the part before it."""

    def __init__(self, n: int, wrong: Text, intact: Log | None) -> None:
        super().__init__(
            fr=f"Le journal est abîmé à l'entrée {n} : {wrong.fr.rstrip('.')}.",
            en=f"The log is damaged at entry {n}: {wrong.en.rstrip('.')}.",
        )
        self.n = n
        self.intact = intact


Record = TypeVar("Record", Header, Entry)
Sealed = TypeVar("Sealed", bound=msgspec.Struct)  # with a field `hash`


def line(record: Header | Entry) -> bytes:
    return msgspec.json.encode(record) + b"\n"


def sealed(record: Sealed, before: str) -> Sealed:
    """The record with its hash."""
    return msgspec.structs.replace(record, hash=hash_of(record, before))


def hash_of(record: Any, before: str) -> str:
    """SHA-256 over the hash before it and the record without its own."""
    bare = msgspec.structs.replace(record, hash="") if record.hash else record
    return hashlib.sha256(before.encode() + msgspec.json.encode(bare)).hexdigest()


def read_log(data: bytes) -> Log:
    """The log, or DamagedLog at the first line that is not, byte for byte, as it was written."""
    log: Log | None = None
    for n, text in enumerate(BytesIO(data)):
        if log is None:
            log = Log(_checked(Header, text, 0, "", None), [])
            if log.header.tripot != FORMAT:
                raise DamagedLog(0, Text("son format est inconnu", "its format is unknown"), None)
        else:
            entry = _checked(Entry, text, n, log.head(), log)
            if entry.n != n:
                raise DamagedLog(n, Text(f"elle porte le numéro {entry.n}", f"it is numbered {entry.n}"), log)
            log.entries.append(entry)
    if log is None:
        raise DamagedLog(0, Text("il est vide", "it is empty"), None)
    return log


def _checked(kind: type[Record], text: bytes, n: int, before: str, intact: Log | None) -> Record:
    try:
        record = msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise DamagedLog(n, Text("on ne peut pas la lire", "it cannot be read"), intact) from None
    if line(record) != text:
        wrong = Text("elle n'est pas écrite comme Tripot l'écrit", "it is not written as Tripot writes it")
        raise DamagedLog(n, wrong, intact)
    if hash_of(record, before) != record.hash:
        raise DamagedLog(n, Text("son empreinte ne correspond pas", "its hash does not match"), intact)
    return record

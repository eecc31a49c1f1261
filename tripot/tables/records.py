"""The log of a table: who sat where, and every game that was played there, each record chained to the one before.

A record holds secrets (the seed, the hash of a seat's key): it is for the storage, never for the wire.
"""

from typing import TypeVar

import msgspec

from tripot.engine.log import Entry, Header
from tripot.tables.settings import Settings


class Record(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True
):
    n: int  # 1, 2, 3… in its table
    at: int  # milliseconds since 1970
    command: str = ""  # whose and which command it carries out, so that a repeated one is known
    hash: str = ""


class Opened(Record, frozen=True, kw_only=True, tag="opened"):
    table: str
    watch: str  # the key that lets spectators in
    settings: Settings


class Sat(Record, frozen=True, kw_only=True, tag="sat"):
    """A person at a seat, with a key that is known by its hash only; whoever sat there before has no key any more."""

    seat: int
    name: str
    key: str


class SatBot(Record, frozen=True, kw_only=True, tag="bot"):
    seat: int
    level: str


class Left(Record, frozen=True, kw_only=True, tag="left"):
    """A seat is empty again: its player left, or the host asked them to."""

    seat: int


class Swapped(Record, frozen=True, kw_only=True, tag="swapped"):
    """Two seats, of which one may be empty, change places."""

    seat: int
    other: int


class Hosts(Record, frozen=True, kw_only=True, tag="hosts"):
    seat: int


class Invited(Record, frozen=True, kw_only=True, tag="invited"):
    """Whoever has this code may take the seat, for a while: its device was lost, or a bot sits there."""

    seat: int
    code: str  # its hash
    until: int  # milliseconds since 1970


class Started(Record, frozen=True, kw_only=True, tag="started"):
    """A game begins, with all that fixes it."""

    header: Header


class Happened(Record, frozen=True, kw_only=True, tag="happened"):
    """A move, a deadline, or a note, in the game that is played."""

    entry: Entry


AnyRecord = Opened | Sat | SatBot | Left | Swapped | Hosts | Invited | Started | Happened
R = TypeVar("R", Opened, Sat, SatBot, Left, Swapped, Hosts, Invited, Started, Happened)

DECODER = msgspec.json.Decoder(AnyRecord)
ENCODER = msgspec.json.Encoder()

"""Where logs are kept. A record is acknowledged when it is durable, and its number is taken once and for all."""

from collections.abc import Callable, Sequence
from typing import Protocol


class Refused(Exception):
    """The record is not written. Whatever its table had queued up behind it is refused as well: catch up, and judge again."""


class Taken(Refused):
    """Somebody else has written the record of this number."""


class Gap(Refused):
    """The record before this one is not there: it was refused itself, or nobody wrote it."""


class NotSaved(Refused):
    """The record could not be made durable: the disk is full, or gone."""


Done = Callable[[Refused | None], None]  # told that a record is durable, or why it is not


class Store(Protocol):
    """What every kind of storage can do; `tests/storage/test_contract.py` holds for all of them.

    It belongs to the thread of an event loop: its methods are called there, and so is every `done`.
    """

    def append(self, table: str, n: int, record: bytes, done: Done) -> None:
        """Write the n-th record of a table, from 1 on; `done` is called once, and all of them in the order of appending."""

    def read(self, table: str, after: int = 0) -> list[bytes]:
        """The durable records of a table, in order, without the first so many."""

    def tables(self) -> Sequence[str]:
        """Every table that has a record."""

    def close(self) -> None:
        """Write what is waiting, tell what became of it, and stop."""


MOST_BYTES = 1_000_000


def check_record(table: str, n: int, record: bytes) -> None:
    """ValueError for what no storage could keep, before it can be in the way of others."""
    if not table.isprintable() or not table:
        raise ValueError(f"{table!r} is not the name of a table")
    if not 1 <= n < 2**32:
        raise ValueError(f"{n} is not the number of a record")
    if len(record) > MOST_BYTES:
        raise ValueError(f"record {n} of {table} has more than {MOST_BYTES} bytes")

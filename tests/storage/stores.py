"""The kinds of storage that the contract holds for, and a desk to work with one: an event loop to be told on."""

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tripot.storage import Refused, Store
from tripot.storage.sqlite import SqliteStore

PATIENCE = 60  # seconds


@dataclass(frozen=True)
class Kind:
    """A kind of storage; an address says which one, in this process or another."""

    open: Callable[[str, asyncio.AbstractEventLoop], Store]
    new_address: Callable[[Path], str]
    watch_commits: Callable[[Store], list[str]]  # a list that grows by every transaction committed from now on


def sqlite_commits(store: Store) -> list[str]:
    assert isinstance(store, SqliteStore)
    seen: list[str] = []
    store.writer.set_trace_callback(lambda statement: seen.append(statement) if statement == "COMMIT" else None)
    return seen


KINDS = {
    "sqlite": Kind(
        open=lambda address, loop: SqliteStore(Path(address), loop),
        new_address=lambda folder: str(folder / "logs.sqlite"),
        watch_commits=sqlite_commits,
    ),
}


class Desk:
    """A storage and everything that was told about it, in order."""

    def __init__(self, kind: str, address: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.store = KINDS[kind].open(address, self.loop)
        self.told: list[tuple[str, int, type[Refused] | None]] = []
        self.owed = 0

    def append(self, table: str, n: int, record: bytes = b"a record") -> None:
        self.store.append(table, n, record, partial(self.tell, table, n))
        self.owed += 1

    def tell(self, table: str, n: int, refused: Refused | None) -> None:
        self.told.append((table, n, None if refused is None else type(refused)))
        self.owed -= 1

    def settle(self) -> list[tuple[str, int, type[Refused] | None]]:
        """Everything told, once nothing is owed."""
        self.loop.run_until_complete(self.nothing_owed())
        return self.told

    async def nothing_owed(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.owed:
                await asyncio.sleep(0.001)

    def write(self, table: str, n: int, record: bytes = b"a record") -> type[Refused] | None:
        """One record, and what became of it."""
        self.append(table, n, record)
        return self.settle()[-1][2]

    def turn(self) -> None:
        """The loop turns once: what was appended can reach the storage, and nobody is told yet."""
        self.loop.call_soon(self.loop.stop)
        self.loop.run_forever()

    def close(self) -> None:
        self.store.close()
        self.loop.close()


def chained(before: bytes, words: str) -> bytes:
    """A record that names the one it was judged on."""
    return f"{hashlib.sha256(before).hexdigest()} {words}".encode()


def check_chain(records: list[bytes]) -> None:
    """Nothing is missing, doubled, out of order, or judged on a record that is not there."""
    before = b""
    for record in records:
        assert chained(before, record.decode().partition(" ")[2]) == record
        before = record
    assert len(set(records)) == len(records)

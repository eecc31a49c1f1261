"""SQLite with group commit: one thread writes whatever queued up while the last commit ran, in one transaction.

WAL with `synchronous=FULL`: when `done` is called, the record survives a power cut, and nobody could read it before the
commit. Several processes may read and write the same file; SQLite keeps no order among writers, so one may wait long.

A table whose record was refused is fenced: what its owner had queued up behind that record, not knowing, was judged on a
log that never was, and is refused too. The fence is lifted by a mark in the queue, put there when the owner is told.
"""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

from tripot.engine.errors import BadInput
from tripot.storage import Done, Gap, NotSaved, Refused, Taken, check_record

MOST_AT_ONCE = 2000  # records in a transaction
PATIENCE = 10.0  # seconds to wait while another process writes

SCHEMA = """
CREATE TABLE IF NOT EXISTS records (
    tbl TEXT NOT NULL, n INTEGER NOT NULL, record BLOB NOT NULL, PRIMARY KEY (tbl, n)
) WITHOUT ROWID
"""
LAST = "SELECT coalesce(max(n), 0) FROM records WHERE tbl = ?1"
APPEND = f"INSERT INTO records SELECT ?1, ?2, ?3 WHERE ?2 = 1 + ({LAST})"
READ = "SELECT record FROM records WHERE tbl = ? AND n > ? ORDER BY n"
# From one name to the next by the index: a plain DISTINCT would read every record.
TABLES = """
WITH RECURSIVE names(name) AS (
    SELECT min(tbl) FROM records
    UNION ALL SELECT (SELECT min(tbl) FROM records WHERE tbl > name) FROM names WHERE name IS NOT NULL
) SELECT name FROM names WHERE name IS NOT NULL
"""


class Waiting(NamedTuple):
    table: str
    n: int
    record: bytes
    done: Done


class Outcome(NamedTuple):
    """What became of a record, and whether its refusal put up the fence of its table."""

    waiting: Waiting
    refused: Refused | None
    has_fenced: bool


class Lifted(NamedTuple):
    """From here on in the queue, the owner of the table knows."""

    table: str


END: Final = None


class SqliteStore:
    """The records of all tables in one file, readable by its owner alone: a log holds the seed."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.is_closed = False
        self.queue: SimpleQueue[Waiting | Lifted | None] = SimpleQueue()
        self.outcomes: deque[Outcome] = deque()
        with contextlib.ExitStack() as opened:
            try:
                path.touch(mode=0o600)
                self.reader = opened.enter_context(contextlib.closing(connect(path)))
                self.reader.execute(SCHEMA)
                self.read("")  # another program's table is noticed here
                self.writer = opened.enter_context(contextlib.closing(connect(path)))
            except (OSError, sqlite3.Error) as error:
                reason = getattr(error, "strerror", None) or error
                raise BadInput(
                    fr=f"On ne peut pas garder de parties dans {path} ({reason}).",
                    en=f"Games cannot be kept in {path} ({reason}).",
                ) from None
            self.opened = opened.pop_all()
        self.thread = threading.Thread(target=self.write_on, name="log writer", daemon=True)
        self.thread.start()

    def append(self, table: str, n: int, record: bytes, done: Done) -> None:
        if self.is_closed:
            raise ValueError("the storage is closed")
        check_record(table, n, record)
        self.queue.put(Waiting(table, n, record, done))

    def read(self, table: str, after: int = 0) -> list[bytes]:
        return [record for (record,) in self.reader.execute(READ, (table, after))]

    def tables(self) -> Sequence[str]:
        return [table for (table,) in self.reader.execute(TABLES)]

    def close(self) -> None:
        if self.is_closed:
            return
        self.is_closed = True
        self.queue.put(END)
        self.thread.join()
        self.tell()
        self.opened.close()

    def tell(self) -> None:
        """On the event loop's thread. Whatever a `done` does, the others are told too, in order."""
        while self.outcomes:
            waiting, refused, has_fenced = self.outcomes.popleft()
            if has_fenced:
                self.queue.put(Lifted(waiting.table))
            try:
                waiting.done(refused)
            except Exception as error:
                self.loop.call_exception_handler({"message": "a table failed when it was told", "exception": error})

    # --- In the writer's thread ---

    def write_on(self) -> None:
        fenced: frozenset[str] = frozenset()
        for batch in self.batches():
            outcomes, fenced = write(self.writer, batch, fenced)
            self.outcomes.extend(outcomes)
            with contextlib.suppress(RuntimeError):  # the loop is closed: `close` will tell
                self.loop.call_soon_threadsafe(self.tell)

    def batches(self) -> Iterator[list[Waiting | Lifted]]:
        """Whatever waits, again and again, until the end."""
        is_end = False
        while not is_end:
            batch = [self.queue.get()]
            batch += [self.queue.get() for _ in range(min(self.queue.qsize(), MOST_AT_ONCE - 1))]
            is_end = batch[-1] is END
            yield [queued for queued in batch if queued is not END]


def write(
    connection: sqlite3.Connection, batch: list[Waiting | Lifted], fenced: frozenset[str]
) -> tuple[list[Outcome], frozenset[str]]:
    """One transaction: what became of each record, and the tables that are fenced now."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        result = judge(batch, fenced, lambda waiting: insert(connection, waiting))
        connection.execute("COMMIT")
    except Exception as error:  # whatever it was, nobody may wait for ever
        reason = error
        with contextlib.suppress(sqlite3.Error):  # most errors have rolled back already
            connection.execute("ROLLBACK")
        return judge(batch, fenced, lambda waiting: not_saved(waiting, reason))
    return result


def judge(
    batch: list[Waiting | Lifted], fenced: frozenset[str], refusal: Callable[[Waiting], Refused | None]
) -> tuple[list[Outcome], frozenset[str]]:
    """In the order of the queue; a refusal fences its own table, and spoils no other."""
    outcomes: list[Outcome] = []
    behind = set(fenced)
    for queued in batch:
        if isinstance(queued, Lifted):
            behind.discard(queued.table)
        elif queued.table in behind:
            outcomes.append(Outcome(queued, Gap(f"record {queued.n} of {queued.table}"), has_fenced=False))
        else:
            refused = refusal(queued)
            outcomes.append(Outcome(queued, refused, has_fenced=refused is not None))
            if refused is not None:
                behind.add(queued.table)
    return outcomes, frozenset(behind)


def insert(connection: sqlite3.Connection, waiting: Waiting) -> Refused | None:
    table, n, record, _ = waiting
    try:
        if connection.execute(APPEND, (table, n, record)).rowcount:
            return None
    except Exception as error:
        if not connection.in_transaction:  # SQLite has undone the others as well
            raise
        return not_saved(waiting, error)
    (last,) = connection.execute(LAST, (table,)).fetchone()
    return (Taken if n <= last else Gap)(f"record {n} of {table}, which has {last}")


def not_saved(waiting: Waiting, error: Exception) -> NotSaved:
    return NotSaved(f"record {waiting.n} of {waiting.table}: {error}")


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path.absolute(), isolation_level=None, check_same_thread=False, timeout=PATIENCE)
    try:
        keep_write_ahead_log(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # on a Mac nothing less reaches the disk
    except BaseException:
        connection.close()
        raise
    return connection


def keep_write_ahead_log(connection: sqlite3.Connection) -> None:
    """SQLite itself has no patience here, where several processes open a new file at once."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            if mode != "wal":
                raise sqlite3.NotSupportedError("no write-ahead log on this disk")
            return

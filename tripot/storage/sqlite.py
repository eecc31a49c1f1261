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
MOST_KNOWN = 100_000  # tables whose last record is remembered
TIDY_EVERY = 1.0  # seconds
LONGEST_LOG = 65_536  # pages of the write-ahead log, after which the writer tidies up though it is busy
PATIENCE = 10.0  # seconds to wait while another process writes

# A record's key is its table's number and its own in one: records of a table lie together, and keys are small and quick.
SHIFT = 2**32
SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS records (key INTEGER PRIMARY KEY, record BLOB NOT NULL);
"""
NUMBER = "SELECT number FROM tables WHERE name = ?"
LAST = f"SELECT max(key) % {SHIFT} FROM records WHERE key BETWEEN ?1 * {SHIFT} AND ?1 * {SHIFT} + {SHIFT - 1}"
APPEND = "INSERT INTO records VALUES (?, ?)"
TABLES = f"""
SELECT name FROM tables
WHERE EXISTS (SELECT 1 FROM records WHERE key BETWEEN number * {SHIFT} AND number * {SHIFT} + {SHIFT - 1}) ORDER BY name
"""
READ = f"SELECT record FROM records WHERE key > ?1 * {SHIFT} + ?2 AND key < (?1 + 1) * {SHIFT} ORDER BY key"


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


class Known(NamedTuple):
    """A table's number, and its last record's."""

    number: int
    n: int


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
        self.closing = threading.Event()
        self.written = 0  # records, more or less
        with contextlib.ExitStack() as opened:
            try:
                path.touch(mode=0o600)
                self.reader = opened.enter_context(contextlib.closing(connect(path)))
                self.reader.executescript(SCHEMA)
                self.reader.execute(READ, (0, 0))  # another program's table is noticed here
                self.writer = opened.enter_context(contextlib.closing(connect(path)))
                self.tidier = opened.enter_context(contextlib.closing(connect(path)))
            except (OSError, sqlite3.Error) as error:
                reason = getattr(error, "strerror", None) or error
                raise BadInput(
                    fr=f"On ne peut pas garder de parties dans {path} ({reason}).",
                    en=f"Games cannot be kept in {path} ({reason}).",
                ) from None
            self.opened = opened.pop_all()
        self.thread = threading.Thread(target=self.write_on, name="log writer", daemon=True)
        self.keeper = threading.Thread(target=self.tidy, name="log keeper", daemon=True)
        self.thread.start()
        self.keeper.start()

    def append(self, table: str, n: int, record: bytes, done: Done) -> None:
        if self.is_closed:
            raise ValueError("the storage is closed")
        check_record(table, n, record)
        self.queue.put(Waiting(table, n, record, done))

    def read(self, table: str, after: int = 0) -> list[bytes]:
        number = number_of(self.reader, table)
        return [] if number is None else [record for (record,) in self.reader.execute(READ, (number, after))]

    def tables(self) -> Sequence[str]:
        return [name for (name,) in self.reader.execute(TABLES)]

    def close(self) -> None:
        if self.is_closed:
            return
        self.is_closed = True
        self.queue.put(END)
        self.thread.join()
        self.closing.set()
        self.keeper.join()
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

    # --- In the keeper's thread ---

    def tidy(self) -> None:
        """Move records from the write-ahead log to their place when nobody writes: a commit would have to wait for it."""
        tidied = seen = 0
        while not self.closing.wait(TIDY_EVERY):
            is_quiet, seen = self.written == seen, self.written
            if is_quiet and tidied != seen:
                with contextlib.suppress(sqlite3.Error):  # a full disk: the writer says so
                    self.tidier.execute("PRAGMA wal_checkpoint(PASSIVE)")
                tidied = seen

    # --- In the writer's thread ---

    def write_on(self) -> None:
        fenced: frozenset[str] = frozenset()
        known: dict[str, Known] = {}
        for batch in self.batches():
            outcomes = write_at_once(self.writer, batch, fenced, known)
            if outcomes is None:
                known.clear()
                outcomes, fenced = write(self.writer, batch, fenced)
            self.written += len(batch)
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


def write_at_once(
    connection: sqlite3.Connection, batch: list[Waiting | Lifted], fenced: frozenset[str], known: dict[str, Known]
) -> list[Outcome] | None:
    """One transaction in one go, as long as nothing is out of the ordinary: each record is the next one after what this
    process has written itself. Nothing is written otherwise."""
    if fenced:
        return None
    rows, after = [], dict[str, Known]()
    try:
        connection.execute("BEGIN IMMEDIATE")
        for queued in batch:
            if isinstance(queued, Lifted):
                continue
            table, n, record, _ = queued
            last = after.get(table) or known.get(table) or look_up(connection, table, n)
            if last is None or n != last.n + 1:
                raise sqlite3.IntegrityError
            after[table] = Known(last.number, n)
            rows.append((last.number * SHIFT + n, record))
        connection.executemany(APPEND, rows)
        connection.execute("COMMIT")
    except Exception:
        with contextlib.suppress(sqlite3.Error):  # most errors have rolled back already
            connection.execute("ROLLBACK")
        return None
    if len(known) > MOST_KNOWN:
        known.clear()
    known |= after
    return [Outcome(queued, None, has_fenced=False) for queued in batch if not isinstance(queued, Lifted)]


def look_up(connection: sqlite3.Connection, table: str, n: int) -> Known | None:
    """What is known of a table; one that begins is given its number."""
    number = number_of(connection, table)
    if number is None:
        if n != 1:
            return None
        number = connection.execute("INSERT INTO tables (name) VALUES (?)", (table,)).lastrowid
        assert number is not None
    (last,) = connection.execute(LAST, (number,)).fetchone()
    return Known(number, last or 0)


def number_of(connection: sqlite3.Connection, table: str) -> int | None:
    found = connection.execute(NUMBER, (table,)).fetchone()
    return None if found is None else int(found[0])


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
        known = look_up(connection, table, n)
        if known is not None and known.n + 1 == n:
            connection.execute(APPEND, (known.number * SHIFT + n, record))
            return None
    except Exception as error:
        if not connection.in_transaction:  # SQLite has undone the others as well
            raise
        return not_saved(waiting, error)
    last = 0 if known is None else known.n
    return (Taken if n <= last else Gap)(f"record {n} of {table}, which has {last}")


def not_saved(waiting: Waiting, error: Exception) -> NotSaved:
    return NotSaved(f"record {waiting.n} of {waiting.table}: {error}")


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path.absolute(), isolation_level=None, check_same_thread=False, timeout=PATIENCE)
    try:
        keep_write_ahead_log(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}")
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

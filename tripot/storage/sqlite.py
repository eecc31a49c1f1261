"""SQLite with group commit: a thread writes in one transaction whatever was appended while it wrote the last one.

WAL with `synchronous=FULL`: when `done` is called, the record survives a power cut, and nobody could read it before the
commit. Several processes may read and write the same file; SQLite keeps no order among writers, so one may wait long.

Records are written in the order in which they arrive, one page after the other. A table's records belong together, though:
when nobody writes, or too many have arrived, they are moved to their place, many of each table at once.

When a record is refused, what its table had appended behind it, not knowing, was judged on a log that never was: it is
spoiled, and refused too.
"""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

from tripot.engine.errors import BadInput
from tripot.storage import Done, Gap, NotSaved, Refused, Taken, check_record

MOST_AT_ONCE = 2000  # records in a transaction
MOST_KNOWN = 100_000  # tables whose last record is remembered
TIDY_EVERY = 1.0  # seconds
MOST_ARRIVED = 10_000  # records, after which the writer moves them though it is busy
LONGEST_LOG = 65_536  # pages of the write-ahead log, after which the writer tidies up though it is busy
PATIENCE = 10.0  # seconds to wait while another process writes

# A record's key is its table's number and its own in one: records of a table lie together, and keys are small and quick.
SHIFT = 2**32
SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS records (key INTEGER PRIMARY KEY, record BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS arrivals (id INTEGER PRIMARY KEY, key INTEGER NOT NULL, record BLOB NOT NULL);
"""
OF_TABLE = f"key BETWEEN ?1 * {SHIFT} + ?2 AND ?1 * {SHIFT} + {SHIFT - 1}"
NUMBER = "SELECT number FROM tables WHERE name = ?"
LAST = f"""
SELECT max(key) % {SHIFT} FROM (
SELECT max(key) AS key FROM records WHERE {OF_TABLE} UNION ALL SELECT max(key) FROM arrivals WHERE {OF_TABLE})
"""
APPEND = "INSERT INTO arrivals (key, record) VALUES (?, ?)"
TABLES = f"""
SELECT name FROM tables WHERE number IN (SELECT key / {SHIFT} FROM arrivals)
OR EXISTS (SELECT 1 FROM records WHERE key BETWEEN number * {SHIFT} AND number * {SHIFT} + {SHIFT - 1}) ORDER BY name
"""
READ = f"""
SELECT key, record FROM records WHERE {OF_TABLE} UNION ALL SELECT key, record FROM arrivals WHERE {OF_TABLE} ORDER BY key
"""
ARRIVED = "SELECT coalesce((SELECT max(id) FROM arrivals) - (SELECT min(id) FROM arrivals) + 1, 0)"
MOVE = """
BEGIN IMMEDIATE;
INSERT INTO records SELECT key, record FROM arrivals ORDER BY key;
DELETE FROM arrivals;
COMMIT;
"""


class Waiting(NamedTuple):
    table: str
    n: int
    record: bytes
    done: Done
    is_spoiled: bool = False


class Outcome(NamedTuple):
    """What became of a record, and whether its refusal spoils what its table appended meanwhile."""

    waiting: Waiting
    refused: Refused | None = None
    spoils: bool = False


class Known(NamedTuple):
    """A table's number, and its last record's."""

    number: int
    n: int


END: Final = None


class SqliteStore:
    """The records of all tables in one file, readable by its owner alone: a log holds the seed."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.is_closed = False
        self.waiting: list[Waiting] = []  # for the thread to be free
        self.is_writing = False
        self.batches: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self.judged: SimpleQueue[list[Outcome]] = SimpleQueue()
        self.outcomes: deque[Outcome] = deque()  # that nobody was told of
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
        if not self.waiting and not self.is_writing:
            self.loop.call_soon(self.hand_over)  # with whatever else is appended in this turn of the loop
        self.waiting.append(Waiting(table, n, record, done))

    def read(self, table: str, after: int = 0) -> list[bytes]:
        number = number_of(self.reader, table)
        return [] if number is None else [record for _, record in self.reader.execute(READ, (number, after + 1))]

    def tables(self) -> Sequence[str]:
        return [name for (name,) in self.reader.execute(TABLES)]

    def close(self) -> None:
        if self.is_closed:
            return
        self.is_closed = True
        self.hand_over()
        while self.is_writing:
            self.tell()
        self.batches.put(END)
        self.thread.join()
        self.closing.set()
        self.keeper.join()
        self.opened.close()

    def hand_over(self) -> None:
        """Let the thread write what waits; one batch at a time, so that nothing is judged before its forerunner."""
        if self.waiting and not self.is_writing:
            self.is_writing = True
            self.batches.put(self.waiting[:MOST_AT_ONCE])
            del self.waiting[:MOST_AT_ONCE]

    def tell(self) -> None:
        """What the thread has written. Whatever a `done` does, the others are told too, in order."""
        if self.is_writing:  # otherwise `close` was first
            self.outcomes.extend(self.judged.get())
            self.is_writing = False
        while self.outcomes:
            waiting, refused, spoils = self.outcomes.popleft()
            if spoils:
                self.spoil(waiting.table)
            try:
                waiting.done(refused)
            except Exception as error:
                self.loop.call_exception_handler({"message": "a table failed when it was told", "exception": error})
        self.hand_over()

    def spoil(self, table: str) -> None:
        self.waiting = [each._replace(is_spoiled=True) if each.table == table else each for each in self.waiting]

    # --- In the keeper's thread ---

    def tidy(self) -> None:
        """Move records to their place when nobody writes: a commit would have to wait for it."""
        tidied, seen = -1, 0
        while not self.closing.wait(TIDY_EVERY):
            is_quiet, seen = self.written == seen, self.written
            if is_quiet and tidied != seen:
                move(self.tidier, if_over=0)
                with contextlib.suppress(sqlite3.Error):  # a full disk: the writer says so
                    self.tidier.execute("PRAGMA wal_checkpoint(PASSIVE)")
                tidied = seen

    # --- In the writer's thread ---

    def write_on(self) -> None:
        known = Heads(self.writer)
        while (batch := self.batches.get()) is not END:
            outcomes = write_at_once(self.writer, batch, known)
            if outcomes is None:
                known.clear()
                outcomes = write(self.writer, batch)
            self.written += len(batch)
            self.judged.put(outcomes)
            with contextlib.suppress(RuntimeError):  # the loop is closed: `close` will tell
                self.loop.call_soon_threadsafe(self.tell)
            move(self.writer, if_over=MOST_ARRIVED)


class Heads(dict[str, Known]):
    """The last records of tables, as far as this process has written them and nobody else has written since."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.version = 0

    def check(self) -> None:
        """In a transaction, in which nobody else can write."""
        (version,) = self.connection.execute("PRAGMA data_version").fetchone()
        if version != self.version:
            self.version = version
            self.clear()


def write_at_once(connection: sqlite3.Connection, batch: list[Waiting], known: Heads) -> list[Outcome] | None:
    """One transaction in one go, as long as nothing is out of the ordinary: each record is the next one after what this
    process has written itself. Nothing is written otherwise."""
    rows, after = [], dict[str, Known]()
    try:
        connection.execute("BEGIN IMMEDIATE")
        known.check()
        for table, n, record, _, is_spoiled in batch:
            last = after.get(table) or known.get(table) or look_up(connection, table, n)
            if last is None or n != last.n + 1 or is_spoiled:
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
    known.update(after)
    return list(map(Outcome, batch))


def look_up(connection: sqlite3.Connection, table: str, n: int) -> Known | None:
    """What is known of a table; one that begins is given its number."""
    number = number_of(connection, table)
    if number is None:
        if n != 1:
            return None
        number = connection.execute("INSERT INTO tables (name) VALUES (?)", (table,)).lastrowid
        assert number is not None
    (last,) = connection.execute(LAST, (number, 0)).fetchone()
    return Known(number, last or 0)


def number_of(connection: sqlite3.Connection, table: str) -> int | None:
    found = connection.execute(NUMBER, (table,)).fetchone()
    return None if found is None else int(found[0])


def write(connection: sqlite3.Connection, batch: list[Waiting]) -> list[Outcome]:
    """One transaction: what became of each record."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = judge(batch, lambda waiting: insert(connection, waiting))
        connection.execute("COMMIT")
    except Exception as error:  # whatever it was, nobody may wait for ever
        reason = error
        with contextlib.suppress(sqlite3.Error):  # most errors have rolled back already
            connection.execute("ROLLBACK")
        return judge(batch, lambda waiting: not_saved(waiting, reason))
    return outcomes


def judge(batch: list[Waiting], refusal: Callable[[Waiting], Refused | None]) -> list[Outcome]:
    """In the order of appending; a refusal spoils what follows of its own table, and of no other."""
    outcomes: list[Outcome] = []
    spoiled: set[str] = set()
    for waiting in batch:
        if waiting.is_spoiled or waiting.table in spoiled:
            outcomes.append(Outcome(waiting, Gap(f"record {waiting.n} of {waiting.table}")))
        else:
            refused = refusal(waiting)
            outcomes.append(Outcome(waiting, refused, spoils=refused is not None))
            if refused is not None:
                spoiled.add(waiting.table)
    return outcomes


def insert(connection: sqlite3.Connection, waiting: Waiting) -> Refused | None:
    table, n, record = waiting[:3]
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


def move(connection: sqlite3.Connection, *, if_over: int) -> None:
    """Records that have arrived to their place, if there are so many; if it cannot be done now, then later."""
    try:
        (arrived,) = connection.execute(ARRIVED).fetchone()
        if arrived > if_over:
            connection.executescript(MOVE)
    except sqlite3.Error:
        with contextlib.suppress(sqlite3.Error):  # most errors have rolled back already
            connection.execute("ROLLBACK")


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

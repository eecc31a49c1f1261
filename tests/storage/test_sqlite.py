"""SQLite's file: private, durable by its settings, whole on a full disk, and opened by many at once."""

import asyncio
import resource
import shutil
import sqlite3
import stat
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from threading import Barrier

import pytest

from tests.storage.stores import Desk
from tripot.engine.errors import BadInput
from tripot.storage import Gap, NotSaved, Taken, sqlite
from tripot.storage.sqlite import SqliteStore, connect

KILOBYTE = b"k" * 1000


@contextmanager
def opened(path: Path) -> Iterator[Desk]:
    with closing(Desk("sqlite", str(path))) as desk:
        yield desk


def test_only_its_owner_can_read_the_file_for_a_log_holds_the_seed(tmp_path: Path) -> None:
    with opened(tmp_path / "logs") as desk:
        desk.write("t", 1)
        files = list(tmp_path.iterdir())
        assert 3 == len(files), "the file, its write-ahead log, and the index of that"
        assert {0o600} == {stat.S_IMODE(file.stat().st_mode) for file in files}


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    with opened(tmp_path / "logs") as desk:
        assert isinstance(desk.store, SqliteStore)
        settings = [
            desk.store.writer.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
        ]
        assert ["wal", 2] == settings


@pytest.mark.parametrize("what", ["folder", "nowhere/file", "not a database", "another database"])
def test_a_file_that_cannot_be_used_is_refused_in_a_sentence(tmp_path: Path, what: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "not a database").write_text("Dear diary, " * 100)
    with closing(sqlite3.connect(tmp_path / "another database")) as connection:
        connection.execute("CREATE TABLE records (tbl TEXT, something TEXT)")
    with closing(asyncio.new_event_loop()) as loop, pytest.raises(BadInput) as refused:
        SqliteStore(tmp_path / what, loop)
    assert what in refused.value.text.fr
    assert what in refused.value.text.en


def test_a_new_file_can_be_opened_by_many_at_once(tmp_path: Path) -> None:
    for attempt in range(150):
        start = Barrier(8)

        def open_it(path: Path, start: Barrier = start) -> sqlite3.Connection:
            start.wait()
            return connect(path)

        with ThreadPoolExecutor(8) as threads, ExitStack() as connections:
            for connection in threads.map(open_it, [tmp_path / f"new {attempt}"] * 8):
                connections.enter_context(closing(connection))


def test_a_record_that_cannot_be_written_spoils_no_other(tmp_path: Path) -> None:
    refuse = (
        "CREATE TRIGGER refuse BEFORE INSERT ON arrivals WHEN new.record = x'00' BEGIN SELECT raise(FAIL, 'no'); END"
    )
    with opened(tmp_path / "logs") as desk, closing(connect(tmp_path / "logs")) as connection:
        connection.execute(refuse)
        for n in range(1, 4):
            desk.append("whole", n)
            desk.append("broken", n, b"\0" if n == 2 else b"")
        assert [None] * 3 == [refused for table, _, refused in desk.settle() if table == "whole"]
        assert [None, NotSaved, Gap] == [refused for table, _, refused in desk.told if table == "broken"]
        assert (3, 1) == (len(desk.store.read("whole")), len(desk.store.read("broken")))


def test_a_commit_that_fails_leaves_nothing_behind_and_nothing_open(tmp_path: Path) -> None:
    with opened(tmp_path / "logs") as desk, closing(connect(tmp_path / "logs")) as connection:
        assert isinstance(desk.store, SqliteStore)
        desk.store.writer.execute("PRAGMA foreign_keys = ON")  # a deferred one is checked by the commit itself
        connection.executescript("""
            CREATE TABLE parents (id INTEGER PRIMARY KEY);
            CREATE TABLE orphans (id INTEGER REFERENCES parents DEFERRABLE INITIALLY DEFERRED);
            CREATE TRIGGER bereave AFTER INSERT ON arrivals WHEN new.record = x'00' BEGIN INSERT INTO orphans VALUES (1); END
        """)
        assert NotSaved is desk.write("t", 1, b"\0")
        assert [] == desk.store.read("t")
        assert desk.write("t", 1) is None


def test_a_writer_who_never_lets_go_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    with opened(tmp_path / "logs") as desk, closing(connect(tmp_path / "logs")) as selfish:
        assert isinstance(desk.store, SqliteStore)
        desk.store.writer.execute("PRAGMA busy_timeout = 50")
        selfish.execute("BEGIN IMMEDIATE")
        selfish.execute("INSERT INTO records VALUES (4294967297, 'not committed')")
        assert NotSaved is desk.write("t", 1)
        assert [] == desk.store.read("t")
        selfish.execute("ROLLBACK")
        assert desk.write("t", 1) is None


@pytest.mark.parametrize("who", ["the writer when many have arrived", "the keeper when nobody writes"])
def test_records_move_to_their_place_and_are_read_all_the_same(
    tmp_path: Path, who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if who.startswith("the writer"):
        monkeypatch.setattr(sqlite, "MOST_ARRIVED", 5)
        monkeypatch.setattr(sqlite, "TIDY_EVERY", 60.0)
    else:
        monkeypatch.setattr(sqlite, "TIDY_EVERY", 0.02)
    with opened(tmp_path / "logs") as desk, closing(connect(tmp_path / "logs")) as connection:
        for n in range(1, 13):
            for table in ("one", "two"):
                assert desk.write(table, n, f"{table} {n}".encode()) is None
            assert [f"two {past}".encode() for past in range(1, n + 1)] == desk.store.read("two")
        until = time.monotonic() + 10
        while not moved(connection) and time.monotonic() < until:
            time.sleep(0.01)
        assert moved(connection)
        assert [f"one {n}".encode() for n in range(8, 13)] == desk.store.read("one", 7)
        assert Taken is desk.write("one", 12)
        assert Gap is desk.write("one", 14)
        assert desk.write("one", 13) is None
        assert ["one", "two"] == desk.store.tables()


def moved(connection: sqlite3.Connection) -> int:
    number: int = connection.execute("SELECT count(*) FROM records").fetchone()[0]
    return number


# --- A full disk ---

Disk = tuple[Path, Callable[[], None], Callable[[], None]]  # a folder; fill it up; make room again


@pytest.fixture(params=["a small disk", "a limit on files"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    yield from small_disk(tmp_path) if request.param == "a small disk" else limit_on_files(tmp_path)


def small_disk(folder: Path) -> Iterator[Disk]:
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], capture_output=True).returncode:
        pytest.skip("only root can mount a small disk")
    ballast = folder / "ballast"

    def fill() -> None:
        with suppress(OSError), ballast.open("wb", buffering=0) as file:
            while file.write(KILOBYTE):
                pass
        assert 0 == shutil.disk_usage(folder).free

    try:
        yield folder, fill, ballast.unlink
    finally:
        subprocess.run(["umount", folder], check=True)


def limit_on_files(folder: Path) -> Iterator[Disk]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    def fill() -> None:
        largest = max(file.stat().st_size for file in folder.iterdir())
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest, before[1]))

    def make_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)

    try:
        yield folder, fill, make_room
    finally:
        make_room()


def test_on_a_full_disk_records_are_refused_whole_and_accepted_again_when_there_is_room(disk: Disk) -> None:
    folder, fill, make_room = disk
    with opened(folder / "logs") as desk:
        for table in ("a", "b"):
            assert desk.write(table, 1) is None
        fill()
        for n in range(2, 32):
            for table in ("a", "b"):
                desk.append(table, n, KILOBYTE * 10)
        told = desk.settle()[2:]
        assert {NotSaved, Gap} <= {refused for _, _, refused in told}
        for table in ("a", "b"):
            saved = 1 + sum(refused is None for name, _, refused in told if name == table)
            assert saved == len(desk.store.read(table))
        assert [None] * 5 != [desk.write("c", n, KILOBYTE * 10) for n in range(1, 6)]
        make_room()
        for table in ("a", "b", "c"):
            for n in range(len(desk.store.read(table)) + 1, 11):
                assert desk.write(table, n, KILOBYTE * 10) is None
    with opened(folder / "logs") as desk, closing(sqlite3.connect(folder / "logs")) as connection:
        assert ["a", "b", "c"] == desk.store.tables()
        assert [b"a record", *[KILOBYTE * 10] * 9] == desk.store.read("a")
        assert ("ok",) == connection.execute("PRAGMA integrity_check").fetchone()


def test_a_process_killed_on_a_full_disk_leaves_what_it_acknowledged(disk: Disk) -> None:
    """What a kill would leave behind is the files as they are; they are copied, and opened elsewhere."""
    folder, fill, make_room = disk
    with opened(folder / "logs") as desk:
        desk.write("t", 1)
        fill()
        while desk.write("t", len(desk.store.read("t")) + 1, KILOBYTE * 10) is None:
            pass
        saved = desk.store.read("t")
        left = {file.name: file.read_bytes() for file in folder.iterdir() if file.name in ("logs", "logs-wal")}
        make_room()
    crashed = folder / "crashed"
    crashed.mkdir()
    for name, data in left.items():
        (crashed / name).write_bytes(data)
    with opened(crashed / "logs") as desk:
        assert saved == desk.store.read("t")

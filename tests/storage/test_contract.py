"""What every kind of storage keeps to: acknowledged is durable, a number is taken once, and nobody waits for ever."""

import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.storage.stores import KINDS, PATIENCE, Desk, check_chain
from tests.storage.writer import TABLES
from tripot.compiled import PACKAGE
from tripot.storage import MOST_BYTES, Gap, Refused, Taken

KILLS = 20


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def address(kind: str, tmp_path: Path) -> str:
    return KINDS[kind].new_address(tmp_path)


@pytest.fixture
def desk(kind: str, address: str) -> Iterator[Desk]:
    desk = Desk(kind, address)
    yield desk
    desk.close()


@pytest.fixture
def other(desk: Desk, kind: str, address: str) -> Iterator[Desk]:
    """The same storage, opened a second time."""
    other = Desk(kind, address)
    yield other
    other.close()


class TestRecords:
    def test_what_was_written_is_read_back_in_order(self, desk: Desk) -> None:
        records = [b"first", b"", bytes(range(256)), b"x" * MOST_BYTES]
        for n, record in enumerate(records, start=1):
            assert desk.write("t", n, record) is None
        assert records == desk.store.read("t")
        assert records[3:] == desk.store.read("t", after=3)
        assert [] == desk.store.read("t", after=4)

    def test_tables_have_nothing_to_do_with_each_other(self, desk: Desk) -> None:
        for table in ("b", "a", "A", "a ", "été", "%"):
            assert desk.write(table, 1, table.encode()) is None
        assert sorted(["b", "a", "A", "a ", "été", "%"]) == sorted(desk.store.tables())
        assert [b"A"] == desk.store.read("A")
        assert [] == desk.store.read("nobody's")

    def test_an_empty_storage_has_no_tables(self, desk: Desk) -> None:
        assert [] == list(desk.store.tables())

    def test_what_was_told_is_there_for_everybody_and_after_opening_again(
        self, desk: Desk, other: Desk, kind: str, address: str
    ) -> None:
        seen: list[list[bytes]] = []
        desk.store.append("t", 1, b"one", lambda refused: seen.append(other.store.read("t")))
        desk.write("t", 2, b"two")
        assert [b"one"] == seen[0][:1]
        again = Desk(kind, address)
        assert [b"one", b"two"] == again.store.read("t")
        again.close()

    @pytest.mark.parametrize(
        ("table", "n", "record"),
        [
            ("", 1, b""),
            ("\0", 1, b""),
            ("\ud800", 1, b""),
            ("t", 0, b""),
            ("t", -1, b""),
            ("t", 2**63, b""),
            ("t", 1, bytes(MOST_BYTES + 1)),
        ],
        ids=["no name", "zero byte", "half a sign", "zero", "negative", "too high", "too long"],
    )
    def test_what_nobody_could_keep_is_refused_at_once_and_is_in_nobodys_way(
        self, desk: Desk, table: str, n: int, record: bytes
    ) -> None:
        desk.append("other", 1)
        with pytest.raises(ValueError, match=r"record|table"):
            desk.append(table, n, record)
        desk.append("other", 2)
        assert [("other", 1, None), ("other", 2, None)] == desk.settle()


class TestNumbers:
    def test_a_number_is_taken_once_and_for_all(self, desk: Desk, other: Desk) -> None:
        assert desk.write("t", 1, b"first come") is None
        assert Taken is desk.write("t", 1, b"late")
        assert Taken is other.write("t", 1, b"later")
        assert other.write("t", 2, b"next") is None
        assert Taken is desk.write("t", 2, b"late again")
        assert [b"first come", b"next"] == desk.store.read("t")

    def test_no_number_is_left_out(self, desk: Desk) -> None:
        assert Gap is desk.write("t", 2)
        assert [] == list(desk.store.tables())
        assert desk.write("t", 1) is None
        assert Gap is desk.write("t", 3)
        assert desk.write("t", 2) is None

    def test_a_refused_record_spoils_no_other_table(self, desk: Desk) -> None:
        desk.write("t", 1)
        for n in range(1, 4):
            desk.append("before", n)
            desk.append("t", 1)
            desk.append("behind", n)
        told = desk.settle()[1:]
        assert [None] * 6 == [refused for table, _, refused in told if table != "t"]
        assert 3 == len(desk.store.read("before")) == len(desk.store.read("behind"))

    def test_what_was_queued_behind_a_refused_record_is_refused_too(self, desk: Desk, other: Desk) -> None:
        other.write("t", 1, b"theirs")
        desk.append("t", 1, b"ours")
        desk.append("t", 2, b"judged on ours")
        assert [Taken, Gap] == [refused for _, _, refused in desk.settle()]
        assert desk.write("t", 2, b"judged on theirs") is None
        assert [b"theirs", b"judged on theirs"] == desk.store.read("t")

    def test_so_it_is_if_it_reached_the_storage_after_the_refusal_but_before_the_news(
        self, desk: Desk, other: Desk
    ) -> None:
        other.write("t", 1, b"theirs")
        desk.append("t", 1, b"ours")
        desk.append("elsewhere", 1)
        desk.turn()
        while not other.store.read("elsewhere"):  # written in the same transaction or a later one; nobody is told yet
            time.sleep(0.001)
        desk.append("t", 2, b"judged on ours")
        assert [Taken, None, Gap] == [refused for _, _, refused in desk.settle()]
        assert desk.write("t", 2, b"judged on theirs") is None

    def test_who_is_told_may_write_again_at_once(self, desk: Desk, other: Desk) -> None:
        other.write("t", 1, b"theirs")

        def catch_up(refused: Refused | None) -> None:
            assert isinstance(refused, Taken)
            desk.append("t", 2, b"judged on theirs")

        desk.store.append("t", 1, b"ours", catch_up)
        desk.append("t", 2, b"judged on ours")
        assert [("t", 2, Gap), ("t", 2, None)] == desk.settle()
        assert [b"theirs", b"judged on theirs"] == desk.store.read("t")


class TestAcknowledgements:
    def test_they_come_in_the_order_of_appending_refusals_included(self, desk: Desk) -> None:
        sent: list[tuple[str, int]] = []
        for n in range(1, 1001):
            for table in ("a", "b"):
                number = 1 if table == "b" and n % 100 == 50 else n
                sent.append((table, number))
                desk.append(table, number)
        assert sent == [(table, n) for table, n, _ in desk.settle()]
        assert 1000 == len(desk.store.read("a"))
        assert 49 == len(desk.store.read("b"))

    def test_many_records_share_a_commit(self, desk: Desk, kind: str) -> None:
        commits = KINDS[kind].watch_commits(desk.store)
        for n in range(1, 5001):
            desk.append(f"table {n % 50}", (n + 49) // 50)
        assert {None} == {refused for _, _, refused in desk.settle()}
        assert 0 < len(commits) < 5000 / 5

    def test_a_table_that_fails_when_it_is_told_does_not_keep_the_others_from_being_told(self, desk: Desk) -> None:
        reported: list[Any] = []
        desk.loop.set_exception_handler(lambda _, context: reported.append(context["exception"]))

        def fail(refused: Refused | None) -> None:
            raise ArithmeticError

        desk.append("a", 1)
        desk.store.append("b", 1, b"", fail)
        desk.append("a", 2)
        assert [("a", 1, None), ("a", 2, None)] == desk.settle()
        assert [ArithmeticError] == [type(error) for error in reported]


class TestClosing:
    @pytest.mark.parametrize("is_loop_closed", [False, True], ids=["loop", "no loop"])
    def test_what_is_waiting_is_written_and_told_first(self, desk: Desk, other: Desk, *, is_loop_closed: bool) -> None:
        for n in range(1, 3001):
            desk.append("t", n)
            if n == 1500 and is_loop_closed:
                desk.loop.close()
        desk.store.close()
        assert [("t", n, None) for n in range(1, 3001)] == desk.told
        assert 3000 == len(other.store.read("t"))

    def test_closing_twice_is_closing(self, desk: Desk) -> None:
        desk.store.close()
        desk.store.close()

    def test_nothing_can_be_appended_any_more(self, desk: Desk) -> None:
        desk.store.close()
        with pytest.raises(ValueError, match="closed"):
            desk.append("t", 1)

    def test_it_can_be_closed_by_who_is_told_and_the_others_are_told_in_order(self, desk: Desk) -> None:
        desk.store.append("t", 1, b"", lambda refused: desk.store.close())
        for n in range(2, 3001):
            desk.append("t", n)
        assert [("t", n, None) for n in range(2, 3001)] == desk.settle()


class Writers:
    """Processes that write the same tables, and what they were told: a file a process, as nothing else survives a kill."""

    def __init__(self, kind: str, address: str, folder: Path) -> None:
        self.kind = kind
        self.address = address
        self.folder = folder

    def start(self, who: str, *, ahead: int, pause: float) -> "subprocess.Popen[bytes]":
        with (self.folder / f"{who}.told").open("wb") as told:
            command = [sys.executable, "-W", "ignore", "-m", "tests.storage.writer"]
            return subprocess.Popen(
                [*command, self.kind, self.address, who, str(ahead), str(pause)], stdout=told, cwd=PACKAGE.parent
            )

    def told(self, who: str) -> list[tuple[str, int, bytes]]:
        """The acknowledgements that the process printed."""
        lines = (self.folder / f"{who}.told").read_bytes().decode().splitlines()
        return [(table, int(n), record.encode()) for table, n, record in (line.split("\t") for line in lines)]

    def wait_for(self, who: str, number: int) -> None:
        until = time.monotonic() + PATIENCE
        while len(self.told(who)) < number:
            assert time.monotonic() < until, f"{who} was told nothing"
            time.sleep(0.005)


@pytest.mark.long
def test_kill_9_at_any_moment_loses_nothing_that_was_acknowledged(kind: str, address: str, tmp_path: Path) -> None:
    writers, moments = Writers(kind, address, tmp_path), random.Random(9)
    kept: set[tuple[str, int, bytes]] = set()
    for kill in range(KILLS):
        process = writers.start(f"w{kill}", ahead=8, pause=0)
        writers.wait_for(f"w{kill}", 1)
        time.sleep(moments.uniform(0, 0.15))
        process.kill()
        assert -9 == process.wait()
        told = writers.told(f"w{kill}")
        assert len(set(told)) == len(told)
        kept.update(told)
        desk = Desk(kind, address)
        there = {table: desk.store.read(table) for table in TABLES}
        desk.close()
        for records in there.values():
            check_chain(records)
        assert kept <= {(table, n, record) for table in TABLES for n, record in enumerate(there[table], start=1)}


@pytest.mark.long
def test_processes_that_write_the_same_tables_make_one_log_of_each(kind: str, address: str, tmp_path: Path) -> None:
    writers, names = Writers(kind, address, tmp_path), ("x", "y", "z")
    # All at once, so that opening is a race too.
    processes = [writers.start(who, ahead=ahead, pause=0.05) for who, ahead in zip(names, (1, 2, 5), strict=True)]
    desk = Desk(kind, address)
    try:
        for who in names:
            writers.wait_for(who, 50)
            for table in TABLES:
                check_chain(desk.store.read(table))  # whole at every moment, for whoever reads
    finally:
        for process in processes:
            process.kill()
            process.wait()
    there = {table: desk.store.read(table) for table in TABLES}
    desk.close()
    for who in names:
        assert all(there[table][n - 1] == record for table, n, record in writers.told(who))
    for records in there.values():
        check_chain(records)
        assert len({record.split()[1] for record in records}) > 1

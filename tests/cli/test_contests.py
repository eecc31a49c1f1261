"""`tripot arena`: bots that meet over the same deals."""

import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pexpect.fdpexpect import fdspawn

from tests.cli.processes import Run, environment, refused
from tripot.cli.main import main

ARENA = ("arena", "hula-hoo", "habits", "random", "search:3", "--deals", "3", "--players", "2", "--lang", "en")
PATIENCE = 60  # seconds


def figures(shown: str) -> list[str]:
    """Everything but times."""
    return [line for line in shown.splitlines() if "│" in line and not re.search(r"% │ .* │ +[\d.]+ │", line)]


def lines(drawn: str) -> list[str]:
    """What was written to a terminal, without how; a line that is drawn again is another."""
    return [line for line in re.split(r"[\r\n]+", re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", drawn)) if line]


def test_the_arena_shows_ratings_games_and_duels(run: Run) -> None:
    done = run(*ARENA)
    assert (0, "") == (done.returncode, done.stderr)
    assert "Hula-Hoo with 2, deals 0 to 2" in done.stdout
    rows = re.findall(r"│ ([\w:]+) +│ +([+-]?\d+) │ +([+-]?\d+ … [+-]?\d+) │ +([\d.]+) ± ([\d.]+)% │", done.stdout)
    assert {"habits", "random", "search:3"} == {row[0] for row in rows}
    assert 150 == pytest.approx(sum(float(row[3]) for row in rows), abs=0.3)
    assert 3 == len(re.findall(r"│ [\w:]+ against [\w:]+ +│ +3 │", done.stdout))
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_the_same_seed_gives_the_same_figures_with_any_number_of_workers(run: Run) -> None:
    first, again, other = (
        figures(run(*ARENA, "--workers", workers, "--seed", seed).stdout)
        for workers, seed in (("1", "5"), ("2", "5"), ("1", "6"))
    )
    assert first == again != other


def test_minds_meet_in_the_tables_own_time(run: Run) -> None:
    done = run("arena", "les-vilains-7", "child", "expert", "--deals", "4", "--players", "3", "--workers", "1")
    assert (0, "") == (done.returncode, done.stderr)
    assert re.search(r"│ expert │ +\+\d+ │", done.stdout)
    assert re.search(r"│ expert │ .* │ +– │ +– │", done.stdout)


def test_a_report_is_written_and_replaces_an_earlier_one(run: Run, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    for players in ("2", "3"):
        done = run(*ARENA, "--html", "report.html", "--deals", "2", "--workers", "1", "--players", players)
        assert "The report is in report.html" in done.stdout
        assert f"Hula-Hoo with {players}, deals 0 to 1" in report.read_text(encoding="utf-8")
        assert report.read_text(encoding="utf-8").endswith("</html>\n")


def test_the_report_of_an_arena_that_goes_one_way_says_so(run: Run, tmp_path: Path) -> None:
    run(*ARENA[:4], "--one-way", "--players", "3", "--deals", "2", "--workers", "1", "--html", "report.html")
    assert "la jouent 3 fois : le premier du duel seul" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_of_a_game_that_fails_there_is_no_report_and_an_earlier_one_stays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("three cards too many")

    monkeypatch.setattr("tripot.lab.arena.play_in_turns", broken)
    (tmp_path / "old.html").write_text("earlier")
    for name in ("old.html", "new.html"):
        assert 1 == main([*ARENA, "--workers", "1", "--html", str(tmp_path / name)])
        assert "The game with seed 0 failed: ZeroDivisionError" in capsys.readouterr().err
    assert {"old.html": "earlier"} == {path.name: path.read_text() for path in tmp_path.iterdir()}


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("--deals", "0"), "'0' will not do: it takes a whole number from 1 to 1000000."),
        (("--players", "7"), "Hula-Hoo is for 2 to 6 players, not 7."),
        (("--html", "nowhere/report.html"), "The folder of nowhere/report.html does not exist."),
        (("--html", "."), ". is not a file."),
        (("--seconds", "no"), "'no' will not do: it takes a number of seconds from 0 to 60."),
        (("wizard",), "There is no bot 'wizard' for Hula-Hoo; there are: "),
        (("habits",), "habits is named twice."),
    ],
)
def test_what_cannot_be_used_is_said_before_anything_is_played(run: Run, wrong: tuple[str, ...], sentence: str) -> None:
    arguments = (*ARENA[:5], *wrong, *ARENA[9:]) if wrong[0].startswith("--") else (*ARENA[:5], *wrong, *ARENA[5:])
    assert refused(run(*arguments)).startswith(sentence)


def test_a_single_bot_meets_nobody(run: Run) -> None:
    assert refused(run("arena", "hula-hoo", "random", "--lang", "en")).startswith(
        "It takes at least two bots; there are: "
    )


@contextmanager
def under_way(folder: Path, workers: str) -> Iterator[tuple[subprocess.Popen[str], "fdspawn[str]"]]:
    """An arena that would take days, ten deals on, with a report asked for; and the terminal where its bar is."""
    command = [*ARENA, "--deals", "1000000", "--workers", workers, "--html", "report.html"]
    ours, theirs = pty.openpty()
    arena = subprocess.Popen(
        [sys.executable, "-m", "tripot", *command],
        stdout=subprocess.PIPE,
        stderr=theirs,
        encoding="utf-8",
        env={**environment(folder), "TERM": "xterm"},
        cwd=folder,
        start_new_session=True,
    )
    os.close(theirs)
    with fdspawn(ours, encoding="utf-8", timeout=PATIENCE) as terminal:
        try:
            terminal.expect(r"[1-9]\d+/3000000")  # ten deals or more
            yield arena, terminal
        finally:
            arena.kill()


def check_what_was_played(shown: str, report: str) -> None:
    stopped = re.search(r"Stopped after deal (\d+) of 3000000", shown)
    assert stopped is not None
    assert int(stopped[1]) > 0
    assert re.search(r"│ random +│ +-\d+ │", shown)
    assert "Stopped after deal" in report


@pytest.mark.parametrize("workers", ["1", "2"])
def test_whoever_interrupts_sees_what_is_there_so_far(tmp_path: Path, workers: str) -> None:
    with under_way(tmp_path, workers) as (arena, terminal):
        arena.send_signal(signal.SIGINT)
        shown, _ = arena.communicate(timeout=30)
        drawn = f"{terminal.before}{terminal.after}{terminal.read()}"
    assert 130 == arena.returncode
    assert {"Hula-Hoo, deals: 3 × 1000000"} == {line.partition(" ━")[0] for line in lines(drawn)}
    check_what_was_played(shown, (tmp_path / "report.html").read_text(encoding="utf-8"))


def test_a_process_that_is_killed_takes_nothing_of_what_was_played_with_it(tmp_path: Path) -> None:
    with under_way(tmp_path, "2") as (arena, _):
        children = Path(f"/proc/{arena.pid}/task/{arena.pid}/children").read_text().split()
        player = next(int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes())
        os.kill(player, signal.SIGKILL)
        shown, _ = arena.communicate(timeout=30)
    assert 1 == arena.returncode
    assert "One of the processes that played was killed" in shown
    check_what_was_played(shown, (tmp_path / "report.html").read_text(encoding="utf-8"))


def test_a_report_is_written_though_nothing_can_be_shown(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "tripot", *ARENA, "--workers", "1", "--html", "report.html"],
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=environment(tmp_path),
            cwd=tmp_path,
        )
    assert (2, "Nothing can be shown (No space left on device).\n") == (done.returncode, done.stderr)
    assert "Hula-Hoo with 2, deals 0 to 2" in (tmp_path / "report.html").read_text(encoding="utf-8")

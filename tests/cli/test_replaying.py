"""Replaying a log, whole or damaged."""

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.processes import Run, damage, environment, moves, refused


def test_a_finished_game_is_replayed_with_open_cards(run: Run, finished: Path) -> None:
    done = run("replay", str(finished))
    last = len(moves(finished))
    assert done.returncode == 0
    assert last + 1 == len(re.findall(r"Coup \d+ sur", done.stdout))
    for seat in "AB":
        assert last + 1 == len(re.findall(rf"^  main de {seat} ", done.stdout, re.MULTILINE))


def test_a_replay_can_be_seen_from_one_seat_and_start_later(run: Run, finished: Path) -> None:
    last = len(moves(finished))
    done = run("replay", str(finished), "--seat", "A", "--at", str(last - 1), "--lang", "en")
    assert [str(last - 1), str(last)] == re.findall(r"Move (\d+) of", done.stdout)
    assert "A Novice A" in done.stdout
    assert 2 == len(re.findall(r"^  hand ", done.stdout, re.MULTILINE))


def test_an_unfinished_game_is_not_shown_open(run: Run, unfinished: Path) -> None:
    assert "--seat A" in refused(run("replay", str(unfinished)))
    assert "--seat A" in refused(run("replay", str(unfinished), "--seat", "open"))
    assert run("replay", str(unfinished), "--seat", "A").returncode == 0
    assert run("replay", str(unfinished), "--seat", "table").returncode == 0


@pytest.mark.parametrize("n", [0, 1, 7])
def test_a_damaged_log_is_refused_at_the_entry_that_is_damaged(run: Run, finished: Path, n: int) -> None:
    if n == 0:
        finished.write_bytes(finished.read_bytes().replace(b'"seed":"3"', b'"seed":"4"'))
    else:
        damage(finished, n)
    sentence = refused(run("replay", str(finished), "--lang", "en"))
    assert f"The log is damaged at entry {n}" in sentence


def test_the_intact_part_of_a_damaged_log_can_be_replayed(run: Run, finished: Path) -> None:
    damage(finished, 7)
    done = run("replay", str(finished), "--intact")
    assert done.returncode == 0
    assert "abîmé à l'entrée 7" in done.stderr
    assert [str(n) for n in range(7)] == re.findall(r"Coup (\d+) sur", done.stdout)


def test_a_replay_is_walked_through_step_by_step(finished: Path, tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "tripot", "replay", str(finished)],
        stdin=theirs,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    os.write(ours, b"\nn\nb\n5\n9999\ne\nq\n")
    output, _ = process.communicate(timeout=30)
    os.close(ours)
    os.close(theirs)
    assert process.returncode == 0
    last = len(moves(finished))
    assert ["0", "1", "2", "1", "5", str(last)] == re.findall(r"Coup (\d+) sur", output)
    assert "Il n'y a pas de coup 9999" in output

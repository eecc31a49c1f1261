"""Saving and resuming: nothing that was shown is lost."""

import signal
import subprocess
import sys
from pathlib import Path

from tests.cli.processes import FIRST_MOVES, SOLO, Run, damage, environment, moves, refused


def test_the_end_of_the_input_leaves_politely_and_says_how_to_resume(run: Run) -> None:
    done = run(*SOLO, "--save", "g", typed="1\n")
    assert done.returncode == 0
    assert "tripot play --resume g" in done.stdout


def test_a_game_resumes_where_it_stopped_and_ends_as_if_it_had_not(run: Run, unfinished: Path, tmp_path: Path) -> None:
    before = moves(unfinished)
    done = run("play", "--resume", str(unfinished), typed=FIRST_MOVES)
    assert done.returncode == 0
    assert before == moves(unfinished)[: len(before)]
    run(*SOLO, "--seed", "3", "--save", "whole", typed=FIRST_MOVES)
    assert moves(tmp_path / "whole") == moves(unfinished)


def test_resuming_without_a_file_takes_the_newest_unfinished_game(run: Run) -> None:
    assert "Il n'y a pas de partie inachevée" in refused(run("play", "--resume"))
    run(*SOLO, "--seed", "3", typed="1\n1\n")
    run("play", "--seats", "random,random", "-y")  # newer, but over
    done = run("play", "--resume", typed="quit\n")
    assert "La partie reprend après" in done.stdout


def test_a_killed_game_has_lost_no_move_that_was_shown(tmp_path: Path) -> None:
    path = tmp_path / "killed"
    process = subprocess.Popen(
        [sys.executable, "-m", "tripot", *SOLO, "--seed", "9", "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**environment(tmp_path), "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n" * 6)
    process.stdin.flush()
    shown = 0
    for line in process.stdout:
        shown += line.startswith("• ")
        if shown == 12:
            process.send_signal(signal.SIGKILL)
            break
    process.communicate()
    assert -signal.SIGKILL == process.returncode
    assert 12 <= len(moves(path))


def test_an_incomplete_last_line_is_cut_off_and_the_game_goes_on(run: Run, unfinished: Path) -> None:
    before = moves(unfinished)
    unfinished.write_bytes(unfinished.read_bytes()[:-20])
    done = run("play", "--resume", str(unfinished), typed="quit\n")
    assert done.returncode == 0
    assert "incomplète" in done.stdout
    assert before[:-1] == moves(unfinished)[: len(before) - 1]


def test_a_last_line_without_its_end_was_never_acknowledged(run: Run, unfinished: Path) -> None:
    before = moves(unfinished)
    unfinished.write_bytes(unfinished.read_bytes()[:-1])
    done = run("play", "--resume", str(unfinished), typed="quit\n")
    assert "incomplète" in done.stdout
    assert before[:-1] == moves(unfinished)[: len(before) - 1]


def test_a_log_that_is_damaged_elsewhere_is_not_resumed(run: Run, unfinished: Path) -> None:
    damaged = damage(unfinished, 2)
    assert "abîmé à l'entrée 2" in refused(run("play", "--resume", str(unfinished), typed=FIRST_MOVES))
    assert damaged == unfinished.read_bytes()


def test_a_game_is_open_in_one_place_only(run: Run, tmp_path: Path, unfinished: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tripot", "play", "--resume", str(unfinished)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**environment(tmp_path), "PYTHONUNBUFFERED": "1"},
    ) as first:
        assert first.stdout is not None
        assert "reprend" in first.stdout.readline()
        assert "déjà ouverte" in refused(run("play", "--resume", str(unfinished)))
        first.communicate("quit\n")


def test_a_full_disk_stops_the_game_with_a_sentence_and_loses_nothing(tmp_path: Path, run: Run) -> None:
    limited = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000)); "
    done = subprocess.run(
        [sys.executable, "-c", limited + "from tripot.cli.main import main; sys.exit(main())", *SOLO, "--save", "g"],
        input=FIRST_MOVES,
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path),
        cwd=tmp_path,
    )
    assert "le disque est plein" in refused(done)
    shown = done.stdout.count("\n• ")
    assert shown == len(moves(tmp_path / "g"))
    assert run("play", "--resume", "g", typed="quit\n").returncode == 0

"""The command in a process of its own: its surroundings, its files, and how it refuses."""

import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

from tripot.engine.log import read_log
from tripot.games import find_game

HULA_HOO = find_game("hula-hoo")
FIRST_MOVES = "1\n" * 600
SOLO = ("play", "hula-hoo", "--seats", "me,novice,random", "--name", "Léa", "-y")

Run = Callable[..., subprocess.CompletedProcess[str]]


def environment(home: Path) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "TRIPOT_LANG"))}
    return {**kept, "HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "COLUMNS": "80", "PYTHONWARNINGS": "ignore"}


def moves(path: Path) -> list[str]:
    return [f"{entry.seat}: {entry.move}" for entry in read_log(path.read_bytes()).entries]


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence on the error stream of a command that was refused."""
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr.strip()


def damage(path: Path, n: int) -> bytes:
    """The log with one letter of entry n changed."""
    lines = path.read_bytes().splitlines(keepends=True)
    lines[n] = lines[n].replace(b'"move":"', b'"move":"x', 1)
    path.write_bytes(b"".join(lines))
    return path.read_bytes()


def first_words(sentence: str) -> str:
    """The beginning of an article as the screen prints it, short enough to stand on one line."""
    return " ".join(re.sub(r"[*`]", "", sentence).split(" ")[:6])

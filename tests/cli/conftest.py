"""A process to run, and two games that were played before."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.processes import SOLO, Run, environment


@pytest.fixture
def run(tmp_path: Path) -> Run:
    def tripot(*arguments: str, typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "tripot", *arguments],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env={**environment(tmp_path), **variables},
            cwd=tmp_path,
            timeout=60,
        )

    return tripot


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games: `finished`, by bots alone, and `unfinished`, which a person left after three moves."""
    folder = tmp_path_factory.mktemp("played")
    for arguments in (("--seats", "novice,random", "--save", "finished"), (*SOLO[2:], "--save", "unfinished")):
        done = subprocess.run(
            [sys.executable, "-m", "tripot", "play", "hula-hoo", "-y", "--seed", "3", *arguments],
            input="1\n1\n1\n",
            capture_output=True,
            encoding="utf-8",
            env=environment(folder),
            cwd=folder,
        )
        assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def finished(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played / "finished", tmp_path))


@pytest.fixture
def unfinished(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played / "unfinished", tmp_path))

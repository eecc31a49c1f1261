"""What a place hears depends on what it may know alone: worlds that look the same to it sound the same, byte for byte."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import uvloop

from tests.server import planted
from tests.server.proof import Making, prove
from tests.server.twins import dealt, sampled
from tests.server.world import UNLIMITED
from tripot.engine.game import AnyGame
from tripot.games import games
from tripot.server import members, people, waiter


@pytest.fixture(autouse=True)
def _in_no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Too much at once depends on real time, which is not the same in two worlds."""
    for module, rate in ((people, "CHAT"), (people, "ARRANGING"), (members, "ARRANGING")):
        monkeypatch.setattr(module, rate, UNLIMITED)
    monkeypatch.setattr(waiter, "OVERSLEPT", 10**15)  # time that a test lets pass is not slept through


@pytest.mark.long
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
@pytest.mark.parametrize("making", [dealt, sampled])
def test_worlds_that_look_the_same_sound_the_same(game: AnyGame, making: Making, tmp_path: Path) -> None:
    same, different = uvloop.run(prove(game, making, tmp_path, range(15)))
    assert same > 1000
    assert different > 2  # if the worlds were the same for everybody, nothing would be proved


@pytest.mark.long
def test_the_proof_finds_every_planted_leak() -> None:
    """Where the server runs interpreted: compiled code cannot be changed from outside."""
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", planted.__file__]
    done = subprocess.run(command, env=os.environ | {"TRIPOT_INTERPRETED": "1"}, capture_output=True, text=True)
    assert 0 == done.returncode, done.stdout
    assert f"{len(planted.PLANTS)} passed" in done.stdout

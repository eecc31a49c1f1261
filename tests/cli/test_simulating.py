"""Simulating many games."""

import re

import pytest

from tests.cli.processes import Run
from tripot.cli import simulating
from tripot.cli.main import main


def test_a_simulation_shows_what_the_games_came_to(run: Run) -> None:
    done = run("simulate", "hula-hoo", "--games", "200", "--players", "4", "--seed", "1", "--lang", "en")
    assert done.returncode == 0
    assert done.stderr == ""
    assert re.search(r"Games\s+│\s+200 ", done.stdout)
    shares = [float(share) for share in re.findall(r"│ [A-D] +│ random +│ +([\d.]+) %", done.stdout)]
    assert 4 == len(shares)
    assert 100 == pytest.approx(sum(shares), abs=0.3)


def test_a_simulation_is_the_same_for_the_same_seed(run: Run) -> None:
    def results() -> list[str]:
        done = run(
            "simulate", "hula-hoo", "--games", "20", "--bots", "simple,random", "--players", "3", "--option", "streak"
        )
        return [line for line in done.stdout.splitlines() if "seconde" not in line]

    first = results()
    assert first == results()
    assert ["simple", "random", "random"] == re.findall(r"│ [A-C] +│ (\w+)", "\n".join(first))


def test_interpreted_rules_are_said_to_be_slower(run: Run) -> None:
    done = run("simulate", "hula-hoo", "--games", "2", TRIPOT_INTERPRETED="1")
    assert "interprétées, plus lentement" in done.stdout
    assert "interprétées" in run("--version", TRIPOT_INTERPRETED="1").stdout


def test_a_game_that_fails_is_reported_with_its_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> int:
        raise ZeroDivisionError("three cards too many")

    monkeypatch.setattr(simulating, "play_out", broken)
    assert 1 == main(["simulate", "hula-hoo", "--games", "5", "--seed", "41", "--lang", "en"])
    assert "The game with seed 41 failed: ZeroDivisionError: three cards too many" in capsys.readouterr().err

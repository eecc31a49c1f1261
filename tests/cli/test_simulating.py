"""Simulating many games."""

import re

import pytest

from tests.cli.processes import Run, refused
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
            "simulate", "hula-hoo", "--games", "20", "--bots", "novice,random", "--players", "3", "--option", "streak"
        )
        return [" ".join(line.split()) for line in done.stdout.splitlines() if "│" in line and "seconde" not in line]

    first = results()
    assert first == results()
    assert ["novice", "random", "random"] == re.findall(r"│ [A-C] │ (\w+)", "\n".join(first))


MINDS = (
    "simulate",
    "les-vilains-7",
    "--games",
    "20",
    "--players",
    "4",
    "--bots",
    "child,regular,expert",
    "--lang",
    "en",
)


def test_a_simulation_in_real_time_shows_who_errs_how(run: Run) -> None:
    done = run(*MINDS)
    assert (0, "") == (done.returncode, done.stderr)
    assert ["child", "regular", "expert", "expert"] == re.findall(r"│ [A-D] +│ (\w+)", done.stdout)
    assert re.search(r"Mistake +┃ +child +┃ +regular +┃ +expert", done.stdout)
    wrong = [float(rate) for rate in re.search(r"wrong number +│(.*)│", done.stdout)[1].split("│")]  # type: ignore[index]
    assert wrong[0] > wrong[1] > wrong[2] > 0
    assert re.search(r"Cards flipped +│ +\d+ +│ +\d+ +│ +1,\d+ │", done.stdout)
    assert "contest" not in done.stdout


def test_where_players_are_the_referees_contests_are_counted_too(run: Run) -> None:
    shown = run(*MINDS, "--option", "referee=players").stdout
    assert "wrong contest" in shown
    assert "wrong answer that nobody contested" in shown


def test_a_simulation_in_real_time_is_the_same_for_the_same_seed(run: Run) -> None:
    first, again, other = (run(*MINDS, "--seed", seed).stdout.partition("Seat")[2] for seed in ("3", "3", "4"))
    assert first == again != other


def test_without_bots_a_game_in_real_time_is_simulated_by_random_moves(run: Run) -> None:
    shown = run("simulate", "les-vilains-7", "--games", "3", "--lang", "en").stdout
    assert 3 == len(re.findall(r"│ [A-C] +│ random", shown))
    assert "Mistake" not in shown


def test_a_bot_that_a_game_does_not_have_is_refused_with_those_it_has(run: Run) -> None:
    said = "There is no bot 'random' for Les Vilains 7; there are: child, novice, regular, skilled, expert."
    for arguments in (("simulate", "--bots", "random"), ("play", "--players", "2", "--seats", "me,random")):
        assert said == refused(run(arguments[0], "les-vilains-7", *arguments[1:], "--lang", "en"))


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

"""The hint at the terminal: all moves with their outcomes, one sentence why, and the game stands where it stood."""

import re
from pathlib import Path

import pytest

from tests.cli.processes import Run, moves
from tripot.bots.hints import MEASURES, NO_TIME, measure
from tripot.cli.hinting import MOST_SHOWN
from tripot.engine.game import AnyGame
from tripot.engine.log import read_log
from tripot.engine.match import Match
from tripot.games import games

IN_TURNS = [game for game in games().values() if not game.time]
ROW = re.compile(r"^ +(\S.*?) {2,}.*?([−0-9.]+) +± ([0-9.]+) +([0-9]+) *$", re.MULTILINE)


@pytest.mark.parametrize("game", IN_TURNS, ids=lambda game: game.key)
def test_a_hint_lists_the_moves_with_their_outcomes_and_says_why(run: Run, tmp_path: Path, game: AnyGame) -> None:
    arguments = ("play", game.key, "-y", "--players", "3", "--seed", "3", "--lang", "en", "--save", "g")
    done = run(*arguments, typed="hint\nquit\n")
    assert (0, "") == (done.returncode, done.stderr)
    match = Match.replay(game, read_log((tmp_path / "g").read_bytes()))
    legal = {match.words(0, move) for move in match.view("A").legal}
    rows = ROW.findall(done.stdout)
    assert min(MOST_SHOWN, len(legal)) == len(rows) > 1
    assert legal >= {text for text, *_ in rows}
    assert (len(legal) > MOST_SHOWN) == (f"and {len(legal) - MOST_SHOWN} more moves, not shown." in done.stdout)
    assert re.search(r"^The (first move is|search cannot) ", done.stdout, re.MULTILINE)
    assert MEASURES[measure(game)].en in re.sub(r"\s+", " ", done.stdout)
    assert not any(move.startswith("A") for move in moves(tmp_path / "g")), "it is no move"


def test_a_hint_is_asked_for_in_french_too_and_help_tells_of_it(run: Run, tmp_path: Path) -> None:
    asked = [
        run(
            "play", "chouineurs", "-y", "--players", "3", "--seed", "3", "--save", f"{word[0]}", typed=f"{word}\nquit\n"
        )
        for word in ("indice", "!")
    ]
    assert all("Attendu" in done.stdout for done in asked)
    done = run("play", "chouineurs", "-y", "--players", "3", "--save", "h", typed="?\nquit\n")
    assert "un indice, avec ce qu'on peut attendre de chaque coup" in re.sub(r"\s+", " ", done.stdout)


def test_in_real_time_a_sentence_says_that_there_are_none(run: Run) -> None:
    done = run("play", "les-vilains-7", "-y", "--players", "2", "--lang", "en", "--save", "g", typed="hint\nquit\n")
    assert NO_TIME.en in re.sub(r"\s+", " ", done.stdout)

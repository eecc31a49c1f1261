"""`tripot tune`: better habits, or nothing."""

import json
from pathlib import Path

import pytest

from tests.cli.processes import Run, refused
from tripot.cli import tuning
from tripot.cli.main import main
from tripot.games import find_game
from tripot.lab.tuning import Tuning

TUNE = ("tune", "el-diablo", "--players", "3", "--minutes", "0.02", "--lang", "en", "--out", "found.json")


def test_a_search_ends_in_time_and_writes_nothing_that_is_not_better(run: Run, tmp_path: Path) -> None:
    done = run(*TUNE)
    assert (0, "") == (done.returncode, done.stderr)
    assert "fresh deals: " in done.stdout
    found = tmp_path / "found.json"
    assert ("Written to found.json" in done.stdout) == found.exists()
    assert ("nothing was written" in done.stdout) != found.exists()
    if found.exists():
        assert "timid" in json.loads(found.read_text())


def test_numbers_are_proved_at_tables_of_every_size_unless_one_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sizes: list[list[int]] = []

    def searched(screen: object, search: Tuning, seconds: float) -> None:
        sizes.append(list(search.seats))
        raise KeyboardInterrupt

    monkeypatch.setattr(tuning, "searched_and_proved", searched)
    for more in ((), ("--players", "4")):
        assert 130 == main(["tune", "el-diablo", "--out", str(tmp_path / "found.json"), *more])
    assert [list(find_game("el-diablo").seats), [4]] == sizes


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("tune", "les-vilains-7", "--lang", "en"), "Les Vilains 7 has no habits to tune."),
        (
            TUNE[:-2],
            "The game plays by its numbers at tables of every size, not just 3: say where to write these, with --out.",
        ),
        ((*TUNE, "--minutes", "0"), "'0' will not do: it takes a number of minutes from 0.01 to 10000."),
        ((*TUNE, "--out", "nowhere/found.json"), "The folder of nowhere/found.json does not exist."),
    ],
)
def test_what_cannot_be_tuned_is_said_at_once(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence == refused(run(*arguments))

"""`tripot tune`: better habits, or nothing."""

import json
from pathlib import Path

import pytest

from tests.cli.processes import Run, refused

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


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("tune", "les-vilains-7", "--lang", "en"), "Les Vilains 7 has no habits to tune."),
        ((*TUNE, "--minutes", "0"), "'0' will not do: it takes a number of minutes from 0.01 to 10000."),
        ((*TUNE, "--out", "nowhere/found.json"), "nowhere/found.json cannot be used (No such file or directory)."),
    ],
)
def test_what_cannot_be_tuned_is_said_at_once(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence == refused(run(*arguments))

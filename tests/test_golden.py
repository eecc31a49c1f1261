"""Golden playthroughs say that nothing moved by accident."""

from pathlib import Path

import pytest

from tests.golden import golden_tables, path_of, playthrough
from tests.tables import Table
from tripot.games import games


@pytest.mark.parametrize("table", [table for game in games().values() for table in golden_tables(game)], ids=str)
def test_the_game_goes_as_it_was_written_down(table: Table) -> None:
    assert path_of(table).read_text(encoding="utf-8").splitlines() == playthrough(table).splitlines()


def test_every_golden_file_belongs_to_a_table() -> None:
    for game in games().values():
        written: set[Path] = set((game.folder / "tests" / "golden").iterdir())
        assert written == {path_of(table) for table in golden_tables(game)}

"""Bots leave a trick that is complete to lie a while: people want to see who won it."""

import msgspec
import pytest

from tests.tables import TABLES, Table, walk
from tripot.server.bots import LOOK, Manner
from tripot.server.thinking import Thinkers

MANNER = Manner(Thinkers(0), pace=0.5)
OF_TRICKS = [table for table in TABLES if hasattr(table.game.view(table.start(0), None), "last_trick")]


@pytest.mark.parametrize("table", OF_TRICKS, ids=str)
def test_before_a_trick_is_cleared_it_is_looked_at(table: Table) -> None:
    ended, looked_at = set[bytes](), set[bytes]()
    for state in walk(table, 3):
        view = table.game.view(state, None)
        last = msgspec.json.encode((view.round, view.last_trick))
        if view.last_trick is None or state.is_over():
            continue
        ended.add(last)
        if MANNER.seconds(view) == 0.5 * LOOK:
            looked_at.add(last)
    assert looked_at == ended


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_most_moves_go_on_as_usual(table: Table) -> None:
    views = [table.game.view(state, None) for state in walk(table, 3)]
    usual = [view for view in views if MANNER.seconds(view) == 0.5]
    assert len(usual) > len(views) / 2

"""Minds at a served table count what happens in the game, and nothing else that is in the records."""

import pytest

from tests.live.desk import NOW, full
from tripot.engine.game import AnyGame
from tripot.engine.minds import CLOCK
from tripot.games import games
from tripot.server.bots import seen_in
from tripot.tables import playing

IN_REAL_TIME = [game for game in games().values() if game.time]


@pytest.mark.parametrize("game", IN_REAL_TIME, ids=lambda game: game.key)
def test_a_pause_is_no_card(game: AnyGame) -> None:
    desk = full(game=game.key).start()
    notes = [playing.note(desk.table, NOW, words) for words in ("pause", "resume", "away B", "back B")]
    assert [] == list(seen_in(desk.table, [*desk.records, *notes]))


@pytest.mark.parametrize("game", IN_REAL_TIME, ids=lambda game: game.key)
def test_moves_and_deadlines_are_seen(game: AnyGame) -> None:
    desk = full(game=game.key).start()
    moved = desk.play_any()
    lapsed = playing.expire(desk.table, NOW + 60_000)
    assert lapsed is not None
    assert desk.table.match is not None
    (seat, move), deadline = seen_in(desk.table, [moved, lapsed])
    assert game.text(game.move(desk.table.match.state, seat, move)) == moved.entry.move
    assert (CLOCK, 0) == deadline

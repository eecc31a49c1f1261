"""Clocks, absence and pauses: time that runs out becomes a record too."""

import pytest

from tests.live.desk import NOW, Desk, facts, full
from tripot.engine.errors import BadInput
from tripot.engine.seats import letter
from tripot.tables import playing
from tripot.tables.settings import Clock


def test_who_thinks_too_long_is_replaced_by_a_bot_until_they_are_back() -> None:
    desk = full(clock={"kind": "move", "seconds": 30}).start()
    match = desk.table.match
    assert match is not None
    seat = match.state.next_to_act()
    assert NOW + 30_001 == playing.deadline(desk.table)
    assert [] == playing.expire(desk.table, NOW + 30_000)
    (away,) = playing.expire(desk.table, NOW + 30_001)
    desk.records.append(away)
    assert f"away {letter(seat)}" == away.entry.move
    assert {seat} == desk.table.away
    assert [] == playing.expire(desk.table, NOW + 40_000)
    assert None is playing.deadline(desk.table)  # nobody is awaited who could be late
    desk.records.append(playing.note(desk.table, NOW + 40_000, f"back {letter(seat)}"))
    assert set() == desk.table.away
    assert facts(desk.table) == facts(desk.folded())


def test_a_bank_runs_down_for_who_can_move_and_grows_with_each_move() -> None:
    desk = full(clock={"kind": "bank", "seconds": 60, "increment": 5}).start()
    match = desk.table.match
    assert match is not None
    seat = match.state.next_to_act()
    desk.play_any(NOW + 20_000)
    assert 45_000 == desk.table.clocks.left[seat]
    others = [desk.table.clocks.left[other] for other in range(3) if other != seat]
    assert [60_000, 60_000] == others


def test_who_comes_back_to_an_empty_clock_has_a_little_time() -> None:
    desk = full(clock={"kind": "bank", "seconds": 60}).start()
    match = desk.table.match
    assert match is not None
    seat = match.state.next_to_act()
    desk.records += playing.expire(desk.table, NOW + 60_001)
    desk.records.append(playing.note(desk.table, NOW + 90_000, f"back {letter(seat)}"))
    assert (30_000, NOW + 120_001) == (desk.table.clocks.left[seat], playing.deadline(desk.table))
    assert facts(desk.table) == facts(desk.folded())


def test_a_clock_for_each_move_starts_anew_when_one_can_move_again() -> None:
    desk = full(clock={"kind": "move", "seconds": 30}).start()
    for later in range(1, 8):
        desk.play_any(NOW + 20_000 * later)
        assert NOW + 20_000 * later + 30_001 == playing.deadline(desk.table)


def test_a_pause_stops_all_clocks_and_the_games_own_time() -> None:
    desk = full(game="les-vilains-7").start()
    desk.records.append(playing.note(desk.table, NOW + 1000, "pause"))
    assert None is playing.deadline(desk.table)
    assert [] == playing.expire(desk.table, NOW + 3_600_000)
    with pytest.raises(BadInput, match="paused"):
        playing.play(desk.table, NOW + 5000, seat=0, text="flip")
    desk.records.append(playing.note(desk.table, NOW + 3_601_000, "resume"))
    assert NOW + 3_600_000 + 3001 == playing.deadline(desk.table)
    assert facts(desk.table) == facts(desk.folded())


@pytest.mark.parametrize("clock", [{"kind": "move"}, {"kind": "bank", "seconds": 0}])
def test_a_clock_without_time_is_refused(clock: dict[str, object]) -> None:
    with pytest.raises(BadInput, match="clock"):
        Desk(clock=clock)


def test_a_game_that_keeps_its_own_time_has_no_other_clock() -> None:
    with pytest.raises(BadInput, match="clock"):
        Desk(game="les-vilains-7", clock={"kind": "move", "seconds": 9})
    assert Clock() == Desk(game="les-vilains-7").table.settings.clock


def test_a_move_after_the_clock_ran_out_is_refused_and_time_does_not_run_backwards() -> None:
    desk = full(clock={"kind": "move", "seconds": 30}).start()
    desk.play_any(NOW + 5000)
    desk.play_any(NOW + 4000)  # a server's clock may be set back
    assert NOW + 5000 == desk.table.at
    with pytest.raises(BadInput, match="time is over"):
        desk.play_any(NOW + 36_000)


def test_a_pause_does_not_undo_what_time_has_decided() -> None:
    desk = full(game="les-vilains-7").start()
    with pytest.raises(BadInput, match="decided"):
        playing.note(desk.table, NOW + 3001, "pause")

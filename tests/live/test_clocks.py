"""Clocks, absence and pauses: time that runs out becomes a record too."""

import pytest

from tests.live.desk import NOW, Desk, facts, full, key_of
from tripot.engine.errors import BadInput
from tripot.engine.seats import letter
from tripot.tables import playing, seating
from tripot.tables.settings import Clock


def test_who_thinks_too_long_is_replaced_by_a_bot_until_they_are_back() -> None:
    desk = full(clock={"kind": "move", "seconds": 30}).start()
    match = desk.table.match
    assert match is not None
    seat = match.state.next_to_act()
    assert NOW + 30_001 == playing.deadline(desk.table)
    assert None is playing.expire(desk.table, NOW + 30_000)
    away = playing.expire(desk.table, NOW + 30_001)
    assert away is not None
    desk.records.append(away)
    assert f"away {letter(seat)}" == away.entry.move
    assert [seat] == desk.table.away
    assert None is playing.expire(desk.table, NOW + 40_000)
    assert None is playing.deadline(desk.table)  # nobody is awaited who could be late
    desk.records.append(playing.note(desk.table, NOW + 40_000, f"back {letter(seat)}"))
    assert [] == desk.table.away
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
    away = playing.expire(desk.table, NOW + 60_001)
    assert away is not None
    desk.records.append(away)
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
    assert None is playing.expire(desk.table, NOW + 3_600_000)
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


def test_a_bot_may_take_its_time_for_somebody_who_is_away() -> None:
    desk = full(clock={"kind": "move", "seconds": 30}).start()
    away = playing.expire(desk.table, NOW + 30_001)
    assert away is not None
    desk.records.append(away)
    assert desk.table.away == playing.owed_by_bots(desk.table)
    desk.play_any(NOW + 90_000)
    assert facts(desk.table) == facts(desk.folded())


def test_bots_do_not_play_on_where_nobody_is_there_to_see_it() -> None:
    desk = full(game="el-diablo").start()
    for seat in "AB":
        desk.records.append(playing.note(desk.table, NOW, f"away {seat}"))
        assert ["A", "B"][: len(desk.table.away)] == [letter(seat) for seat in playing.owed_by_bots(desk.table)]
    desk.records.append(playing.note(desk.table, NOW, "away C"))
    assert [] == playing.owed_by_bots(desk.table)


@pytest.mark.parametrize("words", ["back A", "resume", "away A;away A", "pause;pause"])
def test_a_note_that_changes_nothing_is_refused(words: str) -> None:
    desk = full().start()
    *before, last = words.split(";")
    for word in before:
        playing.note(desk.table, NOW, word)
    n = desk.table.n
    with pytest.raises(BadInput, match="already"):
        playing.note(desk.table, NOW, last)
    assert n == desk.table.n


def test_time_stands_still_while_nobody_is_there_from_the_last_moment_at_which_it_had_decided_nothing() -> None:
    desk = full(game="les-vilains-7").start()
    (asleep,) = playing.fall_asleep(desk.table, NOW + 3_600_000)
    desk.records.append(asleep)
    assert ("pause", NOW + 3000) == (asleep.entry.move, asleep.at)
    assert [] == playing.fall_asleep(desk.table, NOW + 3_600_000)
    desk.records.append(playing.note(desk.table, NOW + 7_200_000, "resume"))
    assert NOW + 7_200_001 == playing.deadline(desk.table)
    assert facts(desk.table) == facts(desk.folded())


def test_where_a_move_may_take_days_time_runs_on_and_nobody_must_be_there() -> None:
    desk = full(clock={"kind": "move", "seconds": 3 * 24 * 60 * 60}).start()
    assert 0 == desk.table.settings.grace
    assert [] == playing.fall_asleep(desk.table, NOW + 3_600_000)


def test_the_rules_deadline_waits_for_messages_that_are_on_their_way() -> None:
    desk = full(game="les-vilains-7").start()
    assert None is playing.expire(desk.table, NOW + 3100, wait=100)
    match = desk.table.match
    assert match is not None
    seat = match.state.next_to_act()
    record = playing.play(desk.table, NOW + 3100, seat=seat, text="flip", paid=100, in_round=0)
    assert (3100, 100) == (record.entry.at, record.entry.paid)


def test_who_comes_back_to_an_empty_clock_is_spared_once_a_turn_and_cannot_stall_the_table() -> None:
    desk = full(clock={"kind": "move", "seconds": 60}).start()
    match = desk.table.match
    assert match is not None
    seat, now = match.state.next_to_act(), NOW + 60_001
    assert playing.expire(desk.table, now) is not None
    playing.note(desk.table, now, f"back {letter(seat)}")
    now += 30_001
    assert playing.expire(desk.table, now) is not None
    with pytest.raises(BadInput, match="bot plays this move"):
        playing.note(desk.table, now, f"back {letter(seat)}")
    text = match.words(seat, match.state.legal(seat)[0])
    playing.play(desk.table, now, seat=seat, text=text)
    playing.note(desk.table, now, f"back {letter(seat)}")


def test_whoever_takes_over_an_empty_clock_has_a_little_time() -> None:
    desk = full(clock={"kind": "bank", "seconds": 60}).start()
    match = desk.table.match
    assert match is not None
    seat, now = match.state.next_to_act(), NOW + 60_001
    away = playing.expire(desk.table, now)
    assert away is not None
    desk.records.append(away)
    host = desk.table.host
    if seat == host:
        desk.records.append(seating.hand_over(desk.table, now, by=host, seat=(seat + 1) % 3))
    desk.records.append(seating.invite(desk.table, now, by=desk.table.host, seat=seat, code="code"))
    desk.records.append(seating.sit(desk.table, now, key=key_of("Eve"), name="Eve", invitation="code"))
    assert now + 30_001 == playing.deadline(desk.table)
    assert facts(desk.table) == facts(desk.folded())


def test_a_bank_of_days_lets_nobody_be_replaced_for_being_away() -> None:
    assert 0 == full(clock={"kind": "bank", "seconds": 3 * 24 * 60 * 60}).table.settings.grace
    assert 10 == full(game="les-vilains-7", grace=0).table.settings.grace

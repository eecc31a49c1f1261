"""Playing: everything that happens is a record, and the table is their fold."""

from itertools import islice

import msgspec
import pytest

from tests.live.desk import NOW, facts, full
from tests.tables import TABLES, Table, happenings
from tripot.engine.errors import BadInput, IllegalMove
from tripot.engine.minds import CLOCK
from tripot.games import games
from tripot.tables import playing
from tripot.tables.settings import Settings
from tripot.tables.table import DamagedTable, LiveTable


@pytest.mark.parametrize("game", games(), ids=str)
def test_a_table_is_the_fold_of_its_records_at_every_moment(game: str) -> None:
    table: Table = next(table for table in TABLES if table.game.key == game)
    desk = full(game=game, seats=table.seats, options=table.options).start(5)
    live = desk.table
    for state, seat, move in islice(happenings(table, 5), 1, 120):
        now = NOW + int(state.now)
        if seat == CLOCK:
            record = playing.expire(live, now + 1)
            assert record is not None
            desk.records.append(record)
        else:
            assert live.match is not None
            text = live.match.words(seat, move)
            desk.records.append(playing.play(live, now, seat=seat, text=text))
        if len(desk.records) % 20 == 0:
            assert facts(live) == facts(desk.folded())
    assert facts(live) == facts(desk.folded())


def test_records_are_numbered_chained_and_remember_their_command() -> None:
    desk = full().start()
    desk.play_any()
    assert list(range(1, len(desk.records) + 1)) == [record.n for record in desk.records]
    assert len(desk.records) == len({record.hash for record in desk.records})
    match = desk.table.match
    assert match is not None
    seat = match.state.next_to_act()
    text = match.words(seat, match.state.legal(seat)[0])
    record = playing.play(desk.table, NOW, seat=seat, text=text, command="B:17")
    assert {"B": {"17": record.n}} == desk.table.commands


def test_an_illegal_move_or_one_without_a_game_changes_nothing() -> None:
    desk = full()
    with pytest.raises(BadInput, match="No game"):
        playing.play(desk.table, NOW, seat=0, text="pass")
    desk.start()
    before = facts(desk.table)
    match = desk.table.match
    assert match is not None
    waiting = next(seat for seat in range(3) if seat not in match.state.acting())
    with pytest.raises(IllegalMove):
        playing.play(desk.table, NOW, seat=waiting, text="pass")
    assert before == facts(desk.table)


def test_settings_of_a_table_from_before_hints_are_written_as_they_were() -> None:
    older = (
        b'{"game":"hula-hoo","seats":2,"options":{},"clock":{"kind":"none","seconds":0,"increment":0},'
        b'"is_listed":false,"spectators":true,"delay":0,"grace":60}'
    )
    assert older == msgspec.json.encode(msgspec.json.decode(older, type=Settings))


def test_a_record_that_is_changed_left_out_or_repeated_is_damage() -> None:
    desk = full().start()
    desk.play_any()
    good = desk.records
    changed = msgspec.structs.replace(good[2], name="Mallory")  # somebody sat down there
    for records in ([*good[:2], changed, *good[3:]], [*good[:2], *good[3:]], [*good, good[-1]], good[1:], []):
        with pytest.raises(DamagedTable):
            LiveTable.fold(records)


def test_the_last_few_commands_of_each_key_are_remembered_and_a_fold_remembers_the_same() -> None:
    desk = full(game="el-diablo").start()
    match = desk.table.match
    assert match is not None
    for number in range(40):
        seat = match.state.next_to_act()
        text = match.words(seat, match.state.legal(seat)[0])
        desk.records.append(playing.play(desk.table, NOW, seat=seat, text=text, command=f"{number % 2}:{number}"))
    assert [str(number) for number in range(24, 40, 2)] == list(desk.table.commands["0"])
    assert (None, desk.table.n) == (desk.table.done("1:23"), desk.table.done("1:39"))
    assert facts(desk.table) == facts(desk.folded())


def test_only_so_many_keys_have_their_commands_remembered() -> None:
    desk = full(game="el-diablo").start()
    match = desk.table.match
    assert match is not None
    for number in range(20):
        seat = match.state.next_to_act()
        text = match.words(seat, match.state.legal(seat)[0])
        desk.records.append(playing.play(desk.table, NOW, seat=seat, text=text, command=f"key {number}:1"))
    assert 2 * 3 == len(desk.table.commands)
    assert desk.table.n == desk.table.done("key 19:1")


def test_a_seat_that_does_not_exist_cannot_move() -> None:
    desk = full().start()
    for seat in (-1, 3, 9, 99):
        with pytest.raises(BadInput):
            playing.play(desk.table, NOW, seat=seat, text="pass")

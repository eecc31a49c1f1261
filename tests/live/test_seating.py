"""Seating: people come by a link, get a key for their seat, and the host does the rest."""

import pytest

from tests.live.desk import NOW, Desk, full
from tripot.engine.errors import BadInput
from tripot.tables import seating
from tripot.tables.records import ENCODER
from tripot.tables.seating import NotYours


def test_the_first_to_sit_is_the_host_and_everybody_has_a_key_of_their_own() -> None:
    desk = full()
    assert 0 == desk.table.host
    assert [0, 1, 2] == [seating.seat_of(desk.table, key) for key in desk.keys]
    assert None is seating.seat_of(desk.table, "no such key")
    assert not any(key.encode() in ENCODER.encode(record) for key in desk.keys for record in desk.records)


def test_spectators_come_with_a_key_that_opens_no_seat() -> None:
    desk = full()
    assert seating.may_watch(desk.table, desk.watch)
    assert None is seating.seat_of(desk.table, desk.watch)
    assert not seating.may_watch(desk.table, desk.keys[0])
    assert not seating.may_watch(full(spectators=False).table, desk.watch)


def test_a_full_table_a_taken_seat_and_a_name_of_nothing_are_refused() -> None:
    desk = Desk().sit("Ada")
    for seat, name in ((0, "Bo"), (7, "Bo"), (-1, "Bo"), (1, " \u200b "), (1, "")):
        with pytest.raises(BadInput):
            seating.sit(desk.table, NOW, name=name, seat=seat)
    desk.sit("Bo", "Cy")
    with pytest.raises(BadInput, match="full"):
        seating.sit(desk.table, NOW, name="Dee")
    assert 4 == desk.table.n


@pytest.mark.parametrize(
    ("given", "kept"), [("  Ada \n Lovelace ", "Ada Lovelace"), ("a" * 200, "a" * 24), ("A\x1b[31m", "A[31m")]
)
def test_names_are_made_fit_to_be_shown(given: str, kept: str) -> None:
    desk = Desk().sit(given)
    assert kept == desk.table.somebody(0).name


def test_only_the_host_seats_bots_kicks_hands_over_invites_again_and_starts() -> None:
    desk = full()
    table = desk.table
    for act in (
        lambda: seating.seat_bot(table, NOW, by=1, seat=2, level="simple"),
        lambda: seating.leave(table, NOW, by=1, seat=2),
        lambda: seating.hand_over(table, NOW, by=1, seat=1),
        lambda: seating.invite_again(table, NOW, by=1, seat=2),
        lambda: seating.swap(table, NOW, by=1, seat=0, other=2),
        lambda: seating.swap(table, NOW, by=1, seat=1, other=2),
        lambda: seating.start(table, NOW, by=1),
    ):
        with pytest.raises(NotYours):
            act()
    assert 4 == table.n


def test_who_hosts_follows_the_person_and_passes_on_when_they_leave() -> None:
    desk = Desk(seats=4).sit("Ada", "Bo")
    table = desk.table
    seating.seat_bot(table, NOW, by=0, seat=2, level="simple")
    seating.swap(table, NOW, by=0, seat=0, other=3)
    assert (3, "Ada") == (table.host, table.somebody(3).name)
    seating.leave(table, NOW, by=3, seat=3)
    assert 1 == table.host
    seating.leave(table, NOW, by=1, seat=1)
    assert -1 == table.host


def test_a_lost_device_is_replaced_and_its_key_opens_nothing_any_more() -> None:
    desk = full().start()
    _, key = seating.invite_again(desk.table, NOW, by=0, seat=2)
    assert (2, None) == (seating.seat_of(desk.table, key), seating.seat_of(desk.table, desk.keys[2]))


def test_a_game_needs_everybody_and_nobody_sits_down_in_the_middle_of_it() -> None:
    desk = Desk().sit("Ada", "Bo")
    with pytest.raises(BadInput, match="missing"):
        seating.start(desk.table, NOW, by=0)
    desk.sit("Cy").start()
    for act in (
        lambda: seating.start(desk.table, NOW, by=0),
        lambda: seating.sit(desk.table, NOW, name="Dee"),
        lambda: seating.swap(desk.table, NOW, by=0, seat=0, other=1),
    ):
        with pytest.raises(BadInput, match="being played"):
            act()


def test_who_leaves_a_game_is_replaced_by_a_bot_so_that_it_goes_on() -> None:
    desk = full().start()
    seating.leave(desk.table, NOW, by=1, seat=1)
    assert desk.table.somebody(1).is_bot
    assert desk.table.is_playing


def test_nobody_is_the_host_of_an_empty_table() -> None:
    desk = Desk()
    with pytest.raises(NotYours):
        seating.seat_bot(desk.table, NOW, by=-1, seat=0, level="simple")

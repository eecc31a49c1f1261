"""Seating: people come by a link, get a key for their seat, and the host does the rest."""

import pytest

from tests.live.desk import NOW, Desk, facts, full, key_of
from tripot.engine.errors import BadInput
from tripot.tables import playing, seating
from tripot.tables.records import ENCODER
from tripot.tables.seating import Full, NotYours, WrongKey


def test_the_first_to_sit_is_the_host_and_everybody_has_a_key_of_their_own() -> None:
    desk = full()
    assert 0 == desk.table.host
    assert [0, 1, 2] == [seating.seat_of(desk.table, key) for key in desk.keys]
    assert None is seating.seat_of(desk.table, "no such key")


def test_only_the_hash_of_a_key_is_kept() -> None:
    desk = full()
    kept = b"".join(map(ENCODER.encode, desk.records))
    assert desk.keys[0].encode() in kept
    assert b"the key of" not in kept
    assert b"a key" not in kept


def test_who_asks_again_for_the_same_table_gets_the_same_and_nobody_else_does() -> None:
    ids = [seating.table_id(key, command) for key, command in (("k", "1"), ("k", "1"), ("k", "2"), ("l", "1"))]
    assert ids[0] == ids[1]
    assert 3 == len(set(ids))


def test_spectators_come_with_a_key_that_opens_no_seat() -> None:
    desk = full()
    watch = desk.table.watch
    assert seating.may_watch(desk.table, watch)
    assert None is seating.seat_of(desk.table, seating.fingerprint(watch))
    assert not seating.may_watch(desk.table, desk.keys[0])
    closed = full(spectators=False).table
    assert not seating.may_watch(closed, closed.watch)


def test_a_full_table_a_taken_seat_and_a_name_of_nothing_are_refused() -> None:
    desk = Desk().sit("Ada")
    for seat, name in ((0, "Bo"), (7, "Bo"), (-1, "Bo"), (1, " \u200b "), (1, ""), (1, "\u3164\u2800")):
        with pytest.raises(BadInput):
            seating.sit(desk.table, NOW, key=key_of("Bo"), name=name, seat=seat)
    desk.sit("Bo", "Cy")
    with pytest.raises(Full, match="full"):
        seating.sit(desk.table, NOW, key=key_of("Dee"), name="Dee")
    assert 4 == desk.table.n


def test_one_key_has_one_seat() -> None:
    desk = Desk().sit("Ada")
    with pytest.raises(BadInput, match="already"):
        seating.sit(desk.table, NOW, key=key_of("Ada"), name="Ada again")


def test_nobody_has_the_name_of_somebody_else() -> None:
    desk = Desk()
    for number in range(3):
        desk.records.append(seating.sit(desk.table, NOW, key=key_of(str(number)), name="Ada"))
    assert ["Ada", "Ada 2", "Ada 3"] == [desk.table.somebody(seat).name for seat in range(3)]


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
        lambda: seating.seat_bot(table, NOW, by=1, seat=2, level="novice"),
        lambda: seating.leave(table, NOW, by=1, seat=2),
        lambda: seating.hand_over(table, NOW, by=1, seat=1),
        lambda: seating.invite(table, NOW, by=1, seat=2, code="c"),
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
    seating.seat_bot(table, NOW, by=0, seat=2, level="novice")
    seating.swap(table, NOW, by=0, seat=0, other=3)
    assert (3, "Ada") == (table.host, table.somebody(3).name)
    seating.leave(table, NOW, by=3, seat=3)
    assert 1 == table.host
    seating.leave(table, NOW, by=1, seat=1)
    assert -1 == table.host


def test_a_lost_device_is_replaced_by_an_invitation_and_its_key_opens_nothing_any_more() -> None:
    desk = full().start()
    desk.records.append(seating.invite(desk.table, NOW, by=0, seat=2, code="code", is_gone=True))
    new = key_of("a new device")
    desk.records.append(seating.sit(desk.table, NOW, key=new, name="Cy", invitation="code"))
    assert (2, None) == (seating.seat_of(desk.table, new), seating.seat_of(desk.table, desk.keys[2]))
    assert "Cy" == desk.table.somebody(2).name
    assert facts(desk.table) == facts(desk.folded())


def test_an_invitation_is_good_once_for_a_day_and_for_its_seat() -> None:
    desk = full().start()
    seating.invite(desk.table, NOW, by=0, seat=2, code="code", is_gone=True)
    for code, now in (("cod", NOW), ("code", NOW + 24 * 3_600_000 + 1)):
        with pytest.raises(WrongKey):
            seating.sit(desk.table, now, key=key_of("Eve"), name="Eve", invitation=code)
    assert 2 == seating.sit(desk.table, NOW, key=key_of("Eve"), name="Eve", invitation="code").seat
    with pytest.raises(WrongKey):
        seating.sit(desk.table, NOW, key=key_of("Fay"), name="Fay", invitation="code")


def test_the_host_cannot_give_away_the_seat_of_somebody_who_is_there() -> None:
    desk = full().start()
    with pytest.raises(NotYours, match="gone"):
        seating.invite(desk.table, NOW, by=0, seat=2, code="code")
    seating.leave(desk.table, NOW, by=0, seat=2)  # asked to go: a bot has their cards now, and nobody else
    with pytest.raises(NotYours, match="gone"):
        seating.invite(desk.table, NOW, by=0, seat=2, code="code")


def test_an_invitation_does_not_open_the_seat_of_somebody_who_is_here_again() -> None:
    desk = full().start()
    seating.invite(desk.table, NOW, by=0, seat=2, code="code", is_gone=True)
    with pytest.raises(WrongKey):
        seating.sit(desk.table, NOW, key=key_of("Eve"), name="Eve", invitation="code", here=[0, 1, 2])
    playing.note(desk.table, NOW, "away C")
    seating.invite(desk.table, NOW, by=0, seat=2, code="code")
    playing.note(desk.table, NOW, "back C")
    with pytest.raises(WrongKey):
        seating.sit(desk.table, NOW, key=key_of("Eve"), name="Eve", invitation="code")


def test_an_invitation_made_before_a_game_is_not_good_in_it() -> None:
    desk = full()
    seating.invite(desk.table, NOW, by=0, seat=2, code="code")
    desk.start()
    with pytest.raises(WrongKey):
        seating.sit(desk.table, NOW, key=key_of("Eve"), name="Eve", invitation="code")


def test_anybody_may_take_over_from_a_host_who_is_gone() -> None:
    desk = full()
    for by, seat in ((1, 1), (1, 2)):
        with pytest.raises(NotYours):
            seating.hand_over(desk.table, NOW, by=by, seat=seat, is_host_gone=by != seat)
    desk.records.append(seating.hand_over(desk.table, NOW, by=1, seat=1, is_host_gone=True))
    assert 1 == desk.table.host
    desk.records.append(seating.hand_over(desk.table, NOW, by=1, seat=2))
    assert 2 == desk.table.host
    assert facts(desk.table) == facts(desk.folded())


def test_everything_that_can_be_done_about_seats_is_a_record() -> None:
    desk = Desk(seats=4).sit("Ada", "Bo")
    table = desk.table
    desk.records += [
        seating.seat_bot(table, NOW, by=0, seat=2, level="random"),
        seating.swap(table, NOW, by=1, seat=1, other=3),
        seating.invite(table, NOW, by=0, seat=2, code="code"),
        seating.swap(table, NOW, by=0, seat=2, other=1),
        seating.leave(table, NOW, by=3, seat=3),
        seating.hand_over(table, NOW, by=0, seat=0),
    ]
    assert ("random", seating.fingerprint("code")) == (table.somebody(1).level, table.somebody(1).invitation)
    assert facts(table) == facts(desk.folded())


def test_a_game_needs_everybody_and_nobody_sits_down_in_the_middle_of_it() -> None:
    desk = Desk().sit("Ada", "Bo")
    with pytest.raises(BadInput, match="missing"):
        seating.start(desk.table, NOW, by=0)
    desk.sit("Cy").start()
    for act in (
        lambda: seating.start(desk.table, NOW, by=0),
        lambda: seating.seat_bot(desk.table, NOW, by=0, seat=1, level="novice"),
        lambda: seating.swap(desk.table, NOW, by=0, seat=0, other=1),
    ):
        with pytest.raises(BadInput, match="being played"):
            act()
    with pytest.raises(Full):
        seating.sit(desk.table, NOW, key=key_of("Dee"), name="Dee")


def test_who_leaves_a_game_is_replaced_by_a_bot_so_that_it_goes_on() -> None:
    desk = full().start()
    seating.leave(desk.table, NOW, by=1, seat=1)
    assert desk.table.somebody(1).is_bot
    assert desk.table.is_playing


def test_nobody_is_the_host_of_an_empty_table() -> None:
    desk = Desk()
    with pytest.raises(NotYours):
        seating.seat_bot(desk.table, NOW, by=-1, seat=0, level="novice")

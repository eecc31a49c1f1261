"""Saving: nobody is told what is not durable, and after a save that failed everybody starts over from what was."""

from pathlib import Path

import pytest

from tests.server.house import Guest, House, key_of, scene
from tripot.server.documents import NewTable
from tripot.server.hall import SWEEP_EVERY
from tripot.server.logs import JsonLines
from tripot.server.served import Closing
from tripot.storage import NotSaved
from tripot.tables import playing
from tripot.tables.records import DECODER, ENCODER
from tripot.tables.settings import Settings
from tripot.tables.table import LiveTable

TABLE = NewTable(id="1", key=key_of("Ada"), name="Ada", settings=Settings(game="hula-hoo", seats=2))


def saved(house: House, guest: Guest) -> int:
    """How many records of the table are durable."""
    return len(house.store.read(guest.shown["table"]))


@scene
async def test_nobody_is_told_before_it_is_durable_and_then_who_asked_first(house: House) -> None:
    ada, bo, _ = await house.game()
    before = {guest: len(guest.heard) for guest in (ada, bo)}
    ada.say("play", move="bid 1", n=ada.n)
    assert before == {guest: len(guest.heard) for guest in (ada, bo)}
    late = house.guest("Bo")
    late.say("hello", table=ada.shown["table"], key=late.key)
    assert [] == late.heard, "nor is a newcomer"
    await house.settle()
    assert ["done", "event"] == [news["kind"] for news in ada.heard[before[ada] :]][:2]
    assert saved(house, ada) == late.news("welcome")[0]["n"] == ada.n


@scene
async def test_after_a_save_that_failed_nothing_has_happened_and_the_game_goes_on(house: House) -> None:
    ada, bo, cy = await house.game()
    views = [guest.view for guest in (ada, bo, cy)]
    count = saved(house, ada)
    house.spoil_disk()
    refused = await ada.wish("play", id="mine", move="bid 1", n=ada.n)
    assert "not_saved" == refused["code"]
    assert not ada.news("event") + bo.news("event") + cy.news("event")
    for guest, view in zip((ada, bo, cy), views, strict=True):
        assert ("welcome", count) == (guest.heard[-1]["kind"], guest.heard[-1]["n"])
        assert view == guest.view
    house.spoil_disk(is_spoilt=False)
    assert "done" == (await ada.wish("play", id="mine", move="bid 1", n=ada.n))["kind"]
    assert "done" == (await bo.play("bid 1"))["kind"]
    assert [count + 1, count + 2] == [event["n"] for event in cy.news("event")]
    assert count + 2 == LiveTable.fold(map(DECODER.decode, house.store.read(ada.shown["table"]))).n


def test_the_servers_log_says_why_and_not_which_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    tables = []

    async def failed(house: House) -> None:
        ada, *_ = await house.game()
        tables.append(ada.shown["table"])
        house.spoil_disk()
        await ada.play("bid 1")

    scene(failed)(tmp_path)
    (line,) = map(JsonLines().format, caplog.records)
    assert "readonly" in line
    assert tables[0] not in line


@scene
async def test_what_was_judged_on_a_record_that_failed_fails_with_it(house: House) -> None:
    ada, bo, cy = await house.game()
    count = saved(house, ada)
    house.spoil_disk()
    welcomes = len(cy.news("welcome"))
    ids = [guest.say("play", move="bid 1", n=guest.n) for guest in (ada, bo)]
    cy.say("say", text="are you there?")
    await house.settle()
    house.spoil_disk(is_spoilt=False)
    for guest, name in zip((ada, bo), ids, strict=True):
        assert ["not_saved"] == [news["code"] for news in guest.news("refused") if news["id"] == name]
    assert welcomes + 1 == len(cy.news("welcome")), "everybody starts over once"
    assert count == saved(house, ada)
    assert "done" == (await bo.play("bid 1"))["kind"]
    assert "done" == (await ada.play("bid 1"))["kind"]


@scene
async def test_who_sat_down_and_was_not_saved_stands_again(house: House) -> None:
    ada = house.guest("Ada")
    table = await house.open(ada, seats=3)
    bo = house.guest("Bo")
    await bo.hello(table)
    house.spoil_disk()
    assert "not_saved" == (await bo.wish("sit", name="Bo"))["code"]
    assert None is bo.news("welcome")[-1]["seat"]
    assert ["A"] == ada.news("welcome")[-1]["here"]
    house.spoil_disk(is_spoilt=False)
    assert "done" == (await bo.wish("sit", name="Bo"))["kind"]
    assert "B" == bo.news("welcome")[-1]["seat"]


@scene
async def test_a_table_that_could_not_be_saved_was_never_opened_and_can_be_again(house: House) -> None:
    house.spoil_disk()
    with pytest.raises(NotSaved):
        await house.hall.open(TABLE)
    assert {} == house.hall.tables
    house.spoil_disk(is_spoilt=False)
    opened = await house.hall.open(TABLE)
    assert opened == await house.hall.open(TABLE)
    assert 2 == len(house.store.read(opened.table))


@scene
async def test_tables_with_nobody_at_them_leave_the_memory_and_come_back_as_they_were(house: House) -> None:
    guests = await house.game()
    await guests[0].play("bid 1")
    seen = [guest.view for guest in guests]
    for guest in guests:
        guest.part()
    await house.later(60)
    assert {} == house.hall.tables
    for guest, view in zip(guests, seen, strict=True):
        again = house.guest(guest.name)
        assert view == (await again.hello(guest.shown["table"]))["view"]


@scene
async def test_a_server_that_goes_down_says_so_after_all_that_it_promised(house: House) -> None:
    ada, bo, _ = await house.game()
    name = ada.say("play", move="bid 1", n=ada.n)
    house.hall.close()
    assert "closing" == ada.heard[-1]["code"] == bo.heard[-1]["code"]
    assert [name] == [news["id"] for news in ada.news("done")][-1:]
    assert 1 == len(bo.news("event"))
    ada.say("play", move="bid 2", n=ada.n)
    late = house.guest("Ada")
    late.say("hello", table=ada.shown["table"], key=late.key)
    assert "closing" == ada.heard[-1]["code"] == late.heard[-1]["code"]
    with pytest.raises(Closing):
        await house.hall.open(TABLE)
    ada.part()


def test_after_the_end_no_table_tries_to_go_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def ended(house: House) -> None:
        guests = await house.game(2, game="les-vilains-7")
        house.hall.close()
        for guest in guests:
            guest.part()
        await house.later(10)

    scene(ended)(tmp_path)
    assert [] == caplog.records


@scene
async def test_a_table_that_goes_wrong_is_left_and_found_again_as_it_was_saved(house: House) -> None:
    ada, bo, _ = await house.game(clock={"kind": "move", "seconds": 30})
    table, count = ada.shown["table"], saved(house, ada)
    house.table_of(ada).desk.table.last_move.clear()  # no wish can do that
    ada.say("play", move="bid 1", n=ada.n)
    assert "broken" == ada.heard[-1]["code"]
    assert ada.line.is_cut
    assert bo.line.is_cut
    again = house.guest("Ada")
    welcome = await again.hello(table)
    assert (count + 1, True) == (welcome["n"], welcome["shown"]["is_paused"])
    await again.wish("propose", what="resume")
    assert "done" == (await again.play("bid 1"))["kind"]
    await house.later(31)
    assert "away C" == again.news("event")[-1]["move"]
    assert 1 == len(again.news("welcome")), "nobody else looks after the table any more"


@scene
async def test_a_damaged_table_is_broken_and_harms_no_other(house: House) -> None:
    opened = await house.hall.open(TABLE)
    house.hall.lose(house.hall.tables[opened.table])
    house.store.append(opened.table, 3, b"{}", lambda refused: None)
    ada, *_ = await house.game()
    assert "broken" == (await house.guest("Bo").hello(opened.table))["code"]
    assert "done" == (await ada.play("bid 1"))["kind"]


@scene
async def test_where_another_server_has_written_the_table_is_read_anew(house: House) -> None:
    ada, bo, _ = await house.game()
    elsewhere = LiveTable.fold(map(DECODER.decode, house.store.read(ada.shown["table"])))
    record = playing.play(elsewhere, house.clock(), seat=1, text="bid 2")
    house.store.append(elsewhere.id, record.n, ENCODER.encode(record), lambda refused: None)
    assert "not_saved" == (await ada.play("bid 1"))["code"]
    assert record.n == ada.n == bo.n
    assert [] == bo.legal
    assert "done" == (await ada.play("bid 1"))["kind"]


@scene
async def test_bots_move_at_once_at_a_table_that_is_read_from_the_storage(house: House) -> None:
    ada = house.guest("Ada")
    table = await house.open(ada, game="hula-hoo", seats=2)
    await ada.wish("bot", seat="B", level="novice")
    await ada.wish("start")
    ada.part()
    await house.later(SWEEP_EVERY + 1)
    assert {} == house.hall.tables
    await house.guest("Ada").hello(table)
    served = house.hall.tables[table]
    assert served.desk.table.present == [0]
    assert served.waiter.timer is None, "nothing has failed, so nothing rests"

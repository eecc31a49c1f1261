"""Absence and delay: a bot takes over from who is gone while others wait, and slow lines are paid for out of a quota."""

import asyncio
from functools import partial

from tests.server.house import Guest, House, key_of, scene
from tripot.server.waiter import PING_EVERY
from tripot.tables.delay import CAP, EARNED
from tripot.tables.settings import GRACE, GRACE_IN_REAL_TIME

with_a_thinker = partial(scene, thinkers=1)
REAL_TIME = {"game": "les-vilains-7"}


def notes(guest: Guest) -> list[str]:
    """What happened at the table that is no move, as a guest was told."""
    return [event["move"] for event in guest.news("event") if event["seat"] == "-" and event["move"] != "time"]


# --- Absence ---


@scene
async def test_a_bot_takes_over_after_the_grace_and_hands_back_on_return(house: House) -> None:
    ada, bo, cy = await house.game()
    bo.part()
    await house.later(GRACE - 1)
    assert [] == notes(ada)
    await house.later(1.5)
    assert ["away B"] == notes(ada) == notes(cy)
    assert [False, True, False] == [seat.get("is_away", False) for seat in ada.shown["seats"]]
    again = house.guest("Bo")
    assert "B" == (await again.hello(ada.shown["table"]))["seat"]
    assert ["away B", "back B"] == notes(ada)
    assert "done" == (await again.play("bid 1"))["kind"]


@with_a_thinker
async def test_the_bot_plays_until_its_person_is_back(house: House) -> None:
    ada, bo, cy = await house.game()
    bo.part()
    await house.later(GRACE + 1)
    while [] == [event for event in ada.news("event") if event["seat"] == "B"]:
        await asyncio.sleep(0)
    again = house.guest("Bo")
    assert [] == [move["text"] for move in (await again.hello(ada.shown["table"])).get("legal", [])]
    await ada.play("bid 1")
    await cy.play("bid 1")
    before = len(ada.news("event"))
    await house.later(1)
    assert before == len(ada.news("event")), "where a person has the turn again, no bot moves"


@scene
async def test_who_is_back_in_time_was_never_away(house: House) -> None:
    ada, bo, _ = await house.game()
    bo.part()
    await house.later(GRACE - 1)
    await house.guest("Bo").hello(ada.shown["table"])
    await house.later(2 * GRACE)
    assert [] == notes(ada)


@scene
async def test_where_nobody_waits_nobody_is_away(house: House) -> None:
    guests = await house.game()
    for guest in guests:
        guest.part()
    await house.later(3 * GRACE)
    ada = house.guest("Ada")
    welcome = await ada.hello(guests[0].shown["table"])
    assert not any(seat.get("is_away") for seat in welcome["shown"]["seats"])
    assert not welcome["shown"]["is_paused"]
    await house.later(GRACE + 1)
    assert ["away B", "away C"] == sorted(notes(ada)), "now somebody does"


@scene
async def test_a_table_may_wait_for_ever(house: House) -> None:
    ada, bo, _ = await house.game(grace=0)
    bo.part()
    await house.later(2 * GRACE)
    assert [] == notes(ada)


@scene
async def test_in_real_time_the_game_pauses_where_nobody_is_left(house: House) -> None:
    ada, bo = await house.game(2, **REAL_TIME)
    ada.part()
    bo.part()
    await house.later(GRACE_IN_REAL_TIME + 1)
    ada = house.guest("Ada")
    welcome = await ada.hello(bo.shown["table"])
    assert welcome["shown"]["is_paused"]
    assert "deadline" not in welcome
    n = welcome["n"]
    await house.later(60)
    assert n == ada.n, "time stands still in a pause"
    await ada.wish("propose", what="resume")
    assert not ada.shown["is_paused"]
    assert house.clock() < ada.news("event")[-1]["deadline"]


@scene
async def test_in_real_time_a_mind_plays_for_who_is_gone(house: House) -> None:
    ada, bo = await house.game(2, **REAL_TIME)
    bo.part()
    await house.later(GRACE_IN_REAL_TIME + 1)
    assert ["away B"] == notes(ada)
    for _ in range(20):
        if ada.view["turn"] == 0:
            for move in ("flip", "say 1", "say 2"):  # right for gangsters: a tour begins at 1
                await ada.play(move, round=ada.view["round"])
        await house.later(3.5)
    assert any(event["seat"] == "B" for event in ada.news("event"))


@scene
async def test_who_lets_their_clock_run_out_is_replaced_and_says_when_they_are_back(house: House) -> None:
    ada, *_ = await house.game(clock={"kind": "move", "seconds": 30})
    assert [30_000] * 3 == ada.news("welcome")[-1]["clocks"]["left"]
    assert "refused" == (await ada.wish("back"))["code"]
    await house.later(31)
    assert ["away A", "away B", "away C"] == sorted(notes(ada))
    assert "done" == (await ada.wish("back"))["kind"]
    assert "back A" == notes(ada)[-1]
    assert "done" == (await ada.play("bid 1"))["kind"]


# --- Delay ---


async def slow_line(house: House, guest: Guest, seconds: float) -> None:
    """The next ping is answered so much later."""
    pings = len(guest.news("ping"))
    while pings == len(guest.news("ping")):
        await house.later(0.1)
    house.loop.moment += seconds
    guest.say("pong", ping=guest.news("ping")[-1]["ping"])
    await house.settle()


@scene
async def test_a_round_trip_is_measured_and_paid_and_everybody_sees_how_much(house: House) -> None:
    ada, bo = await house.game(2, **REAL_TIME)
    watcher = house.guest("Zoe")
    await watcher.hello(ada.shown["table"], key=None, watch=ada.news("welcome")[-1]["watch"])
    await house.later(0.5)
    assert {"kind": "ping", "ping": 1, "delay": 0, "paid": 0} == ada.news("ping")[0]
    await slow_line(house, ada, 0.2)
    await ada.play("flip", round=ada.view["round"])
    for guest in (ada, bo):
        assert ("A", 200) == (guest.news("event")[-1]["seat"], guest.news("event")[-1]["paid"])
    await bo.play("flip", round=bo.view["round"])
    assert "paid" not in ada.news("event")[-1]
    await house.later(PING_EVERY / 1000)
    assert (200, 200) == (ada.news("ping")[-1]["delay"], ada.news("ping")[-1]["paid"])
    assert [] == watcher.news("ping"), "who does not play need not be quick"


@scene
async def test_the_quota_of_who_pretends_to_be_slow_runs_out(house: House) -> None:
    ada, _ = await house.game(2, **REAL_TIME)
    await slow_line(house, ada, 0.4)
    paid = []
    for _ in range(5):
        await ada.play("flip", round=ada.view["round"])
        paid.append(ada.news("event")[-1]["paid"])
        await house.later(0.1)
    assert [400, CAP - 400 + EARNED] == paid[:2]
    assert EARNED == paid[-1]


@scene
async def test_only_the_answer_to_the_last_ping_says_anything_and_only_once(house: House) -> None:
    ada, _ = await house.game(2, **REAL_TIME)
    await house.later(0.5)
    for ping, measured in ((0, 0), (2, 0), (1, 300), (1, 300)):
        house.loop.moment += 0.1
        ada.say("pong", ping=ping)
        assert measured == ada.member.round_trip
    assert not [news for news in ada.heard if news["kind"] == "refused"]


@scene
async def test_a_deadline_waits_for_a_word_that_may_still_be_on_its_way(house: House) -> None:
    ada, bo = await house.game(2, **REAL_TIME)
    await house.later(0.5)
    for guest in (ada, bo):
        await slow_line(house, guest, 0.3)
    mover = (ada, bo)[ada.view["turn"]]
    meant_for = mover.view["round"]
    await house.later((mover.deadline - house.clock() + 200) / 1000)
    assert "done" == (await mover.play("flip", round=meant_for))["kind"]
    assert (mover.view["flipper"], 300) == (mover.view["seat"], mover.news("event")[-1]["paid"])


@scene
async def test_without_delay_the_same_word_is_late(house: House) -> None:
    ada, bo = await house.game(2, **REAL_TIME)
    mover = (ada, bo)[ada.view["turn"]]
    await house.later((mover.deadline - house.clock() + 200) / 1000)
    assert "late" == (await mover.play("flip", round=0))["code"]


# --- Spectators who are behind ---


@scene
async def test_spectators_with_a_delay_see_everything_later_and_nothing_earlier(house: House) -> None:
    ada, bo, cy = await house.game(delay=30)
    watcher = house.guest("Zoe")
    welcome = await watcher.hello(ada.shown["table"], key=None, watch=ada.news("welcome")[-1]["watch"])
    assert (1, None) == (welcome["n"], welcome["view"])
    for guest in (ada, bo, cy):
        await house.later(10)
        await guest.play("bid 1")
    told_at = {event["n"]: event["at"] for event in ada.news("event")}
    seen_at: dict[int, int] = {}
    for _ in range(100):
        await house.later(0.5)
        for event in watcher.news("event"):
            seen_at.setdefault(event["n"], house.clock())
    assert sorted(told_at) == sorted(seen_at)
    for n, at in told_at.items():
        assert at + 30_000 <= seen_at[n] <= at + 31_000
    mine, theirs = ada.news("event")[-1], watcher.news("event")[-1]
    assert (mine["seat"], mine.get("move")) == (theirs["seat"], theirs.get("move"))
    assert not watcher.news("said") + watcher.news("here")


@scene
async def test_a_wrong_key_opens_no_delayed_view_either(house: House) -> None:
    ada, *_ = await house.game(delay=30)
    assert "wrong_key" == (await house.guest("Zoe").hello(ada.shown["table"], key=None, watch=key_of("Zoe")))["code"]

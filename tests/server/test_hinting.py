"""Hints at a served table: thought out elsewhere, told to whoever asked and to nobody else, and refused in plain words."""

import asyncio
import json
import logging
from functools import partial

import pytest

from tests.server.house import Guest, House, News, key_of, scene
from tests.server.odd_thinker import FEW
from tests.server.owner import GAME, ODD, first_view
from tripot.bots.hints import Hint, hints
from tripot.engine.chance import Seed
from tripot.engine.game import AnyGame, View
from tripot.server.limits import HINTS
from tripot.server.thinking import BotFailed, Thinkers

FIELDS = {"text", "mean", "spread", "playouts"}


class Brief(Thinkers):
    """Thinks in other processes for so few playouts that these decide, and not the time, however busy the machine is."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, program=ODD)


class Gate(Thinkers):
    """Every hint waits until a test lets it through, and is then found here."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.open = asyncio.Event()

    async def hints(self, game: AnyGame, view: View, seed: Seed, seconds: float) -> list:  # type: ignore[type-arg]
        await self.open.wait()
        return hints(game, view, seed.chance(0), seconds, 30)


class NoIdea(Thinkers):
    """The search always fails."""

    async def hints(self, game: AnyGame, view: View, seed: Seed, seconds: float) -> list:  # type: ignore[type-arg]
        raise BotFailed("no idea")


class OutOfTime(Thinkers):
    """The search ends before it has tried anything."""

    async def hints(self, game: AnyGame, view: View, seed: Seed, seconds: float) -> list:  # type: ignore[type-arg]
        return hints(game, view, seed.chance(0), 0.0)


class Confused(Thinkers):
    """Hints at a move that there is not."""

    async def hints(self, game: AnyGame, view: View, seed: Seed, seconds: float) -> list:  # type: ignore[type-arg]
        return [Hint(move=game.moves, mean=1.0, spread=1.0, playouts=9)]


with_a_thinker = partial(scene, thinkers=1, kind=Brief)
behind_a_gate = partial(scene, kind=Gate)


def open_gate(house: House) -> None:
    assert isinstance(house.thinkers, Gate)
    house.thinkers.open.set()


async def hint_of(guest: Guest) -> News:
    while not guest.news("hint"):
        await asyncio.sleep(0)
    return guest.news("hint")[-1]


# --- What is told ---


@with_a_thinker
async def test_whoever_asks_is_told_of_all_their_moves_and_nobody_else_is(house: House) -> None:
    ada, bo, cy = await house.game()
    assert {"kind": "done", "id": "mine"} == await ada.wish("hint", id="mine")
    hint = await hint_of(ada)
    assert (ada.n, "points") == (hint["n"], hint["counts"])
    assert sorted(ada.legal) == sorted(move["text"] for move in hint["moves"])
    assert all(set(move) == FIELDS and move["playouts"] > 0 for move in hint["moves"])
    assert hint["reason"]["fr"] != hint["reason"]["en"]
    assert "done" == (await ada.play(hint["moves"][0]["text"]))["kind"]
    assert [] == bo.news("hint") + cy.news("hint")


@with_a_thinker
async def test_over_real_sockets_only_the_connection_that_asked_is_told(house: House) -> None:
    ada, *_ = await house.game()
    hello = {"kind": "hello", "id": "hello", "table": ada.shown["table"], "key": key_of("Ada")}
    async with house.doors() as client, client.ws_connect("/api/socket") as line:
        await line.send_json(hello)
        await line.send_json({"kind": "hint", "id": "mine"})
        heard: list[News] = []
        while not heard or heard[-1]["kind"] != "hint":
            heard.append(json.loads(await line.receive_str()))
        assert ["done", "hint"] == [news["kind"] for news in heard[-2:]]
        assert sorted(ada.legal) == sorted(move["text"] for move in heard[-1]["moves"])
    assert [] == ada.news("hint")


@behind_a_gate
async def test_a_hint_for_a_choice_that_is_made_meanwhile_comes_without_moves_and_says_so(house: House) -> None:
    ada, *_ = await house.game()
    await ada.wish("hint")
    await ada.play("bid 1")
    open_gate(house)
    hint = await hint_of(ada)
    assert "moves" not in hint
    assert hint["n"] < ada.n
    assert "The game has moved on during the search: ask for another hint." == hint["reason"]["en"]


@behind_a_gate
async def test_what_others_choose_in_secret_meanwhile_spoils_no_hint(house: House) -> None:
    ada, bo, _ = await house.game()
    await ada.wish("hint")
    await bo.play("bid 1")
    open_gate(house)
    assert len(ada.legal) == len((await hint_of(ada))["moves"])


@behind_a_gate
async def test_a_takeback_meanwhile_spoils_a_hint_even_if_the_same_moves_are_legal_again(house: House) -> None:
    house.hall.luck = lambda table: Seed(1)
    guests = await house.game()
    for guest in guests:
        await guest.play("bid 1")
    leader = next(guest for guest in guests if guest.legal)
    first, *_, other = leader.legal
    await leader.play(first)
    asker = next(guest for guest in guests if guest.legal)
    before = asker.legal
    await asker.wish("hint")
    await leader.wish("propose", what="takeback")
    for guest in guests:
        if guest is not leader:
            assert "done" == (await guest.wish("agree", what="takeback", yes=True))["kind"]
    assert "done" == (await leader.play(other))["kind"]
    assert before == asker.legal
    open_gate(house)
    hint = await hint_of(asker)
    assert "moves" not in hint
    assert "The game has moved on during the search: ask for another hint." == hint["reason"]["en"]


@behind_a_gate
async def test_who_is_gone_is_told_nothing_and_can_ask_again(house: House) -> None:
    ada, *_ = await house.game()
    await ada.wish("hint")
    ada.part()
    again = house.guest("Ada")
    await again.hello(ada.shown["table"])
    open_gate(house)
    await house.settle()
    assert [] == again.news("hint") + ada.news("hint")
    await again.wish("hint")
    assert (await hint_of(again))["moves"]


@behind_a_gate
async def test_who_comes_back_and_asks_again_is_told_what_is_being_thought_out(house: House) -> None:
    ada, bo, _ = await house.game()
    await ada.wish("hint")
    ada.part()
    await bo.play("bid 1")
    again = house.guest("Ada")
    await again.hello(ada.shown["table"])
    assert {"kind": "done", "id": "again"} == await again.wish("hint", id="again")
    open_gate(house)
    await house.settle()
    (hint,) = again.news("hint")
    assert (again.n, sorted(again.legal)) == (hint["n"], sorted(move["text"] for move in hint["moves"]))
    assert [] == ada.news("hint")
    await again.wish("hint")
    await house.settle()
    assert 2 == len(again.news("hint"))


@behind_a_gate
async def test_who_asks_for_the_next_choice_before_the_last_hint_has_come_is_told_of_the_next(house: House) -> None:
    ada, bo, _ = guests = await house.game()
    other = house.guest("Ada")
    await other.hello(ada.shown["table"])
    for guest in (ada, other, bo):
        await guest.wish("hint")
    for guest in guests:
        await guest.play("bid 1")
    while not ada.legal:
        await next(guest for guest in guests if guest.legal).play()
    assert "done" == (await ada.wish("hint"))["kind"]
    open_gate(house)
    await house.settle()
    for guest in (ada, other):
        (hint,) = guest.news("hint")
        assert (ada.n, sorted(ada.legal)) == (hint["n"], sorted(move["text"] for move in hint["moves"]))
    assert ["moves" in hint for hint in bo.news("hint")] == [False]


@behind_a_gate
async def test_of_two_connections_that_ask_each_is_told_once(house: House) -> None:
    ada, bo, _ = await house.game()
    other = house.guest("Ada")
    await other.hello(ada.shown["table"])
    answers = [await guest.wish("hint") for guest in (ada, other, ada, other)]
    assert ["done"] * 4 == [answer["kind"] for answer in answers]
    open_gate(house)
    await house.settle()
    assert (await hint_of(ada))["moves"] == (await hint_of(other))["moves"]
    assert [1, 1, 0] == [len(guest.news("hint")) for guest in (ada, other, bo)]


@partial(scene, kind=NoIdea)
async def test_a_search_that_fails_is_told_and_another_can_be_asked_for(house: House) -> None:
    ada, *_ = await house.game()
    for _ in range(2):
        await ada.wish("hint")
        await house.settle()
    assert ["The search has come to nothing: try again."] * 2 == [news["reason"]["en"] for news in ada.news("hint")]


@partial(scene, kind=Confused)
async def test_a_hint_that_cannot_be_told_has_failed_too(house: House) -> None:
    ada, *_ = await house.game()
    await ada.wish("hint")
    await house.settle()
    assert ["The search has come to nothing: try again."] == [news["reason"]["en"] for news in ada.news("hint")]


@partial(scene, kind=OutOfTime)
async def test_a_search_without_time_tells_of_all_moves_that_it_tried_none(house: House) -> None:
    ada, *_ = await house.game()
    await ada.wish("hint")
    await house.settle()
    (hint,) = ada.news("hint")
    assert sorted(ada.legal) == sorted(move["text"] for move in hint["moves"])
    assert {(0.0, 0.0, 0)} == {(move["mean"], move["spread"], move["playouts"]) for move in hint["moves"]}
    assert hint["reason"]["en"].startswith(
        "The search cannot tell the first two moves apart; there was too little time"
    )


# --- What is refused ---


@behind_a_gate
async def test_one_is_thought_out_at_a_time_and_not_too_many_in_a_row(house: House) -> None:
    ada, bo, _ = await house.game()
    assert "done" == (await ada.wish("hint"))["kind"]
    assert "done" == (await ada.wish("hint"))["kind"], "who has put it away waits for the same one"
    assert "done" == (await bo.wish("hint"))["kind"], "everybody has their own"
    open_gate(house)
    await house.settle()
    answers = []
    for _ in range(int(HINTS.burst)):
        answers.append(await ada.wish("hint"))
        await house.settle()
    assert ["done"] * (int(HINTS.burst) - 1) + ["refused"] == [answer["kind"] for answer in answers]
    assert "too_fast" == answers[-1]["code"]
    await house.later(1 / HINTS.a_second)
    assert "done" == (await ada.wish("hint"))["kind"]


@scene
async def test_who_has_chosen_or_only_watches_gets_none(house: House) -> None:
    ada, *_ = await house.game()
    await ada.play("bid 1")
    refused = await ada.wish("hint")
    assert ("refused", "There is a hint only when it is your turn.") == (refused["code"], refused["en"])
    watcher = house.guest("Zoe")
    await watcher.hello(ada.shown["table"], key=None, watch=ada.news("welcome")[-1]["watch"])
    assert "not_yours" == (await watcher.wish("hint"))["code"]


@scene
async def test_before_a_game_and_in_a_pause_there_is_none(house: House) -> None:
    guests = await house.party()
    assert "refused" == (await guests[0].wish("hint"))["code"]
    await guests[0].wish("start")
    await guests[0].wish("propose", what="pause")
    for guest in guests[1:]:
        await guest.wish("agree", what="pause", yes=True)
    assert "The game is paused." == (await guests[0].wish("hint"))["en"]


@scene
async def test_the_host_can_open_a_table_without_hints(house: House) -> None:
    ada, *_ = await house.game(hints=False)
    assert ada.shown["settings"]["hints"] is False
    refused = await ada.wish("hint")
    assert ("refused", "At this table one plays without hints.") == (refused["code"], refused["en"])


@scene
async def test_in_real_time_there_are_none(house: House) -> None:
    ada, *_ = await house.game(2, game="les-vilains-7")
    assert "There are no hints in a game of real time: one has to react oneself." == (await ada.wish("hint"))["en"]


# --- The processes that think ---


def test_hints_are_the_same_in_another_process_and_leave_it_to_others(caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> None:
        thinkers, view = Thinkers(1, program=ODD), first_view()
        try:
            for seed in (Seed(1), Seed(2)):
                found = await thinkers.hints(GAME, view, seed, 60.0)
                assert hints(GAME, view, seed.chance(0), 60.0, FEW) == found
                assert sorted(view.legal) == sorted(hint.move for hint in found)
                assert await thinkers.choose(GAME, "random", view, Seed(1), 1.0) in view.legal
            with pytest.raises(BotFailed, match="AssertionError"):
                await thinkers.hints(GAME, GAME.public(GAME.sample(view, Seed(1).chance(0))), Seed(1), 1.0)
        finally:
            thinkers.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(ask())
    assert [] == caplog.messages

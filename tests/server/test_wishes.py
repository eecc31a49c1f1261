"""Wishes: each becomes a record and an answer, or one sentence why not; and those it concerns are told."""

from pathlib import Path

import pytest

from tests.server.house import House, scene
from tripot.games import find_game

# --- Playing ---


@scene
async def test_a_move_that_comes_twice_is_carried_out_once_and_answered_twice(house: House) -> None:
    ada, bo, _ = await house.game()
    first = await ada.wish("play", id="mine", move="bid 1", n=ada.n)
    assert first == await ada.wish("play", id="mine", move="bid 1", n=ada.n)
    assert 1 == len(ada.news("event"))
    again = house.guest("Ada")
    await again.hello(ada.shown["table"])
    assert first == await again.wish("play", id="mine", move="bid 1", n=0)
    assert "done" == (await bo.wish("play", id="mine", move="bid 1", n=bo.n))["kind"], "an id is its sender's own"
    assert 2 == len(bo.news("event"))


@scene
async def test_a_move_chosen_before_ones_last_one_is_stale(house: House) -> None:
    ada, bo, cy = await house.game()
    before = ada.n
    for guest in (ada, bo, cy):
        await guest.play("bid 1")
    mover = next(guest for guest in (ada, bo, cy) if guest.legal)
    chosen, own = mover.legal[0], mover.news("welcome")[-1]["seat"]
    (last,) = (event["n"] for event in mover.news("event") if event["seat"] == own)
    assert "stale" == (await mover.wish("play", move=chosen, n=before))["code"]
    assert "stale" == (await mover.wish("play", move=chosen, n=last - 1))["code"]
    assert "done" == (await mover.wish("play", move=chosen, n=last))["kind"]


@scene
async def test_an_illegal_move_is_refused_with_the_article_that_forbids_it(house: House) -> None:
    ada, bo, _ = await house.game()
    refused = await ada.play("6")
    assert ("illegal", "ED-") == (refused["code"], refused["article"][:3])
    assert refused["fr"] != refused["en"]
    assert "refused" == (await ada.play("what?"))["code"]
    assert not bo.news("event")


@scene
async def test_who_asks_is_told_the_article_that_forbids_a_move_and_nothing_happens(house: House) -> None:
    ada, bo, _ = await house.game()
    before, records = ada.n, house.store.read(ada.shown["table"])
    asked, played = await ada.wish("ask", move="6"), await ada.play("6")
    assert ("illegal", played["article"]) == (asked["code"], asked["article"])
    for language in ("fr", "en"):
        article = find_game("el-diablo").rulebook(language).articles[asked["article"]]
        assert article.replace("**", "") == asked[language]
    assert {"kind": "done", "id": "bid"} == await ada.wish("ask", id="bid", move=" bid 1 ")
    assert "refused" == (await ada.wish("ask", move="what?"))["code"]
    assert before == ada.n
    assert not ada.news("event") + bo.news("event")
    assert records == house.store.read(ada.shown["table"])
    assert "done" == (await ada.wish("play", id="bid", move="bid 1", n=before))["kind"], "a question uses up no id"


@scene
async def test_who_asks_when_it_is_not_their_turn_or_nobody_plays_is_told_so(house: House) -> None:
    ada, bo, cy = await house.game()
    move = ada.legal[0]
    await ada.play(move)
    asked = await ada.wish("ask", move=move)
    assert ("illegal", "ED-") == (asked["code"], asked["article"][:3])
    await ada.wish("propose", what="pause")
    for guest in (bo, cy):
        await guest.wish("agree", what="pause", yes=True)
    assert "refused" == (await bo.wish("ask", move=move))["code"]
    watcher = house.guest("Zoe")
    await watcher.hello(ada.shown["table"], key=None, watch=ada.news("welcome")[-1]["watch"])
    assert "not_yours" == (await watcher.wish("ask", move=move))["code"]


@scene
async def test_a_question_in_real_time_is_no_reaction(house: House) -> None:
    ada, bo = await house.game(2, game="les-vilains-7")
    assert "done" == (await ada.wish("ask", move="flip"))["kind"]
    assert "illegal" == (await ada.wish("ask", move="contest"))["code"]
    assert not bo.news("event")
    assert "done" == (await ada.play("flip", round=0))["kind"]


@scene
async def test_a_word_for_a_tour_that_is_over_is_late(house: House) -> None:
    ada, bo = await house.game(2, game="les-vilains-7")
    await house.later(4)
    assert 1 <= ada.view["round"]
    assert "late" == (await ada.play("flip", round=0))["code"]
    assert "done" == (await bo.play("flip", round=bo.view["round"]))["kind"]


@scene
async def test_a_secret_move_is_told_to_its_player_only(house: House) -> None:
    ada, bo, _ = await house.game()
    watcher = house.guest("Zoe")
    await watcher.hello(ada.shown["table"], key=None, watch=ada.news("welcome")[-1]["watch"])
    await ada.play("bid 1")
    assert "bid 1" == ada.news("event")[-1]["move"]
    for other in (bo, watcher):
        assert "A" == other.news("event")[-1]["seat"]
        assert "move" not in other.news("event")[-1]


@scene
async def test_who_comes_back_is_told_what_was_missed_and_nothing_twice(house: House) -> None:
    ada, bo, cy = await house.game()
    await cy.play("bid 2")
    bo.part()
    await ada.play("bid 1")
    again = house.guest("Bo")
    welcome = await again.hello(ada.shown["table"], since=bo.n)
    assert [(ada.n, "A", None)] == [(missed["n"], missed["seat"], missed.get("move")) for missed in welcome["missed"]]
    own = (await house.guest("Ada").hello(ada.shown["table"], since=bo.n))["missed"]
    assert [(ada.n, "A", "bid 1")] == [(missed["n"], missed["seat"], missed["move"]) for missed in own]
    assert ada.n == welcome["n"]
    assert not again.news("event")
    await again.play("bid 1")
    assert [welcome["n"] + 1] == [event["n"] for event in again.news("event")]


@scene
async def test_everybody_is_told_every_number_once_and_in_order(house: House) -> None:
    guests = await house.game(3)
    for _ in range(40):
        mover = next((guest for guest in guests if guest.legal), None)
        if mover is None:
            break
        await mover.play()
    for guest in guests:
        numbers = [news["n"] for news in guest.heard if news["kind"] in ("event", "table")]
        assert numbers == sorted(set(numbers))
        begun = guest.news("welcome")[-1]["n"]
        events = [event["n"] for event in guest.news("event")]
        assert list(range(begun + 1, begun + 1 + len(events))) == events
        fresh = house.guest(guest.name)
        assert guest.view == (await fresh.hello(guest.shown["table"]))["view"]


# --- Consent ---


@scene
async def test_a_takeback_happens_when_everybody_agrees(house: House) -> None:
    ada, bo, cy = await house.game()
    await ada.play("bid 1")
    assert [] == ada.legal
    assert "refused" == (await bo.wish("propose", what="takeback"))["code"]
    await ada.wish("propose", what="takeback")
    await cy.wish("agree", what="takeback", yes=True)
    assert ("takeback", "A", ["A", "C"]) == tuple(bo.heard[-1][key] for key in ("what", "by", "agreed"))
    assert [] == ada.legal
    await bo.wish("agree", what="takeback", yes=True)
    assert "takeback 0" == ada.news("event")[-1]["move"]
    assert "bid 1" in ada.legal


@scene
async def test_one_no_is_enough_and_a_takeback_is_off_when_the_game_goes_on(house: House) -> None:
    ada, bo, cy = await house.game()
    assert "refused" == (await bo.wish("agree", what="pause", yes=True))["code"]
    await ada.wish("propose", what="pause")
    late = house.guest("Bo")
    assert "pause" == (await late.hello(ada.shown["table"]))["proposed"]["what"]
    await bo.wish("agree", what="pause", yes=False)
    assert {"kind": "proposed"} == ada.heard[-1]
    await ada.play("bid 1")
    await ada.wish("propose", what="takeback")
    await cy.wish("agree", what="takeback", yes=True)
    await cy.play("bid 1")
    assert {"kind": "proposed"} == ada.heard[-1]
    assert "refused" == (await bo.wish("agree", what="takeback", yes=True))["code"]
    assert "proposed" not in await house.guest("Bo").hello(ada.shown["table"])
    assert not ada.shown["is_paused"]


@scene
async def test_a_pause_takes_everybody_and_to_go_on_takes_one(house: House) -> None:
    ada, bo, cy = await house.game()
    assert "refused" == (await ada.wish("propose", what="resume"))["code"]
    await ada.wish("propose", what="pause")
    await cy.wish("agree", what="pause", yes=True)
    assert not ada.shown["is_paused"]
    await bo.wish("agree", what="pause", yes=True)
    assert ada.shown["is_paused"]
    assert bo.shown["is_paused"]
    assert "refused" == (await ada.play("bid 1"))["code"]
    await bo.wish("propose", what="resume")
    assert not ada.shown["is_paused"]
    assert "done" == (await ada.play("bid 1"))["kind"]


@scene
async def test_a_pause_stays_proposed_while_others_move_and_asks_only_who_is_here(house: House) -> None:
    ada, bo, cy = await house.game()
    await ada.wish("propose", what="pause")
    await cy.play("bid 1")
    bo.part()
    await cy.wish("agree", what="pause", yes=True)
    assert ada.shown["is_paused"]


@scene
async def test_a_yes_says_to_what(house: House) -> None:
    ada, bo, _ = await house.game()
    await ada.play("bid 1")
    await ada.wish("propose", what="pause")
    await ada.wish("propose", what="takeback")
    assert "refused" == (await bo.wish("agree", what="pause", yes=True))["code"]


@scene
async def test_a_move_of_the_game_before_is_stale_in_the_next_one(house: House) -> None:
    guests = await house.game(2, game="la-chouine")
    ada, before = guests[0], guests[0].n
    while ada.shown["is_playing"]:
        mover = next(guest for guest in guests if guest.legal)
        await mover.play()
        await house.later(0.2)
    await ada.wish("start")
    mover = next(guest for guest in guests if guest.legal)
    assert "stale" == (await mover.wish("play", move=mover.legal[0], n=before))["code"]
    assert "done" == (await mover.play())["kind"]


# --- Talking ---


@scene
async def test_chat_and_signs_reach_those_who_sit_and_are_in_no_log(house: House) -> None:
    ada, bo, _ = await house.game()
    watcher = house.guest("Zoe")
    await watcher.hello(ada.shown["table"], key=None, watch=ada.news("welcome")[-1]["watch"])
    assert {"kind", "id"} == set(await ada.wish("say", text=" good\x07 luck\n"))
    assert ("A", "Ada", "good luck") == tuple(bo.heard[-1][key] for key in ("seat", "name", "text"))
    await bo.wish("react", sign="thanks")
    assert {"kind": "reacted", "seat": "B", "sign": "thanks"} == ada.news("reacted")[-1]
    assert not watcher.news("said") + watcher.news("reacted")
    assert "refused" == (await ada.wish("say", text="\n \x07"))["code"]
    late_watcher, watch = house.guest("Yan"), ada.news("welcome")[-1]["watch"]
    assert "chat" not in await late_watcher.hello(ada.shown["table"], key=None, watch=watch)
    late = house.guest("Bo")
    assert ["good luck"] == [said["text"] for said in (await late.hello(ada.shown["table"]))["chat"]]
    assert b"luck" not in b"".join(house.store.read(ada.shown["table"]))


@scene
async def test_who_is_muted_is_not_heard_by_whoever_muted_them(house: House) -> None:
    ada, bo, cy = await house.game()
    await bo.wish("mute", seat="A", is_muted=True)
    await ada.wish("say", text="one")
    await ada.wish("react", sign="hurry")
    await cy.wish("say", text="two")
    await bo.wish("mute", seat="A", is_muted=False)
    await ada.wish("say", text="three")
    assert ["two", "three"] == [said["text"] for said in bo.news("said")]
    assert ["one", "two", "three"] == [said["text"] for said in cy.news("said")]
    assert not bo.news("reacted")


# --- What cannot be read ---


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"\xff",
        b"[]",
        b'{"kind":"dance","id":"1"}',
        b'{"kind":"start"}',
        b'{"kind":"start","id":""}',
        b'{"kind":"start","id":"1","seed":"2026"}',
        b'{"kind":"play","id":"1","move":"keep","n":-1}',
        b'{"kind":"play","id":"1","move":"keep","n":"4"}',
        b'{"kind":"bot","id":"1","seat":"Z","level":"novice"}',
        b'{"kind":"hello","id":"1","table":"t","key":"too short"}',
        b'{"kind":"sit","id":"1","name":"Ada\\ud800"}',
        b'{"kind":"react","id":"1","sign":"rude"}',
        b'{"kind":"say","id":"1","text":"' + b"x" * 301 + b'"}',
        b"[" * 4000,
    ],
)
def test_what_is_no_message_is_refused_with_its_id_and_does_no_harm(message: bytes, tmp_path: Path) -> None:
    async def sent(house: House) -> None:
        ada, *_ = await house.party()
        house.hall.receive(ada.member, message)
        refused = ada.heard[-1]
        assert ("refused", "bad_message") == (refused["kind"], refused["code"])
        assert refused["id"] == ("1" if b'"id":"1"' in message and b"\\ud800" not in message else "")
        assert "done" == (await ada.wish("start"))["kind"]

    scene(sent)(tmp_path)

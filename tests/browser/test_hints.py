"""A hint on the page: asked for with one tap, all moves with a sentence on top, gone with the move it was for."""

import json
import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.people import DESKTOP, PHONE, Person, Size
from tests.browser.test_everybody import violations
from tripot.engine.game import AnyGame
from tripot.games import games

IN_TURNS = [game for game in games().values() if not game.time]
BIDS = "label:has(input[name=bid])"


def light_bulb(person: Person) -> Locator:
    return person.page.get_by_role("button", name="Un indice")


def panel(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Un indice")


def asks_for_a_hint(person: Person) -> Locator:
    person.page.locator(".turn.mine").wait_for()
    light_bulb(person).click()
    rows = panel(person).locator("tbody tr")
    rows.first.wait_for()
    return rows


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_all_moves_of_the_first_turn_are_weighed_and_one_is_played(people: People, size: Size) -> None:
    ada = people.come(name="Ada", size=size)
    ada.plays_now("El Diablo")
    rows = asks_for_a_hint(ada)
    expect(rows).to_have_count(ada.screen.locator(BIDS).count())
    expect(rows.first).to_have_text(re.compile(r"★.*Miser \d+.*± [\d,]+.*\d+ essais", re.DOTALL))
    expect(panel(ada).get_by_role("status")).to_have_text(re.compile(r"^(Le premier coup|La recherche ne départage)"))
    assert [] == violations(ada.page)
    best = re.search(r"Miser (\d+)", rows.first.inner_text())
    assert best is not None
    if size == PHONE:
        panel(ada).get_by_role("button", name="Fermer").click()
        expect(panel(ada)).not_to_be_visible()
    ada.screen.locator(BIDS).nth(int(best[1])).click()
    ada.screen.locator("button.middle").click()
    expect(panel(ada)).not_to_be_visible()


def test_a_hint_that_is_late_is_not_taken_for_the_one_just_asked_for(people: People) -> None:
    late = {"kind": "hint", "n": 0, "counts": "points", "reason": {"fr": "Trop tard.", "en": "Too late."}}

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def say(message: str | bytes) -> None:
            if json.loads(message)["kind"] == "hint":
                line.send(json.dumps(late))
            server.send(message)

        line.on_message(say)

    ada = people.come(name="Ada", size=DESKTOP)
    ada.page.route_web_socket("**/api/socket", between)
    ada.plays_now("El Diablo")
    expect(asks_for_a_hint(ada)).to_have_count(ada.screen.locator(BIDS).count())


@pytest.mark.parametrize("game", IN_TURNS, ids=lambda game: game.key)
def test_moves_have_words_and_not_only_their_notation(people: People, game: AnyGame) -> None:
    ada = people.come(name="Ada", size=DESKTOP)
    ada.plays_now(game.name.fr)
    names = asks_for_a_hint(ada).locator("th").all_inner_texts()
    assert len(set(names)) == len(names) > 1
    assert all(re.search(r"[a-zéè]{3}", name) for name in names)


def test_a_hint_is_put_away_by_a_key_and_leaves_nothing_over_the_table(people: People) -> None:
    ada = people.come(name="Ada", size=DESKTOP)
    ada.plays_now("Chouineurs")
    asks_for_a_hint(ada)
    table, beside = ada.screen.bounding_box(), panel(ada).bounding_box()
    assert table is not None
    assert beside is not None
    assert table["x"] + table["width"] <= beside["x"]
    ada.page.keyboard.press("Escape")
    expect(panel(ada)).not_to_be_visible()


def test_a_hint_that_is_put_away_too_early_comes_when_it_is_asked_for_again(people: People) -> None:
    ada = people.come(name="Ada", size=DESKTOP)
    ada.plays_now("El Diablo")
    ada.page.locator(".turn.mine").wait_for()
    light_bulb(ada).click()
    ada.page.keyboard.press("Escape")
    expect(panel(ada)).not_to_be_visible()
    expect(asks_for_a_hint(ada)).to_have_count(ada.screen.locator(BIDS).count())


def test_where_the_host_allows_none_there_is_no_light_bulb(people: People) -> None:
    ada = people.come(name="Ada")
    ada.goes_to("/")
    ada.page.get_by_role("button", name=re.compile("Ouvrir une table de El Diablo")).click()
    ada.page.get_by_label("Indices permis").uncheck()
    ada.page.get_by_role("button", name="Ouvrir la table").click()
    expect(ada.page.get_by_text("Sans indices")).to_be_visible()
    ada.page.get_by_role("button", name="Compléter par des robots").click()
    ada.page.locator(".turn.mine").wait_for()
    expect(light_bulb(ada)).not_to_be_visible()

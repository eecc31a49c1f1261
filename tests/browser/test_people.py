"""People at one table: secrets, broken lines, keys instead of pointers, a round against the clock, and what is seen later."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import DESKTOP, PATIENCE, Person
from tests.browser.test_wrong_ways import opens_a_table, sits_down
from tests.browser.vilains import does_what_is_due

BIDS = "label:has(input[name=bid])"
MENU = "Journal, discussion, règles"


def at_one_table(people: People, game: str) -> tuple[Person, Person]:
    """Two people and bots."""
    ada, bo = people.come(name="Ada"), people.come(name="Bo")
    link = opens_a_table(ada, game)
    sits_down(bo, link)
    ada.page.get_by_role("button", name="Compléter par des robots").click()
    for person in (ada, bo):
        expect(person.screen).to_be_visible()
    return ada, bo


def test_a_secret_bid_is_seen_when_all_are_in_and_not_before(people: People) -> None:
    ada, bo = at_one_table(people, "El Diablo")
    expect(bo.screen.locator(BIDS).first).to_be_visible()
    before = bo.screen.inner_text()
    ada.screen.locator(BIDS).nth(3).click()
    ada.screen.locator("button.middle").click()
    expect(ada.page.locator(".turn.mine")).not_to_be_visible()
    bo.page.wait_for_timeout(300)
    after = bo.screen.inner_text()
    assert before.count("3") == after.count("3"), "whatever is shown of a bid, it is not the number"
    bo.screen.locator(BIDS).nth(2).click()
    bo.screen.locator("button.middle").click()
    for person in (ada, bo):
        expect(person.screen.locator(BIDS).first).not_to_be_visible()
        assert re.search(r"\b3\b", person.screen.inner_text())


def test_a_line_that_breaks_in_the_middle_of_a_trick_comes_back_to_it(people: People) -> None:
    ada = people.come(name="Ada")
    ada.knows_of_the_line = True
    ada.plays_now("Chouineurs")
    while not ada.screen.locator("[class*=trick] [class*=card], [class*=trick] svg").count():
        ada.does_something() if ada.is_asked else ada.page.wait_for_timeout(20)
    people.server.kill()
    expect(ada.page.get_by_text("Connexion perdue")).to_be_visible()
    people.server.start()
    expect(ada.page.get_by_text("Connexion perdue")).not_to_be_visible()
    seen = ada.page.locator("body").inner_text()
    while seen == ada.page.locator("body").inner_text():
        ada.does_something() if ada.is_asked else ada.page.wait_for_timeout(20)


def test_where_a_move_has_its_time_what_is_left_is_seen(people: People) -> None:
    ada = people.come(name="Ada")
    ada.goes_to("/")
    ada.page.get_by_role("button", name=re.compile("Ouvrir une table de Hula-Hoo")).click()
    ada.page.locator("dialog select").nth(1).select_option("30")
    ada.page.get_by_role("button", name="Ouvrir la table").click()
    ada.page.get_by_role("button", name="Compléter par des robots").click()
    ada.page.locator(".turn.mine").wait_for()
    expect(ada.page.locator(".turn .left")).to_have_text(re.compile(r"\b[12]\d s"))


def test_what_was_open_is_resumed_when_the_browser_comes_back(people: People) -> None:
    ada = people.come(name="Ada")
    ada.plays_now("Hula-Hoo")
    table = ada.page.url
    ada.page.close()
    ada.page = ada.new_page()
    ada.goes_to("/")
    ada.page.get_by_role("link", name="Reprendre votre partie de Hula-Hoo").click()
    expect(ada.page).to_have_url(table)
    expect(ada.screen).to_be_visible()


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(people: People) -> None:
    """Tab goes through everything, arrows through the cards, Enter does it."""
    ada = people.come(size=DESKTOP, name="Ada", by_keys=True)
    ada.plays_now("Hula-Hoo")
    ada.plays_to_the_end()


def test_a_round_against_the_clock_by_keyboard(people: People) -> None:
    ada = people.come(size=DESKTOP, name="Ada")
    ada.plays_now("Les Vilains 7")
    flips = answers = 0
    until = time.monotonic() + 60
    while flips < 2 or answers < 1:
        assert time.monotonic() < until
        is_flip = ada.is_asked and ada.page.locator(".key.flip.due").is_visible()
        is_answer = ada.is_asked and not is_flip
        does_what_is_due(ada, people.server)
        flips, answers = flips + is_flip, answers + is_answer
    late = ada.page.get_by_text(re.compile("Trop tard : Ada"))
    assert not late.is_visible()


def test_where_time_runs_the_drawer_leaves_the_keys_to_the_table(people: People) -> None:
    ada = people.come(size=DESKTOP, name="Ada")
    ada.plays_now("Les Vilains 7")
    ada.page.get_by_role("button", name=MENU).click()
    drawer = ada.page.get_by_role("dialog", name="Les Vilains 7")
    until = time.monotonic() + 60
    while not drawer.get_by_text("Ada retourne").first.is_visible():
        assert time.monotonic() < until
        does_what_is_due(ada, people.server)
    expect(drawer).to_be_visible()
    drawer.get_by_role("tab").first.focus()
    ada.page.keyboard.press("Escape")
    expect(drawer).not_to_be_visible()


def test_on_a_phone_the_drawer_gives_way_to_ones_turn_and_keeps_what_was_begun(people: People) -> None:
    ada = people.come(name="Ada")
    ada.plays_now("Les Vilains 7")
    ada.page.locator(".turn.mine").wait_for()
    while ada.is_asked:
        does_what_is_due(ada, people.server)
    ada.page.get_by_role("button", name=MENU).click()
    ada.page.get_by_role("tab", name="Discussion").click()
    ada.page.get_by_role("textbox").fill("bien jou")
    expect(ada.page.get_by_role("dialog")).not_to_be_visible(timeout=PATIENCE)
    ada.page.get_by_role("button", name=MENU).click()
    ada.page.get_by_role("tab", name="Discussion").click()
    expect(ada.page.get_by_role("textbox")).to_have_value("bien jou")


@pytest.mark.long
def test_a_replay_opens_at_the_moment_of_its_link(people: People) -> None:
    ada, bo = people.come(name="Ada"), people.come(size=DESKTOP)
    ada.plays_now("Hula-Hoo")
    ada.plays_to_the_end()
    replay = ada.page.get_by_role("link", name="Revoir la partie").get_attribute("href")
    bo.goes_to(f"{replay}#m=12&s=B")
    expect(bo.page.get_by_role("slider").first).to_have_value(re.compile(r"^\d+$"))
    seen = bo.page.locator("body").inner_text()
    bo.page.keyboard.press("ArrowRight")
    expect(bo.page).to_have_url(re.compile("m=13"))
    bo.page.keyboard.press("ArrowLeft")
    expect(bo.page).to_have_url(re.compile("m=12"))
    assert seen == bo.page.locator("body").inner_text()

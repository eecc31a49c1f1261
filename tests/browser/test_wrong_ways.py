"""When things go wrong on the page: one plain sentence or harmless text, and a way on."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import Person

HOME = re.compile("Accueil")


def opens_a_table(person: Person, game: str) -> str:
    """By the first page; gives the link that is sent to friends."""
    person.goes_to("/")
    person.page.get_by_role("button", name=re.compile(f"Ouvrir une table de {game}")).click()
    person.page.get_by_role("button", name="Ouvrir la table").click()
    person.page.get_by_role("heading", name="Inviter des amis").wait_for()
    return person.page.url


def sits_down(person: Person, link: str) -> None:
    person.page.goto(link)
    person.page.get_by_role("button", name="S'asseoir").click()
    person.page.get_by_role("heading", name="Inviter des amis").wait_for()


def test_an_old_link_says_so_and_leads_home(people: People) -> None:
    ada = people.come()
    ada.goes_to("/t/nothing-is-here")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("table")
    ada.page.get_by_role("button", name=HOME).click()
    expect(ada.page).to_have_url(ada.url + "/")


def test_an_address_that_leads_nowhere_leads_home(people: People) -> None:
    ada = people.come()
    ada.knows_of_the_line = True
    ada.goes_to("/t/a/b/c/d")
    expect(ada.page.get_by_text("Cette page n'existe pas.")).to_be_visible()


def test_a_replay_of_no_game_leads_home(people: People) -> None:
    ada = people.come()
    ada.knows_of_the_line = True
    ada.goes_to("/t/nothing-is-here/games/3")
    expect(ada.page.get_by_role("alert")).to_contain_text("table")
    ada.page.get_by_role("link", name=HOME).click()
    expect(ada.page).to_have_url(ada.url + "/")


def test_a_table_that_cannot_be_reached_has_a_way_home(people: People) -> None:
    ada = people.come(name="Ada")
    ada.knows_of_the_line = True
    ada.plays_now("Hula-Hoo")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    people.server.kill()
    ada.page.reload()
    expect(ada.page.get_by_text("Connexion perdue")).to_be_visible()
    expect(ada.page.get_by_role("link", name=HOME)).to_be_visible()
    people.server.start()
    expect(ada.screen).to_be_visible()


def finds_a_table_full(people: People) -> tuple[Person, str]:
    """Somebody who has followed the link to a game that others are playing already."""
    ada, bo = people.come(name="Ada"), people.come(name="Bo")
    link = opens_a_table(ada, "Hula-Hoo")
    ada.page.get_by_role("button", name="Compléter par des robots").click()
    expect(ada.screen).to_be_visible()
    bo.page.goto(link)
    expect(bo.page.get_by_text("La table est complète")).to_be_visible()
    return bo, link


def test_a_full_table_says_so(people: People) -> None:
    bo, _ = finds_a_table_full(people)
    expect(bo.page.get_by_role("link", name=HOME)).to_be_visible()


def test_an_invitation_that_opens_nothing_is_refused_in_a_sentence(people: People) -> None:
    ada, bo = people.come(name="Ada"), people.come(name="Bo")
    link = opens_a_table(ada, "Hula-Hoo")
    bo.page.goto(f"{link}#i={'x' * 32}")
    bo.page.get_by_role("button", name="S'asseoir").click()
    expect(bo.page.get_by_role("alert")).not_to_be_empty()


def test_a_wrong_key_of_spectators_is_refused_in_a_sentence(people: People) -> None:
    ada, bo = people.come(name="Ada"), people.come(name="Bo")
    link = opens_a_table(ada, "Hula-Hoo")
    bo.page.goto(f"{link}#w={'x' * 32}")
    expect(bo.page.get_by_role("button", name=HOME)).to_be_visible()


def test_two_tabs_share_one_seat(people: People) -> None:
    ada = people.come(name="Ada")
    ada.plays_now("Hula-Hoo")
    other = ada.new_page()
    other.goto(ada.page.url)
    expect(other.locator("main.screen")).to_be_visible()
    while not ada.is_asked:
        ada.page.wait_for_timeout(20)
    expect(other.locator(".turn.mine")).to_be_visible()


def test_a_game_in_each_of_two_tabs_keeps_both_seats(people: People) -> None:
    ada = people.come(name="Ada")
    ada.goes_to("/")
    other = ada.new_page()
    other.goto(ada.url)
    ada.plays_now("Hula-Hoo")
    other.get_by_role("button", name="Jouer à Chouineurs maintenant").click()
    expect(other.locator("main.screen")).to_be_visible()
    ada.page.reload()
    expect(ada.screen).to_be_visible()


def test_a_start_tapped_twice_is_one_start(people: People) -> None:
    ada = people.come(name="Ada")
    opens_a_table(ada, "Hula-Hoo")
    ada.page.get_by_role("button", name="Compléter par des robots").dblclick()
    expect(ada.screen).to_be_visible()
    ada.page.wait_for_timeout(200)
    expect(ada.page.get_by_role("alert")).not_to_be_visible()


def test_an_invitation_opens_in_the_tab_that_has_found_the_table_full(people: People) -> None:
    bo, link = finds_a_table_full(people)
    bo.page.goto(f"{link}#i={'x' * 32}")
    expect(bo.page.get_by_role("button", name="S'asseoir")).to_be_visible()


def test_a_name_of_two_hundred_signs_is_cut_and_breaks_nothing(people: People) -> None:
    ada = people.come(name="🃏👩‍👩‍👧‍👦é" * 40)
    opens_a_table(ada, "Hula-Hoo")
    wide = ada.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide


def test_a_script_in_the_chat_is_text(people: People) -> None:
    ada, bo = people.come(name="Ada"), people.come(name="<b>Bo</b>")
    link = opens_a_table(ada, "Hula-Hoo")
    sits_down(bo, link)
    ada.page.get_by_role("button", name="Compléter par des robots").click()
    for person in (ada, bo):
        expect(person.screen).to_be_visible()
        person.page.get_by_role("button", name="Journal, discussion, règles").click()
        person.page.get_by_role("tab", name="Discussion").click()
    script = "<img src=x onerror=\"document.title='taken'\"><script>document.title='taken'</script>"
    bo.page.get_by_label("Écrire un message").fill(script)
    bo.page.get_by_role("button", name="Envoyer").click()
    expect(ada.page.get_by_text(script)).to_be_visible()
    expect(ada.page.get_by_text("<b>Bo</b>").first).to_be_visible()
    assert "taken" != ada.page.title()


def test_a_server_that_goes_and_comes_back_loses_nothing(people: People) -> None:
    ada = people.come(name="Ada")
    ada.knows_of_the_line = True
    ada.plays_now("El Diablo")
    shown = ada.screen.inner_text()
    people.server.kill()
    expect(ada.page.get_by_text("Connexion perdue")).to_be_visible()
    people.server.start()
    expect(ada.page.get_by_text("Connexion perdue")).not_to_be_visible()
    assert shown == ada.screen.inner_text()

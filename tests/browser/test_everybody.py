"""Everything by keyboard and by screen reader: axe finds nothing on any screen, and games are played without a pointer."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.people import DESKTOP, PHONE, Size
from tests.browser.test_wrong_ways import opens_a_table
from tripot.compiled import PACKAGE
from tripot.engine.game import AnyGame
from tripot.games import games

AXE = (PACKAGE.parent / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RULES = json.dumps({"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]})


def violations(page: Page) -> list[str]:
    page.evaluate(AXE)
    found = page.evaluate(f"axe.run(document, {RULES})")["violations"]
    return [f"{each['id']}: {[node['html'][:160] for node in each['nodes']]}" for each in found]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
@pytest.mark.parametrize("path", ["/", "/rules/hula-hoo", "/gallery", "/gallery/el-diablo"])
def test_a_page_has_no_barrier(people: People, path: str, size: Size) -> None:
    ada = people.come(size=size)
    ada.goes_to(path)
    ada.page.get_by_role("heading", level=1).first.wait_for()
    assert [] == violations(ada.page)


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_a_table_has_no_barrier_before_and_in_the_game(people: People, game: AnyGame) -> None:
    ada = people.come()
    opens_a_table(ada, game.name.fr)
    assert [] == violations(ada.page)
    ada.page.get_by_role("button", name="Compléter par des robots").click()
    expect(ada.screen).to_be_visible()
    for _ in range(4):
        assert [] == violations(ada.page)
        ada.page.wait_for_timeout(100)
        if ada.is_asked:
            ada.does_something()
    if game.time:  # on a phone the drawer gives way to one's turn
        ada.page.set_viewport_size({"width": DESKTOP.width, "height": DESKTOP.height})
    ada.page.get_by_role("button", name="Journal, discussion, règles").click()
    for tab in ("Journal", "Discussion", "Table"):
        ada.page.get_by_role("tab", name=re.compile(tab)).click()
        assert [] == violations(ada.page)

"""One server for all tests of a process, one browser for those of a file; a fresh profile for each person."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import chromium
from tests.browser.people import PHONE, Person, Size
from tests.server.processes import ServerProcess, server_process

QUICK = 0.02  # seconds that a bot takes for a move


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("house"), pace=QUICK) as process:
        yield process


@pytest.fixture(scope="module")  # its event loop would be in the way of the tests that run their own
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


class People:
    """Whoever comes in a test; none of them may see an error in the console."""

    def __init__(self, browser: Browser, server: ServerProcess, leaving: ExitStack) -> None:
        self.browser = browser
        self.server = server
        self.leaving = leaving

    def come(self, *, size: Size = PHONE, language: str = "fr", name: str = "", by_keys: bool = False) -> Person:
        url = self.server.url
        person = Person(self.browser, url, size=size, language=language, name=name, by_keys=by_keys)
        self.leaving.callback(person.leave)
        return person


@pytest.fixture
def people(browser: Browser, server: ServerProcess) -> Iterator[People]:
    with ExitStack() as leaving:
        yield People(browser, server, leaving)

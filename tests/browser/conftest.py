"""One server for all tests of a process, one browser for those of a file; a fresh profile for each person."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import PHONE, Person, Size
from tests.server.processes import ServerProcess, server_process

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
QUICK = 0.02  # seconds that a bot takes for a move


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("house"), pace=QUICK) as process:
        yield process


@pytest.fixture(scope="module")  # its event loop would be in the way of the tests that run their own
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=[
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
            ],
        )
        yield browser
        browser.close()


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

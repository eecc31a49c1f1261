"""Somebody in front of a screen: sees what a person sees, and does what a person can do."""

import json
import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, ElementHandle, Error, Locator, Page, expect

PATIENCE = 20_000  # milliseconds
LONGEST = 400  # seconds, a whole game
YOUR_TURN = {"fr": "À vous de jouer", "en": "Your turn"}
GAME_OVER = {"fr": "Partie terminée", "en": "Game over"}
GO_ON = {"fr": "Continuer", "en": "Go on"}
PLAY_NOW = {"fr": "Jouer à {} maintenant", "en": "Play {} now"}


OFFERED = (
    "main.screen button:not(:disabled):not([aria-disabled=true]):not(.card:not(.playable, .takeable)):visible,"
    "main.screen label:has(input:not(:disabled)):visible"
)
NEXT_KEY = """wanted => {  // the one that brings the focus nearer: arrows among cards or choices, Tab from one thing to the next
    const target = wanted.control ?? wanted, active = document.activeElement;
    const sheet = document.querySelector("dialog:modal");
    if (sheet && !sheet.contains(target)) throw new Error("a sheet lies over it by now");
    if (!target.isConnected || active === target) return null;
    const isCard = target.matches(".card") && target.tabIndex < 0 && target.closest("[role=group]").contains(active);
    const isAmong = isCard || (active.name && active.name === target.name);
    return isAmong ? "ArrowRight" : "Tab";
}"""
OF_THE_LINE = ("Failed to load resource", "WebSocket connection to")
MOST_KEYS = 80  # to reach anything


class Size(NamedTuple):
    width: int
    height: int
    has_touch: bool


PHONE = Size(390, 844, has_touch=True)
DESKTOP = Size(1440, 900, has_touch=False)


class Person:
    def __init__(
        self, browser: Browser, url: str, *, size: Size, language: str, name: str, by_keys: bool = False
    ) -> None:
        self.url = url
        self.by_keys = by_keys
        self.language: Literal["fr", "en"] = "en" if language == "en" else "fr"
        self.context = browser.new_context(
            viewport={"width": size.width, "height": size.height}, has_touch=size.has_touch, reduced_motion="reduce"
        )
        self.context.set_default_timeout(PATIENCE)
        settings = json.dumps({"language": language, "name": name, "isMuted": True})
        self.context.add_init_script(
            f"localStorage.getItem('tripot.settings') ?? localStorage.setItem('tripot.settings', {json.dumps(settings)})"
        )
        self.complaints: list[str] = []
        self.knows_of_the_line = False  # that it breaks, or leads nowhere: the browser itself complains of that
        self.page = self.new_page()
        self.chance = random.Random(4)

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def hear(self, message: ConsoleMessage) -> None:
        is_of_the_line = message.text.startswith(OF_THE_LINE)
        if message.type == "error" and not (self.knows_of_the_line and is_of_the_line):
            self.complaints.append(f"{message.text} ({message.location})")

    def leave(self) -> None:
        self.context.close()
        assert [] == self.complaints

    def goes_to(self, path: str) -> None:
        self.page.goto(self.url + path)

    def touch(self, wanted: ElementHandle) -> None:
        if not self.by_keys:
            wanted.click(timeout=1500)
            return
        for _ in range(MOST_KEYS):
            if (key := wanted.evaluate(NEXT_KEY)) is None:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"not reached by keys: {wanted.evaluate('wanted => wanted.textContent')}")

    # --- The first page ---

    def plays_now(self, game: str) -> None:
        """Home, one tap, and the game is on."""
        self.goes_to("/")
        button = self.page.get_by_role("button", name=re.compile(re.escape(PLAY_NOW[self.language].format(game))))
        self.touch(button.element_handle())
        expect(self.screen).to_be_visible()

    def plays_against(self, game: str, *, seats: int, level: str) -> None:
        """A table with as many bots of a level as there are seats."""
        self.goes_to("/")
        self.page.locator(".box", has_text=game).locator("button").nth(1).click()
        self.page.locator("dialog select").first.select_option(str(seats))
        self.page.locator("dialog button[type=submit]").click()
        self.page.locator(".felt select").select_option(level)
        self.page.locator(".felt button.main").click()
        expect(self.screen).to_be_visible()

    # --- At the table ---

    @property
    def screen(self) -> Locator:
        return self.page.locator("main.screen:not([aria-busy])")

    @property
    def is_over(self) -> bool:
        return self.page.get_by_role("dialog", name=GAME_OVER[self.language]).is_visible()

    @property
    def is_asked(self) -> bool:
        return self.page.locator(".turn.mine").is_visible()

    @property
    def is_shown_a_round(self) -> bool:
        """The end of one, laid over the table."""
        return self.going_on.is_visible()

    @property
    def going_on(self) -> Locator:
        return self.page.get_by_role("button", name=GO_ON[self.language])

    def goes_on(self) -> None:
        """Whatever is laid over the table is read and put away."""
        if self.is_shown_a_round:
            with suppress(Error):  # it went by itself
                self.touch(self.going_on.element_handle(timeout=100))

    def offers(self) -> list[ElementHandle]:
        """What can be touched on the game's own screen: cards that can be played, and buttons."""
        return self.page.query_selector_all(OFFERED)

    def does_something(self) -> None:
        """A person who knows no rules: touches what stands out. What is gone before it is touched was too late."""
        offers = self.offers()
        buttons = [offer for offer in offers if not offer.evaluate("button => button.classList.contains('card')")]
        chosen = buttons if buttons and self.chance.random() < 0.3 else offers
        if not chosen:
            self.page.wait_for_timeout(20)
            return
        touched = self.chance.choice(chosen)
        with suppress(Error):
            self.touch(touched)
            if self.chance.random() < 0.5 and touched.evaluate("card => card.classList.contains('lifted')"):
                self.touch(touched)

    def plays_to_the_end(self, does: Callable[[], None] | None = None) -> None:
        """Never stuck: whatever is asked can be answered by touching something."""
        until = time.monotonic() + LONGEST
        while not self.is_over:
            assert time.monotonic() < until, f"not over after so long: {self.screen.inner_text()}"
            self.goes_on()
            if self.is_asked:
                (does or self.does_something)()
            else:
                self.page.wait_for_timeout(15)

"""The protocol page is true: its examples are said to a real server in their order, and it answers as the page shows."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from functools import partial
from typing import Any, NamedTuple, get_args

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse

from tests.server.house import House, News, key_of, scene
from tripot.compiled import PACKAGE
from tripot.engine.chance import Seed
from tripot.engine.game import AnyGame, View
from tripot.server import limits, messages
from tripot.server.app import LARGEST_MESSAGE, LARGEST_REQUEST
from tripot.server.documents import Frames, GameShown, RulesShown, TableListed, TableOpened, Verified
from tripot.server.hall import MOST_MEMBERS
from tripot.server.limits import Limits
from tripot.server.members import MOST_WAITING
from tripot.server.messages import AnyNews, AnyWish, Code, Sign
from tripot.server.thinking import Thinkers
from tripot.tables.seating import LONGEST_NAME
from tripot.tables.settings import Settings

PAGE = (PACKAGE.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
STEP = re.compile(r"^```json (.+)\n((?s:.*?))^```$|^<!-- (.+) -->$", re.MULTILINE)
LUCK = {"now", "at", "deadline", "left", "commitment", "view", "changes", "legal", "delay", "moves", "reason"}
SHORTENED = {"articles"}  # of many
FETCHED = {
    "/api/games": list[GameShown],
    "/api/games/hula-hoo/rules/en": RulesShown,
    "/api/tables": list[TableListed],
    "/api/tables/{table}/games/1/verify": Verified,
    "/api/tables/{table}/games/1/frames?seat=A": Frames,
}


class Step(NamedTuple):
    """An example and what it is, or something that happens between two of them."""

    what: str
    text: str


STEPS = [Step(found[1] or found[3], found[2] or "") for found in STEP.finditer(PAGE)]
WISHES = [step.text for step in STEPS if step.what.endswith(" says")]
NEWS = [step.text for step in STEPS if " hears " in step.what]


def kinds(union: Any) -> list[str]:
    return [kind.__struct_config__.tag for kind in get_args(union)]


def rows(heading: str) -> list[tuple[str, str]]:
    """The first two columns of a table of the page."""
    chapter = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| ([^|]+?) \| ([^|]+?) \|", chapter, re.MULTILINE)[1:]


# --- The evening ---


class Person:
    """Somebody with a real socket, who reads whatever comes."""

    def __init__(self, line: ClientWebSocketResponse) -> None:
        self.line = line
        self.heard: list[News] = []
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for message in self.line:
            self.heard.append(json.loads(message.data))

    async def say(self, text: str) -> None:
        """Send a wish, and wait until it is answered."""
        wish, before = json.loads(text), len(self.heard)
        await self.line.send_str(text)
        if wish["kind"] == "hello":
            await self.hear("welcome", before)
        elif wish["kind"] != "pong":
            while not any(news.get("id") == wish["id"] for news in self.heard[before:]):
                await asyncio.sleep(0)

    async def hear(self, kind: str, before: int = 0) -> News:
        """The last news of this kind, or else the next."""
        while True:
            for news in reversed(self.heard[before:]):
                if news["kind"] == kind:
                    return news
            await asyncio.sleep(0)


class Evening:
    """The people of the page, and a server for them."""

    def __init__(self, house: House, client: ClientSession, stack: AsyncExitStack) -> None:
        self.house = house
        self.client = client
        self.stack = stack
        self.people: dict[str, Person] = {}  # as the page knows them now
        self.everybody: list[Person] = []
        self.opened: News = {}

    async def comes(self, name: str) -> Person:
        line = await self.stack.enter_async_context(self.client.ws_connect("/api/socket"))
        person = self.people[name] = Person(line)
        self.everybody.append(person)
        return person

    async def says_hello(self, name: str, table: str) -> Person:
        person = await self.comes(name)
        await person.say(json.dumps({"kind": "hello", "id": "hello", "table": table, "key": key_of(name)}))
        return person

    async def happens(self, step: Step) -> object:
        """What really comes of a step, if anything can be seen of it."""
        match step.what.split(" "):
            case ["POST", path]:
                async with self.client.post(path, data=step.text) as response:
                    self.opened = {"status": response.status, "body": await response.json()}
            case ["201"]:
                assert 201 == self.opened["status"]
                return self.opened["body"]
            case ["GET", path]:
                return await self.fetched(path)
            case [name, "says"]:
                person = self.people.get(name) or await self.comes(name)
                await person.say(step.text)
            case [name, "hears", kind]:
                await self.house.settle()
                return await self.people[name].hear(kind)
            case [name, "says", "hello"]:
                await self.says_hello(name, self.opened["body"]["table"])
            case [seconds, "seconds", "later"]:
                await self.house.later(float(seconds))
            case [host, "and", guest, "play", game]:
                await self.play(host, guest, game)
            case _:
                raise AssertionError(f"nobody knows what to do at: {step.what}")
        return None

    async def play(self, host: str, guest: str, game: str) -> None:
        """At another table; the guest goes on at the first."""
        stays = self.people[guest]
        settings = {"game": game, "seats": 2}
        wished = {"id": "another", "key": key_of(host), "name": host, "settings": settings}
        async with self.client.post("/api/tables", json=wished) as response:
            table = (await response.json())["table"]
        first, second = [await self.says_hello(name, table) for name in (host, guest)]
        await second.say(json.dumps({"kind": "sit", "id": "sit", "name": guest}))
        await first.say('{"kind": "start", "id": "start"}')
        self.people[guest] = stays
        await self.house.later(0.5)

    async def fetched(self, path: str) -> object:
        if "{table}" in path:
            finished, _ = await self.house.whole_game()
            path = path.replace("{table}", finished.shown["table"])
        elif path == "/api/tables":
            await self.house.open(self.house.guest("Dee"), game="hula-hoo", seats=4, is_listed=True)
        async with self.client.get(path) as response:
            assert 200 == response.status
            return await response.json()


def differences(shown: object, real: object, where: str = "", *, is_luck: bool = False) -> Iterator[str]:
    """Where an example is not what was sent. What depends on time and chance has the same fields and types only, and its
    lists may be shortened."""
    if isinstance(shown, dict) and isinstance(real, dict):
        is_short = where.rpartition(".")[2] in SHORTENED
        if set(shown) != set(real) and not (is_short and set(shown) < set(real)):
            yield f"{where}: {sorted(set(shown) ^ set(real))}"
        for key in set(shown) & set(real):
            yield from differences(shown[key], real[key], f"{where}.{key}", is_luck=is_luck or key in LUCK)
    elif isinstance(shown, list) and isinstance(real, list):
        if bool(shown) != bool(real) or not (is_luck or len(shown) == len(real)):
            yield f"{where}: {len(shown)} and {len(real)}"
        for number, element in enumerate(shown):
            others = real if is_luck else real[number : number + 1]
            if all(any(differences(element, other, is_luck=is_luck)) for other in others):
                yield f"{where}[{number}]: {element}"
    elif type(shown) is not type(real) if is_luck else shown != real:
        yield f"{where}: {shown} and {real}"


class SlowBots(Thinkers):
    """Hints are found, and bots are still thinking when the evening is over: every number is what the page says."""

    async def choose(self, game: AnyGame, level: str, view: View, seed: Seed, seconds: float) -> int:
        await asyncio.Future()
        raise AssertionError


@partial(scene, thinkers=1, kind=SlowBots)
async def test_the_evening_of_the_page_goes_as_the_page_tells(house: House) -> None:
    shown_refused = [json.loads(text)["id"] for text in NEWS if json.loads(text)["kind"] == "refused"]
    async with house.doors() as client, AsyncExitStack() as stack:
        evening = Evening(house, client, stack)
        for step in STEPS:
            real = await evening.happens(step)
            if real is not None:
                is_luck = step.what.startswith("GET")
                assert [] == list(differences(json.loads(step.text), real, step.what, is_luck=is_luck))
    refused = [news["id"] for person in evening.everybody for news in person.heard if news["kind"] == "refused"]
    assert shown_refused == refused


# --- Nothing is missing, and everything has its type ---


def test_every_wish_has_an_example_and_every_example_is_a_wish() -> None:
    assert set(kinds(AnyWish)) == {json.loads(text)["kind"] for text in WISHES}
    for text in WISHES:
        messages.WISHES.decode(text)


def test_every_news_has_an_example_with_exactly_its_fields() -> None:
    assert set(kinds(AnyNews)) == {json.loads(text)["kind"] for text in NEWS}
    for text in NEWS:
        assert json.loads(text) == json.loads(messages.ENCODER.encode(msgspec.json.decode(text, type=AnyNews)))


def test_every_answer_over_http_has_an_example_with_exactly_its_fields() -> None:
    answers = {step.what.removeprefix("GET "): step.text for step in STEPS if step.what.startswith("GET ")}
    assert set(FETCHED) == set(answers)
    (opened,) = (step.text for step in STEPS if step.what == "201")
    for text, kind in [(answers[path], FETCHED[path]) for path in answers] + [(opened, TableOpened)]:
        assert json.loads(text) == json.loads(messages.ENCODER.encode(msgspec.json.decode(text, type=kind)))


def test_every_code_setting_and_sign_is_on_the_page() -> None:
    assert [f"`{code}`" for code in get_args(Code)] == [code for code, _ in rows("Codes")]
    settings = ", ".join(setting for setting, _ in rows("Opening a table"))
    assert [f"`{name}`" for name in Settings.__struct_fields__] == settings.split(", ")
    for sign in get_args(Sign):
        assert f"`{sign}`" in PAGE


def test_every_field_of_a_wish_is_on_the_page() -> None:
    for kind in get_args(AnyWish):
        for field in kind.__struct_fields__:
            assert re.search(rf'["`]{field}["`]', PAGE), f"{kind.__name__}.{field}"


def test_the_doors_of_the_page_are_those_of_the_server() -> None:
    source = (PACKAGE / "server" / "app.py").read_text(encoding="utf-8")
    for path in re.findall(r'web\.\w+\("([^"]+)"', source):
        place = path.replace("/games/{game}", "/games/{n}").removesuffix("/verify")
        assert path in PAGE or place in PAGE, path


def test_the_limits_of_the_page_are_those_of_the_server() -> None:
    usual, burst = Limits(), limits.BURST
    assert (
        dict(rows("Limits")).items()
        >= {
            "a message on the socket; a request": f"{LARGEST_MESSAGE // 1024} KB of text; {LARGEST_REQUEST // 1024} KB",
            "messages of a connection *": f"{burst * usual.messages:.0f} at once, {usual.messages} a second; "
            f"{limits.ABUSE} beyond that, and it is cut",
            "hints": f"{limits.HINTS.burst} at once, {60 * limits.HINTS.a_second:.0f} a minute; one at a time",
            "chat and signs": f"{limits.CHAT.burst} at once, {60 * limits.CHAT.a_second:.0f} a minute",
            "tables opened by an address *": f"{burst * usual.tables:.0f} at once, {usual.tables} a minute",
            "logs and replays fetched by an address": f"{limits.FETCHES.burst} at once, "
            f"{60 * limits.FETCHES.a_second:.0f} a minute",
            "connections of an address *": f"{usual.connections}",
            "people at a table": f"{MOST_MEMBERS}; seats always get in",
            "a name; a line of chat": f"{LONGEST_NAME} characters, the rest is cut; 300",
            "what a connection has not taken": f"{MOST_WAITING // 1024} KB; then it is cut, and can come back",
        }.items()
    )


def test_an_example_that_is_not_what_was_sent_is_noticed() -> None:
    real = {"kind": "event", "n": 3, "at": 5, "changes": {"hand": [1, 2]}}
    assert [] == list(differences(real | {"at": 7, "changes": {"hand": [9]}}, real))
    wrongs: list[News] = [{"n": 4}, {"at": "5"}, {"more": 1}, {"changes": {}}, {"changes": {"hand": ["1"]}}]
    for wrong in wrongs:
        assert [] != list(differences(real | wrong, real)), wrong

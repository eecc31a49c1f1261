"""A house to prove things in: a hall with its real storage, guests at its tables, and time that passes when a test says so."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import ClientSession, web

from tripot.server.addresses import Addresses
from tripot.server.app import Doors
from tripot.server.bots import Manner
from tripot.server.documents import NewTable
from tripot.server.hall import Hall
from tripot.server.limits import Limits
from tripot.server.members import Member
from tripot.server.pages import Pages
from tripot.server.served import Promise, Served
from tripot.server.thinking import Thinkers
from tripot.storage.sqlite import SqliteStore

NOW = 1_800_000_000_000
PATIENCE = 20.0  # seconds of real time that a test may take
USUAL = Limits()
EVERYBODY = ("Ada", "Bo", "Cy", "Dee", "Eve", "Fay")

News = dict[str, Any]


class StandingTime(asyncio.SelectorEventLoop):
    """An event loop that asks nobody what time it is."""

    moment = 1000.0  # seconds

    def time(self) -> float:
        return self.moment


class FakeLine:
    """The way to a guest: whatever is sent has arrived."""

    def __init__(self, on_cut: Callable[[], object]) -> None:
        self.heard: list[News] = []
        self.behind = 0
        self.is_cut = False
        self.on_cut = on_cut

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def waiting(self) -> int:
        return self.behind

    def cut(self) -> None:
        self.is_cut = True
        self.on_cut()


class Guest:
    """Somebody with a name, a key and a connection; a second tab is another guest with the same key."""

    def __init__(self, house: "House", name: str) -> None:
        self.house = house
        self.name = name
        self.key = key_of(name)
        self.line = FakeLine(lambda: house.loop.call_soon(self.part))
        self.member = Member(self.line, house.loop.time, Limits.messages)

    @property
    def heard(self) -> list[News]:
        return self.line.heard

    def say(self, kind: str, **wish: object) -> str:
        """Send a wish, and wait for nothing."""
        wish = {"kind": kind, "id": f"wish {next(self.house.numbers)}"} | wish
        self.house.hall.receive(self.member, msgspec.json.encode(wish))
        return str(wish["id"])

    async def wish(self, kind: str, **wish: object) -> News:
        """Send a wish, and get its answer, the only one that there is."""
        before = len(self.heard)
        name = self.say(kind, **wish)
        await self.house.settle()
        (answer,) = (news for news in self.heard[before:] if news.get("id") == name)
        return answer

    async def hello(self, table: str, **more: object) -> News:
        """Come to a table; the answer is a welcome, or why not."""
        before = len(self.heard)
        self.say("hello", **{"table": table, "key": self.key, **more})
        await self.house.settle()
        return self.heard[before]

    async def play(self, move: str = "", **more: object) -> News:
        """A move that is legal now, the first on offer if it is not said which."""
        return await self.wish("play", move=move or self.legal[0], n=self.n, **more)

    def part(self) -> None:
        """The connection is gone."""
        self.house.hall.part(self.member)

    # --- What they know ---

    def news(self, kind: str) -> list[News]:
        return [news for news in self.heard if news["kind"] == kind]

    @property
    def n(self) -> int:
        """The last number that they were told."""
        return max((news["n"] for news in self.heard if news["kind"] in ("welcome", "event", "table")), default=0)

    @property
    def legal(self) -> list[str]:
        told = [news for news in self.heard if news["kind"] == "welcome" or "legal" in news]
        return [move["text"] for move in told[-1].get("legal", [])]

    @property
    def deadline(self) -> int:
        """In milliseconds since 1970, as they were told last."""
        told = [news for news in self.heard if news["kind"] in ("welcome", "event")]
        return int(told[-1]["deadline"])

    @property
    def shown(self) -> News:
        """The table as they saw it last."""
        told: list[News] = [news["shown"] for news in self.heard if "shown" in news]
        return told[-1]

    @property
    def view(self) -> News:
        """Their view of the game, with every change merged into it."""
        view: News = {}
        for news in self.heard:
            if news["kind"] == "welcome":
                view = news["view"] or {}
            elif news["kind"] == "event":
                view = view | news["changes"] | news.get("own", {})
        return view


class House:
    """A hall and all that it stands on."""

    def __init__(self, folder: Path, loop: StandingTime, thinkers: Thinkers) -> None:
        self.loop = loop
        self.numbers = count()
        self.port = 0  # while the doors are open
        self.store = SqliteStore(folder / "tables.sqlite", loop)
        self.thinkers = thinkers
        self.hall = Hall(self.store, Manner(thinkers, pace=0.0), clock=self.clock)

    def clock(self) -> int:
        return NOW + round((self.loop.moment - StandingTime.moment) * 1000)

    def guest(self, name: str) -> Guest:
        return Guest(self, name)

    async def open(self, host: Guest, **settings: object) -> str:
        """A table, with its host at it."""
        chosen = {"game": "el-diablo"} | settings
        wished = {"id": f"{next(self.numbers)}", "key": host.key, "name": host.name, "settings": chosen}
        opened = await self.hall.open(msgspec.convert(wished, NewTable))
        await host.hello(opened.table)
        return opened.table

    async def party(self, people: int = 3, **settings: object) -> list[Guest]:
        """So many people at a table for as many."""
        guests = [self.guest(name) for name in EVERYBODY[:people]]
        table = await self.open(guests[0], **{"seats": people, **settings})
        for guest in guests[1:]:
            await guest.hello(table)
            assert "done" == (await guest.wish("sit", name=guest.name))["kind"]
        return guests

    async def game(self, people: int = 3, **settings: object) -> list[Guest]:
        """The same, and they play."""
        guests = await self.party(people, **settings)
        assert "done" == (await guests[0].wish("start"))["kind"]
        return guests

    async def whole_game(self) -> list[Guest]:
        """A game of two, to its end."""
        guests = await self.game(2, game="la-chouine")
        while guests[0].shown["is_playing"]:
            mover = next(guest for guest in guests if guest.legal)
            assert "done" == (await mover.play(mover.legal[-1]))["kind"]
            await self.later(0.1)
        return guests

    def table_of(self, guest: Guest) -> Served:
        return self.hall.at[guest.member]

    async def settle(self) -> None:
        """Until everything that has happened so far is durable and told."""
        await self.breathe()
        for served in list(self.hall.tables.values()):
            promise = Promise(self.loop)
            served.desk.post(promise, b"", answers="settled")
            await promise.is_saved
        await self.breathe()

    async def breathe(self) -> None:
        """Whatever is due now is done: a timer that rings, what it calls, and what that calls."""
        for _ in range(3):
            await asyncio.sleep(0)

    async def later(self, seconds: float) -> None:
        """Time passes, and whatever is due by then happens."""
        until = self.loop.moment + seconds
        while self.loop.moment < until:
            self.loop.moment = min(until, self.loop.moment + 0.5)
            await self.settle()

    def spoil_disk(self, *, is_spoilt: bool = True) -> None:
        """From now on nothing can be written."""
        self.store.writer.execute(f"PRAGMA query_only = {is_spoilt:d}")

    @asynccontextmanager
    async def doors(
        self,
        *,
        origins: tuple[str, ...] = (),
        limits: Limits = USUAL,
        is_behind_proxy: bool = False,
        pages: Pages | None = None,
    ) -> AsyncIterator[ClientSession]:
        """Open to real sockets; a client to come in with."""
        addresses = Addresses(limits, is_behind_proxy=is_behind_proxy)
        doors = Doors(self.hall, addresses, origins=frozenset(origins), pages=pages)
        runner = web.AppRunner(doors.app(), access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.port = runner.addresses[0][1]
        try:
            async with ClientSession(f"http://127.0.0.1:{self.port}") as client:
                yield client
        finally:
            await runner.cleanup()

    async def aclose(self) -> None:
        self.hall.close()
        self.thinkers.close()


def key_of(name: str) -> str:
    return f"key-of-{name.lower()}-".ljust(32, "0")


def scene(
    test: Callable[[House], Awaitable[None]], *, thinkers: int = 0, kind: type[Thinkers] = Thinkers
) -> Callable[[Path], None]:
    """A test in a house of its own, that may not take for ever."""

    async def within(folder: Path, loop: StandingTime) -> None:
        main = asyncio.current_task()
        assert main is not None
        guard = threading.Timer(PATIENCE, loop.call_soon_threadsafe, [main.cancel])
        guard.start()
        try:
            async with aclosing(House(folder, loop, kind(thinkers))) as house:
                await test(house)
        finally:
            guard.cancel()

    def played(tmp_path: Path) -> None:
        loop = StandingTime()
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(within(tmp_path, loop))

    return played

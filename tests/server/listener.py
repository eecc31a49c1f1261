"""Somebody at a real socket: every number is checked, every break is healed, and a wish without an answer is repeated."""

import asyncio
import random
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

import aiohttp
import msgspec

from tripot.games import find_game
from tripot.server.limits import BURST, Bucket, Limits, Rate
from tripot.server.telling import MOST_MISSED

POLITE = Rate(
    BURST * Limits.messages / 2, Limits.messages * 0.9
)  # what the server allows, with room for messages that bunch up
AGAIN = (0.02, 0.2)  # seconds between two attempts to come back
BROKEN = (aiohttp.ClientError, OSError)

Message = dict[str, Any]


class Answered(NamedTuple):
    wish: Message
    n: int  # of its record
    was_known: bool  # carried out before the break in which its answer was lost


class Told(NamedTuple):
    seat: str
    move: str  # nothing, if it is a secret


class Listener:
    """A spectator, if they have the table's `watch` key; a visitor, if they have none."""

    def __init__(
        self, session: aiohttp.ClientSession, table: str, name: str, *, key: str = "", watch: str = ""
    ) -> None:
        self.session = session
        self.table = table
        self.name = name
        self.key = key
        self.watch = watch
        self.random = random.Random(name)
        self.n = 0
        self.seat: str | None = None
        self.shown: Message = {}
        self.view: Message | None = None
        self.legal: list[str] = []
        self.told: dict[int, Told] = {}
        self.open: Message | None = None  # the wish that is not answered
        self.answered: list[Answered] = []
        self.refused: list[Message] = []
        self.is_welcome = False
        self.welcomes: list[int] = []  # the number that each conversation began with

    # --- The connection ---

    async def live(self) -> None:
        """For ever: whoever started it stops it."""
        while True:
            with suppress(*BROKEN):
                async with self.session.ws_connect("/api/socket", headers=comes_from(self.name)) as self.socket:
                    await self.converse()
            await asyncio.sleep(self.random.uniform(*AGAIN))

    async def converse(self) -> None:
        self.bucket = Bucket(POLITE, time.monotonic())
        self.is_welcome = False
        keys = {kind: key for kind, key in (("key", self.key), ("watch", self.watch)) if key}
        await self.send({"kind": "hello", "id": "hello", "table": self.table, "since": self.n, **keys})
        async for message in self.socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                return
            was_welcome, news = self.is_welcome, msgspec.json.decode(message.data)
            self.hear(news)
            if news["kind"] == "ping":
                await self.send({"kind": "pong", "id": "pong", "ping": news["ping"]})
            elif self.open is None:
                await self.act()
            elif not was_welcome:
                await self.send(self.open)

    async def act(self) -> None:
        """Listeners only listen."""

    async def send(self, message: Message) -> None:
        while not self.bucket.spend(time.monotonic()):
            await asyncio.sleep(1 / POLITE.a_second)
        await self.socket.send_frame(msgspec.json.encode(message), aiohttp.WSMsgType.TEXT)

    def cut(self) -> None:
        """The wire breaks: nobody says goodbye."""
        self.socket.get_extra_info("socket").shutdown(socket.SHUT_RDWR)

    # --- What is heard ---

    def hear(self, news: Message) -> None:
        match news["kind"]:
            case "welcome":
                self.be_welcome(news)
            case "event":
                self.see(news)
            case "table":
                self.count(news["n"])
                self.shown = news["shown"]
            case "done" | "refused":
                self.settle(news)

    def be_welcome(self, news: Message) -> None:
        """The first of a conversation says what was missed; a later one is told in place of its number's event."""
        if self.is_welcome:
            self.count(news["n"])
        else:
            self.resume(news)
        self.seat, self.shown, self.view = news["seat"], news["shown"], news["view"]
        self.legal = [move["text"] for move in news.get("legal", [])]

    def resume(self, news: Message) -> None:
        """Everything since the last number, and nothing undone; what was said in real time is gone."""
        n, missed = news["n"], news.get("missed", [])
        assert n >= self.n, f"{self.name} was told of {self.n}, and the table is at {n}"
        numbers = [entry["n"] for entry in missed]
        is_same_game = self.view is not None and self.shown["games"] == news["shown"]["games"]
        if is_same_game and not find_game(self.shown["settings"]["game"]).time:
            assert list(range(self.n + 1, n + 1))[-MOST_MISSED:] == numbers, f"{self.name} has missed something else"
        self.told |= {entry["n"]: Told(entry["seat"], entry.get("move", "")) for entry in missed}
        self.n, self.is_welcome = n, True
        self.welcomes.append(n)

    def see(self, event: Message) -> None:
        self.count(event["n"])
        assert self.view is not None, f"{self.name} hears of a game that was not shown"
        self.view |= event["changes"] | event.get("own", {})
        self.shown = event.get("shown", self.shown)
        if "legal" in event:
            self.legal = [move["text"] for move in event["legal"]]
        self.told[self.n] = Told(event["seat"], event.get("move", ""))

    def count(self, n: int) -> None:
        """No gap, no repetition; visitors hear of the table only."""
        is_visitor = not self.key and not self.watch
        assert n == self.n + 1 or (is_visitor and n > self.n), f"{self.name} hears of {n} after {self.n}"
        self.n = n

    def settle(self, answer: Message) -> None:
        """The answer to the open wish: there is never another."""
        if answer.get("code") == "closing":
            return
        assert self.open is not None, f"{self.name} is answered without a wish: {answer}"
        assert self.open["id"] == answer["id"], f"{self.name} wished {self.open} and is answered {answer}"
        if answer["kind"] == "done":
            n = answer.get("n", 0)
            self.answered.append(Answered(self.open, n, was_known=n <= self.welcomes[-1]))
        else:
            self.refused.append(self.open)
        self.open = None


def comes_from(name: str) -> dict[str, str]:
    """What a proxy would say."""
    return {"X-Forwarded-For": name}


@asynccontextmanager
async def alive(listeners: Iterable[Listener]) -> AsyncIterator[None]:
    """They live in the meantime; what one of them finds wrong is raised."""
    async with asyncio.TaskGroup() as group:
        lives = [group.create_task(listener.live()) for listener in listeners]
        yield
        for life in lives:
            life.cancel()


async def until(is_so: Callable[[], bool], seconds: float = 30) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)

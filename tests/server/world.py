"""A server with real doors, a real store and a clock that stands still, and everybody who is connected to a table of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, web

from tests.server.twins import key_of
from tripot.engine.state import State
from tripot.server.addresses import Addresses
from tripot.server.app import Doors
from tripot.server.bots import Manner
from tripot.server.hall import Hall
from tripot.server.limits import Buckets, Limits, Rate
from tripot.server.telling import WATCHING, Place
from tripot.server.thinking import Thinkers
from tripot.storage.sqlite import SqliteStore
from tripot.tables.records import ENCODER, AnyRecord
from tripot.tables.table import LiveTable

UNLIMITED = Rate(1e9, 1e9)


class Moment:
    """The clock of both worlds."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


class World:
    """A server with real doors and a real store, and everybody who is connected to one of its tables."""

    def __init__(self, hall: Hall, session: ClientSession) -> None:
        self.hall = hall
        self.session = session
        self.sockets: dict[Place, ClientWebSocketResponse] = {}
        self.heard: dict[Place, list[bytes]] = {}

    async def open(self, records: list[AnyRecord], world: State | None) -> None:
        """A table as its records say, or as it stands in another world."""
        loop, table = asyncio.get_running_loop(), LiveTable.fold(records).id
        saved: asyncio.Future[object] = loop.create_future()
        for record in records:
            done = saved.set_result if record is records[-1] else lambda refused: None
            self.hall.store.append(table, record.n, ENCODER.encode(record), done)
        assert await saved is None
        self.desk = self.hall.find(table).desk
        if world is not None and self.desk.table.match is not None:
            world.now = self.desk.table.match.state.now
            self.desk.table.match.state = world
        self.sockets, self.heard = {}, {}

    @property
    def table(self) -> LiveTable:
        return self.desk.table

    @property
    def state(self) -> State:
        assert self.table.match is not None
        state: State = self.table.match.state
        return state

    async def connect(self, name: str, place: Place, since: int = 0) -> None:
        socket = self.sockets[place] = await self.session.ws_connect("/api/socket")
        hello = {"kind": "hello", "id": "hello", "table": self.table.id, "since": since}
        if place >= 0:
            hello["key"] = key_of(name, place)
        elif place == WATCHING:
            hello["watch"] = self.table.watch
        await socket.send_json(hello)
        self.heard.setdefault(place, []).append(await self.next(place))

    async def next(self, place: Place) -> bytes:
        while True:
            frame = await asyncio.wait_for(self.sockets[place].receive_str(), 20)
            if '"kind":"ping"' not in frame:  # pings measure real time
                return frame.encode()

    async def part(self, place: Place) -> None:
        there = len(self.hall.at)
        await self.sockets.pop(place).close()
        while len(self.hall.at) == there:
            await asyncio.sleep(0)

    async def leave(self) -> None:
        for socket in self.sockets.values():
            await socket.close()

    async def say(self, place: Place, message: str, wish: str) -> None:
        """Send something, and hear everything up to its answer."""
        await self.sockets[place].send_str(message)
        while True:
            frame = await self.next(place)
            self.heard[place].append(frame)
            said = msgspec.json.decode(frame)
            if said["kind"] in ("done", "refused") and said["id"] == wish:
                return

    async def ask(self, path: str) -> bytes:
        async with self.session.get(path) as response:
            return b"%d %s" % (response.status, await response.read())

    def let_time_pass(self) -> None:
        served = self.hall.tables[self.table.id]
        if served.waiter.timer is not None:
            served.waiter.timer.cancel()
        served.waiter.ring()
        if served.gallery is not None:
            served.gallery.stop()
            served.gallery.catch_up()


@asynccontextmanager
async def served(folder: Path, moment: Moment) -> AsyncIterator[World]:
    """One world; bots have nowhere to think, so that nothing happens by itself."""
    folder.mkdir()
    store = SqliteStore(folder / "tables.sqlite", asyncio.get_running_loop())
    hall = Hall(store, Manner(Thinkers(0), pace=0.0), clock=moment)
    addresses = Addresses(Limits(connections=1000, messages=10**9), is_behind_proxy=False)
    addresses.fetches = Buckets(UNLIMITED)
    doors = Doors(hall, addresses, origins=frozenset())
    runner = web.AppRunner(doors.app(), access_log=None, shutdown_timeout=1)
    async with AsyncExitStack() as opened:
        opened.callback(store.close)
        await runner.setup()
        opened.push_async_callback(runner.cleanup)
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        world = World(hall, await opened.enter_async_context(ClientSession(url)))
        opened.push_async_callback(world.leave)
        yield world

"""People who play on while others make trouble: they know what they have done, and the log must say the same."""

import asyncio
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse

from tripot.engine.seats import letter

QUIET = {"welcome", "event", "table", "here", "done"}  # what is heard at a table where nobody talks or errs
PACE = 0.05  # seconds before each move, within what the server allows


class Party:
    """A table with a person at every seat."""

    def __init__(self, session: ClientSession, game: str, seats: int) -> None:
        self.session = session
        self.game = game
        self.seats = seats
        self.keys = [secrets.token_urlsafe(24) for _ in range(seats)]
        self.table = self.watch = ""
        self.sockets: list[ClientWebSocketResponse] = []
        self.moves: dict[int, tuple[str, str]] = {}  # by the number of the record: seat and move
        self.sent: list[bytes] = []  # everything but the keys, for thieves
        self.wishes = 0
        self.is_ending = False

    async def gather(self) -> None:
        """Everybody sits down, and the host starts."""
        settings = {"game": self.game, "seats": self.seats}
        opening = {"id": "open", "key": self.keys[0], "name": "Ada", "settings": settings}
        address = {"X-Forwarded-For": f"honest {self.game}"}
        async with self.session.post("/api/tables", json=opening, headers=address) as response:
            opened = await response.json()
        self.table, self.watch = opened["table"], opened["watch"]
        for seat, key in enumerate(self.keys):
            socket = await self.session.ws_connect("/api/socket", headers=address)
            self.sockets.append(socket)
            await socket.send_json({"kind": "hello", "id": "hello", "table": self.table, "key": key})
            if seat:
                await self.wish(seat, kind="sit", name=f"Player {seat}")
        await self.wish(0, kind="start")

    async def wish(self, seat: int, **fields: object) -> bytes:
        self.wishes += 1
        wish = msgspec.json.encode({"id": f"wish {self.wishes}", **fields})
        self.sent.append(wish)
        await self.sockets[seat].send_str(wish.decode())
        return wish

    async def part(self) -> None:
        for socket in self.sockets:
            await socket.close()

    async def play(self, seat: int) -> None:
        """Random moves, now and then said twice, until it is time to end; after the last trick, another game."""
        rng, socket, own, n, is_waiting = random.Random(seat), self.sockets[seat], letter(seat), 0, False
        legal: list[dict[str, str]] = []
        said: dict[str, str] = {}  # by the id of the wish
        while is_waiting or not self.is_ending:
            try:
                news = msgspec.json.decode(await socket.receive_str(timeout=0.2))
            except TimeoutError:
                continue
            assert news["kind"] in QUIET, news
            if news["kind"] == "done" and news["id"] in said:
                self.moves[news["n"]] = (own, said[news["id"]])
            if news["kind"] not in ("welcome", "event"):
                continue
            n, legal = news["n"], news.get("legal", [] if news["kind"] == "welcome" else legal)
            is_waiting = is_waiting and news.get("seat") != own
            shown = news.get("shown") or {"is_playing": True}
            if seat == 0 and not shown["is_playing"] and shown["games"]:
                await self.wish(seat, kind="start")
            elif legal and not is_waiting and not self.is_ending:
                await asyncio.sleep(PACE)
                move = rng.choice(legal)["text"]
                wish = await self.wish(seat, kind="play", move=move, n=n)
                said[msgspec.json.decode(wish)["id"]] = move
                is_waiting = True
                if rng.random() < 0.2:
                    await socket.send_str(wish.decode())


@asynccontextmanager
async def playing(parties: list[Party]) -> AsyncIterator[None]:
    """While something else goes on."""
    async with asyncio.TaskGroup() as group:
        for party in parties:
            for seat in range(party.seats):
                group.create_task(party.play(seat))
        yield
        for party in parties:
            party.is_ending = True

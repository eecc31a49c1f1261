"""Whatever is sent to it, a server stays up and small, says one sentence for each message, and changes nobody's game."""

import asyncio
import contextlib
import os
import random
import re
import secrets
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import uvloop
from aiohttp import ClientSession

from tests.server.honest import Party, playing
from tests.server.nonsense import Nonsense
from tests.server.rough import BINARY, MORE, PING, frame, in_pieces, request, rough
from tripot.engine.log import CLOCK
from tripot.server.messages import Refused
from tripot.server.serving import LOG_FILE
from tripot.storage.sqlite import SqliteStore
from tripot.tables.records import DECODER, Happened

FLAGS = "--host 127.0.0.1 --port 0 --proxy yes --connections 1000 --pace 0 --thinkers 1"
WAVES, CONNECTIONS, MESSAGES = 16, 48, 150
WARM_UP = 4  # waves
MOST_GROWTH = 15_000_000  # bytes
JUDGED = 30_000  # messages that must get past the limit
GAMES = (("la-chouine", 3), ("el-diablo", 4), ("hula-hoo", 2))
REQUESTS = (
    b"\x00\xff" * 200,
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 20_000 + b"\r\n\r\n",
    b"GET /api/tables/%ff%00/games/%ff HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/tables/..%2f..%2f/games/1/verify HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/tables/\xc3\xa9/games/99999999999999999999 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 1\r\n\r\n",
    b"DELETE /api/tables HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nabcd",
)


class Served:
    """A server process, and what it leaves behind."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "log"
        command = [sys.executable, "-m", "tripot", "serve", *FLAGS.split(), "--data", str(folder / "data")]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)
        assert self.process.stdout is not None
        found = re.search(rb":([0-9]+)/", self.process.stdout.readline())
        assert found is not None
        self.port = int(found[1])

    def memory(self) -> int:
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def records(self, table: str) -> list[bytes]:
        """As another process reads them."""
        with (
            contextlib.closing(asyncio.new_event_loop()) as loop,
            contextlib.closing(SqliteStore(self.folder / "data" / LOG_FILE, loop)) as store,
        ):
            return store.read(table)

    def end(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        with self.process:
            return self.process.wait(20)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path)
    yield server
    server.process.kill()
    with server.process:
        server.process.wait()


class Trouble:
    """Many connections to tables where they are nobody, or not much."""

    def __init__(self, port: int, parties: list[Party]) -> None:
        self.port = port
        self.parties = parties
        self.sent = 0
        self.codes: Counter[str] = Counter()

    async def connection(self, number: int) -> None:
        """A connection at some table, in some role, that sends nonsense and is answered once for each message."""
        rng = random.Random(number)
        nonsense = Nonsense(number, [wish for party in self.parties for wish in party.sent[-50:]])
        async with rough(self.port, f"address {number}") as socket:
            hello = await self.hello(rng, number)
            messages = [nonsense.next() for _ in range(MESSAGES)]
            socket.send(frame(hello) if hello else b"")
            socket.send(b"".join(in_pieces(data, rng.choice((1, 1, 1, 3))) for data in messages))
            self.sent += len(messages)
            answers = 0
            async for message in socket.messages():
                news = msgspec.json.decode(message)
                if news["kind"] == "refused":
                    refused = msgspec.convert({**news, "kind": "refused"}, Refused)
                    assert refused.fr.endswith((".", "?")), refused
                    assert refused.en.endswith((".", "?")), refused
                    self.codes[refused.code] += 1
                elif news["kind"] == "done":
                    self.codes["done"] += 1
                answers += news["kind"] in ("refused", "done")
                if answers == len(messages):
                    break
            assert answers == len(messages)

    async def hello(self, rng: random.Random, number: int) -> bytes:
        """As nobody, a visitor, a spectator, somebody with a key of their own, or the host of a table of their own."""
        role, party = number % 5, rng.choice(self.parties)
        hello: dict[str, object] = {"kind": "hello", "id": "hello", "table": party.table}
        if role == 0:
            return b""
        if role == 2:
            hello["watch"] = party.watch
        elif role > 2:
            hello["key"] = secrets.token_urlsafe(24)
        if role == 4:
            game, seats = rng.choice(GAMES)
            settings = {"game": game, "seats": seats}
            opening = {"id": "open", "key": hello["key"], "name": "Mallory", "settings": settings}
            body = msgspec.json.encode(opening)
            head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: address {number}\r\nConnection: close\r\n"
            answer = await request(self.port, f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            hello["table"] = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])["table"]
        return msgspec.json.encode(hello)

    async def break_frames(self, number: int) -> None:
        """What is no message at all ends the connection, and only that."""
        broken = (
            frame(b"\x00" * 10, BINARY),
            frame(b" " * 5000),
            frame(b"{}", reserved=3),
            frame(b"{}", kind=MORE),
            frame(b"{}", kind=11),
            frame(b"x" * 200, kind=PING),
            frame(b" " * 3000, is_last=False) + frame(b" " * 3000, kind=MORE),
            frame(b"")[:1] + b"\xff" * 40,  # longer than anything
            b"".join(frame(b"?") for _ in range(300)),  # far beyond the limit
        )
        async with rough(self.port, f"breaking {number}") as socket:
            socket.send(broken[number % len(broken)])
            await socket.end()

    async def stay(self, number: int) -> None:
        """Half a request, or a spectator who reads nothing, and then silence."""
        party = self.parties[number % len(self.parties)]
        hello = {"kind": "hello", "id": "1", "table": party.table, "watch": party.watch}
        async with rough(self.port, f"silent {number}") as socket:
            socket.send(frame(msgspec.json.encode(hello)))
            socket.writer.transport.pause_reading()  # type: ignore[attr-defined] # it reads, too
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            writer.write(b"GET /api/socket HTTP/1.1\r\nHost:")
            try:
                await asyncio.Event().wait()
            finally:
                writer.transport.abort()

    async def knock(self, number: int) -> None:
        """At every other door, with anything."""
        async with rough(self.port, f"elsewhere {number}", origin="https://elsewhere.example") as socket:
            assert 403 == socket.status
        answer = await request(self.port, REQUESTS[number % len(REQUESTS)])
        assert b" 50" not in answer[:15], (number, answer)
        body = Nonsense(number, []).next()
        head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: k{number}\r\nConnection: close\r\n"
        answer = await request(self.port, f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        assert answer.startswith(b"HTTP/1.1 4"), answer


async def make_trouble(served: Served) -> tuple[list[Party], Trouble, int]:
    """Honest tables play, others stand still, and everybody else misbehaves; how much the server has grown meanwhile."""
    async with ClientSession(f"http://127.0.0.1:{served.port}") as session:
        busy = [Party(session, *game) for game in GAMES]
        still = [Party(session, *game) for game in GAMES]
        for party in busy + still:
            await party.gather()
        await asyncio.sleep(0.5)
        before = [served.records(party.table) for party in still]
        trouble, warm = Trouble(served.port, busy + still), 0
        async with playing(busy), asyncio.TaskGroup() as group:
            silent = [group.create_task(trouble.stay(number)) for number in range(20)]
            for wave in range(WAVES):
                if wave == WARM_UP:
                    warm = served.memory()
                numbers = range(wave * CONNECTIONS, (wave + 1) * CONNECTIONS)
                await asyncio.gather(
                    *map(trouble.connection, numbers),
                    *map(trouble.break_frames, numbers[:10]),
                    *map(trouble.knock, numbers[:15]),
                )
            for task in silent:
                task.cancel()
        assert before == [served.records(party.table) for party in still]
        for party in busy + still:
            await party.part()
        return busy, trouble, served.memory() - warm


@pytest.mark.long
def test_nothing_that_is_sent_harms_anybody(served: Served) -> None:
    busy, trouble, growth = uvloop.run(make_trouble(served))
    assert served.process.poll() is None
    assert trouble.sent > 100_000
    judged = trouble.codes.total() - trouble.codes["too_fast"]
    assert judged > JUDGED
    assert {"bad_message", "refused", "not_yours", "unknown_table", "full", "too_fast", "done"} <= trouble.codes.keys()
    assert not {"broken", "not_saved"} & trouble.codes.keys()
    assert growth < MOST_GROWTH
    for party in busy:
        entries = {
            record.n: (record.entry.seat, record.entry.move)
            for record in map(DECODER.decode, served.records(party.table))
            if isinstance(record, Happened)
        }
        assert entries == party.moves
        assert len(entries) > 50
        assert CLOCK not in dict(entries.values())
    assert 0 == served.end()
    lines = [msgspec.json.decode(line) for line in served.log.read_bytes().splitlines()]
    assert not [line for line in lines if line["level"] not in ("info", "warning")]

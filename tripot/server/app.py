"""The doors of the server: one socket for play, a few pages for everything else, and nobody comes in from another site."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, cast

import msgspec
from aiohttp import WSMsgType, web
from aiohttp.http import WSCloseCode
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tripot.engine.errors import BadInput, Text
from tripot.server import archive, metrics, replays, sentences
from tripot.server.addresses import Addresses
from tripot.server.documents import NewTable
from tripot.server.hall import Hall
from tripot.server.lines import Pulse, SocketLine
from tripot.server.members import Member
from tripot.server.messages import ENCODER, Code
from tripot.server.pages import Pages, accepted
from tripot.server.served import UnknownTable
from tripot.server.sockets import Socket
from tripot.storage import NotSaved

LOG = logging.getLogger(__name__)

LARGEST_MESSAGE, LARGEST_REQUEST = 4 * 1024, 16 * 1024  # bytes
SAFE = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "img-src 'self' data:; worker-src 'self'; manifest-src 'self'; object-src 'none'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'",  # Svelte writes styles, never scripts
    "Server": "Tripot",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # links to tables stay among friends
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
STATUS: dict[Code, int] = {
    "unknown_table": 404,
    "unknown_game": 404,
    "not_yours": 403,
    "too_fast": 429,
    "not_saved": 503,
    "closing": 503,
    "broken": 500,
}

Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Doors:
    """What can be asked of a server."""

    def __init__(
        self, hall: Hall, addresses: Addresses, *, origins: frozenset[str], pages: Pages | None = None
    ) -> None:
        self.hall = hall
        self.pages = pages or Pages()
        self.addresses = addresses
        self.pulse = Pulse()
        self.origins = origins  # of pages from elsewhere that may come in all the same

    def app(self) -> web.Application:
        app = web.Application(middlewares=[self.guard], client_max_size=LARGEST_REQUEST)
        app.on_shutdown.append(self.shut)
        app.cleanup_ctx.append(self.beat)
        app.add_routes(
            [
                web.get("/health", self.health),
                web.get("/metrics", self.metrics),
                web.get("/api/games", self.games),
                web.get("/api/games/{game}/rules/{language}", self.rules),
                web.get("/api/tables", self.tables),
                web.post("/api/tables", self.open),
                web.get("/api/tables/{table}/games/{game}", self.log),
                web.get("/api/tables/{table}/games/{game}/verify", self.verify),
                web.get("/api/tables/{table}/games/{game}/frames", self.frames),
                web.get("/api/socket", self.socket),
                *self.pages.routes(),
            ]
        )
        return app

    async def shut(self, app: web.Application) -> None:
        """What was promised is saved and told, and everybody can come back."""
        self.hall.close()
        sockets = [line.socket for line in self.pulse.lines if line.socket.prepared]
        await asyncio.gather(*(socket.close(code=WSCloseCode.GOING_AWAY) for socket in sockets))

    async def beat(self, app: web.Application) -> AsyncIterator[None]:
        beating = asyncio.create_task(self.pulse.go_on())
        yield
        beating.cancel()

    # --- Every request ---

    @web.middleware
    async def guard(self, request: web.Request, handler: Answer) -> web.StreamResponse:
        """Safe headers on everything, one sentence for everything that fails, and a line in the log without secrets."""
        began = time.monotonic()
        try:
            response = (
                await handler(request) if self.is_from_here(request) else refusal("not_yours", sentences.OTHER_PAGE)
            )
        except BadInput as bad:
            response = refusal(cast(Code, bad.code), bad.text)
        except NotSaved:
            response = refusal("not_saved", sentences.NOT_SAVED)
        except web.HTTPTooManyRequests:
            response = refusal("too_fast", sentences.TOO_FAST)
        except web.HTTPRequestEntityTooLarge as http:
            response = refusal("bad_message", sentences.TOO_LONG, http.status)
        except web.HTTPException as http:
            response = refusal("bad_message", sentences.NO_SUCH_PAGE, http.status)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("a request failed")
            response = refusal("broken", sentences.BROKEN)
        if not response.prepared:
            response.headers.update(SAFE)
        took = round((time.monotonic() - began) * 1000)
        LOG.info(
            "request", extra={"method": request.method, "route": route(request), "status": response.status, "ms": took}
        )
        return response

    def is_from_here(self, request: web.Request) -> bool:
        """Browsers say which page asks. One of another site would ask with our visitors' addresses: it is not let in."""
        origin = request.headers.get("Origin")
        return origin is None or origin in self.origins or origin.partition("://")[2] == request.host

    # --- What everybody may fetch ---

    async def health(self, request: web.Request) -> web.Response:
        is_failing = metrics.DURABLE.is_failing
        status = "not saving" if is_failing else "ok"
        return json({"status": status, "tables": len(self.hall.tables)}, 503 if is_failing else 200)

    async def metrics(self, request: web.Request) -> web.Response:
        return web.Response(body=generate_latest(metrics.REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def games(self, request: web.Request) -> web.Response:
        return json(archive.games_shown())

    async def rules(self, request: web.Request) -> web.Response:
        return json(archive.rules_shown(request.match_info["game"], request.match_info["language"]))

    async def tables(self, request: web.Request) -> web.Response:
        return json(self.hall.listed())

    async def open(self, request: web.Request) -> web.Response:
        if not self.addresses.openings.spend(self.addresses.of(request), time.monotonic()):
            return refusal("too_fast", sentences.TOO_FAST)
        try:
            wished = msgspec.json.decode(await request.read(), type=NewTable)
        except (msgspec.DecodeError, UnicodeDecodeError, web.RequestPayloadError, ConnectionError) as error:
            refused = sentences.not_a_message("", str(error))
            return json(refused, status=400)
        return json(await self.hall.open(wished), status=201)

    async def log(self, request: web.Request) -> web.Response:
        match = await asyncio.to_thread(archive.finished_game, *self.asked(request))
        return web.Response(body=b"".join(match.log.lines()), content_type="application/jsonl")

    async def verify(self, request: web.Request) -> web.Response:
        return json(await asyncio.to_thread(archive.verified, *self.asked(request)))

    async def frames(self, request: web.Request) -> web.Response:
        seat, is_packed = request.query.get("seat", ""), "gzip" in accepted(request.headers.get("Accept-Encoding", ""))
        body = await asyncio.to_thread(replays.replayed, *self.asked(request), seat, is_packed=is_packed)
        headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if is_packed else {})
        return web.Response(body=body, headers=headers, content_type="application/json")

    def asked(self, request: web.Request) -> tuple[list[bytes], str]:
        """The records of a table, and the number of one of its games."""
        if not self.addresses.fetches.spend(self.addresses.of(request), time.monotonic()):
            raise web.HTTPTooManyRequests
        records = self.hall.store.read(request.match_info["table"])
        if not records:
            raise UnknownTable(*sentences.UNKNOWN_TABLE)
        return records, request.match_info["game"]

    # --- The socket ---

    async def socket(self, request: web.Request) -> web.StreamResponse:
        address = self.addresses.of(request)
        if not self.addresses.come(address):
            return refusal("too_fast", sentences.TOO_FAST)
        try:
            return await self.converse(request, address)
        finally:
            self.addresses.go(address)

    async def converse(self, request: web.Request, address: str) -> web.StreamResponse:
        now = time.monotonic
        assert request.transport is not None

        def hear(data: bytes) -> None:
            if line in self.pulse.lines and line.is_open():
                self.hall.receive(member, data)

        socket = Socket(hear, largest=LARGEST_MESSAGE)
        line = SocketLine(socket, request.transport)
        member = Member(line, now, self.addresses.limits.messages, self.addresses.messages.of(address, now()))
        self.pulse.lines[line] = None
        metrics.SOCKETS.inc()
        try:
            await socket.prepare(request)
            async for message in socket:  # whatever is no text
                if message.type is WSMsgType.BINARY:
                    await socket.close(code=WSCloseCode.UNSUPPORTED_DATA)
        finally:
            metrics.SOCKETS.dec()
            del self.pulse.lines[line]
            self.hall.part(member)
        return socket


def json(value: Any, status: int = 200) -> web.Response:
    return web.Response(body=ENCODER.encode(value), content_type="application/json", status=status)


def refusal(code: Code, sentence: Text, status: int | None = None) -> web.Response:
    return json(sentences.refused("", code, sentence), status or STATUS.get(code, 400))


def route(request: web.Request) -> str:
    """What was asked for, without the secrets in it."""
    resource = request.match_info.route.resource
    return "?" if resource is None else resource.canonical

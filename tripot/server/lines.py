"""A WebSocket without waiting: what comes is heard at once, and what goes is handed to the transport as one whole frame.

aiohttp shakes hands, reads frames and closes. It would also keep what it reads for a task, and wake that for every message;
here a message is handed over as it is read. It would also send, but makes a coroutine of every message, which may wait for
the reader. Nobody is waited for here: whoever sends asks how much is `waiting`. It would also ping, but all sockets at the
same moment: here they are pinged in turn, and the system ends a connection at whose other end nobody takes what is sent.
"""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web
from aiohttp._websocket.reader import WebSocketDataQueue, WebSocketReader

TEXT = 0x81  # the whole of a text in one frame, not masked
PING = b"\x89\x00"
PING_EVERY = 20.0  # seconds, each connection: some proxies end one that is silent for long
STEP = 0.1  # seconds
DEAD_AFTER = 20_000  # milliseconds in which nothing is taken
KEPT = 2**16  # bytes that are no texts, and wait for the task


class Ear(WebSocketDataQueue):
    """What a reader gives its messages to: texts are heard at once; the rest waits for the task, as it does in aiohttp."""

    __slots__ = ("hear",)
    hear: Callable[[bytes], None]

    def feed_data(self, data: Any, size: int) -> None:
        if data.type is WSMsgType.TEXT:
            self.hear(data.data)
        else:
            super().feed_data(data, size)


class Socket(web.WebSocketResponse):
    """A WebSocket whose texts are heard as they come. The only place that knows how aiohttp is made inside."""

    def __init__(self, hear: Callable[[bytes], None], *, largest: int) -> None:
        super().__init__(compress=False, max_msg_size=largest, decode_text=False)  # small messages
        self.hear = hear

    def _post_start(self, request: web.BaseRequest, protocol: str | None, writer: Any) -> None:
        """As aiohttp does it, but with an ear."""
        self._ws_protocol = protocol
        self._writer = writer
        self._reader = ear = Ear(request.protocol, KEPT, loop=asyncio.get_running_loop())
        ear.hear = self.hear
        self._parser = WebSocketReader(ear, self._max_msg_size, compress=False, decode_text=False)
        request.protocol.set_parser(self._parser)
        request.protocol.keep_alive(False)


class SocketLine:
    __slots__ = ("socket", "transport")

    def __init__(self, socket: Socket, transport: asyncio.Transport) -> None:
        self.socket = socket
        self.transport = transport
        end_if_dead(transport.get_extra_info("socket"))

    def is_open(self) -> bool:
        return not self.socket.closed and not self.transport.is_closing()

    def send(self, message: bytes) -> None:
        if self.is_open():
            self.transport.write(head(len(message)) + message)

    def ping(self) -> None:
        if self.is_open() and self.socket.prepared:
            self.transport.write(PING)

    def waiting(self) -> int:
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        self.transport.abort()


def head(size: int) -> bytes:
    """What comes before the bytes of a frame (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 2**16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


def end_if_dead(tcp: socket.socket) -> None:
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # not every system has it
        tcp.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_AFTER)


class Pulse:
    """Pings all lines in turn, a few at a time."""

    def __init__(self) -> None:
        self.lines: dict[SocketLine, None] = {}  # who is next comes first

    async def go_on(self) -> None:
        owed = 0.0
        while True:
            await asyncio.sleep(STEP)
            owed += len(self.lines) * STEP / PING_EVERY
            for _ in range(min(int(owed), len(self.lines))):
                line = next(iter(self.lines))
                self.lines[line] = self.lines.pop(line)
                line.ping()
            owed -= int(owed)

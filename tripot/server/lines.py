"""The way to a member over a WebSocket: messages are handed to the transport at once, each as one whole frame.

aiohttp would also send, but makes a coroutine of every message, which may wait for the reader. Nobody is waited for here:
whoever sends asks how much is `waiting`. It would also ping, but all sockets at the same moment: here they are pinged in
turn, and the system ends a connection at whose other end nobody takes what is sent.
"""

import asyncio
import socket

from mypy_extensions import i64

from tripot.server.sockets import Socket

TEXT = 0x81  # the whole of a text in one frame, not masked
PING = b"\x89\x00"
PING_EVERY = 20.0  # seconds, each connection: some proxies end one that is silent for long
STEP = 0.1  # seconds
DEAD_AFTER = 20_000  # milliseconds in which nothing is taken


class SocketLine:
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


def head(size: i64) -> bytes:
    """What comes before the bytes of a frame (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 2**16:
        return bytes((TEXT, 126, size >> 8, size & 0xFF))
    return bytes((TEXT, 127)) + int(size).to_bytes(8, "big")


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

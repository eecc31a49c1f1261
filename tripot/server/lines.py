"""The way to a member over a WebSocket: messages are handed to the transport at once, each as one whole frame.

aiohttp shakes hands, reads, pings and closes; it would also send, but makes a coroutine of every message, which may wait for
the reader. Nobody is waited for here: whoever sends asks how much is `waiting`.
"""

import asyncio

from aiohttp import web

TEXT = 0x81  # the whole of a text in one frame, not masked


class SocketLine:
    __slots__ = ("socket", "transport")

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport) -> None:
        self.socket = socket
        self.transport = transport

    def send(self, message: bytes) -> None:
        if not self.socket.closed and not self.transport.is_closing():
            self.transport.write(head(len(message)) + message)

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

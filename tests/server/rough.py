"""A client that sends whatever it likes: frames and requests byte by byte, right or wrong, many at a time."""

import asyncio
import base64
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

TEXT, BINARY, CLOSE, PING, MORE = 1, 2, 8, 9, 0  # what a frame may be
HANDSHAKE = (
    "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{more}\r\n"
)


def frame(payload: bytes, kind: int = TEXT, *, is_last: bool = True, reserved: int = 0) -> bytes:
    """Its mask is nothing but zeros, so that the payload stays readable."""
    first = (0x80 if is_last else 0) | reserved << 4 | kind
    size = len(payload)
    if size < 126:
        head = bytes([first, 0x80 | size])
    elif size < 2**16:
        head = bytes([first, 0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([first, 0x80 | 127]) + size.to_bytes(8, "big")
    return head + bytes(4) + payload


def in_pieces(payload: bytes, pieces: int) -> bytes:
    """One message in several frames."""
    size = len(payload) // pieces + 1
    parts = [payload[start : start + size] for start in range(0, len(payload), size)] or [b""]
    return b"".join(
        frame(part, TEXT if number == 0 else MORE, is_last=number == len(parts) - 1)
        for number, part in enumerate(parts)
    )


class Rough:
    """One connection after its handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, status: int) -> None:
        self.reader = reader
        self.writer = writer
        self.status = status  # 101, if the socket is open

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def messages(self) -> AsyncIterator[bytes]:
        """What the server says, until the connection ends."""
        data = b""
        while True:
            try:
                more = await asyncio.wait_for(self.reader.read(2**16), 30)
            except ConnectionError:
                more = b""
            if not more:
                return
            data += more
            start = 0
            while len(data) - start >= 2:
                head, size = 2, data[start + 1]
                if size == 126:
                    head, size = 4, int.from_bytes(data[start + 2 : start + 4], "big")
                elif size == 127:
                    head, size = 10, int.from_bytes(data[start + 2 : start + 10], "big")
                if len(data) - start < head + size:
                    break
                if data[start] & 15 == CLOSE:
                    return
                if data[start] & 15 == TEXT:
                    yield data[start + head : start + head + size]
                start += head + size
            data = data[start:]

    async def end(self) -> None:
        """Until the server has ended the connection, whatever it still says."""
        async for _ in self.messages():
            pass


@asynccontextmanager
async def rough(port: int, address: str, *, origin: str = "") -> AsyncIterator[Rough]:
    """A connection that seems to come from an address."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        more = f"X-Forwarded-For: {address}\r\n" + (f"Origin: {origin}\r\n" if origin else "")
        key = base64.b64encode(random.randbytes(16)).decode()
        writer.write(HANDSHAKE.format(host=f"127.0.0.1:{port}", key=key, more=more).encode())
        head = await reader.readuntil(b"\r\n\r\n")
        yield Rough(reader, writer, int(head.split(b" ")[1]))
    finally:
        writer.transport.abort()


async def request(port: int, data: bytes) -> bytes:
    """What comes back to any bytes at all, until the server ends the connection or says nothing more."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answer = b""
    try:
        writer.write(data)
        async with asyncio.timeout(1):
            answer = await reader.read(2**16)
    except (TimeoutError, ConnectionError):
        pass
    finally:
        writer.transport.abort()
    return answer

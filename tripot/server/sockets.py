"""aiohttp's WebSocket, but that a text is heard as it is read. The only place that knows how aiohttp is made inside.

aiohttp would keep what it reads for a task, and wake that for every message: half of what a message costs.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web
from aiohttp._websocket.reader import WebSocketDataQueue, WebSocketReader

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
    """A WebSocket whose texts are heard as they come."""

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

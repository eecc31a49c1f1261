"""A server from its start to its end: storage, bots, doors, and a clean way out."""

import asyncio
import gc
import signal
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import uvloop
from aiohttp import web

from tripot.engine.errors import BadInput
from tripot.server.addresses import Addresses
from tripot.server.app import Doors
from tripot.server.bots import Manner
from tripot.server.hall import Hall, Luck, fair
from tripot.server.limits import Limits
from tripot.server.thinking import Thinkers
from tripot.storage.sqlite import SqliteStore

LOG_FILE = "tables.sqlite"


@dataclass(frozen=True, kw_only=True)
class Wished:
    """How a server is set up."""

    data: Path
    host: str = "0.0.0.0"
    port: int = 8777
    origins: str = ""  # of pages from elsewhere that may come in, with commas between them
    proxy: bool = False  # whether one stands in front, which says where people come from
    limits: Limits = field(default_factory=Limits)
    thinkers: int = 1  # processes, for bots
    pace: float = 0.7  # seconds that a bot takes for a move at least


def serve(wished: Wished, announce: Callable[[int], None], luck: Luck = fair) -> None:
    """Until somebody stops it; `announce` is told the port when the doors are open."""
    uvloop.run(served(wished, announce, luck))


async def served(wished: Wished, announce: Callable[[int], None], luck: Luck = fair) -> None:
    loop, stopped = asyncio.get_running_loop(), asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    store = SqliteStore(prepared(wished.data) / LOG_FILE, loop)
    thinkers = Thinkers(wished.thinkers)
    addresses = Addresses(wished.limits, is_behind_proxy=wished.proxy)
    origins = frozenset(filter(None, wished.origins.split(",")))
    doors = Doors(Hall(store, Manner(thinkers, wished.pace), luck=luck), addresses, origins=origins)
    runner = web.AppRunner(doors.app(), access_log=None, shutdown_timeout=3)
    try:
        await runner.setup()
        announce(await listen(runner, wished))
        have_long_memory()
        await stopped.wait()
    finally:
        await runner.cleanup()
        thinkers.close()
        store.close()


async def listen(runner: web.AppRunner, wished: Wished) -> int:
    """The port that people can come in by."""
    try:
        await web.TCPSite(runner, wished.host, wished.port, backlog=1024).start()
    except OSError as error:
        raise BadInput(
            fr=f"On ne peut pas ouvrir {wished.host}, port {wished.port} ({error.strerror}) : choisissez-en un autre (--port).",
            en=f"{wished.host}, port {wished.port} cannot be opened ({error.strerror}): choose another (--port).",
        ) from None
    port: int = runner.addresses[0][1]
    return port


def prepared(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(
            fr=f"On ne peut pas créer le dossier {folder} ({error.strerror}).",
            en=f"The folder {folder} cannot be made ({error.strerror}).",
        ) from None
    return folder


def have_long_memory() -> None:
    """Thousands of sockets are long-lived: looking through all of them for garbage would stop the server for a while."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 1_000)

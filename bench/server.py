"""Servers side by side: recorded games of El Diablo, four seats a table, the server on one core, all players on another."""

import os
import resource
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.recorded import Recorded, recorded_games

PEERS = Path(__file__).parent / "peers"
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []  # before anybody is pinned to one

GAMES = 200
TABLES = 2_000
BUSY = 50  # tables that play at the same time as fast as they can
RATE = 1_000  # moves a second, at all tables together
SECONDS = 5.0  # of each of the two measurements
START = 20.0  # seconds that a server may take to listen
SPARE = 200  # open files that are no players
FULL = 0.9  # of a core: nobody who uses more has much to spare


@dataclass(frozen=True)
class Server:
    """A house, the command that starts its server, and the wire in `peers/wires` by which players speak to it."""

    house: str
    command: Callable[[int, Path], Sequence[str | Path]]  # of a port and the file of recorded games
    wire: str


SERVERS = (
    Server("boardgame.io", lambda port, games: ["node", PEERS / "boardgame.mjs", str(port), games], "boardgame"),
    Server(
        "boardgame.io, copying by hand",
        lambda port, games: ["node", PEERS / "boardgame.mjs", str(port), games, "copy"],
        "boardgame",
    ),
    Server(
        "Tripot", lambda port, games: [sys.executable, "-m", "bench.tripot_server", str(port), games.parent], "tripot"
    ),
    Server(
        "Colyseus, views as messages",
        lambda port, games: ["node", PEERS / "colyseus.mjs", str(port), games],
        "colyseus",
    ),
    Server(
        "Colyseus, synchronised state",
        lambda port, games: ["node", PEERS / "colyseus.mjs", str(port), games, "state"],
        "colyseus_state",
    ),
)


class Stretch(msgspec.Struct, frozen=True):
    """What was measured in one stretch of time; delays are milliseconds from a move sent to the last of four seats updated."""

    moves: int
    span: float
    cpu: float  # seconds that the server used, in all its threads
    client: float  # cores that the load client used
    p50: float
    p99: float


class Measured(msgspec.Struct, frozen=True):
    """What the load client says of a server."""

    tables: int
    bytes: float  # of resident memory, a table
    paced: Stretch
    saturated: Stretch


def compare(console: Console) -> None:
    """Measure all servers and show the table."""
    if missing := what_is_missing():
        console.print(f"The servers are not compared: {missing}.")
        return
    tables = allowed_tables()
    with TemporaryDirectory(dir=Path.cwd()) as folder:  # on a real disk: Tripot keeps its log there
        games = list(recorded_games(GAMES, with_views=True))
        path = Path(folder) / "games.json"
        path.write_bytes(msgspec.json.encode(games))
        check_port(games, path)
        console.print(
            f"The peers' rules of El Diablo play {GAMES} recorded games move by move with our scores, legal moves and views."
        )
        show(console, {server: measured(server, path, tables) for server in SERVERS})


def what_is_missing() -> str:
    if not Path("/proc/self/stat").exists() or len(CORES) < 2:
        return "it takes Linux and two cores"
    if shutil.which("node") is None or not (PEERS / "node_modules").exists():
        return "boardgame.io and Colyseus are not installed (`make bench` installs them where there is Node)"
    return ""


def allowed_tables() -> int:
    """As many tables as may have their sockets open, at most TABLES."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return TABLES if most == resource.RLIM_INFINITY else min(TABLES, (most - SPARE) // 4)


def check_port(games: Sequence[Recorded], path: Path) -> None:
    """The peers must play our game: every move legal, and the same scores and views, also when they are read from a state."""
    with path.open("rb") as recorded:
        done = subprocess.run(["node", PEERS / "check.mjs"], stdin=recorded, stdout=subprocess.PIPE, check=True)
    for game, replayed in zip(games, msgspec.json.decode(done.stdout), strict=True):
        if replayed != {"scores": game.scores, "views": game.views, "synchronised": game.views}:
            raise SystemExit(f"The peers play the game of seed {game.seed} in another way than Tripot.")


def measured(server: Server, games: Path, tables: int) -> Measured:
    with running(server, games) as (port, pid):
        asked = {"wire": server.wire, "port": port, "pid": pid, "games": str(games), "tables": tables}
        asked |= {"busy": BUSY, "rate": RATE, "seconds": SECONDS}
        done = subprocess.run(
            ["node", PEERS / "load.mjs", msgspec.json.encode(asked)],
            stdout=subprocess.PIPE,
            check=True,
            preexec_fn=on_core(CORES[1]),
        )
    return msgspec.json.decode(done.stdout, type=Measured)


@contextmanager
def running(server: Server, games: Path) -> Iterator[tuple[int, int]]:
    """The server's port and process, while it runs."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    environment = os.environ | {"NODE_ENV": "production"}
    process = subprocess.Popen(
        server.command(port, games), env=environment, stdout=subprocess.DEVNULL, preexec_fn=on_core(CORES[0])
    )
    try:
        wait_for(port)
        yield port, process.pid
    finally:
        process.kill()
        process.wait()


def on_core(core: int) -> Callable[[], None]:
    return lambda: os.sched_setaffinity(0, {core})


def wait_for(port: int) -> None:
    """Until somebody listens."""
    end = time.monotonic() + START
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


def show(console: Console, found: dict[Server, Measured]) -> None:
    tables = next(iter(found.values())).tables
    table = Table(
        title=f"El Diablo served to {tables:,} tables of four: a move is checked, and each seat is sent its own view",
        title_justify="left",
        box=SIMPLE_HEAD,
        caption=f"p50, p99: ms from a move to its last seat updated; {BUSY} tables at full speed, then {RATE:,} moves/s in all.",
        caption_justify="left",
    )
    table.add_column("", no_wrap=True)
    first = next(iter(found))
    headings = ("moves/s", "moves per CPU-s", f"x {first.house}", "p50", "p99", "paced p50", "p99", "kB a table")
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    for server, result in found.items():
        flat, steady = result.saturated, result.paced
        table.add_row(
            server.house,
            f"{flat.moves / flat.span:,.0f}",
            f"{efficiency(result):,.0f}",
            f"{efficiency(result) / efficiency(found[first]):.1f}",
            *(f"{delay:.1f}" for delay in (flat.p50, flat.p99, steady.p50, steady.p99)),
            f"{result.bytes / 1000:.0f}",
        )
    console.print(table)
    for server, result in found.items():
        flat = result.saturated
        if flat.client > FULL:
            console.print(f"{server.house}: the load client was at its limit; the server may be faster than that.")
        elif flat.cpu < FULL * flat.span:
            share = f"{flat.cpu / flat.span:.0%}"
            console.print(
                f"{server.house} used {share} of its core at full speed: something else was in the way of its delays."
            )


def efficiency(result: Measured) -> float:
    """Moves per second of the server's processor."""
    return result.saturated.moves / result.saturated.cpu

"""A process that thinks for bots: it reads thoughts from its line until that is cut, and answers each with a line: a move's
number or, where hints are wanted, all of them.

The line is its standard input, a socket. Thoughts come pickled; what goes back is plain text, so that a process in which a
bot went wrong can do no harm in the server's. What it has to complain about goes to the server's log.
"""

import gc
import logging
import os
import pickle
from collections.abc import Iterator, Mapping
from contextlib import suppress
from signal import ITIMER_REAL, setitimer
from socket import socket
from typing import IO, NamedTuple

import msgspec

from tripot.bots import BOTS, Bot
from tripot.bots.hints import PLAYOUTS, hints
from tripot.engine.chance import read_seed
from tripot.engine.game import View
from tripot.games import find_game, games
from tripot.server import logs

LOG = logging.getLogger("tripot.server.thinker")  # whatever module the process runs
LOUDNESS = "TRIPOT_LOG"  # the variable that says which level the server's log begins at
GRACE = 1.0  # seconds beyond its budget until a thought is too long
LONGEST_FAULT = 200  # bytes
NICE = 10  # the event loop goes first


class Thought(NamedTuple):
    """Everything that a choice depends on, whoever makes it and whenever."""

    game: str
    level: str
    view: View
    seed: str
    seconds: float
    wants_hints: bool = False  # and nobody's move


def main(bots: Mapping[str, Bot] = BOTS, *, playouts: int = PLAYOUTS) -> None:
    os.nice(NICE)
    logs.write_to(level=os.environ.get(LOUDNESS, "warning"))
    for game in games().values():  # imported, and what they have learned is read, before the first thought
        game.net()
    gc.freeze()  # nor does a thought pause to look through all of that for garbage
    with socket(fileno=0) as line, line.makefile("rb") as incoming:
        for thought in thoughts(incoming):
            answer = answer_to(thought, bots, playouts)
            with suppress(ConnectionError):
                line.sendall(answer + b"\n")


def thoughts(line: IO[bytes]) -> Iterator[Thought]:
    with suppress(EOFError, ConnectionError):  # the server is gone
        while True:
            yield pickle.load(line)


def answer_to(thought: Thought, bots: Mapping[str, Bot], playouts: int) -> bytes:
    # The kernel ends a process whose alarm rings: compiled code would hear nothing else, and orphans have nobody to end them.
    setitimer(ITIMER_REAL, thought.seconds + GRACE)
    try:
        game, chance = find_game(thought.game), read_seed(thought.seed).chance(0)
        if thought.wants_hints:
            return msgspec.json.encode(hints(game, thought.view, chance, thought.seconds, playouts))
        return b"%d" % bots[thought.level].choose(game, thought.view, chance, thought.seconds)
    except Exception as error:
        LOG.exception("a thought failed")
        return repr(error).encode()[:LONGEST_FAULT].replace(b"\n", b" ")
    finally:
        setitimer(ITIMER_REAL, 0)


if __name__ == "__main__":
    main()

"""A process that thinks for bots: it reads thoughts from its line until that is cut, and answers each with a move's number.

The line is its standard input, a socket. Thoughts come pickled; what goes back is plain text, so that a process in which a
bot went wrong can do no harm in the server's.
"""

import os
import pickle
import traceback
from collections.abc import Iterator, Mapping
from contextlib import suppress
from signal import ITIMER_REAL, setitimer
from socket import socket
from typing import IO, NamedTuple

from tripot.bots import BOTS, Bot
from tripot.engine.chance import read_seed
from tripot.engine.game import View
from tripot.games import find_game, games

GRACE = 1.0  # seconds beyond its budget until a thought is too long
LONGEST_ANSWER = 200  # bytes
NICE = 10  # the event loop goes first


class Thought(NamedTuple):
    """Everything that a choice depends on, whoever makes it and whenever."""

    game: str
    level: str
    view: View
    seed: str
    seconds: float


def main(bots: Mapping[str, Bot] = BOTS) -> None:
    os.nice(NICE)
    games()  # imported once, before the first thought
    with socket(fileno=0) as line, line.makefile("rb") as incoming:
        for thought in thoughts(incoming):
            answer = answer_to(thought, bots)
            with suppress(ConnectionError):
                line.sendall(answer)


def thoughts(line: IO[bytes]) -> Iterator[Thought]:
    with suppress(EOFError, ConnectionError):  # the server is gone
        while True:
            yield pickle.load(line)


def answer_to(thought: Thought, bots: Mapping[str, Bot]) -> bytes:
    # The kernel ends a process whose alarm rings: compiled code would hear nothing else, and orphans have nobody to end them.
    setitimer(ITIMER_REAL, thought.seconds + GRACE)
    try:
        choose = bots[thought.level].choose
        move = choose(find_game(thought.game), thought.view, read_seed(thought.seed).chance(0), thought.seconds)
        return b"%d" % move
    except Exception as error:
        traceback.print_exc()
        return repr(error).encode()[:LONGEST_ANSWER]
    finally:
        setitimer(ITIMER_REAL, 0)


if __name__ == "__main__":
    main()

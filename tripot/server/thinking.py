"""Bots think in processes of their own: the event loop never waits for them, and whoever stops waiting stops the thought."""

import asyncio
import logging
import os
import pickle
import sys
from contextlib import suppress
from signal import SIGALRM
from socket import socketpair
from subprocess import Popen

import msgspec

from tripot.bots import choose_at_random
from tripot.bots.hints import Hint
from tripot.engine.chance import Seed
from tripot.engine.game import AnyGame, View
from tripot.server.thinker import LOUDNESS, Thought

ATTEMPTS = 2  # at a thought whose process was lost
CORES = os.cpu_count() or 1
PIECE = 64 * 1024  # bytes read at a time
HINTS = msgspec.json.Decoder(list[Hint])

log = logging.getLogger(__name__)


class NoChoice(Exception):
    """The bot has not chosen; the `usual_choice` lets the game go on."""


class ThoughtTooLong(NoChoice):
    """The budget is over, and the grace too."""


class BotFailed(NoChoice):
    """It raised an error, chose what is not legal, or lost its process again and again."""


class Lost(Exception):
    """The process was killed, by a person or for want of memory."""


class Thinker:
    """One process and the line to it, replaced as often as need be."""

    def __init__(self, program: str) -> None:
        self.program = program
        self.start()

    def start(self) -> None:
        self.line, theirs = socketpair()
        self.line.setblocking(False)
        with theirs:
            self.process: Popen[bytes] = Popen(
                [sys.executable, "-P", "-m", self.program],
                stdin=theirs.fileno(),
                env={
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join(sys.path),  # it finds the modules that we find
                    LOUDNESS: logging.getLevelName(logging.getLogger().level),
                },
                process_group=0,  # Ctrl-C is for the server alone
            )

    def end(self) -> int:
        """The exit code; what has ended already keeps its own."""
        self.process.kill()
        return self.process.wait()

    def close(self) -> None:
        self.end()
        self.line.close()

    async def answer(self, thought: bytes) -> bytes:
        loop = asyncio.get_running_loop()
        answer = b""
        with suppress(ConnectionError):
            await loop.sock_sendall(self.line, thought)
            while piece := await loop.sock_recv(self.line, PIECE):
                answer += piece
                if answer.endswith(b"\n"):
                    return answer[:-1]
        code = self.end()
        raise ThoughtTooLong if code == -SIGALRM else Lost(f"exit code {code}")


class Thinkers:
    """Processes that think for bots, all of them running the module `program`."""

    def __init__(self, workers: int = max(1, CORES - 1), *, program: str = "tripot.server.thinker") -> None:
        self.thinkers = [Thinker(program) for _ in range(workers)]
        self.idle: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.thinkers:
            self.idle.put_nowait(thinker)
        self.is_closed = False

    async def choose(self, game: AnyGame, level: str, view: View, seed: Seed, seconds: float) -> int:
        """A legal move, or NoChoice. The seed is of this choice alone: one that has shuffled would tell a bot the cards.

        The budget runs from when a process takes up the thought. Cancelling drops a thought that waits for one, and ends
        the process of a thought that is under way.
        """
        answer = await self.insist(Thought(game.key, level, view, str(seed), seconds))
        if not answer.isdigit():
            raise BotFailed(answer.decode(errors="replace"))
        move = int(answer)
        if move not in view.legal:
            raise BotFailed(f"chose {move}, which is not legal")
        return move

    async def hints(self, game: AnyGame, view: View, seed: Seed, seconds: float) -> list[Hint]:
        """What can be expected of every legal move, the best first, or NoChoice; in the same processes, by the same laws."""
        answer = await self.insist(Thought(game.key, "", view, str(seed), seconds, wants_hints=True))
        try:
            found = HINTS.decode(answer)
        except msgspec.DecodeError:
            raise BotFailed(answer.decode(errors="replace")) from None
        if sorted(hint.move for hint in found) != sorted(view.legal):
            raise BotFailed("hinted at moves that are not the legal ones")
        return found

    async def insist(self, thought: Thought) -> bytes:
        """The answer, though processes may be lost."""
        packed = pickle.dumps(thought)
        for _ in range(ATTEMPTS):
            try:
                return await self.think(packed)
            except (Lost, OSError) as error:  # OSError: no process can be started now
                log.warning("%s: a bot has lost its process: %r", thought.game, error)
        raise BotFailed(f"lost {ATTEMPTS} processes")

    async def think(self, thought: bytes) -> bytes:
        thinker = await self.idle.get()
        try:
            if self.is_closed:
                raise asyncio.CancelledError
            if thinker.process.poll() is not None:  # killed while it was idle
                thinker.close()
                thinker.start()
            return await thinker.answer(thought)
        except BaseException:  # the process is gone, or busy with a thought that nobody waits for
            thinker.close()
            if not self.is_closed:
                with suppress(OSError):
                    thinker.start()  # now, so that the next thought need not wait for it
            raise
        finally:
            self.idle.put_nowait(thinker)

    def close(self) -> None:
        """At once. Thoughts that somebody still waits for are cancelled."""
        self.is_closed = True
        for thinker in self.thinkers:
            thinker.end()  # whoever waits for its answer sees the line cut, and closes it
        for _ in range(self.idle.qsize()):
            thinker = self.idle.get_nowait()
            thinker.close()
            self.idle.put_nowait(thinker)


def usual_choice(game: AnyGame, view: View, seed: Seed, reason: Exception) -> int:
    """Any legal move, when a bot has not chosen: the game goes on."""
    log.warning("%s: a bot has not chosen, any legal move is played: %r", game.key, reason)
    return choose_at_random(game, view, seed.chance(0), 0.0)

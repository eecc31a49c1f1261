"""Stands in for the server where a test kills it or presses Ctrl-C: it has two thinkers, and one of them hangs."""

import asyncio
import signal
import sys

from tripot.engine.chance import Seed
from tripot.engine.game import View
from tripot.engine.match import Match
from tripot.games import find_game
from tripot.server.thinking import Thinkers

ODD = "tests.server.odd_thinker"
GAME = find_game("hula-hoo")


def first_view() -> View:
    state = Match.start(GAME, seats=3, seed=Seed(1)).state
    view: View = GAME.view(state, state.next_to_act())
    return view


async def main(seconds: float) -> None:
    thinkers = Thinkers(2, program=ODD)
    interrupted = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, interrupted.set)
    hanging = asyncio.create_task(thinkers.choose(GAME, "hanging", first_view(), Seed(1), seconds))
    await thinkers.choose(GAME, "novice", first_view(), Seed(1), seconds)
    processes = [thinker.process for thinker in thinkers.thinkers]
    print("one thinks, one is idle", flush=True)
    await interrupted.wait()
    await thinkers.choose(GAME, "novice", first_view(), Seed(1), seconds)
    print("exit codes:", [process.poll() for process in processes], flush=True)
    thinkers.close()
    await asyncio.wait([hanging])


if __name__ == "__main__":
    asyncio.run(main(float(sys.argv[1])))

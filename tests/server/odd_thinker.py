"""A thinker that also knows bots nobody should play against: slow, hanging, failing, cheating, and fatal to its process.

For hints it takes few playouts, so that these decide, and not the time.
"""

import os
import signal
import time

from tripot.bots import BOTS, Bot
from tripot.engine.chance import Chance
from tripot.engine.errors import Text
from tripot.engine.game import AnyGame, View
from tripot.server.thinker import main

FEW = 200  # playouts for a hint


def slow(game: AnyGame, view: View, chance: Chance, seconds: float) -> int:
    """Uses all of its time, busily."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass
    return view.legal[0]


def hanging(game: AnyGame, view: View, chance: Chance, seconds: float) -> int:
    return sum(range(10**15))  # in C: no Python code runs any more, not even for a signal


def failing(game: AnyGame, view: View, chance: Chance, seconds: float) -> int:
    raise LookupError("no idea")


def cheating(game: AnyGame, view: View, chance: Chance, seconds: float) -> int:
    return max(view.legal) + 1


def fatal(game: AnyGame, view: View, chance: Chance, seconds: float) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return view.legal[0]


ODD = [
    Bot(key=choose.__name__, name=Text("", ""), sentence=Text("", ""), choose=choose)
    for choose in (slow, hanging, failing, cheating, fatal)
]

if __name__ == "__main__":
    main({**BOTS, **{bot.key: bot for bot in ODD}}, playouts=FEW)

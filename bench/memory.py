"""Bytes per state: how much the resident memory of a fresh process grows by cloning games that are half played."""

import gc
import resource
import subprocess
import sys
from importlib import import_module
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from bench import openspiel, tripot_games
from tripot.games import find_game

CLONES = 20_000


def bytes_per_state(house: str, game: str) -> int:
    """Measured in a process of its own, so that no freed memory is used again."""
    command = [sys.executable, "-W", "ignore", "-m", "bench.memory", house, game]
    found = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parent.parent)
    return int(found.stdout)


def measure(states: list[Any]) -> int:
    kept: list[Any] = [None] * CLONES
    gc.collect()
    gc.disable()
    before = resident()
    for index, state in enumerate(islice(cycle(states), CLONES)):
        kept[index] = state.clone()
    return (resident() - before) // CLONES


def resident() -> int:
    """Bytes of this process that are in memory now; where the system does not say, the most there ever were."""
    pages = Path("/proc/self/statm")
    if pages.exists():
        return int(pages.read_text(encoding="ascii").split()[1]) * resource.getpagesize()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def main(house: str, key: str) -> None:
    if house == tripot_games.HOUSE:
        game = find_game(key)
        print(measure(tripot_games.half_played(game, tripot_games.middle_seats(game))))
    else:
        print(measure(openspiel.half_played(import_module("pyspiel").load_game(key), 100)))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""RLCard's Uno, two players (the only number it takes), from a Python loop: RLCard is Python all through.

"uno" is the documented loop: `env.step` with a random one of the state's legal actions. "uno (bare)" is the same
game below the environment, which spares it the encoding of what a player sees.
"""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

from bench.measure import DRAWN, Contestant, timed

HOUSE = "RLCard"


def contestants() -> Iterator[Contestant]:
    """Raises ImportError where RLCard is not installed."""
    env: Any = import_module("rlcard").make("uno", config={"seed": 1})

    def step_env(times: int) -> int:
        env.seed(1)
        bits = Random(1).getrandbits
        decisions = 0
        for _ in range(times):
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[bits(DRAWN) * len(legal) >> DRAWN])
                decisions += 1
        return decisions

    def step_game(times: int) -> int:
        env.seed(1)
        game = env.game
        bits = Random(1).getrandbits
        decisions = 0
        for _ in range(times):
            state, _ = game.init_game()
            while not game.is_over():
                legal = state["legal_actions"]
                state, _ = game.step(legal[bits(DRAWN) * len(legal) >> DRAWN])
                decisions += 1
        return decisions

    seats = env.num_players
    yield Contestant(house=HOUSE, game="uno", seats=seats, kind="python", run=timed(step_env))
    yield Contestant(house=HOUSE, game="uno (bare)", seats=seats, kind="python", run=timed(step_game))

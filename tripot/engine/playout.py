"""Random play to the end, in compiled code: for benchmarks, simulations and search."""

from mypy_extensions import i64

from tripot.engine.chance import Chance
from tripot.engine.state import State


def play_out(state: State, chance: Chance) -> i64:
    """Play random legal moves until the game is over; how many decisions that took."""
    decisions: i64 = 0
    seat: i64 = state.next_to_act()
    while seat >= 0:
        state.play(seat, state.random_move(seat, chance))
        decisions += 1
        seat = state.next_to_act()
    return decisions

"""Random play to the end, in compiled code: for benchmarks, simulations and search."""

from mypy_extensions import i64

from tripot.engine.bits import count, nth
from tripot.engine.chance import Chance
from tripot.engine.habits import Habits
from tripot.engine.state import NEVER, State


def play_out(state: State, chance: Chance) -> i64:
    """Play random legal moves until the game is over; how many decisions that took."""
    if state.deadline() != NEVER:
        return play_out_in_time(state, chance)
    decisions: i64 = 0
    seat: i64 = state.next_to_act()
    while seat >= 0:
        state.play(seat, state.random_move(seat, chance))
        decisions += 1
        seat = state.next_to_act()
    return decisions


def play_round(state: State, number: i64, habits: Habits, chance: Chance) -> None:
    """Play on as the habits say until the round of that number is over, if it is not over already."""
    seat: i64 = state.next_to_act()
    while seat >= 0 and state.round == number:
        state.play(seat, habits.choose(state, seat, chance))
        seat = state.next_to_act()


def play_round_at_random(state: State, number: i64, chance: Chance) -> None:
    """The same by chance alone, and quicker than with habits that decide by chance."""
    seat: i64 = state.next_to_act()
    while seat >= 0 and state.round == number:
        state.play(seat, state.random_move(seat, chance))
        seat = state.next_to_act()


def play_by_habits(state: State, habits: list[Habits], chance: Chance) -> None:
    """Play to the end of the game, every seat by habits of its own."""
    seat: i64 = state.next_to_act()
    while seat >= 0:
        state.play(seat, habits[seat].choose(state, seat, chance))
        seat = state.next_to_act()


def play_out_in_time(state: State, chance: Chance) -> i64:
    """A game where time matters: every move comes after a random delay, and some come too late."""
    decisions: i64 = 0
    while not state.is_over():
        if not expire_at_random(state, chance):
            seat: i64 = nth(state.to_act, chance.below(count(state.to_act)))
            state.play(seat, state.random_move(seat, chance))
        decisions += 1
    return decisions


def expire_at_random(state: State, chance: Chance) -> bool:
    """Let a random time pass, about once in nine times too long: whether something was due before its end."""
    left: i64 = state.deadline() - state.now
    now: i64 = state.now + chance.below(left + left // 8 + 2)
    if state.to_act == 0:  # nobody can do anything but wait
        now = state.deadline() + 1
    if state.expire(now):
        return True
    state.now = now
    return False

"""What a seat imagines: a world that fits its view, drawn by what the others' choices say about their hands."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.chance import Chance
from tripot.engine.habits import AnyWorlds, Habits
from tripot.engine.state import State

DRAWN: Final = 6  # worlds of which one is taken, by likelihood


def likely_world(worlds: AnyWorlds, habits: Habits, seat: i64, chance: Chance) -> State:
    world = drawn_world(worlds, habits, seat, chance)
    habits.settle(world, seat, chance)
    return world


def drawn_world(worlds: AnyWorlds, habits: Habits, seat: i64, chance: Chance) -> State:
    best = worlds.sample(chance)
    total: float = habits.likelihood(best, seat)
    if total >= 1.0:
        return best
    more: i64 = DRAWN - 1
    while more > 0:
        world = worlds.sample(chance)
        weight: float = habits.likelihood(world, seat)
        total += weight
        if chance.share() * total < weight:
            best = world
        more -= 1
    return best

"""What a round is worth to a seat: how much likelier it makes it to win the game, or another one to (HH-17 to HH-19)."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import has
from tripot.games.hula_hoo.cards import size
from tripot.games.hula_hoo.habits import progress
from tripot.games.hula_hoo.scoring import GOAL, ROUNDS_IN_A_ROW
from tripot.games.hula_hoo.state import HulaHoo

HALFWAY: Final = 2.4  # how much likelier a whole way to the goal makes it to win
TO_COME: Final = 3  # cards that each player who is still in may add to the discard
CERTAIN: Final = 1000000.0


class Stakes:
    def __init__(self) -> None:
        self.won: float = 0.0  # by winning the round, in percent of a game
        self.lost: float = 0.0  # if one of the others wins it, on average

    def weigh(self, world: HulaHoo, seat: i64) -> None:
        total: float = 0.0
        inside: i64 = 0
        other: i64 = 0
        while other < world.seats:
            total += hope(world, other)
            if has(world.inside, other):
                inside += 1
            other += 1
        points: i64 = size(world.discard) + TO_COME * inside
        own: float = hope(world, seat)
        now: float = own / total
        winning: float = hope_after(world, seat, points)
        self.won = 100.0 * (winning / (total - own + winning) - now)
        self.lost = 0.0
        other = 0
        while other < world.seats:
            if other != seat and has(world.inside, other):
                rest: float = total - hope(world, other)
                self.lost += now - own / (rest + hope_after(world, other, points))
            other += 1
        if inside > 1:
            self.lost *= 100.0 / float(inside - 1)


def hope(world: HulaHoo, seat: i64) -> float:
    return exp(HALFWAY * progress(world, seat))


def hope_after(world: HulaHoo, seat: i64, points: i64) -> float:
    """If the seat wins a round with so many points."""
    at = world.at[seat]
    if world.switches.streak:
        if at.wins + 1 >= ROUNDS_IN_A_ROW:
            return CERTAIN
        return exp(HALFWAY * float(at.wins + 1) / float(ROUNDS_IN_A_ROW))
    if at.points + points >= GOAL:
        return CERTAIN
    return exp(HALFWAY * float(at.points + points) / float(GOAL))

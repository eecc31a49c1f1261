"""What the end of a round is worth: how likely the game is won from there, and by how many points the round was."""

from mypy_extensions import i64

from tripot.engine.bits import has
from tripot.games.la_chouine.deck import CHAMPALU, CHOUINE
from tripot.games.la_chouine.prospects import points
from tripot.games.la_chouine.scoring import GOAL, combination_points
from tripot.games.la_chouine.state import LaChouine


def game_share(world: LaChouine, seat: i64) -> float:
    """How likely a seat wins the game when every round is anybody's: who has a reward already needs but one more."""
    with_one: i64 = 0
    winners: i64 = 0
    other: i64 = 0
    while other < world.seats:
        if world.at[other].rewards >= GOAL:
            winners += 1
        elif world.at[other].rewards == GOAL - 1:
            with_one += 1
        other += 1
    own: i64 = world.at[seat].rewards
    if winners > 0:
        if own < GOAL:
            return 0.0
        return 1.0 / float(winners)
    seats: float = float(world.seats)
    ahead: float = 1.0 / seats  # the share of who has a reward, when `having` players do
    behind: float = 0.0
    having: i64 = world.seats - 1
    while having >= with_one:
        without: float = seats - float(having)
        behind = (ahead + (without - 1.0) * behind) / seats
        ahead = (1.0 + without * ahead) / seats
        having -= 1
    if own == GOAL - 1:
        return ahead
    return behind


def lead_in_points(world: LaChouine, seat: i64) -> i64:
    """Over the best of the others in the round just counted; none where a Chouine or Champalu won it."""
    own: i64 = 0
    most: i64 = 0
    other: i64 = 0
    while other < world.seats:
        player = world.at[other]
        if has(player.last_combinations, CHOUINE) or has(player.last_combinations, CHAMPALU):
            return 0
        total: i64 = points(world, player.shown) + combination_points(player.last_combinations)
        if other == seat:
            own = total
        elif total > most:
            most = total
        other += 1
    return own - most

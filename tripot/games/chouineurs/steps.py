"""The steps in which a reading counts: bets as they stand, what is wanted, odds, and how much is left."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.games.chouineurs.dealing import HAND
from tripot.games.chouineurs.scoring import PAYS
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.table import WHINING
from tripot.games.chouineurs.weighing import ALWAYS_WANTED, WANTED

STANDINGS: Final = 23  # a bet with so many tricks, where more of them make no difference
FIRST_STANDING: Final = vec[i64]([0, 3, 7, 12, 18])
MOST_TRICKS: Final = vec[i64]([2, 3, 4, 5, 4])

WANTS: Final = 7  # too many, more than is best, enough, one, two, more, and never too many
LOST: Final = 0
ENOUGH: Final = 2
FREE: Final = 6

MOODS: Final = 4

CHANCES: Final = 12  # none, tenths, sure

STAGES: Final = 4  # of a hand, by how much is left of it
LANES: Final = 5  # odds in few steps
SHORT: Final = 10


def tricks_of(world: Chouineurs, seat: i64) -> i64:
    """How many a seat has won, with the one that is being whined about."""
    if world.phase == WHINING and world.trick.winner == seat:
        return world.at[seat].tricks + 1
    return world.at[seat].tricks


def needed(world: Chouineurs, seat: i64) -> i64:
    """How many tricks more pay best."""
    return WANTED[world.at[seat].bet] - tricks_of(world, seat)


def standing_of(world: Chouineurs, seat: i64) -> i64:
    bet: i64 = world.at[seat].bet
    won: i64 = tricks_of(world, seat)
    if won > MOST_TRICKS[bet]:
        won = MOST_TRICKS[bet]
    return FIRST_STANDING[bet] + won


def want_of(world: Chouineurs, seat: i64) -> i64:
    bet: i64 = world.at[seat].bet
    need: i64 = needed(world, seat)
    if need > 3:
        need = 3
    if need > 0:
        return ENOUGH + need
    if bet == ALWAYS_WANTED:
        return FREE
    if need == 0:
        return ENOUGH
    if PAYS[bet * (HAND + 1) + tricks_of(world, seat)] > 0:
        return ENOUGH - 1
    return LOST


def liked(world: Chouineurs, seat: i64) -> i64:
    """Whether a trick more is bad for a seat (0), makes no difference (1) or is needed (2)."""
    mood: i64 = mood_of(want_of(world, seat))
    if mood > 2:
        return 2
    return mood


def mood_of(want: i64) -> i64:
    """Wants in few words: avoids tricks, does not care, needs one, needs more."""
    if want in (FREE, LOST):
        return 1
    if want <= ENOUGH:
        return 0
    if want == ENOUGH + 1:
        return 2
    return 3


def chances(likely: float) -> i64:
    if likely <= 0.0:
        return 0
    if likely >= 1.0:
        return CHANCES - 1
    return 1 + i64(likely * 10.0)


def stepped(number: float, steps: float, most: i64) -> i64:
    """A number of steps from 0 to `most`."""
    if number <= 0.0:
        return 0
    found: i64 = i64(number * steps + 0.5)
    if found > most:
        return most
    return found


def short_of(worth: float, highest: float) -> i64:
    """How far a worth is below the highest, in steps that grow: 0 to 9."""
    short: float = highest - worth
    if short <= 0.0:
        return 0
    if short < 0.05:
        return 1
    if short < 0.15:
        return 2
    if short < 0.3:
        return 3
    if short < 0.5:
        return 4
    if short < 0.8:
        return 5
    if short < 1.2:
        return 6
    if short < 2.0:
        return 7
    if short < 3.5:
        return 8
    return 9


def stage_of(left: i64) -> i64:
    """How many cards are left, in four steps."""
    if left < 2:
        return left
    if left < 4:
        return 2
    return 3


def lane_of(likely: float) -> i64:
    """Odds in five lanes."""
    if likely < 0.08:
        return 0
    if likely < 0.25:
        return 1
    if likely < 0.5:
        return 2
    if likely < 0.8:
        return 3
    return 4

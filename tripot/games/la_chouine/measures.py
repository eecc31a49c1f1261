"""What a player measures at a glance: points on one scale, how long it will go on, how high a card stands, what threatens."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import count, has, lowest
from tripot.games.la_chouine.cards import force
from tripot.games.la_chouine.deck import FORCES
from tripot.games.la_chouine.prospects import EIGHTS, MIDDLING, SEVENS, STRONGER, Hopes, is_trump
from tripot.games.la_chouine.scoring import combination_points
from tripot.games.la_chouine.state import LaChouine
from tripot.games.la_chouine.table import TAKING

FEW: Final = 5  # points of a trick, in steps
LANES: Final = 20
STAGES: Final = 6
TRUMPS: Final = 0x00FF0000
TRADITIONAL: Final = 3  # with traditional points cards weigh so many times as much as combinations


def one(is_so: bool) -> i64:
    if is_so:
        return 1
    return 0


def clipped(number: i64, most: i64) -> i64:
    if number < 0:
        return 0
    if number > most:
        return most
    return number


def value(cards: i64) -> i64:
    """On the adapted scale, which the traditional one is about three times of (LC-1)."""
    return 4 * count(cards & EIGHTS) + 3 * count(cards & SEVENS) + count(cards & MIDDLING)


def combination_value(world: LaChouine, won: i64) -> i64:
    """On the same scale."""
    points: i64 = combination_points(won)
    if world.card_points == "adapted":
        return points
    return (points + 1) // TRADITIONAL


def tricks_left(world: LaChouine, seat: i64) -> i64:
    """With the one on the table."""
    left: i64 = count(world.at[seat].hand) + world.pile_size() // world.seats
    if world.row != 0:
        return left + 1
    return left


def stage_of(left: i64) -> i64:
    if left <= 3:
        return clipped(left - 1, 2)
    if left <= 5:
        return 3
    if left <= 8:
        return 4
    return 5


def lane(elsewhere: i64, card: i64) -> i64:
    """A trump by how many beat it; others by how many of the family do, and by how many trumps are about."""
    stronger: i64 = STRONGER[card] & elsewhere
    if is_trump(card):
        return count(stronger)
    trumps: i64 = count(stronger & TRUMPS)
    about: i64 = 2
    if trumps < 3:
        about = (trumps + 1) // 2
    return 8 + 3 * clipped(count(stronger & ~TRUMPS), 3) + about


def is_master(elsewhere: i64, card: i64) -> bool:
    return STRONGER[card] & elsewhere == 0


def masters(elsewhere: i64, hand: i64) -> i64:
    """Cards that nothing can beat any more."""
    found: i64 = 0
    while hand != 0:
        if is_master(elsewhere, lowest(hand)):
            found += 1
        hand &= hand - 1
    return found


def kind_of_card(card: i64) -> i64:
    """Its force, trumps apart: the other families are alike."""
    if is_trump(card):
        return FORCES + force(card) - 1
    return force(card) - 1


def turn_of(world: LaChouine) -> i64:
    if world.phase == TAKING:
        return 7 + count(world.row)
    if world.must != 0:
        return 4 + world.laid
    return world.laid


def away_from(world: LaChouine, seat: i64, other: i64) -> i64:
    """How many seats further on."""
    return (other - seat + world.seats) % world.seats


def slot_of(group: i64, away: i64) -> i64:
    """Another player, by the number of players and how far away."""
    return group * (group + 1) // 2 + away - 1


def owner(world: LaChouine, seat: i64, combination: i64) -> i64:
    """Of a combination card: nobody, oneself, or how far away."""
    if has(world.available, combination):
        return 0
    away: i64 = 0
    while away < world.seats:
        if has(world.at[(seat + away) % world.seats].combinations, combination):
            return 1 + away
        away += 1
    return 0


def has_laid(world: LaChouine, seat: i64) -> bool:
    return away_from(world, world.leader, seat) < world.laid


def threat_of(world: LaChouine, hopes: Hopes, known: i64, cards: i64) -> i64:
    """What one of the cards would complete for somebody with these: nothing, some points, nearly a Chouine, a Chouine."""
    most: float = 0.0
    if known != 0:
        while cards != 0:
            found: float = hopes.threat(world, known, lowest(cards))
            if found > most:
                most = found
            cards &= cards - 1
    if most <= 0.0:
        return 0
    if most >= hopes.chouine:
        return 3
    if most >= 10.0:
        return 2
    return 1


def coarse(gap: i64) -> i64:
    """From far behind to far ahead: 0 to 8."""
    if gap < 0:
        return 4 - clipped((3 - gap) // 4, 4)
    return 4 + clipped((gap + 3) // 4, 4)


def few_of(stake: i64) -> i64:
    """Points in steps: none, up to 2, up to 4, up to 7, more."""
    if stake <= 4:
        return (stake + 1) // 2
    if stake <= 7:
        return 3
    return 4


def sure_beaters(world: LaChouine, seat: i64, card: i64, yet: i64) -> i64:
    """How many who have yet to play are known to hold something stronger: 2 is many."""
    found: i64 = 0
    other: i64 = seat
    while yet > 0:
        other = world.after(other)
        if world.at[other].known & STRONGER[card] != 0:
            found += 1
        yet -= 1
    return clipped(found, 2)

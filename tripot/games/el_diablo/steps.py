"""The steps in which a reading counts: tricks that are wanted, odds, how high a card is, and ways of playing it."""

from typing import Final

from mypy_extensions import i64

from tripot.games.el_diablo.cards import copies, size
from tripot.games.el_diablo.deck import CHAMELEON, DEVIL, MAGICIAN
from tripot.games.el_diablo.habits import needed
from tripot.games.el_diablo.moves import ALONE, NAME, SET_16
from tripot.games.el_diablo.state import ElDiablo
from tripot.games.el_diablo.trick import target

WANTS: Final = 5  # too many, enough, one, two, more
NEEDS: Final = 14  # from 3 too many to 10 missing
LANES: Final = 13  # how many cards are higher, in steps; then the special cards
OFF: Final = 17  # half tricks, from 4 too few to 4 too many
FINE_OFF: Final = 33  # quarters
CHANCES: Final = 11  # tenths, and none
WAYS: Final = 45  # of playing a card


def wanting(need: i64) -> i64:
    if need < 0:
        return 0
    if need > 3:
        return 4
    return need + 1


def liked(need: i64) -> i64:
    """Whether a trick is one too many, spoils a bid that is met, or is needed."""
    if need < 0:
        return 0
    if need == 0:
        return 1
    return 2


def clipped(need: i64, most: i64) -> i64:
    found: i64 = need + 3
    if found < 0:
        return 0
    if found >= most:
        return most - 1
    return found


def stepped(off: float, steps: float, most: i64) -> i64:
    """A distance in steps to a trick, from 0 (`most` steps too few) to twice as many."""
    found: i64 = i64(off * steps + 1000.5) - 1000 + most
    if found < 0:
        return 0
    if found > 2 * most:
        return 2 * most
    return found


def demand(world: ElDiablo) -> i64:
    """How many tricks more are needed than there are, raised by 8."""
    total: i64 = 8 - world.tricks_left
    seat: i64 = 0
    while seat < world.seats:
        need: i64 = needed(world, seat)
        if need > 0:
            total += need
        seat += 1
    if total < 0:
        return 0
    if total > 16:
        return 16
    return total


def away_from(world: ElDiablo, seat: i64, other: i64) -> i64:
    """How many seats further on."""
    return (other - seat + world.seats) % world.seats


def lane_of(unseen: i64, kind: i64) -> i64:
    """A number's lane is how many cards of the others beat it, in steps that grow; special cards have their own."""
    if kind >= DEVIL:
        return kind - 6
    higher: i64 = size((unseen >> (2 * kind)) << (2 * kind)) - copies(unseen, CHAMELEON) - copies(unseen, MAGICIAN)
    if higher < 3:
        return higher
    if higher < 5:
        return 3
    if higher < 7:
        return 4
    if higher < 10:
        return 5
    if higher < 14:
        return 6
    if higher < 19:
        return 7
    if higher < 26:
        return 8
    return 9


def way_of(world: ElDiablo, seat: i64, move: i64) -> i64:
    """Moves of cards, with the players that they name counted from the seat."""
    if move >= SET_16:
        return move - SET_16 + 43
    if move < 32:
        return move >> 1
    if move <= ALONE:
        return move - 16  # a devil's 16 and 0, a chameleon alone: 16 to 18
    manner: i64 = (move - NAME) // 5
    return 19 + manner * 4 + away_from(world, seat, target(move)) - 1

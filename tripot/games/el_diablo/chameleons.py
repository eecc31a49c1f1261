"""Whom a chameleon may name: another player who is not out; with a devil, what it is worth from now on (ED-7, ED-8, ED-9)."""

from mypy_extensions import i64

from tripot.engine.bits import bit, has
from tripot.engine.state import everyone
from tripot.games.el_diablo.moves import ALONE, NAME, NAME_0, NAME_16
from tripot.games.el_diablo.trick import devils, namers, out, target


def can_be_named(trick: i64, seats: i64, seat: i64) -> i64:
    """ED-7: the other players of the trick who are not out; those whom this chameleon answers are (ED-9)."""
    return everyone(seats) & ~(bit(seat) | out(trick) | namers(trick, seat))


def namings(trick: i64, seats: i64, seat: i64) -> i64:
    """The set of a chameleon's moves. A devil that lies there is set anew with it (ED-8)."""
    named: i64 = can_be_named(trick, seats, seat)
    if named == 0:  # ED-9
        return bit(ALONE)
    with_devil: i64 = named & devils(trick)
    return ((named ^ with_devil) << NAME) | (with_devil << NAME_16) | (with_devil << NAME_0)


def refused_chameleon(trick: i64, seats: i64, seat: i64, move: i64) -> str:
    """Why a chameleon in hand may not be played so."""
    named: i64 = can_be_named(trick, seats, seat)
    if named == 0:
        return "ED-9"
    if move == ALONE:
        return "ED-7"
    if has(namers(trick, seat), target(move)):
        return "ED-9"  # they are out by this very answer
    if not has(named, target(move)):
        return "ED-7"
    return "ED-8"  # only a devil that lies there is set, and it always is

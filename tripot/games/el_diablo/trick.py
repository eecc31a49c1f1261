"""A trick is one integer: six bits a seat for the move that it played, then who is out, who played a devil, who leads."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit, has
from tripot.games.el_diablo.moves import ALONE, DEVIL_16, NAME, NAME_0, NAME_16, PLUS, SET_16
from tripot.games.el_diablo.options import MOST_SEATS

LANE: Final = 6  # the move of a seat; none is 0
ANY_MOVE: Final = 63
OUT: Final = 30
DEVILS: Final = 35
LEADER: Final = 40
ANY_SEATS: Final = 31


def next_seat(seat: i64, seats: i64) -> i64:
    """Clockwise, as everything goes (ED-4)."""
    following: i64 = seat + 1
    if following == seats:
        return 0
    return following


def led_by(leader: i64) -> i64:
    """A trick before its first card."""
    return leader << LEADER


def leader(trick: i64) -> i64:
    return trick >> LEADER


def played(trick: i64, seat: i64) -> i64:
    """The move with which a seat played its card; 0 if it has not."""
    return (trick >> (LANE * seat)) & ANY_MOVE


def out(trick: i64) -> i64:
    """The seats that are out of the trick (ED-9)."""
    return (trick >> OUT) & ANY_SEATS


def devils(trick: i64) -> i64:
    """The seats that played a devil."""
    return (trick >> DEVILS) & ANY_SEATS


def target(move: i64) -> i64:
    """The seat that a chameleon or a magician names; not for a chameleon without anybody to name."""
    return move % MOST_SEATS


def laid(trick: i64, seat: i64, move: i64) -> i64:
    """The trick with one card more."""
    after: i64 = trick | (move << (LANE * seat))
    if move >= PLUS or move < DEVIL_16:
        return after
    if move < ALONE:
        return after | bit(DEVILS + seat)
    return after | (namers(trick, seat) << OUT)  # ED-9: a chameleon of a named player is an answer


def namers(trick: i64, seat: i64) -> i64:
    """The seats whose chameleon named this one before its card was known."""
    found: i64 = 0
    other: i64 = 0
    while other < MOST_SEATS:
        if played(trick, other) == NAME + seat:
            found |= bit(other)
        other += 1
    return found


def next_setter(trick: i64, seats: i64, devil: i64) -> i64:
    """ED-8: of those who had named the player of a devil, the first to have played who has not set it; or -1."""
    owners: i64 = namers(trick, devil)
    if owners == 0:
        return -1
    seat: i64 = leader(trick)
    while not has(owners, seat):
        seat = next_seat(seat, seats)
    return seat


def with_devil_set(trick: i64, seat: i64, move: i64) -> i64:
    """The trick after the owner of a chameleon has said SET_16 or SET_0: as if it had been said with the chameleon."""
    further: i64 = NAME_0 - NAME
    if move == SET_16:
        further = NAME_16 - NAME
    return trick + further * bit(LANE * seat)

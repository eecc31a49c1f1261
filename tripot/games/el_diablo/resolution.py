"""Who takes a trick: the values from the first player to the last, each effect as things stand then (ED-5, ED-11, ED-12)."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit, has
from tripot.games.el_diablo.moves import DEVIL_16, MINUS, NAME, NAME_0, NAME_16, PLUS
from tripot.games.el_diablo.trick import devils, leader, next_seat, out, played, target

# The values of a trick are one integer, eight bits a seat, raised so that none is negative.
LANE: Final = 8
RAISED: Final = 64
ALL_RAISED: Final = 0x4040404040
ANY_VALUE: Final = 255

DEVIL_HIGH: Final = 16  # ED-6
CHANGE: Final = 5  # ED-10
NOBODY: Final = -1


def value(values: i64, seat: i64) -> i64:
    return ((values >> (LANE * seat)) & ANY_VALUE) - RAISED


def own_value(move: i64) -> i64:
    """What a card is worth by itself: chameleons, magicians and a devil played as 0 are worth nothing."""
    if move <= DEVIL_16:
        return move >> 1
    return 0


def start_values(trick: i64, seats: i64) -> i64:
    values: i64 = ALL_RAISED
    seat: i64 = 0
    while seat < seats:
        values += own_value(played(trick, seat)) << (LANE * seat)
        seat += 1
    return values


def is_waiting(trick: i64, move: i64) -> bool:
    """Whether a chameleon or a magician waits: for the card of its target, or for the value of a devil (ED-8)."""
    named: i64 = target(move)
    return played(trick, named) == 0 or (move < NAME_16 and has(devils(trick), named))


def has_effect(trick: i64, seat: i64) -> bool:
    """Whether the card of a seat changes a value now: who is out is skipped, as actor and as target."""
    move: i64 = played(trick, seat)
    if move < NAME or has(out(trick), seat):
        return False
    return not has(out(trick), target(move)) and not is_waiting(trick, move)


def taken(values: i64, move: i64) -> i64:
    """What a chameleon takes: the value of its target, or of a devil set anew just before (ED-7, ED-8)."""
    if move < NAME_16:
        return value(values, target(move))
    if move < NAME_0:
        return DEVIL_HIGH
    return 0


def acted(values: i64, trick: i64, seat: i64) -> i64:
    """The values after the card of a seat has done what it does."""
    if not has_effect(trick, seat):
        return values
    move: i64 = played(trick, seat)
    named: i64 = target(move)
    if move >= MINUS:  # ED-10
        return values - CHANGE * bit(LANE * named)
    if move >= PLUS:
        return values + CHANGE * bit(LANE * named)
    return values + taken(values, move) * bit(LANE * seat) - value(values, named) * bit(LANE * named)


def can_win(trick: i64, seat: i64) -> bool:
    """Neither a magician (ED-10) nor who is out (ED-9), nor who has yet to play."""
    move: i64 = played(trick, seat)
    return move > 0 and move < PLUS and not has(out(trick), seat)


def final_values(trick: i64, seats: i64) -> i64:
    values: i64 = start_values(trick, seats)
    seat: i64 = leader(trick)
    left: i64 = seats
    while left > 0:
        values = acted(values, trick, seat)
        seat = next_seat(seat, seats)
        left -= 1
    return values


def winner(trick: i64, seats: i64) -> i64:
    """The highest value wins; of several, the last to have played (ED-5). With nobody who can win: nobody (ED-12)."""
    values: i64 = final_values(trick, seats)
    best: i64 = NOBODY
    seat: i64 = leader(trick)
    left: i64 = seats
    while left > 0:
        if can_win(trick, seat) and (best == NOBODY or value(values, seat) >= value(values, best)):
            best = seat
        seat = next_seat(seat, seats)
        left -= 1
    return best

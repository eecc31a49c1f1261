"""Whom a magician may name: any opponent, out or not, for five more or five less (ED-10)."""

from mypy_extensions import i64

from tripot.engine.bits import bit
from tripot.engine.state import everyone
from tripot.games.el_diablo.moves import MINUS, PLUS


def changes(seats: i64, seat: i64) -> i64:
    """The set of a magician's moves."""
    opponents: i64 = everyone(seats) & ~bit(seat)
    return (opponents << PLUS) | (opponents << MINUS)

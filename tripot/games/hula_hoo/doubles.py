"""Doubles: the same value again, until a neighbour or a joker cancels them (HH-7, HH-8, HH-9, HH-13)."""

from mypy_extensions import i64

from tripot.games.hula_hoo.cards import lane
from tripot.games.hula_hoo.dealing import take
from tripot.games.hula_hoo.deck import JOKER
from tripot.games.hula_hoo.table import DOUBLED, NO_CALL, Table


def can_double(call: i64, top: i64) -> bool:
    """HH-7, HH-8: any card that lies there can be doubled, but two jokers are no double (HH-10)."""
    return call != NO_CALL and top != JOKER


def cancelling(top: i64) -> i64:
    """HH-9: the lanes of the values that cancel a double."""
    return lane(top - 1) | lane(top + 1) | lane(JOKER)


def draw(table: Table, seat: i64) -> None:
    """HH-7: a double draws one card into the hand; from an empty pile it draws nothing (HH-13)."""
    left: i64 = table.pile_size()
    if left == 0:
        return
    drawn: i64 = take(table, 1)
    player = table.at[seat]
    player.hand += drawn
    if left <= table.bottom:  # a card that was swapped face up: everybody knows it
        player.known += drawn
        table.bottom -= 1


def refused_double(table: Table, value: i64) -> str:
    """Why a seat to act may not double with a card of this value."""
    if value == JOKER:
        return "HH-10"
    if table.call == NO_CALL:
        return "HH-5"
    if value != table.top:
        return "HH-8" if table.call == DOUBLED else "HH-7"
    return "HH-6"  # it is not there

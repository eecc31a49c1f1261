"""Bidding: everybody says in secret how many tricks they will win; the bids are shown together (ED-3)."""

from mypy_extensions import i64

from tripot.engine.bits import bit
from tripot.games.el_diablo import trick
from tripot.games.el_diablo.moves import BID
from tripot.games.el_diablo.table import PLAYING, Table


def bids(table: Table) -> i64:
    """The set of bids, counted from BID: none to all of the tricks."""
    return bit(table.tricks_left + 1) - 1


def make_bid(table: Table, seat: i64, move: i64) -> None:
    """Final once made; after the last one the first trick begins (ED-4)."""
    table.at[seat].bid = move - BID
    table.to_act &= ~bit(seat)
    if table.to_act == 0:
        table.phase = PLAYING
        table.to_act = bit(trick.leader(table.trick))

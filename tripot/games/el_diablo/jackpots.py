"""Jackpot: with five cards left, everybody says whether they promise to keep their bid, for double points (ED-13)."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit
from tripot.engine.state import everyone
from tripot.games.el_diablo import trick
from tripot.games.el_diablo.moves import JACKPOT
from tripot.games.el_diablo.table import JACKPOTS, PLAYING, Table

CARDS_LEFT: Final = 5


def ask_for_jackpots(table: Table) -> None:
    table.phase = JACKPOTS
    table.to_act = everyone(table.seats)


def choose_jackpot(table: Table, seat: i64, move: i64) -> None:
    """Final once made, and secret; after the last choice all are shown and the trick begins."""
    if move == JACKPOT:
        table.jackpots |= bit(seat)
    table.to_act &= ~bit(seat)
    if table.to_act == 0:
        table.phase = PLAYING
        table.to_act = bit(trick.leader(table.trick))

"""Tours: from an empty pile to the next one, or to the end of the game (V7-4, V7-19)."""

from mypy_extensions import i64

from tripot.engine.bits import bit
from tripot.games.les_vilains_7.counting import gangsters_on
from tripot.games.les_vilains_7.noises import forget_noise
from tripot.games.les_vilains_7.table import FLIP, NOBODY, OVER, RIGHT, Table, TourEnd


def end_tour(table: Table, end: TourEnd, starter: i64) -> None:
    """The pile is taken. Every stack that is empty now wins (V7-19); else the next tour begins at this moment."""
    table.end = end
    won: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if not table.at[seat].stack:
            won |= bit(seat)
        seat += 1
    begin_tour(table, starter)
    table.tour += 1
    if won != 0:
        win(table, won)


def begin_tour(table: Table, starter: i64) -> None:
    """V7-4: an empty pile, and the count at 1."""
    table.pile = b""
    table.gangsters = 0
    table.starter = starter
    table.flipper = NOBODY
    table.passer = NOBODY
    table.silent = NOBODY
    table.answer = None
    table.contesters = 0
    forget_noise(table)
    show_sizes(table)
    begin_turn(table, starter)


def after_card(seat: i64, kind: i64, seats: i64) -> i64:
    """V7-6: whose turn follows this seat's card; after a double one player passes, as many steps as gangsters."""
    return (seat + gangsters_on(kind)) % seats


def begin_turn(table: Table, seat: i64) -> None:
    """From now on a seat has its time to flip (V7-7)."""
    table.phase = FLIP
    table.turn = seat
    table.began = table.now
    table.said = ()
    table.mistake = RIGHT


def win(table: Table, winners: i64) -> None:
    """V7-19: the game is over, and all sizes can be seen."""
    table.phase = OVER
    table.won = winners
    show_sizes(table)


def show_sizes(table: Table) -> None:
    for seat in table.at:
        seat.shown = len(seat.stack)

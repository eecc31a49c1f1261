"""Time: a flip and an answer are due within the limit; exactly at the limit is still in time (V7-7)."""

from mypy_extensions import i64

from tripot.engine.state import NEVER
from tripot.games.les_vilains_7.answers import err
from tripot.games.les_vilains_7.contests import COLLECTING, close_window
from tripot.games.les_vilains_7.mistakes import take_pile
from tripot.games.les_vilains_7.table import ANSWER, LATE_ANSWER, LATE_FLIP, NOBODY, OVER, WINDOW, Table, TourEnd


def last_moment(table: Table) -> i64:
    if table.phase == OVER:
        return NEVER
    if table.phase == WINDOW:
        return table.began + COLLECTING
    return table.began + table.rules.limit


def pass_deadline(table: Table) -> None:
    """What follows from a deadline, at its own moment."""
    table.now = last_moment(table)
    seat: i64 = table.turn
    if table.phase == WINDOW:
        close_window(table)
    elif table.phase == ANSWER:
        err(table, seat, LATE_ANSWER, table.said)
    else:
        take_pile(table, TourEnd(LATE_FLIP, (), (), NOBODY), seat, False)

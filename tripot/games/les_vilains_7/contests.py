"""Contests: where players are the referees, anybody may doubt the last answer, and the pile is recounted (V7-12)."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit, count, has, lowest
from tripot.games.les_vilains_7.mistakes import take_pile
from tripot.games.les_vilains_7.table import RIGHT, WINDOW, WRONG_CONTEST, Table, TourEnd
from tripot.games.les_vilains_7.tours import end_tour, win

COLLECTING: Final = 1000  # milliseconds


def can_contest(table: Table, seat: i64) -> bool:
    answer = table.answer
    return (
        table.rules.by_players and answer is not None and answer.author != seat and not has(table.contesters, seat)
    )  # V7-11


def contest(table: Table, seat: i64) -> None:
    """The first contest suspends the play; others may join while they are collected."""
    if table.phase != WINDOW:
        open_window(table)
    table.contesters |= bit(seat)


def open_window(table: Table) -> None:
    table.phase = WINDOW
    table.began = table.now


def close_window(table: Table) -> None:
    """V7-12: the recount. Without a contest the window was for a last card, which wins (V7-19)."""
    answer = table.answer
    assert answer is not None
    if table.contesters == 0:
        win(table, bit(answer.author))
        return
    end = TourEnd(answer.mistake, answer.words, answer.due, answer.author)
    end.contesters = table.contesters
    end.recount = table.pile
    if answer.mistake != RIGHT:
        take_pile(table, end, answer.author, answer.is_first)
        return
    end.mistake = WRONG_CONTEST
    if count(table.contesters) == 1:
        take_pile(table, end, lowest(table.contesters), False)
    else:
        end.takers = table.contesters
        end_tour(table, end, share_pile(table, answer.author))


def share_pile(table: Table, author: i64) -> i64:
    """Dealt from the top, card by card, to the contesters clockwise from the author. Who got the last card."""
    left: i64 = len(table.pile)
    seat: i64 = author
    taker: i64 = author
    while left > 0:
        seat = (seat + 1) % table.seats
        if has(table.contesters, seat):
            left -= 1
            table.at[seat].stack += table.pile[left : left + 1]
            taker = seat
    return taker

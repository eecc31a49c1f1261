"""Winning a round and the game (HH-14 to HH-19)."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import has, lowest
from tripot.games.hula_hoo.cards import size
from tripot.games.hula_hoo.dealing import next_round
from tripot.games.hula_hoo.table import LAST_ONE_IN, NO_CARD_LEFT, OVER, Table

GOAL: Final = 77  # HH-18
ROUNDS_IN_A_ROW: Final = 3  # HH-19


def is_round_won(table: Table, seat: i64) -> bool:
    """HH-14: no card left in hand or in front, a double's draw included."""
    player = table.at[seat]
    return player.hand == 0 and player.front == 0


def last_one_in(table: Table) -> i64:
    """HH-16: the only seat still in, or -1."""
    if table.inside & (table.inside - 1) != 0:
        return -1
    return lowest(table.inside)


def win_round(table: Table, winner: i64) -> None:
    """HH-17: a point for each card in the discard; then the next round, or the end."""
    player = table.at[winner]
    table.last_winner = winner
    table.last_won_by = NO_CARD_LEFT if is_round_won(table, winner) else LAST_ONE_IN
    table.last_points = size(table.discard)
    player.points += table.last_points
    seat: i64 = 0
    while seat < table.seats:
        other = table.at[seat]
        other.shown = 0
        if not has(table.inside, seat):
            other.shown = other.hand
        if seat != winner:
            other.wins = 0
        seat += 1
    player.wins += 1
    if is_game_won(table, winner):
        table.phase = OVER
        table.to_act = 0
    else:
        next_round(table, winner)


def is_game_won(table: Table, seat: i64) -> bool:
    if table.switches.streak:  # HH-19
        return table.at[seat].wins >= ROUNDS_IN_A_ROW
    return table.at[seat].points >= GOAL  # HH-18

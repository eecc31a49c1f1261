"""Counting a round, and winning the round and the game (LC-1, LC-17 to LC-21)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tripot.engine.bits import bit, count, has, lowest
from tripot.games.la_chouine.cards import EVERY_FAMILY
from tripot.games.la_chouine.dealing import next_round
from tripot.games.la_chouine.deck import CARD_POINTS, CHAMPALU, COMBINATION_POINTS, CRUE, FORCES
from tripot.games.la_chouine.table import OVER, Table

GOAL: Final = 2  # LC-21

SCALES: Final = {name: vec[u8]([u8(points) for points in scale]) for name, scale in CARD_POINTS.items()}  # LC-1


def card_points(scale: str, cards: i64) -> i64:
    by_force = SCALES[scale]
    points: i64 = 0
    force: i64 = 0
    while force < FORCES:
        points += count((cards >> force) & EVERY_FAMILY) * i64(by_force[force])
        force += 1
    return points


def combination_points(won: i64) -> i64:
    points: i64 = 0
    while won != 0:
        points += COMBINATION_POINTS[lowest(won)]
        won &= won - 1
    return points


def win_combination(table: Table, seat: i64, combination: i64) -> None:
    """Its card goes from the table to a player (LC-12, LC-18, LC-19)."""
    table.available &= ~bit(combination)
    table.at[seat].combinations |= bit(combination)


def count_round(table: Table) -> None:
    """LC-20: the tricks are turned up and counted; most points win, and all who have as many."""
    win_combination(table, table.winner, CRUE)  # LC-18
    most: i64 = 0
    rewarded: i64 = 0
    without: i64 = 0  # who has no point at all
    seat: i64 = 0
    while seat < table.seats:
        player = table.at[seat]
        player.shown = player.won
        total: i64 = card_points(table.card_points, player.won) + combination_points(player.combinations)
        if total == 0:
            without |= bit(seat)
        elif total > most:
            most = total
            rewarded = bit(seat)
        elif total == most:
            rewarded |= bit(seat)
        seat += 1
    if count(without) == 1:  # LC-19
        win_combination(table, lowest(without), CHAMPALU)
        rewarded = without
    end_round(table, rewarded)


def win_by_chouine(table: Table, seat: i64) -> None:
    """LC-17: the round ends at once, and nothing is counted."""
    for player in table.at:
        player.shown = 0
    table.at[seat].shown = table.at[seat].hand
    end_round(table, bit(seat))


def end_round(table: Table, rewarded: i64) -> None:
    """LC-20, LC-21: a reward for each winner; then the end, or the next round."""
    table.rewarded = rewarded
    is_won = False
    seat: i64 = 0
    while seat < table.seats:
        player = table.at[seat]
        player.last_combinations = player.combinations
        if has(rewarded, seat):
            player.rewards += 1
            is_won = is_won or player.rewards >= GOAL
        seat += 1
    if is_won:
        table.phase = OVER
        table.to_act = 0
    else:
        next_round(table)

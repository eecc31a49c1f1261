"""What a bid brings, and who wins the game (ED-14, ED-15)."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import has
from tripot.games.el_diablo.dealing import next_round
from tripot.games.el_diablo.table import OVER, Table

BID_OF_NONE: Final = 10


def gain(bid: i64, tricks: i64, is_jackpot: bool) -> i64:
    """ED-14: the square of a bid that is met, the bid lost if it is missed, 10 for a bid of 0; a jackpot doubles."""
    points: i64 = BID_OF_NONE
    if bid > 0:
        points = bid
        if tricks == bid:
            points = bid * bid
    if tricks != bid:
        points = -points
    if is_jackpot:
        points *= 2
    return points


def end_round(table: Table) -> None:
    """Everybody's gain or loss; then the next deal, or the end when everybody has dealt once (ED-15)."""
    seat: i64 = 0
    while seat < table.seats:
        player = table.at[seat]
        player.points += gain(player.bid, player.tricks, has(table.jackpots, seat))
        player.last_bid = player.bid
        player.last_tricks = player.tricks
        seat += 1
    table.last_jackpots = table.jackpots
    if table.round + 1 < table.seats:
        next_round(table)
    else:
        table.phase = OVER
        table.to_act = 0


def best_seats(table: Table) -> list[int]:
    """ED-15: most points; a tie is a shared win."""
    most = max(player.points for player in table.at)
    return [seat for seat in range(table.seats) if table.at[seat].points == most]

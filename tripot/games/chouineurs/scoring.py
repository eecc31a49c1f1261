"""What a round pays, and who wins the game (CH-2, CH-12, CH-13)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tripot.engine.bits import bit
from tripot.games.chouineurs.cards import DECK
from tripot.games.chouineurs.dealing import HAND, deal_round
from tripot.games.chouineurs.deck import BETS
from tripot.games.chouineurs.table import OVER, Seat, Table

ROUNDS: Final = 4

BET_NAMES: Final = tuple(BETS)
PAYS: Final = vec[u8]([u8(bet.get(tricks, 0)) for bet in BETS.values() for tricks in range(HAND + 1)])


def bet_pays(player: Seat) -> i64:
    """CH-2: the points that the bet card has for this number of tricks; 0 if it is not on the card."""
    return i64(PAYS[player.bet * (HAND + 1) + player.tricks])


def round_points(player: Seat) -> i64:
    """CH-12: a point for each card won by whining, and what the bet pays."""
    return player.whined + bet_pays(player)


def end_round(table: Table) -> None:
    """CH-12: a bet card that paid leaves the game; then everything is cleared away for the next round, or the end."""
    seats: list[Seat] = []
    for player in table.at:
        bets: i64 = player.bets
        if bet_pays(player) > 0:
            bets &= ~bit(player.bet)
        seats.append(Seat(player.points + round_points(player), bets))
    table.before = table.at
    table.last_leader = table.trick.leader
    table.at = seats
    table.done = 0
    table.reserve = DECK
    table.taken = 0
    if table.round == ROUNDS - 1:
        table.phase = OVER
        table.to_act = 0
    else:
        table.round += 1
        deal_round(table)


def game_winners(table: Table) -> list[int]:
    """CH-13: the most points, then the most in the last round; who is still tied shares the win with the others."""
    ranks = [(player.points, round_points(last)) for player, last in zip(table.at, table.before, strict=True)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

"""Dealing a round: all cards to all players, the deal passing clockwise (ED-1, ED-2, ED-4, ED-15)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tripot.engine.state import everyone
from tripot.games.el_diablo import trick
from tripot.games.el_diablo.cards import WHOLE_DECKS, card, kinds
from tripot.games.el_diablo.options import MOST_SEATS
from tripot.games.el_diablo.table import BIDDING, NO_BID, Table

SORTED_DECKS: Final = [
    vec[u8]([u8(kind) for kind in kinds(WHOLE_DECKS.get(seats, 0))]) for seats in range(MOST_SEATS + 1)
]  # by the number of players


def start_game(table: Table) -> None:
    """ED-15: the first dealer is drawn at random."""
    chance = table.seed.chance(0)
    table.dealer = chance.below(table.seats)
    deal(table, chance.shuffled(SORTED_DECKS[table.seats]))


def next_round(table: Table) -> None:
    table.round += 1
    table.dealer = trick.next_seat(table.dealer, table.seats)
    deal(table, table.seed.chance(table.round).shuffled(SORTED_DECKS[table.seats]))


def hand_size(seats: i64) -> i64:
    """How many cards everybody is dealt (ED-2)."""
    return len(SORTED_DECKS[seats]) // seats


def deal(table: Table, deck: vec[u8]) -> None:
    """ED-2: everything is dealt; A takes the first cards, then B, and so on. Then everybody bids."""
    cards: i64 = hand_size(table.seats)
    dealt: i64 = 0
    for player in table.at:
        player.hand = 0
        player.bid = NO_BID
        player.tricks = 0
        last: i64 = dealt + cards
        while dealt < last:
            player.hand += card(i64(deck[dealt]))
            dealt += 1
    table.tricks_left = cards
    table.trick = trick.led_by(trick.next_seat(table.dealer, table.seats))  # ED-4
    table.jackpots = 0
    table.phase = BIDDING
    table.to_act = everyone(table.seats)

"""Dealing a round: the shuffle, the first player, and the front row chosen in secret (HH-2, HH-4, HH-20, HH-21)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tripot.engine.bits import bit
from tripot.engine.chance import Chance
from tripot.engine.state import everyone
from tripot.games.hula_hoo import picks
from tripot.games.hula_hoo.cards import WHOLE_DECK, card, values
from tripot.games.hula_hoo.table import CHOOSE_FRONT, EXCHANGING, NO_CALL, PLAYING, Table

IN_HAND: Final = 5
IN_FRONT: Final = 5

SORTED_DECK: Final = vec[u8]([u8(value) for value in values(WHOLE_DECK)])


def start_game(table: Table) -> None:
    chance = table.seed.chance(0)
    dealer: i64 = chance.below(table.seats)
    deal_round(table, chance, (dealer + 1) % table.seats)  # HH-4


def next_round(table: Table, winner: i64) -> None:
    table.round += 1
    deal_round(table, table.seed.chance(table.round), (winner + 1) % table.seats)  # HH-4


def deal_round(table: Table, chance: Chance, first: i64) -> None:
    deal(table, chance.shuffled(SORTED_DECK), first)


def deal(table: Table, deck: vec[u8], first: i64) -> None:
    """HH-2: seat after seat takes five cards in hand, then five in front; the rest is the draw pile."""
    table.pile = deck
    table.drawn = 0
    table.bottom = 0
    table.discard = 0
    table.top = 0
    table.call = NO_CALL
    table.first = first
    table.active = first
    table.inside = everyone(table.seats)
    for seat in table.at:
        seat.hand = take(table, IN_HAND)
        seat.front = take(table, IN_FRONT)
        seat.known = 0
        seat.chosen = -1
        if table.switches.chaos_deal:  # HH-20
            seat.hand += seat.front
            seat.front = 0
    if table.switches.chaos_deal:
        table.phase = CHOOSE_FRONT
        table.to_act = table.inside
    else:
        after_the_deal(table)


def take(table: Table, number: i64) -> i64:
    """Cards from the top of the pile."""
    heap: i64 = 0
    while number > 0:
        heap += card(i64(table.pile[table.drawn]))
        table.drawn += 1
        number -= 1
    return heap


def after_the_deal(table: Table) -> None:
    """The exchange follows, unless it is switched off (HH-21)."""
    table.phase = EXCHANGING
    if table.switches.no_exchange:
        table.phase = PLAYING
    table.to_act = bit(table.first)


def choose_front(table: Table, seat: i64, index: i64) -> None:
    """HH-20: the choice is final and secret; when the last one is made, all are shown together."""
    table.at[seat].chosen = picks.FIVE_OF_TEN[index]
    table.to_act &= ~bit(seat)
    if table.to_act == 0:
        for player in table.at:
            player.front = picks.picked_cards(player.hand, player.chosen)
            player.hand -= player.front
            player.chosen = -1
        after_the_deal(table)

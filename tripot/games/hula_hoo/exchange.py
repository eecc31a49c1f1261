"""The exchange: up to three cards in front for as many from the draw pile, once each, in turn order (HH-3)."""

from librt.vecs import append
from mypy_extensions import i64, u8

from tripot.engine.bits import bit
from tripot.games.hula_hoo import picks
from tripot.games.hula_hoo.cards import size
from tripot.games.hula_hoo.dealing import take
from tripot.games.hula_hoo.table import PLAYING, Table


def exchanges(table: Table, seat: i64) -> i64:
    """The set of picks that a seat may swap, the empty one included."""
    return picks.UP_TO_THREE[picks.twins(table.at[seat].front)]


def exchange(table: Table, seat: i64, picked: i64) -> None:
    if picked != 0:
        swap(table, seat, picks.picked_cards(table.at[seat].front, picked))
    following: i64 = (seat + 1) % table.seats
    if following == table.first:
        table.phase = PLAYING
    table.to_act = bit(following)


def swap(table: Table, seat: i64, swapped: i64) -> None:
    """The new cards are drawn first; then the swapped ones go under, lowest first, where everybody knows them."""
    player = table.at[seat]
    number: i64 = size(swapped)
    player.front += take(table, number) - swapped
    pile = table.pile[:]
    value: i64 = 0
    while swapped != 0:  # lane by lane, from the lowest value up
        if swapped & 15 == 0:
            swapped >>= 4
            value += 1
        else:
            swapped -= 1
            pile = append(pile, u8(value))
    table.pile = pile
    table.bottom += number

"""Dealing a round: combination cards, hands, cards set aside, the first player (LC-3, LC-4, LC-5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tripot.engine.bits import bit
from tripot.engine.chance import Chance
from tripot.games.la_chouine.cards import NAMES
from tripot.games.la_chouine.deck import COMBINATIONS, SET_ASIDE
from tripot.games.la_chouine.row import draw, turn_up
from tripot.games.la_chouine.table import PLAYING, Table

SORTED_DECK: Final = vec[u8]([u8(card) for card in range(len(NAMES))])
ALL_COMBINATIONS: Final = bit(len(COMBINATIONS)) - 1  # LC-3: of each kind, the card for this number of players


def start_game(table: Table) -> None:
    chance = table.seed.chance(0)
    table.first = chance.below(table.seats)  # LC-5
    deal_round(table, chance)


def next_round(table: Table) -> None:
    table.round += 1
    table.first = table.after(table.first)  # LC-5
    deal_round(table, table.seed.chance(table.round))


def deal_round(table: Table, chance: Chance) -> None:
    deal(table, chance.shuffled(SORTED_DECK))


def deal(table: Table, deck: vec[u8]) -> None:
    """LC-4: first the cards set aside, then seat after seat takes a full hand; the rest is the draw pile."""
    table.pile = deck
    table.drawn = 0
    table.available = ALL_COMBINATIONS
    if table.laid != 0:  # a trick that a Chouine cut short is nobody's
        table.laid = 0
        table.trick = 0
    set_aside: i64 = SET_ASIDE[table.seats]
    table.aside = draw(table, set_aside)
    for player in table.at:
        player.hand = draw(table, table.full_hand)
        player.known = 0
        player.won = 0
        player.combinations = 0
    turn_up(table)
    table.phase = PLAYING
    table.to_act = bit(table.first)

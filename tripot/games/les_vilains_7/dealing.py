"""Dealing: all cards evenly, face down; what is left over goes back in the box (V7-2, V7-17, V7-20)."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64, u8

from tripot.engine.chance import Chance, Seed
from tripot.games.les_vilains_7.cards import deck_of
from tripot.games.les_vilains_7.table import Table
from tripot.games.les_vilains_7.tours import begin_tour


def start_game(table: Table, seed: Seed) -> None:
    chance = seed.chance(0)
    deal(table, shuffled(Counter(deck_of(table.rules.no_doubles)), chance))
    begin_tour(table, chance.below(table.seats))  # V7-20


def shuffled(cards: Counter[int], chance: Chance) -> bytes:
    return bytes([int(kind) for kind in chance.shuffled(vec[u8]([u8(kind) for kind in cards.elements()]))])


def deal(table: Table, deck: bytes) -> None:
    """V7-2: card by card clockwise; what a player gets first is flipped first."""
    whole: i64 = len(deck) - len(deck) % table.seats
    seat: i64 = 0
    while seat < table.seats:
        table.at[seat].stack = deck[seat : whole : table.seats]
        seat += 1
    table.box = deck[whole:]

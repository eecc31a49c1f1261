"""Dealing a round: the shuffle, which way up the cards lie, and who leads (CH-3, CH-5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tripot.engine.bits import bit, count, nth
from tripot.engine.chance import Chance
from tripot.engine.state import everyone
from tripot.games.chouineurs.cards import ALL_CARDS, DECK
from tripot.games.chouineurs.table import CHOOSING, Table, Trick

HAND: Final = 7  # cards each, and as many tricks in a round


def deal_round(table: Table) -> None:
    chance = table.seed.chance(table.round)
    highest: i64 = leading(table)
    table.first = nth(highest, chance.below(count(highest)))  # CH-5: at first nobody has a point, and all draw lots
    deal(table, chance.shuffled(DECK), ways_up(chance))


def leading(table: Table) -> i64:
    """The seats with the highest total."""
    most: i64 = -1
    found: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        points: i64 = table.at[seat].points
        if points > most:
            most = points
            found = 0
        if points == most:
            found |= bit(seat)
        seat += 1
    return found


def ways_up(chance: Chance) -> i64:
    """CH-3: the shuffle turns each card or leaves it, as a set of those that it turns."""
    return (chance.word() << 30 ^ chance.word()) & ALL_CARDS


def deal(table: Table, deck: vec[u8], turned: i64) -> None:
    """CH-3: seat after seat takes seven cards; the rest is the reserve. Then everybody chooses (CH-4)."""
    dealt: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        hand: i64 = 0
        last: i64 = dealt + HAND
        while dealt < last:
            hand |= bit(i64(deck[dealt]))
            dealt += 1
        table.at[seat].hand = hand
        seat += 1
    table.turned = turned
    table.reserve = deck[dealt:]
    table.trick = Trick(table.first)
    table.phase = CHOOSING
    table.to_act = everyone(table.seats)

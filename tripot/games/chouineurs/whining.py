"""Whining: whoever played the lowest value turns a card or takes a point; then the trick is over (CH-9, CH-10, CH-11)."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit, has, lowest
from tripot.games.chouineurs.dealing import HAND
from tripot.games.chouineurs.moves import POINT, TURN
from tripot.games.chouineurs.record import NO_WHINE, POINTED, TURNED, note_whine, whine_made
from tripot.games.chouineurs.scoring import end_round
from tripot.games.chouineurs.table import PLAYING, WHINING, Table, Trick

THE_POINT: Final = 60  # in a set of moves, where the cards to turn have their own numbers


def whines(table: Table, seat: i64) -> i64:
    """The set of ways to whine: any card of the hand, and the point while the reserve lasts."""
    ways: i64 = table.at[seat].hand
    if table.reserve_size() > 0:
        ways |= bit(THE_POINT)
    return ways


def whine(table: Table, seat: i64, move: i64) -> None:
    player = table.at[seat]
    if move == POINT:
        table.taken += 1
        player.whined += 1
        note_whine(player, table.done, POINTED)
    else:
        table.turned ^= bit((move - TURN) >> 1)
        note_whine(player, table.done, TURNED)
    table.trick.whiners &= ~bit(seat)
    call_whiner(table)


def call_whiner(table: Table) -> None:
    """The whiners choose in the order they played; with nothing left to choose from, none of them does."""
    trick = table.trick
    is_last: bool = table.done == HAND - 1  # no card in any hand
    if trick.whiners == 0 or (is_last and table.reserve_size() == 0):
        end_trick(table)
        return
    table.phase = WHINING
    after: i64 = trick.whiners >> trick.leader
    if after != 0:
        table.to_act = bit(trick.leader + lowest(after))
    else:
        table.to_act = bit(lowest(trick.whiners))


def end_trick(table: Table) -> None:
    """CH-11: the winner leads the next one; after the seventh the round is scored."""
    winner: i64 = table.trick.winner
    table.at[winner].tricks += 1
    table.done += 1
    if table.done == HAND:
        end_round(table)
    else:
        table.phase = PLAYING
        table.trick = Trick(winner)
        table.to_act = bit(winner)


def refused_whine(table: Table, seat: i64) -> str:
    """Why a seat may not do this while whiners choose: it is none of them (CH-9), or it may not whine so, now or again."""
    if seat < 0 or seat >= table.seats:
        return "CH-9"
    if has(table.trick.whiners, seat) or whine_made(table.at[seat], table.done) != NO_WHINE:
        return "CH-10"
    return "CH-9"

"""Playing a card: what the call asks for, the next call, and passing (HH-5, HH-6, HH-10, HH-11, HH-12)."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit, has
from tripot.games.hula_hoo import cards, doubles
from tripot.games.hula_hoo.cards import present
from tripot.games.hula_hoo.deck import JOKER
from tripot.games.hula_hoo.moves import DOUBLE, FROM_FRONT, MOINS_BIT, PASS
from tripot.games.hula_hoo.scoring import is_round_won, last_one_in, win_round
from tripot.games.hula_hoo.table import DOUBLED, MOINS, NAMING, NAMING_AGAIN, NO_CALL, PLUS, Table

BOTH_CALLS: Final = 3  # a card in hand, by its two moves
FRONT_CALLS: Final = 12  # a card in front, by its two moves
THE_DOUBLE: Final = 56  # in a set of moves: doubling the top card from the hand; one more: from the front row


def answers(call: i64, top: i64) -> i64:
    """The lanes of the values that answer a call, doubles aside."""
    if call == PLUS:  # HH-6, and the joker (HH-10)
        return cards.above(top) | cards.lane(JOKER)
    if call == MOINS:
        return cards.below(top) | cards.lane(JOKER)
    if call == DOUBLED:
        return doubles.cancelling(top)
    return cards.LANES  # HH-5: any card opens


def playable(table: Table, seat: i64) -> i64:
    """The set of a seat's moves: bit 4 x value and the three above it, THE_DOUBLE and the one above, or PASS."""
    player = table.at[seat]
    lanes: i64 = answers(table.call, table.top)
    if player.hand + player.front == cards.card(JOKER):  # HH-15: nobody goes out with a joker
        lanes = 0
    moves: i64 = (present(player.hand) * BOTH_CALLS | present(player.front) * FRONT_CALLS) & lanes
    if doubles.can_double(table.call, table.top):
        if player.hand & cards.lane(table.top) != 0:
            moves |= bit(THE_DOUBLE)
        if player.front & cards.lane(table.top) != 0:
            moves |= bit(THE_DOUBLE + 1)
    if moves == 0:  # HH-12: only who cannot play passes
        return bit(PASS)
    return moves


def play_card(table: Table, seat: i64, move: i64) -> None:
    """A card that answers the call, and the next call with it."""
    value: i64 = move >> 2
    put_on_discard(table, seat, value, move & FROM_FRONT != 0)
    table.call = PLUS
    if move & MOINS_BIT != 0:
        table.call = MOINS
    after_the_card(table, seat)


def play_double(table: Table, seat: i64, move: i64) -> None:
    put_on_discard(table, seat, (move - DOUBLE) >> 1, (move - DOUBLE) & 1 != 0)
    table.call = DOUBLED
    doubles.draw(table, seat)
    after_the_card(table, seat)


def put_on_discard(table: Table, seat: i64, value: i64, from_front: bool) -> None:
    player = table.at[seat]
    one: i64 = cards.card(value)
    if from_front:
        player.front -= one
    else:
        player.hand -= one
        if player.known & cards.lane(value) != 0:
            player.known -= one
    table.discard += one
    table.top = value
    table.active = seat


def after_the_card(table: Table, seat: i64) -> None:
    if is_round_won(table, seat):
        win_round(table, seat)
    elif table.switches.chaos_target:  # HH-22
        table.phase = NAMING
        table.to_act = bit(seat)
    else:
        table.to_act = bit(next_inside(table, seat))


def pass_turn(table: Table, seat: i64) -> None:
    """HH-12: the hand is shown, its owner is out, the call stands."""
    player = table.at[seat]
    player.known = player.hand
    table.inside &= ~bit(seat)
    last: i64 = last_one_in(table)
    if last >= 0:
        win_round(table, last)
    elif table.switches.chaos_target:  # HH-22: who played names another one
        table.phase = NAMING_AGAIN
        table.to_act = bit(table.active)
    else:
        table.to_act = bit(next_inside(table, seat))


def next_inside(table: Table, seat: i64) -> i64:
    """The next player clockwise who is still in."""
    seat = (seat + 1) % table.seats
    while not has(table.inside, seat):
        seat = (seat + 1) % table.seats
    return seat


def refused_card(table: Table, seat: i64, value: i64, from_front: bool) -> str:
    """Why a seat to act may not play this card with "plus" or "moins"."""
    player = table.at[seat]
    heap: i64 = player.hand
    if from_front:
        heap = player.front
    if cards.copies(heap, value) == 0:
        return "HH-5" if table.call == NO_CALL else "HH-6"
    if value == JOKER:
        return "HH-15"
    if table.call == DOUBLED:
        return "HH-8" if value == table.top else "HH-9"
    if value == table.top:
        return "HH-7"
    return "HH-6"

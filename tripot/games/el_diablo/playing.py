"""Playing a trick: one card each, clockwise, any card; the winner leads the next one (ED-4, ED-12)."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit
from tripot.games.el_diablo import trick
from tripot.games.el_diablo.cards import card, copies, present
from tripot.games.el_diablo.chameleons import namings, refused_chameleon
from tripot.games.el_diablo.jackpots import CARDS_LEFT, ask_for_jackpots
from tripot.games.el_diablo.magicians import changes
from tripot.games.el_diablo.moves import ALONE, BID, DEVIL_16, JACKPOT, PLUS, SET_16, kind_of
from tripot.games.el_diablo.resolution import NOBODY, winner
from tripot.games.el_diablo.scoring import end_round
from tripot.games.el_diablo.table import PLAYING, SETTING, Table

# One card in a heap. Numbers and a devil's "16" have the same place in a set of moves, a devil's "0" has the next one.
ONE_DEVIL: Final = 0x100000000
ONE_CHAMELEON: Final = 0x400000000
ONE_MAGICIAN: Final = 0x1000000000
ALL_NUMBERS: Final = 0xFFFFFFFF
BOTH_WAYS: Final = 3


def playable(table: Table, seat: i64) -> i64:
    """The set of a seat's moves: every card of the hand, in every way it can be played."""
    held: i64 = present(table.at[seat].hand)
    moves: i64 = held & ALL_NUMBERS
    if held != moves:
        moves |= (held & ONE_DEVIL) * BOTH_WAYS  # ED-6
        if held & ONE_CHAMELEON != 0:
            moves |= namings(table.trick, table.seats, seat)
        if held & ONE_MAGICIAN != 0:
            moves |= changes(table.seats, seat)
    return moves


def play_card(table: Table, seat: i64, move: i64) -> None:
    table.at[seat].hand -= card(kind_of(move))
    table.trick = trick.laid(table.trick, seat, move)
    if move >= DEVIL_16 and move < ALONE:
        after_a_devil(table, seat)
    else:
        after_the_card(table, seat)


def after_a_devil(table: Table, seat: i64) -> None:
    """ED-8: before the next card, everyone whose chameleon had named this player says what the devil is worth."""
    setter: i64 = trick.next_setter(table.trick, table.seats, seat)
    if setter >= 0:
        table.phase = SETTING
        table.to_act = bit(setter)
    else:
        table.phase = PLAYING
        after_the_card(table, seat)


def set_devil(table: Table, seat: i64, move: i64) -> None:
    """ED-8: the owner of a chameleon sets the devil that its target has just played."""
    devil: i64 = trick.target(trick.played(table.trick, seat))
    table.trick = trick.with_devil_set(table.trick, seat, move)
    after_a_devil(table, devil)


def after_the_card(table: Table, seat: i64) -> None:
    following: i64 = trick.next_seat(seat, table.seats)
    if following == trick.leader(table.trick):
        end_trick(table)
    else:
        table.to_act = bit(following)


def end_trick(table: Table) -> None:
    """The winner takes the trick and leads the next one; if nobody takes it, the same player leads again (ED-12)."""
    leader: i64 = winner(table.trick, table.seats)
    if leader == NOBODY:
        leader = trick.leader(table.trick)
    else:
        table.at[leader].tricks += 1
    table.last_trick = table.trick
    table.trick = trick.led_by(leader)
    table.tricks_left -= 1
    if table.tricks_left == 0:
        end_round(table)
    elif table.tricks_left == CARDS_LEFT:
        ask_for_jackpots(table)
    else:
        table.to_act = bit(leader)


def refused_card(table: Table, seat: i64, move: i64) -> str:
    """Why a seat whose turn it is to play may not make this move."""
    if move >= BID:
        return "ED-3"
    if move >= JACKPOT:
        return "ED-13"
    if move >= SET_16:
        return "ED-8"
    if move < 0 or copies(table.at[seat].hand, kind_of(move)) == 0:
        return "ED-4"  # it is not in the hand
    if move >= PLUS:
        return "ED-10"
    if move >= ALONE:
        return refused_chameleon(table.trick, table.seats, seat, move)
    return "ED-4"  # no card has this number

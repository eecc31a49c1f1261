"""Turns: the top card is flipped onto the pile, by the player whose turn it is or by mistake (V7-5, V7-6, V7-8, V7-9)."""

from mypy_extensions import i64

from tripot.games.les_vilains_7.answers import finish
from tripot.games.les_vilains_7.cards import is_double
from tripot.games.les_vilains_7.counting import gangsters_on
from tripot.games.les_vilains_7.deck import PISTOL
from tripot.games.les_vilains_7.mistakes import take_pile
from tripot.games.les_vilains_7.table import (
    ANSWER,
    FLIP,
    NOBODY,
    OUT_OF_TURN,
    RIGHT,
    SHOULD_PASS,
    SPOKE,
    Answer,
    Table,
    TourEnd,
)
from tripot.games.les_vilains_7.tours import after_card, begin_turn


def flip(table: Table, seat: i64) -> None:
    is_in_turn = table.phase == FLIP and table.turn == seat
    player = table.at[seat]
    table.pile += player.stack[:1]
    player.stack = player.stack[1:]
    if not is_in_turn:
        flip_by_mistake(table, seat)
        return
    table.gangsters += gangsters_on(table.top())
    table.flipper = seat
    table.passer = NOBODY
    if table.silent == NOBODY or not end_silence(table):
        await_answer(table, seat)


def await_answer(table: Table, seat: i64) -> None:
    """What is awaited now that a card lies open."""
    if table.top() == PISTOL:  # V7-8: the next player's turn begins
        table.silent = seat
        begin_turn(table, after_card(seat, PISTOL, table.seats))
        return
    begin_turn(table, seat)
    table.phase = ANSWER
    if is_double(table.top()):
        table.passer = (seat + 1) % table.seats


def end_silence(table: Table) -> bool:
    """V7-19: a pistol is answered when the next player flips. Whether that was its player's last card."""
    seat: i64 = table.silent
    table.silent = NOBODY
    answer = table.answer
    if answer is None or answer.author != seat or answer.mistake != SPOKE:  # else its player spoke, and that stands
        table.answer = Answer(seat, (), (), RIGHT, False)
    if table.at[seat].stack:
        return False
    finish(table, seat)
    return True


def flip_by_mistake(table: Table, seat: i64) -> None:
    """V7-9: out of turn; or where one should pass, once the double is answered."""
    mistake: i64 = OUT_OF_TURN
    if seat == table.passer and table.phase == FLIP:
        mistake = SHOULD_PASS
    take_pile(table, TourEnd(mistake, (), (), NOBODY), seat, False)

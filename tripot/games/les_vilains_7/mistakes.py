"""Mistakes: who makes one takes the whole pile under the stack and starts the next tour (V7-9, V7-10, V7-16)."""

from mypy_extensions import i64

from tripot.engine.bits import bit
from tripot.games.les_vilains_7.table import Table, TourEnd
from tripot.games.les_vilains_7.tours import end_tour


def take_pile(table: Table, end: TourEnd, culprit: i64, on_first_card: bool) -> None:
    """V7-10: turned over as a whole, so that the card played first comes up first."""
    end.takers = bit(culprit)
    taker = table.at[culprit]
    taker.stack += table.pile
    if on_first_card and table.rules.more_vilain:
        give_cards(table, culprit)
    end_tour(table, end, culprit)


def give_cards(table: Table, culprit: i64) -> None:
    """V7-16: everybody else gives their top card, clockwise, to the very bottom."""
    step: i64 = 1
    while step < table.seats:
        giver = table.at[(culprit + step) % table.seats]
        table.at[culprit].stack += giver.stack[:1]
        giver.stack = giver.stack[1:]
        step += 1


def is_first_card(table: Table, seat: i64) -> bool:
    """Whether the pile is the first card of the tour, flipped by this seat."""
    return len(table.pile) == 1 and table.flipper == seat

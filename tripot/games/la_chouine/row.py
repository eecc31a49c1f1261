"""The row beside the draw pile: turned up at the start of a trick, taken after it (LC-6, LC-10, LC-11)."""

from mypy_extensions import i64

from tripot.engine.bits import bit
from tripot.games.la_chouine.table import PLAYING, Table


def draw(table: Table, number: i64) -> i64:
    """Cards from the top of the pile."""
    cards: i64 = 0
    while number > 0:
        cards |= bit(i64(table.pile[table.drawn]))
        table.drawn += 1
        number -= 1
    return cards


def turn_up(table: Table) -> None:
    """LC-6: a card for each player, while there are any."""
    if table.pile_size() > 0:
        table.row = draw(table, table.seats)


def take(table: Table, seat: i64, card: i64) -> None:
    """LC-10: everybody sees who takes what; after the last one it is the winner's turn again, to lead (LC-11)."""
    player = table.at[seat]
    player.hand |= bit(card)
    player.known |= bit(card)
    table.row &= ~bit(card)
    table.to_act = bit(table.after(seat))
    if table.row == 0:
        turn_up(table)
        table.phase = PLAYING

"""A trick: any card may be played, and who wins it (LC-7, LC-8, LC-9, LC-11)."""

from mypy_extensions import i64

from tripot.engine.bits import bit
from tripot.games.la_chouine.cards import family
from tripot.games.la_chouine.deck import TRUMP
from tripot.games.la_chouine.scoring import count_round
from tripot.games.la_chouine.table import TAKING, Table


def playable(table: Table, hand: i64) -> i64:
    """LC-7: any card of the hand, but after a claim one of its cards."""
    if table.must != 0:
        return table.must
    return hand


def play_card(table: Table, seat: i64, card: i64) -> None:
    player = table.at[seat]
    player.hand &= ~bit(card)
    player.known &= ~bit(card)
    player.played = card
    table.must = 0
    if table.laid == 0:  # the trick before is turned over
        table.trick = bit(card)
        table.leader = seat
        table.winner = seat
    else:
        table.trick |= bit(card)
        if beats(card, table.at[table.winner].played):
            table.winner = seat
    table.laid += 1
    if table.laid < table.seats:
        table.to_act = bit(table.after(seat))
    else:
        win_trick(table)


def beats(card: i64, best: i64) -> bool:
    """LC-8: against the best card so far, which is a trump or of the family led."""
    if family(card) == family(best):
        return card > best
    return family(card) == TRUMP


def win_trick(table: Table) -> None:
    """LC-9: the winner keeps the trick; then the row is taken, or the winner leads at once (LC-11)."""
    player = table.at[table.winner]
    player.won |= table.trick
    table.laid = 0
    table.to_act = bit(table.winner)
    if table.row != 0:
        table.phase = TAKING
    elif player.hand == 0:
        count_round(table)

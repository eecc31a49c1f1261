"""Before a round: which way up to hold the hand, and which bet card to lay face down (CH-4)."""

from mypy_extensions import i64

from tripot.engine.bits import bit
from tripot.games.chouineurs.moves import BET_CARDS, CHOOSE, MOVES
from tripot.games.chouineurs.table import PLAYING, Table


def choices(table: Table, seat: i64) -> i64:
    """The set of a seat's choices, counted from CHOOSE: its bet cards with the hand kept, then with the hand turned."""
    bets: i64 = table.at[seat].bets
    return bets | bets << BET_CARDS


def choose(table: Table, seat: i64, choice: i64) -> None:
    """Both are one decision, final and secret; when the last one is made, all bets are shown together."""
    player = table.at[seat]
    player.bet = choice
    if choice >= BET_CARDS:
        player.bet = choice - BET_CARDS
        table.turned ^= player.hand
    table.to_act &= ~bit(seat)
    if table.to_act == 0:
        table.phase = PLAYING
        table.to_act = bit(table.first)


def refused_choice(table: Table, seat: i64, move: i64) -> str:
    """A bet card that has paid is gone (CH-2, CH-12); all else is against CH-4."""
    if table.is_to_act(seat) and move >= CHOOSE and move < MOVES:
        return "CH-2"
    return "CH-4"

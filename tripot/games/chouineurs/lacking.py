"""Which colours everybody has seen a player lack: those not followed since that player last turned a card (CH-7, CH-10)."""

from mypy_extensions import i64

from tripot.engine.bits import bit
from tripot.games.chouineurs.cards import BLACK, YELLOW, strength
from tripot.games.chouineurs.record import TURNED, card_played, whine_made
from tripot.games.chouineurs.table import NO_COLOUR, Table


def lacking(table: Table) -> i64:
    """Four bits a seat, one for each colour."""
    found: i64 = 0
    leader: i64 = table.first
    trick: i64 = 0
    while trick <= table.done:
        asked: i64 = NO_COLOUR
        best: i64 = -1
        winner: i64 = leader
        turn: i64 = 0
        while turn < table.seats:
            seat: i64 = (leader + turn) % table.seats
            end: i64 = card_played(table.at[seat], trick)
            if end >= 0:
                power: i64 = strength(end)
                name: i64 = power >> 6
                if asked == NO_COLOUR:
                    asked = name
                if name != asked and name != BLACK:
                    found |= bit(4 * seat + asked)
                if power > best and (name >= YELLOW or name == asked):
                    best = power
                    winner = seat
                if whine_made(table.at[seat], trick) == TURNED:
                    found &= ~(bit(4 * seat) * 15)
            turn += 1
        leader = winner
        trick += 1
    return found

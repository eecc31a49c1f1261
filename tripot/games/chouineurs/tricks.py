"""A trick: what may be played, who whines and who wins it (CH-6, CH-7, CH-8, CH-9, CH-11)."""

from mypy_extensions import i64

from tripot.engine.bits import bit, has
from tripot.games.chouineurs.cards import BLACK, YELLOW, end_up, of_colour, strength
from tripot.games.chouineurs.record import note_card
from tripot.games.chouineurs.table import NO_COLOUR, Table, Trick


def playable(table: Table, seat: i64) -> i64:
    """The cards that a seat may play, as they lie (CH-8)."""
    hand: i64 = table.at[seat].hand
    asked: i64 = table.trick.asked
    if asked == NO_COLOUR:  # CH-6
        return hand
    following: i64 = hand & of_colour(asked, table.turned)
    if following == 0:
        return hand
    return following | hand & of_colour(BLACK, table.turned)  # CH-7


def play_card(table: Table, seat: i64, end: i64) -> None:
    player = table.at[seat]
    player.hand &= ~bit(end >> 1)
    note_card(player, table.done, end)
    lay(table.trick, seat, end)
    table.to_act = bit((seat + 1) % table.seats)


def is_complete(table: Table) -> bool:
    """Whether the turn has come back to the leader."""
    return table.to_act == bit(table.trick.leader)


def lay(trick: Trick, seat: i64, end: i64) -> None:
    """One more card in a trick, and what it changes."""
    power: i64 = strength(end)
    colour: i64 = power >> 6
    value: i64 = power & 63
    if trick.asked == NO_COLOUR:
        trick.asked = colour
    if power > trick.best and (colour >= YELLOW or colour == trick.asked):  # CH-11
        trick.best = power
        trick.winner = seat
    if value < trick.lowest:  # CH-9
        trick.lowest = value
        trick.whiners = bit(seat)
    elif value == trick.lowest:
        trick.whiners |= bit(seat)


def refused_card(table: Table, seat: i64, end: i64) -> str:
    """Why a seat to act may not play this end."""
    card: i64 = end >> 1
    if end >= 0 and has(table.at[seat].hand, card) and end != end_up(card, table.turned):
        return "CH-8"
    return refused_turn(table)


def refused_turn(table: Table) -> str:
    """What the leader does is CH-6, what all others do is CH-7."""
    return "CH-6" if table.trick.asked == NO_COLOUR else "CH-7"

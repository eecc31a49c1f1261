"""Combinations: what a hand can claim, and what a claim shows (LC-7, LC-12 to LC-17)."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit, count, has, lowest
from tripot.games.la_chouine.cards import EVERY_FAMILY, family, force, of_force
from tripot.games.la_chouine.deck import ARCHITECTE, BRISCARD, CHOUINE, DUO, FORCES, TRIPLETTE
from tripot.games.la_chouine.moves import (
    CLAIM,
    CLAIM_ARCHITECTE,
    CLAIM_BRISCARD,
    CLAIM_CHOUINE,
    CLAIM_DUO,
    CLAIM_TRIPLETTE,
)
from tripot.games.la_chouine.scoring import win_by_chouine, win_combination
from tripot.games.la_chouine.table import Table

FOURS: Final = 0x08080808
SEVENS_AND_EIGHTS: Final = 0xC0C0C0C0
FOUR_AND_FIVE: Final = 0b11000  # of the first family
ONE_FAMILY: Final = 0xFF


def claims(table: Table, hand: i64) -> i64:
    """The set of claims that can be made now with a hand, counted from CLAIM; one a turn (LC-12)."""
    if table.must != 0:
        return 0
    open_ones: i64 = table.available
    found: i64 = 0
    if has(open_ones, DUO):
        found |= duos(hand)
    if has(open_ones, TRIPLETTE):
        found |= triplettes(hand) << (CLAIM_TRIPLETTE - CLAIM)
    start: i64 = hand & -hand
    if hand == start * (bit(table.full_hand) - 1):  # a full hand of cards in a row
        if start & EVERY_FAMILY != 0 and has(open_ones, ARCHITECTE):  # LC-15
            found |= bit(CLAIM_ARCHITECTE - CLAIM + family(lowest(hand)))
        if start & of_force(FORCES + 1 - table.full_hand) != 0:  # LC-17
            found |= bit(CLAIM_CHOUINE - CLAIM + family(lowest(hand)))
    if hand & ~SEVENS_AND_EIGHTS == 0 and has(open_ones, BRISCARD) and count(hand) == table.full_hand:  # LC-16
        found |= bit(CLAIM_BRISCARD - CLAIM)
    return found


def duos(hand: i64) -> i64:
    """LC-13: the families of which a hand has the 4 and the 5."""
    found: i64 = 0
    fours: i64 = hand & (hand >> 1) & FOURS
    while fours != 0:
        found |= bit(family(lowest(fours)))
        fours &= fours - 1
    return found


def triplettes(hand: i64) -> i64:
    """LC-14: the cards such that the three others of the same force are in the hand."""
    fish: i64 = hand & ONE_FAMILY
    rose: i64 = (hand >> 8) & ONE_FAMILY
    crown: i64 = (hand >> 16) & ONE_FAMILY
    grape: i64 = (hand >> 24) & ONE_FAMILY
    two: i64 = fish & rose
    others: i64 = crown & grape
    return rose & others | (fish & others) << 8 | (two & grape) << 16 | (two & crown) << 24


def claim(table: Table, seat: i64, move: i64) -> None:
    """LC-12: the cards are shown, the combination card is won; one of the cards shown must follow (LC-7)."""
    player = table.at[seat]
    combination: i64 = combination_of(move)
    shown: i64 = shown_by(move, player.hand)
    win_combination(table, seat, combination)
    player.known |= shown
    if combination == CHOUINE:
        win_by_chouine(table, seat)
    else:
        table.must = shown


def combination_of(move: i64) -> i64:
    """Which combination a claim is about."""
    if move < CLAIM_TRIPLETTE:
        return DUO
    if move < CLAIM_ARCHITECTE:
        return TRIPLETTE
    if move < CLAIM_BRISCARD:
        return ARCHITECTE
    if move < CLAIM_CHOUINE:
        return BRISCARD
    return CHOUINE


def shown_by(move: i64, hand: i64) -> i64:
    """The cards of a claim; those as long as a full hand are the whole of it."""
    if move < CLAIM_TRIPLETTE:
        return FOUR_AND_FIVE * bit(8 * (move - CLAIM_DUO))
    if move < CLAIM_ARCHITECTE:
        left_out: i64 = move - CLAIM_TRIPLETTE
        return of_force(force(left_out)) & ~bit(left_out)
    return hand


def refused_claim(table: Table, move: i64) -> str:
    """Why a seat to act may not claim this: another claim, no such card on the table, or not the cards for it."""
    combination: i64 = combination_of(move)
    if table.must != 0 or not has(table.available, combination):
        return "LC-12"
    if combination == DUO:
        return "LC-13"
    if combination == TRIPLETTE:
        return "LC-14"
    if combination == ARCHITECTE:
        return "LC-15"
    if combination == BRISCARD:
        return "LC-16"
    return "LC-17"

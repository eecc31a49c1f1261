"""How near a hand is to each combination that is claimed, with the cards that it may still come by (LC-12 to LC-17)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.engine.bits import bit, count, has
from tripot.games.la_chouine.cards import EVERY_FAMILY
from tripot.games.la_chouine.combinations import FOURS, ONE_FAMILY, SEVENS_AND_EIGHTS, duos, triplettes
from tripot.games.la_chouine.deck import ARCHITECTE, BRISCARD, CHOUINE, DUO, FAMILIES, FORCES, TRIPLETTE
from tripot.games.la_chouine.measures import clipped
from tripot.games.la_chouine.moves import CLAIM_ARCHITECTE, CLAIM_BRISCARD, CLAIM_CHOUINE, CLAIM_TRIPLETTE
from tripot.games.la_chouine.state import LaChouine

KINDS: Final = 5
CLAIMED: Final = vec[i64]([DUO, TRIPLETTE, ARCHITECTE, BRISCARD, CHOUINE])
NEARNESS: Final = 4  # out of reach, far, near, there


def kind_of_claim(move: i64) -> i64:
    if move < CLAIM_TRIPLETTE:
        return 0
    if move < CLAIM_ARCHITECTE:
        return 1
    if move < CLAIM_BRISCARD:
        return 2
    if move < CLAIM_CHOUINE:
        return 3
    return 4


def nearness(world: LaChouine, kind: i64, hand: i64, reach: i64) -> i64:
    if not has(world.available, CLAIMED[kind]):
        return 0
    if kind == 0:
        return near_duo(hand, reach)
    if kind == 1:
        return near_triplette(hand, reach)
    if kind == 3:
        missing: i64 = world.full_hand - count(hand & SEVENS_AND_EIGHTS)
        if missing > count(reach & SEVENS_AND_EIGHTS):
            return 0
        return clipped(3 - missing, 3)
    run: i64 = bit(world.full_hand) - 1
    if kind == 4:
        run <<= FORCES - world.full_hand
    return clipped(3 - missing_of_run(run, hand, reach), 3)


def missing_of_run(run: i64, hand: i64, reach: i64) -> i64:
    """Cards to the run in the family where fewest are missing and none is lost; 3 is many."""
    fewest: i64 = 3
    start: i64 = 0
    while start < FORCES * len(FAMILIES):
        missing: i64 = run & ~((hand >> start) & ONE_FAMILY)
        if missing & ~(reach >> start) == 0 and count(missing) < fewest:
            fewest = count(missing)
        start += FORCES
    return fewest


def near_duo(hand: i64, reach: i64) -> i64:
    if duos(hand) != 0:
        return 3
    halves: i64 = count(duo_fours(hand, reach) | duo_fours(reach, hand))
    return clipped(halves, 2)


def duo_fours(fours: i64, fives: i64) -> i64:
    return fours & (fives >> 1) & FOURS


def near_triplette(hand: i64, reach: i64) -> i64:
    if triplettes(hand) != 0:
        return 3
    pairs: i64 = 0
    number: i64 = 0
    while number < FORCES:
        if count((hand >> number) & EVERY_FAMILY) == 2 and (reach >> number) & EVERY_FAMILY != 0:
            pairs += 1
        number += 1
    return clipped(pairs, 2)

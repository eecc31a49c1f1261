"""What a seat sees in its cards: which combinations they can still become, what others could do with one, what beats one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.engine.bits import bit, count, has
from tripot.games.la_chouine.cards import EVERY_FAMILY, NAMES, WHOLE_DECK, family, force, of_force
from tripot.games.la_chouine.combinations import ONE_FAMILY, SEVENS_AND_EIGHTS, triplettes
from tripot.games.la_chouine.deck import (
    ARCHITECTE,
    BRISCARD,
    COMBINATION_POINTS,
    DUO,
    FAMILIES,
    FORCES,
    TRIPLETTE,
    TRUMP,
)
from tripot.games.la_chouine.state import LaChouine
from tripot.games.la_chouine.tricks import beats

EIGHTS: Final = 0x80808080
SEVENS: Final = 0x40404040
MIDDLING: Final = 0x38383838  # 4, 5 and 6

STRONGER: Final = vec[i64](
    [sum(bit(other) for other in range(len(NAMES)) if beats(other, card)) for card in range(len(NAMES))]
)  # by card, what beats it when it is the best one so far (LC-8)


class Sight:
    """What one seat can see in a world: nothing here depends on a card that is hidden from it."""

    def __init__(self, world: LaChouine, seat: i64) -> None:
        player = world.at[seat]
        self.hand: i64 = player.hand
        self.gone: i64 = 0  # in tricks won
        seen: i64 = world.row | world.aside | player.hand
        known: i64 = 0
        rivals: i64 = 0
        other: i64 = 0
        while other < world.seats:
            at = world.at[other]
            self.gone |= at.won
            if other != seat:
                known |= at.known
                if is_empty(world, other):
                    rivals += 1
            other += 1
        if world.laid != 0:
            seen |= world.trick
        self.rivals: i64 = rivals  # others who have won nothing
        self.elsewhere: i64 = WHOLE_DECK & ~(seen | self.gone)  # in other hands or in the pile
        self.unseen: i64 = self.elsewhere & ~known
        self.reach: i64 = self.unseen | world.row  # what a hand may still come by
        self.has_points: bool = player.combinations != 0 or points(world, player.won) > 0


class Hopes:
    """What combinations are worth while cards for them are missing."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.chouine: float = numbers["chouine"]  # a round, in points
        self.ready: float = numbers["ready"]  # how much of a combination is there when its cards are,
        self.one_short: float = numbers["one short"]  # when one is missing,
        self.two_short: float = numbers["two short"]  # and when two are

    def worth(self, world: LaChouine, hand: i64, reach: i64) -> float:
        """Of all combinations that this hand can become with cards within reach."""
        total: float = self.runs(world, hand, reach)
        if has(world.available, DUO):
            total += float(COMBINATION_POINTS[DUO]) * self.duos(hand, reach)
        if has(world.available, TRIPLETTE):
            total += float(COMBINATION_POINTS[TRIPLETTE]) * self.triplettes(hand, reach)
        if has(world.available, BRISCARD):
            missing: i64 = world.full_hand - count(hand & SEVENS_AND_EIGHTS)
            if missing <= count(reach & SEVENS_AND_EIGHTS):
                total += float(COMBINATION_POINTS[BRISCARD]) * self.share(missing)
        return total

    def runs(self, world: LaChouine, hand: i64, reach: i64) -> float:
        """Architecte and Chouine (LC-15, LC-17)."""
        low: i64 = bit(world.full_hand) - 1
        high: i64 = low << (FORCES - world.full_hand)
        total: float = 0.0
        has_architecte: bool = has(world.available, ARCHITECTE)
        start: i64 = 0
        while start < FORCES * len(FAMILIES):
            own: i64 = (hand >> start) & ONE_FAMILY
            if own != 0:
                lost: i64 = ~(own | (reach >> start))
                if lost & high == 0:
                    total += self.chouine * self.share(count(high & ~own))
                if has_architecte and lost & low == 0:
                    total += float(COMBINATION_POINTS[ARCHITECTE]) * self.share(count(low & ~own))
            start += FORCES
        return total

    def share(self, missing: i64) -> float:
        if missing == 1:
            return self.one_short
        if missing == 2:
            return self.two_short
        if missing <= 0:
            return self.ready
        return 0.0

    def duos(self, hand: i64, reach: i64) -> float:
        fours: i64 = (hand >> 3) & EVERY_FAMILY
        fives: i64 = (hand >> 4) & EVERY_FAMILY
        if fours & fives != 0:
            return self.ready
        halves: i64 = (fours & (reach >> 4)) | (fives & (reach >> 3))
        return self.one_short * float(count(halves))

    def triplettes(self, hand: i64, reach: i64) -> float:
        if triplettes(hand) != 0:
            return self.ready
        fish: i64 = hand & ONE_FAMILY
        rose: i64 = (hand >> 8) & ONE_FAMILY
        crown: i64 = (hand >> 16) & ONE_FAMILY
        grape: i64 = (hand >> 24) & ONE_FAMILY
        pairs: i64 = (fish & rose) | (crown & grape) | ((fish | rose) & (crown | grape))
        thirds: i64 = (reach | (reach >> 8) | (reach >> 16) | (reach >> 24)) & ONE_FAMILY
        return self.one_short * float(count(pairs & thirds))

    def threat(self, world: LaChouine, known: i64, card: i64) -> float:
        """What a card completes for somebody, as far as everybody knows their hand."""
        total: float = 0.0
        number: i64 = force(card)
        if number > FORCES - world.full_hand:
            run: i64 = ((bit(world.full_hand) - 1) << (FORCES - world.full_hand)) * bit(FORCES * family(card))
            missing: i64 = count(run & ~(known | bit(card)))
            if missing == 0:
                total += self.chouine
            elif missing == 1:
                total += self.chouine * self.one_short
        if number == 4 and has(world.available, DUO) and has(known, card + 1):
            total += float(COMBINATION_POINTS[DUO])
        if number == 5 and has(world.available, DUO) and has(known, card - 1):
            total += float(COMBINATION_POINTS[DUO])
        if has(world.available, TRIPLETTE) and count(known & of_force(number)) >= 2:
            total += float(COMBINATION_POINTS[TRIPLETTE])
        return total


def is_empty(world: LaChouine, seat: i64) -> bool:
    """Whether a seat has won neither trick nor combination: on the way to Champalu, as far as others know (LC-19)."""
    return world.at[seat].won == 0 and world.at[seat].combinations == 0


def points(world: LaChouine, cards: i64) -> i64:
    """LC-1, without a look into the tables."""
    if world.card_points == "adapted":
        return 4 * count(cards & EIGHTS) + 3 * count(cards & SEVENS) + count(cards & MIDDLING)
    fine: i64 = 11 * count(cards & EIGHTS) + 10 * count(cards & SEVENS)
    return fine + 4 * count(cards & of_force(6)) + 3 * count(cards & of_force(5)) + 2 * count(cards & of_force(4))


def is_trump(card: i64) -> bool:
    return family(card) == TRUMP

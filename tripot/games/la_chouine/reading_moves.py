"""What a move of La Chouine does now: wins or leaves a trick and its points, keeps or breaks combinations, takes or denies."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit, count
from tripot.engine.facts import Facts, Reading
from tripot.games.la_chouine.look import Look
from tripot.games.la_chouine.measures import (
    FEW,
    LANES,
    STAGES,
    away_from,
    clipped,
    coarse,
    few_of,
    kind_of_card,
    lane,
    masters,
    one,
    slot_of,
    sure_beaters,
    threat_of,
    turn_of,
    value,
)
from tripot.games.la_chouine.moves import CLAIM, TAKE
from tripot.games.la_chouine.nearness import KINDS, NEARNESS, kind_of_claim, nearness
from tripot.games.la_chouine.prospects import STRONGER, is_empty
from tripot.games.la_chouine.reading_table import GROUPS, SLOTS, TURNS
from tripot.games.la_chouine.state import LaChouine
from tripot.games.la_chouine.tricks import beats

LIKELY: Final = 12
MANNERS: Final = 3  # leads, is the best card now, is not
STAKES: Final = 10  # points in the trick


class MoveReading:
    def __init__(self, reading: Reading) -> None:
        self.habit = reading.room(GROUPS * TURNS * 2)
        # A card that is played.
        self.card = reading.room(GROUPS * 2 * MANNERS * 16)
        self.likely_stake = reading.room(3 * 2 * LIKELY * STAKES)
        self.likely_gap = reading.room(LIKELY // 2 * 9 * STAGES)
        self.goes_to = reading.room(SLOTS * 3 * 3 * 3 * FEW)
        self.spoils = reading.room(2 * 2 * 2 * 3 * 4 * FEW)
        self.toward = reading.room(2 * 2 * 3 * 16)
        self.pick = reading.room(GROUPS * 4 * 8)
        self.wins = reading.room(GROUPS * 4 * STAKES)
        self.against = reading.room(4 * 6 * 3 * FEW)
        self.keeps = reading.room(GROUPS * KINDS * NEARNESS * NEARNESS * 2)
        self.spends = reading.room(2 * LANES * MANNERS)
        self.masters = reading.room(GROUPS * MANNERS * 6 * 6)
        self.first_pick = reading.room(GROUPS * LIKELY * 8)
        self.danger = reading.room(4 * 3)
        self.fasting = reading.room(2 * LIKELY * FEW * 4)
        self.fear = reading.room(10 * 4 * STAGES)
        self.declines = reading.room(GROUPS * (KINDS + 1))
        # A claim.
        self.claim = reading.room(GROUPS * KINDS * 3)
        self.claim_gap = reading.room(KINDS * 9 * STAGES)
        # A card that is taken.
        self.taken = reading.room(GROUPS * 2 * 4 * 16)
        self.taken_lane = reading.room(2 * LANES * STAGES)
        self.completes = reading.room(GROUPS * KINDS * NEARNESS * NEARNESS * 2)
        self.denies = reading.room(SLOTS * 4)
        self.leaves = reading.room(SLOTS * 4)
        self.below = reading.room(GROUPS * 4 * 8)
        self.hopes = reading.room(20 * STAGES)
        self.taken_fear = reading.room(10 * 4 * STAGES)

    def read(self, world: LaChouine, seat: i64, move: i64, look: Look, facts: Facts) -> None:
        facts.add(self.habit + (look.group * TURNS + turn_of(world)) * 2 + one(move == look.habit))
        if move < TAKE:
            self.read_card(world, seat, move, look, facts)
        elif move < CLAIM:
            self.read_taken(world, seat, move - TAKE, look, facts)
        else:
            kind: i64 = kind_of_claim(move)
            facts.add(self.claim + (look.group * KINDS + kind) * 3 + look.mode)
            facts.add(self.claim_gap + (kind * 9 + coarse(look.gap)) * STAGES + look.stage)

    def read_card(self, world: LaChouine, seat: i64, card: i64, look: Look, facts: Facts) -> None:
        group: i64 = look.group
        late: i64 = look.late
        stake: i64 = value(bit(card))
        manner: i64 = 0
        if world.laid != 0:
            stake += value(world.trick)
            manner = 2 - one(beats(card, world.at[world.winner].played))
        few: i64 = few_of(stake)
        likely: i64 = look.likely(world, seat, card)
        yet: i64 = world.seats - 1 - world.laid
        facts.add(self.card + ((group * 2 + late) * MANNERS + manner) * 16 + kind_of_card(card))
        facts.add_count(self.likely_stake + ((look.mode * 2 + late) * LIKELY + likely) * STAKES, stake, STAKES - 1)
        facts.add(self.likely_gap + (likely // 2 * 9 + coarse(look.gap)) * STAGES + look.stage)
        self.read_trick(world, seat, card, look, facts, manner, few)
        if manner != 2:
            facts.add_count(self.wins + (group * 4 + yet) * STAKES, stake, STAKES - 1)
            unseen: i64 = clipped(count(STRONGER[card] & look.sight.unseen), 5)
            facts.add(self.against + ((yet * 6 + unseen) * 3 + sure_beaters(world, seat, card, yet)) * FEW + few)
        chance: i64 = 1
        if likely == 0:
            chance = 0
        elif likely > 8:
            chance = 2
        hand: i64 = look.sight.hand & ~bit(card)
        kind: i64 = 0
        while kind < KINDS:
            before: i64 = look.nearness[kind]
            if before != 0:
                after: i64 = nearness(world, kind, hand, look.sight.reach)
                change: i64 = ((group * KINDS + kind) * NEARNESS + before) * NEARNESS + after
                facts.add(self.keeps + change * 2 + one(likely != 0))
            kind += 1
        facts.add(self.spends + (late * LANES + lane(look.sight.elsewhere, card)) * MANNERS + manner)
        sure: i64 = clipped(masters(look.sight.elsewhere, hand), 5)
        facts.add(self.masters + ((group * MANNERS + manner) * 6 + sure) * 6 + clipped(look.left - 1, 5))
        if late == 0:
            facts.add(self.first_pick + (group * LIKELY + likely) * 8 + look.edge)
            facts.add(self.danger + danger(world, seat, look) * 3 + chance)
        if look.mode != 0:
            facts.add(self.fasting + (((look.mode - 1) * LIKELY + likely) * FEW + few) * 4 + look.sight.rivals)
            facts.add(self.fear + (look.fear(hand) * 4 + look.sight.rivals) * STAGES + look.stage)
        facts.add(self.declines + group * (KINDS + 1) + look.claim)

    def read_trick(
        self, world: LaChouine, seat: i64, card: i64, look: Look, facts: Facts, manner: i64, few: i64
    ) -> None:
        """Whose trick it would be as it lies then, who is kept from winning it, and who has yet to play."""
        yet: i64 = world.seats - 1 - world.laid
        away: i64 = 0
        pointless: i64 = one(look.mode != 0)
        if manner != 0:
            empty: i64 = look.emptiness(world, world.winner)
            is_last: i64 = one(yet == 0)
            fate: i64 = ((pointless * 2 + is_last) * 2 + manner - 1) * 3 + empty
            facts.add(self.spoils + (fate * 4 + look.sight.rivals) * FEW + few)
            if manner == 2:
                away = away_from(world, seat, world.winner)
                slot: i64 = slot_of(look.group, away)
                facts.add(self.goes_to + (((slot * 3 + empty) * 3 + look.standing(away)) * 3 + yet) * FEW + few)
        if look.late == 0:
            picks: i64 = (world.seats - away) % world.seats
            facts.add(self.pick + (look.group * 4 + picks) * 8 + look.edge)
        if yet > 0:
            rivals: i64 = 0
            other: i64 = seat
            left: i64 = yet
            while left > 0:
                other = world.after(other)
                rivals += one(is_empty(world, other))
                left -= 1
            facts.add(self.toward + ((pointless * 2 + look.late) * 3 + clipped(rivals, 2)) * 16 + kind_of_card(card))

    def read_taken(self, world: LaChouine, seat: i64, card: i64, look: Look, facts: Facts) -> None:
        group: i64 = look.group
        takers: i64 = count(world.row) - 1
        pointless: i64 = one(look.mode != 0)
        is_last: i64 = one(world.pile_size() == 0)
        facts.add(self.taken + ((group * 2 + pointless) * 4 + takers) * 16 + kind_of_card(card))
        facts.add(self.taken_lane + (pointless * LANES + lane(look.sight.elsewhere, card)) * STAGES + look.stage)
        hand: i64 = look.sight.hand | bit(card)
        reach: i64 = look.sight.unseen
        kind: i64 = 0
        while kind < KINDS:
            before: i64 = look.nearness[kind]
            after: i64 = nearness(world, kind, hand, reach)
            if before != 0 or after != 0:
                change: i64 = ((group * KINDS + kind) * NEARNESS + before) * NEARNESS + after
                facts.add(self.completes + change * 2 + is_last)
            kind += 1
        away: i64 = 1
        while away <= takers:
            slot: i64 = slot_of(group, away)
            known: i64 = world.at[(seat + away) % world.seats].known
            facts.add(self.denies + slot * 4 + threat_of(world, look.measure.hopes, known, bit(card)))
            facts.add(self.leaves + slot * 4 + threat_of(world, look.measure.hopes, known, world.row & ~bit(card)))
            away += 1
        below: float = look.best_taken - look.taken_worth(world, seat, card)
        facts.add_count(self.below + (group * 4 + takers) * 8, i64(below + 0.99), 7)
        hopes: float = look.measure.hopes.worth(world, hand, reach)
        facts.add(self.hopes + clipped(i64(hopes), 19) * STAGES + look.stage)
        if look.mode != 0:
            facts.add(self.taken_fear + (look.fear(hand) * 4 + look.sight.rivals) * STAGES + look.stage)


def danger(world: LaChouine, seat: i64, look: Look) -> i64:
    """The most that the row offers to anybody else."""
    most: i64 = 0
    other: i64 = 0
    while other < world.seats:
        if other != seat:
            found: i64 = threat_of(world, look.measure.hopes, world.at[other].known, world.row)
            if found > most:
                most = found
        other += 1
    return most

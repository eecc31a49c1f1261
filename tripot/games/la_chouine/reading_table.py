"""What a player of La Chouine sees before deciding: the hand, what is out, who has what, and how the round stands."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit, count, has, lowest
from tripot.engine.facts import Facts, Reading
from tripot.games.la_chouine.deck import FORCES
from tripot.games.la_chouine.look import Look
from tripot.games.la_chouine.measures import (
    LANES,
    STAGES,
    away_from,
    clipped,
    coarse,
    has_laid,
    kind_of_card,
    lane,
    one,
    owner,
    slot_of,
    threat_of,
    turn_of,
    value,
)
from tripot.games.la_chouine.nearness import CLAIMED, KINDS, NEARNESS, missing_of_run, nearness
from tripot.games.la_chouine.outlook import lead_in_points
from tripot.games.la_chouine.state import LaChouine
from tripot.games.la_chouine.tricks import beats

GROUPS: Final = 3  # 2, 3 or 4 players
TURNS: Final = 12  # cards laid, after a claim or not, or takers that follow
TRICKS: Final = 9  # left; more are as many
CARDS: Final = 32  # a force of the three plain families with its number, a trump by itself
SLOTS: Final = 6  # the others: one of two players, two of three, three of four
MOST_GAP: Final = 20  # points
GAPS: Final = 41
PLAIN: Final = 0x01000101  # the 1 of every family but the trumps
TRUMP_START: Final = 16


class TableReading:
    def __init__(self, reading: Reading) -> None:
        self.options = reading.room(2 * GROUPS)
        self.turn = reading.room(GROUPS * TURNS * TRICKS)
        self.own = reading.room(GROUPS * 2 * CARDS)
        self.unseen = reading.room(GROUPS * 2 * CARDS)
        self.row = reading.room(GROUPS * 2 * CARDS)
        self.known = reading.room(SLOTS * CARDS)
        self.lanes = reading.room(GROUPS * 2 * LANES * 3)
        self.owners = reading.room(GROUPS * 4 * 5)
        self.near = reading.room(GROUPS * KINDS * NEARNESS * STAGES)
        self.near_by_row = reading.room(GROUPS * KINDS * NEARNESS * 2)
        self.their_run = reading.room(SLOTS * 4)
        self.threats = reading.room(SLOTS * 4 * 2)
        self.rewards = reading.room(GROUPS * 2 * 4)
        self.before = reading.room(GAPS)
        self.others = reading.room(SLOTS * 10 * 3 * 2 * 2)
        self.gap = reading.room(GAPS * 9)
        self.gap_need = reading.room(9 * STAGES * 2 * 3)
        self.points = reading.room(GROUPS * 21)
        self.mode = reading.room(GROUPS * 3 * 4 * STAGES)
        self.fear = reading.room(10 * 4 * STAGES)
        self.taker = reading.room(SLOTS * 8 * 3)
        self.best = reading.room(16 * 3)
        self.beaters = reading.room(GROUPS * 4 * 6)

    def read(self, world: LaChouine, seat: i64, look: Look, facts: Facts) -> None:
        group: i64 = look.group
        facts.add(self.options + group * 2 + one(world.card_points == "adapted"))
        facts.add_count(self.turn + (group * TURNS + turn_of(world)) * TRICKS, look.left, TRICKS - 1)
        phase: i64 = one(look.is_taking)
        self.read_cards(facts, self.own + (group * 2 + look.late) * CARDS, look.sight.hand)
        self.read_cards(facts, self.unseen + (group * 2 + look.late) * CARDS, look.sight.unseen)
        self.read_cards(facts, self.row + (group * 2 + phase) * CARDS, world.row)
        self.read_lanes(facts, self.lanes + (group * 2 + look.late) * LANES * 3, look)
        self.read_combinations(world, seat, look, facts)
        self.read_others(world, seat, look, facts)
        self.read_standing(world, seat, look, facts)
        if world.laid != 0:
            self.read_trick(world, seat, look, facts)

    def read_cards(self, facts: Facts, first: i64, cards: i64) -> None:
        number: i64 = 0
        while number < FORCES:
            plain: i64 = count((cards >> number) & PLAIN)
            if plain > 0:
                facts.add(first + number * 3 + plain - 1)
            if has(cards, TRUMP_START + number):
                facts.add(first + 24 + number)
            number += 1

    def read_lanes(self, facts: Facts, first: i64, look: Look) -> None:
        tally: i64 = 0  # three bits a lane
        left: i64 = look.sight.hand
        while left != 0:
            tally += bit(3 * lane(look.sight.elsewhere, lowest(left)))
            left &= left - 1
        at: i64 = 0
        while tally != 0:
            number: i64 = tally & 7
            if number > 0:
                facts.add_count(first + at * 3, number - 1, 2)
            tally >>= 3
            at += 1

    def read_combinations(self, world: LaChouine, seat: i64, look: Look, facts: Facts) -> None:
        group: i64 = look.group
        phase: i64 = one(look.is_taking)
        kind: i64 = 0
        while kind < KINDS:
            if kind < 4:
                facts.add(self.owners + (group * 4 + kind) * 5 + owner(world, seat, CLAIMED[kind]))
            near: i64 = look.nearness[kind]
            facts.add(self.near + ((group * KINDS + kind) * NEARNESS + near) * STAGES + look.stage)
            best: i64 = 0
            left: i64 = world.row
            while left != 0:
                after: i64 = nearness(world, kind, look.sight.hand | (left & -left), look.sight.reach)
                if after > best:
                    best = after
                left &= left - 1
            if best > near:
                facts.add(self.near_by_row + ((group * KINDS + kind) * NEARNESS + best) * 2 + phase)
            kind += 1

    def read_others(self, world: LaChouine, seat: i64, look: Look, facts: Facts) -> None:
        run: i64 = (bit(world.full_hand) - 1) << (FORCES - world.full_hand)
        phase: i64 = one(look.is_taking)
        away: i64 = 1
        while away < world.seats:
            seated: i64 = (seat + away) % world.seats
            slot: i64 = slot_of(look.group, away)
            other = world.at[seated]
            self.read_cards(facts, self.known + slot * CARDS, other.known)
            facts.add(self.their_run + slot * 4 + missing_of_run(run, other.known, look.sight.reach))
            facts.add(
                self.threats + (slot * 4 + threat_of(world, look.measure.hopes, other.known, world.row)) * 2 + phase
            )
            has_reward: i64 = one(other.rewards > 0)
            traits: i64 = (look.emptiness(world, seated) * 2 + has_reward) * 2 + one(has_laid(world, seated))
            facts.add_count(self.others + (slot * 12 + traits) * 10, look.estimates[away] // 3, 9)
            away += 1

    def read_standing(self, world: LaChouine, seat: i64, look: Look, facts: Facts) -> None:
        group: i64 = look.group
        with_one: i64 = 0
        other: i64 = 0
        while other < world.seats:
            if other != seat and world.at[other].rewards > 0:
                with_one += 1
            other += 1
        own: i64 = one(world.at[seat].rewards > 0)
        facts.add(self.rewards + (group * 2 + own) * 4 + with_one)
        if world.rewarded != 0:
            facts.add(self.before + clipped(lead_in_points(world, seat) // 2 + MOST_GAP, GAPS - 1))
        gap: i64 = clipped(look.gap + MOST_GAP, GAPS - 1)
        facts.add_count(self.gap + gap * 9, look.to_come // 5, 8)
        need: i64 = (look.stage * 2 + own) * 3 + clipped(with_one, 2)
        facts.add(self.gap_need + coarse(look.gap) * STAGES * 6 + need)
        facts.add_count(self.points + group * 21, look.own, 20)
        rivals: i64 = look.sight.rivals
        facts.add(self.mode + ((group * 3 + look.mode) * 4 + rivals) * STAGES + look.stage)
        if look.mode != 0:
            facts.add(self.fear + (look.fear(look.sight.hand) * 4 + rivals) * STAGES + look.stage)

    def read_trick(self, world: LaChouine, seat: i64, look: Look, facts: Facts) -> None:
        away: i64 = away_from(world, seat, world.winner)
        best: i64 = world.at[world.winner].played
        stake: i64 = clipped(value(world.trick), 7)
        slot: i64 = slot_of(look.group, away)
        facts.add(self.taker + (slot * 8 + stake) * 3 + look.emptiness(world, world.winner))
        facts.add(self.best + kind_of_card(best) * 3 + clipped(world.laid - 1, 2))
        able: i64 = 0
        left: i64 = look.sight.hand
        while left != 0:
            if beats(lowest(left), best):
                able += 1
            left &= left - 1
        facts.add_count(self.beaters + (look.group * 4 + world.laid) * 6, able, 5)

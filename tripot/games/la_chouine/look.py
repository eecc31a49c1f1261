"""What a seat takes in before it decides, once for all of its moves; nothing of it depends on a card that it cannot see."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.engine.bits import bit, count, lowest
from tripot.engine.chance import Seed
from tripot.games.la_chouine.cards import WHOLE_DECK, force
from tripot.games.la_chouine.combinations import claims
from tripot.games.la_chouine.habits import LaChouineHabits, highest
from tripot.games.la_chouine.measures import TRUMPS, clipped, combination_value, one, stage_of, tricks_left, value
from tripot.games.la_chouine.moves import CLAIM
from tripot.games.la_chouine.nearness import KINDS, kind_of_claim, nearness
from tripot.games.la_chouine.prospects import EIGHTS, MIDDLING, SEVENS, Sight
from tripot.games.la_chouine.state import LaChouine
from tripot.games.la_chouine.table import TAKING

# A good player's numbers; they are part of what the facts mean, so they are not those that are tuned.
MEASURE: Final = {
    "chouine": 41.362,
    "ready": 0.881,
    "one short": 0.254,
    "two short": 0.113,
    "trump": -0.027,
    "trump force": 1.888,
    "later": 0.823,
    "force": 0.338,
    "late": 1.577,
    "envy": 2.34,
    "to come": 0.301,
    "greed": -0.102,
    "rich": 0.488,
    "shy": 0.44,
    "first": -0.319,
    "choice": 2.578,
    "lead": 1.431,
    "denial": 0.281,
    "plain fear": -0.366,
    "fast at 2": -10.0,
    "fast at 3": -0.781,
    "fast at 4": -0.064,
    "patience": 0.875,
    "rival": 0.434,
    "hunger": 5.811,
    "weak": 0.185,
    "tempting": 15.44,
    "spoil": 0.346,
    "crowd": -0.123,
    "declined": 0.2,
    "margin": 0.004,
}


class Look:
    def __init__(self) -> None:
        self.measure = LaChouineHabits(MEASURE)
        self.idle = Seed(0).chance(0)  # habits are given a generator that they have no use for
        self.estimates = vec[i64]([0] * 4)  # by how far away a player sits: points that they may have
        self.nearness = vec[i64]([0] * KINDS)

    def take(self, world: LaChouine, seat: i64) -> None:
        player = world.at[seat]
        sight = Sight(world, seat)
        self.sight = sight
        self.group: i64 = world.seats - 2
        self.is_taking: bool = world.phase == TAKING
        self.late: i64 = one(world.row == 0)
        self.left: i64 = tricks_left(world, seat)
        self.stage: i64 = stage_of(self.left)
        self.to_come: i64 = value(WHOLE_DECK & ~(sight.gone | world.aside))
        self.estimate(world, seat)
        fasting: bool = self.measure.is_fasting(world, sight)
        self.is_fasting: bool = fasting
        self.mode: i64 = 1 + one(fasting)
        if sight.has_points:
            self.mode = 0
        self.habit: i64 = self.measure.choose(world, seat, self.idle)
        self.edge: i64 = 0  # what it is worth to take from the row first
        self.best_taken: float = 0.0
        if self.is_taking:
            taken: i64 = lowest(world.row)
            if world.row & (world.row - 1) != 0:
                taken = self.measure.best_taken(world, seat)
            self.best_taken = self.taken_worth(world, seat, taken)
        elif world.row != 0:
            self.edge = clipped(i64(self.measure.row_edge(world, seat, sight, fasting) / 2.0), 7)
        self.claim: i64 = 0  # the best that could be claimed now, counted from 1
        if not self.is_taking:
            found: i64 = claims(world, player.hand)
            if found != 0:
                self.claim = 1 + kind_of_claim(CLAIM + highest(found))
        kind: i64 = 0
        while kind < KINDS:
            self.nearness[kind] = nearness(world, kind, player.hand, sight.reach)
            kind += 1

    def estimate(self, world: LaChouine, seat: i64) -> None:
        """Who won which trick is not shown (LC-9): the points in others' tricks are shared out by how many they have."""
        own = world.at[seat]
        tricks: i64 = count(self.sight.gone & ~own.won)
        gone: i64 = value(self.sight.gone & ~own.won)
        self.blanks: i64 = count(self.sight.gone & ~(own.won | SEVENS | EIGHTS | MIDDLING))  # worthless cards there
        self.own: i64 = value(own.won) + combination_value(world, own.combinations)
        best: i64 = 0
        away: i64 = 1
        while away < world.seats:
            other = world.at[(seat + away) % world.seats]
            points: i64 = combination_value(world, other.combinations)
            if tricks > 0:
                points += (gone * count(other.won) + tricks // 2) // tricks
            self.estimates[away] = points
            if points > best:
                best = points
            away += 1
        self.gap: i64 = self.own - best

    def taken_worth(self, world: LaChouine, seat: i64, card: i64) -> float:
        return self.measure.taken_worth(world, seat, self.sight, card, self.is_fasting, count(world.row) - 1)

    def likely(self, world: LaChouine, seat: i64, card: i64) -> i64:
        """How likely a card wins the trick: 0 not at all, then in tenths, 11 for sure."""
        stake: float = float(value(bit(card))) + self.measure.to_come * float(world.seats - 1 - world.laid)
        if world.laid != 0:
            stake += float(value(world.trick))
        found: float = self.measure.winning(world, seat, self.sight.unseen, card, stake)
        if found <= 0.0:
            return 0
        if found >= 0.999:
            return 11
        return 1 + i64(found * 10.0)

    def standing(self, away: i64) -> i64:
        """Of another player: well behind this one, about level, or well ahead."""
        ahead: i64 = self.estimates[away] - self.own
        if ahead < -3:
            return 0
        if ahead > 3:
            return 2
        return 1

    def emptiness(self, world: LaChouine, seat: i64) -> i64:
        """Whether somebody is without a point (LC-19): surely not, perhaps, or for sure since nothing was won."""
        player = world.at[seat]
        if player.combinations != 0:
            return 0
        if player.won == 0:
            return 2
        return one(count(player.won) <= self.blanks)

    def fear(self, hand: i64) -> i64:
        """Of a hand that should win nothing: its trumps by their force, in steps."""
        found: i64 = 0
        left: i64 = hand & TRUMPS
        while left != 0:
            found += force(lowest(left))
            left &= left - 1
        return clipped((found + 1) // 2, 9)

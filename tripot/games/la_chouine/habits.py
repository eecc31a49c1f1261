"""How a sensible player plays: wins what is worth winning, gathers combinations, spoils others', or fasts for Champalu."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.engine.bits import bit, count, has, lowest
from tripot.engine.chance import Chance
from tripot.engine.habits import LIKELIEST, Habits
from tripot.engine.odds import power
from tripot.engine.state import State
from tripot.games.la_chouine.cards import NAMES, force
from tripot.games.la_chouine.combinations import claims, combination_of, duos, triplettes
from tripot.games.la_chouine.deck import COMBINATION_POINTS, DUO, FORCES, TRIPLETTE
from tripot.games.la_chouine.moves import CLAIM, CLAIM_CHOUINE, TAKE
from tripot.games.la_chouine.outlook import game_share, lead_in_points
from tripot.games.la_chouine.prospects import STRONGER, Hopes, Sight, is_empty, is_trump, points
from tripot.games.la_chouine.state import LaChouine
from tripot.games.la_chouine.table import TAKING
from tripot.games.la_chouine.tricks import beats, playable

WORSE_THAN_ALL: Final = -1000000.0


class LaChouineHabits(Habits):
    def __init__(self, numbers: dict[str, float]) -> None:
        self.numbers = numbers
        self.hopes = Hopes(numbers)
        # What it is worth to keep a card.
        self.trump: float = numbers["trump"]  # any trump,
        self.trump_force: float = numbers["trump force"]  # and more for each trump that cannot beat it any more
        self.later: float = numbers["later"]  # and for each point that it wins back later
        self.force: float = numbers["force"]  # of another family: for each of its forces
        self.late: float = numbers["late"]  # how much of that is left once there is no row
        self.feared = fears(numbers["plain fear"])
        # Tricks.
        self.envy: float = numbers["envy"]  # what others win is lost to oneself, in part
        self.to_come: float = numbers["to come"]  # points that somebody who has yet to play adds
        self.greed: float = numbers["greed"]  # how likely a trick is beaten by who can,
        self.rich: float = numbers["rich"]  # and more so for each point in it,
        self.shy: float = numbers["shy"]  # but less so by who has won nothing
        self.first: float = numbers["first"]  # to be the first to take from the row
        self.choice: float = numbers["choice"]  # and for each point by which its best card is better than the others
        self.lead: float = numbers["lead"]  # to lead, once there is no row
        self.denial: float = numbers["denial"]  # how much of what a card completes for others is won by taking it
        # Champalu.
        self.limit: vec[float] = vec[float](
            [0.0, 0.0, numbers["fast at 2"], numbers["fast at 3"], numbers["fast at 4"]]
        )
        self.patience: float = numbers["patience"]  # more can be feared when less is to come: for each card gone
        self.rival: float = numbers["rival"]  # and less while others fast as well: for each of them
        self.hunger: float = numbers["hunger"]  # what a point won costs who is fasting
        self.weak: float = numbers["weak"]  # what it is worth to them to be rid of a feared card
        self.tempting: float = numbers["tempting"]  # a combination worth so much ends a fast
        self.spoil: float = numbers["spoil"]  # what it is worth to let the only one win who has won nothing
        self.crowd: float = numbers["crowd"]  # and one of several
        # What others' choices say, and what the end is worth.
        self.declined: float = numbers["declined"]  # how likely a combination in hand was not claimed
        self.margin: float = numbers["margin"]  # what a point more than the best of the others is worth, in games

    def choose(self, world: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(world, LaChouine)
        if world.phase == TAKING:
            if world.row & (world.row - 1) == 0:
                return TAKE + lowest(world.row)
            return TAKE + self.best_taken(world, seat)
        hand: i64 = world.at[seat].hand
        cards: i64 = playable(world, hand)
        claimed: i64 = claims(world, hand)
        if claimed == 0 and cards & (cards - 1) == 0:
            return lowest(cards)
        sight = Sight(world, seat)
        fasting: bool = self.is_fasting(world, sight)
        if claimed != 0:
            best: i64 = CLAIM + highest(claimed)  # claims are numbered by what they bring
            if not fasting or best >= CLAIM_CHOUINE or self.is_tempting(best):
                return best
        return self.best_card(world, seat, sight, cards, fasting)

    def is_tempting(self, claim: i64) -> bool:
        return float(COMBINATION_POINTS[combination_of(claim)]) >= self.tempting

    def is_fasting(self, world: LaChouine, sight: Sight) -> bool:
        """Whether to aim at Champalu (LC-19): nothing won that counts, and not too much in hand that wins tricks."""
        if sight.has_points:
            return False
        fear: float = 0.0
        left: i64 = sight.hand
        while left != 0:
            fear += self.feared[lowest(left)]
            left &= left - 1
        patience: float = (self.patience - self.rival * float(sight.rivals)) * float(count(sight.gone))
        return fear <= self.limit[world.seats] + patience

    def best_card(self, world: LaChouine, seat: i64, sight: Sight, cards: i64, fasting: bool) -> i64:
        stake: float = self.to_come * float(world.seats - 1 - world.laid)
        if world.laid != 0:
            stake += float(points(world, world.trick))
        bonus: float = self.lead
        if world.row != 0:
            bonus = self.first + self.choice * self.row_edge(world, seat, sight, fasting)
        spoiling: float = self.spoiling(world, sight)
        best: i64 = -1
        highest_worth: float = WORSE_THAN_ALL
        left: i64 = cards
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            at_stake: float = stake + float(points(world, bit(card)))
            winning: float = self.winning(world, seat, sight.unseen, card, at_stake)
            worth: float = self.hand_worth(world, sight, sight.hand & ~bit(card), fasting) + winning * bonus
            if fasting:
                worth += self.weak * self.feared[card] - winning * self.hunger * at_stake
            else:
                worth += (winning - self.envy * (1.0 - winning)) * at_stake - self.kept(world, sight, card)
                if at_stake >= 1.0:
                    worth += (1.0 - winning) * spoiling
            if worth > highest_worth:
                highest_worth = worth
                best = card
        return best

    def spoiling(self, world: LaChouine, sight: Sight) -> float:
        """What it is worth to let the trick go, with points in it, to somebody who has won nothing so far (LC-19)."""
        if world.laid == 0 or not is_empty(world, world.winner):
            return 0.0
        if sight.rivals == 1:
            return self.spoil
        return self.crowd

    def kept(self, world: LaChouine, sight: Sight, card: i64) -> float:
        """What a card is worth in hand, by itself."""
        worth: float = self.force * float(force(card))
        if is_trump(card):
            worth = self.trump + self.trump_force * float(FORCES - count(STRONGER[card] & sight.elsewhere))
            worth += self.later * float(points(world, bit(card)))
        if world.row == 0:
            return self.late * worth
        return worth

    def hand_worth(self, world: LaChouine, sight: Sight, hand: i64, fasting: bool) -> float:
        """Combinations only: what a card is worth by itself is counted where it is played or taken."""
        if fasting:
            return self.hopes.runs(world, hand, sight.reach)
        return self.hopes.worth(world, hand, sight.reach)

    def winning(self, world: LaChouine, seat: i64, unseen: i64, card: i64, at_stake: float) -> float:
        """How likely a card wins the trick: from what lies there, what is known of hands, and what has not been seen."""
        if world.laid != 0 and not beats(card, world.at[world.winner].played):
            return 0.0
        stronger: i64 = STRONGER[card]
        weaker: float = 1.0
        if unseen & stronger != 0:
            weaker = 1.0 - float(count(unseen & stronger)) / float(count(unseen))
        willing: float = self.greed + self.rich * at_stake
        if willing < 0.0:
            willing = 0.0
        elif willing > 1.0:
            willing = 1.0
        result: float = 1.0
        other: i64 = seat
        yet: i64 = world.seats - 1 - world.laid
        while yet > 0:
            other = world.after(other)
            at = world.at[other]
            beaten: float = willing
            if is_empty(world, other):
                beaten *= self.shy
            if at.known & stronger == 0:
                beaten *= 1.0 - power(weaker, count(at.hand) - count(at.known))
            result *= 1.0 - beaten
            yet -= 1
        return result

    def row_edge(self, world: LaChouine, seat: i64, sight: Sight, fasting: bool) -> float:
        """By how much the best card of the row is better than the others on average."""
        best: float = WORSE_THAN_ALL
        total: float = 0.0
        left: i64 = world.row
        while left != 0:
            worth: float = self.taken_worth(world, seat, sight, lowest(left), fasting, world.seats - 1)
            total += worth
            if worth > best:
                best = worth
            left &= left - 1
        return best - total / float(count(world.row))

    def best_taken(self, world: LaChouine, seat: i64) -> i64:
        sight = Sight(world, seat)
        fasting: bool = self.is_fasting(world, sight)
        takers: i64 = count(world.row) - 1
        best: i64 = -1
        highest_worth: float = WORSE_THAN_ALL
        left: i64 = world.row
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            worth: float = self.taken_worth(world, seat, sight, card, fasting, takers)
            if worth > highest_worth:
                highest_worth = worth
                best = card
        return best

    def taken_worth(self, world: LaChouine, seat: i64, sight: Sight, card: i64, fasting: bool, takers: i64) -> float:
        """A card of the row: in this hand, and out of the hands of those who take after."""
        worth: float = self.hand_worth(world, sight, sight.hand | bit(card), fasting)
        if fasting:
            worth -= self.weak * self.feared[card]
        else:
            worth += self.kept(world, sight, card)
        other: i64 = seat
        while takers > 0:
            other = world.after(other)
            known: i64 = world.at[other].known
            if known != 0:
                worth += self.denial * self.hopes.threat(world, known, card)
            takers -= 1
        return worth

    def likelihood(self, world: State, seer: i64) -> float:
        """Who could have claimed a combination and did not is unlikely to have had its cards (LC-12)."""
        assert isinstance(world, LaChouine)
        if not has(world.available, DUO) and not has(world.available, TRIPLETTE):
            return 1.0
        result: float = LIKELIEST
        seat: i64 = 0
        while seat < world.seats:
            if seat != seer:
                held: i64 = held_last_turn(world, seat)
                if has(world.available, DUO) and duos(held) != 0:
                    result *= self.declined
                if has(world.available, TRIPLETTE) and triplettes(held) != 0:
                    result *= self.declined
            seat += 1
        return result

    def worth(self, world: State, seat: i64) -> float:
        """How likely the game is won by then, if all play alike from there; and a little for every point (LC-20, LC-21)."""
        assert isinstance(world, LaChouine)
        result: float = game_share(world, seat)
        if self.margin != 0.0:
            result += self.margin * float(lead_in_points(world, seat))
        return result

    def sober(self) -> Habits:
        return LaChouineHabits(self.numbers | {"margin": 0.0})


def fears(plain: float) -> "vec[float]":
    """By card, how far it is from losing every trick: a trump by its force, others by a part of it."""
    return vec[float](
        [float(force(card)) if is_trump(card) else plain * float(force(card)) for card in range(len(NAMES))]
    )


def held_last_turn(world: LaChouine, seat: i64) -> i64:
    """Cards of the hand that were surely there when the seat last played one: not those taken since."""
    player = world.at[seat]
    if world.phase == TAKING:
        if count(player.hand) < world.full_hand:
            return player.hand
    elif (seat - world.leader + world.seats) % world.seats < world.laid:
        return player.hand
    if is_first_trick(world):
        return 0
    return player.hand & ~player.known


def is_first_trick(world: LaChouine) -> bool:
    return all(player.won == 0 for player in world.at)


def highest(numbers: i64) -> i64:
    """The largest number of a set that is not empty."""
    while numbers & (numbers - 1) != 0:
        numbers &= numbers - 1
    return lowest(numbers)

"""How a sensible player plays: bids what the cards are worth, takes tricks while it needs them, ducks when it has enough."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit, has, lowest
from tripot.engine.chance import Chance
from tripot.engine.habits import LIKELIEST, Habits
from tripot.engine.odds import power
from tripot.engine.state import State
from tripot.games.el_diablo.cards import copies, size
from tripot.games.el_diablo.deck import CHAMELEON, DEVIL, HIGHEST, LOWEST, MAGICIAN
from tripot.games.el_diablo.moves import BID, JACKPOT, NAME, NAME_16, NO_JACKPOT, kind_of
from tripot.games.el_diablo.resolution import final_values, is_waiting, value, winner
from tripot.games.el_diablo.scoring import gain
from tripot.games.el_diablo.state import ElDiablo
from tripot.games.el_diablo.table import BIDDING, JACKPOTS, SETTING
from tripot.games.el_diablo.trick import laid, played, with_devil_set

WORSE_THAN_ALL: Final = -1000.0


class ElDiabloHabits(Habits):
    def __init__(self, numbers: dict[str, float]) -> None:
        # What a special card is worth, against a sure trick (1.0).
        self.devil: float = numbers["devil"]
        self.chameleon: float = numbers["chameleon"]
        self.magician: float = numbers["magician"]
        self.stealing: float = numbers["stealing"]  # how much of a threat a chameleon is, next to a higher card
        self.spending: float = numbers["spending"]  # a strong card is better kept while tricks are needed
        self.dumping: float = numbers["dumping"]  # and better gone when they are not
        self.sure: float = numbers["sure"]  # so close to its bid, in tricks, it declares a jackpot
        self.hoped: float = numbers["hoped"]  # what somebody who has yet to play will play, more or less
        self.timid: float = numbers["timid"]  # is taken from what a hand is worth before bidding
        self.control: float = numbers["control"]  # how likely a bid is met that is just what the hand is worth
        self.spread: float = numbers["spread"]  # how far from it a bid can be met, in tricks
        self.blur: float = numbers["blur"]  # of a decision, at random
        self.trust: float = numbers["trust"]  # how closely hands are taken to follow bids

    def choose(self, world: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(world, ElDiablo)
        if world.phase == BIDDING:
            return BID + self.bid(world, seat)
        if world.phase == JACKPOTS:
            if self.is_sure(world, seat):
                return JACKPOT
            return NO_JACKPOT
        return self.best_card(world, seat, chance)

    def is_sure(self, world: ElDiablo, seat: i64) -> bool:
        """To meet its bid, sure enough for a jackpot (ED-13)."""
        off: float = float(needed(world, seat)) - self.expected(world, seat)
        return off < self.sure and -off < self.sure

    def bid(self, world: ElDiablo, seat: i64) -> i64:
        """The one that should bring most (ED-14): a bid is met the more likely, the nearer it is to what the hand is worth."""
        expected: float = self.expected(world, seat) - self.timid
        best: i64 = 0
        highest: float = WORSE_THAN_ALL
        bid: i64 = 0
        while bid <= world.tricks_left:
            off: float = (float(bid) - expected) / self.spread
            met: float = self.control * exp(-off * off)
            points: float = met * float(gain(bid, bid, False)) + (1.0 - met) * float(gain(bid, bid + 1, False))
            if points > highest:
                highest = points
                best = bid
            bid += 1
        return best

    def best_card(self, world: ElDiablo, seat: i64, chance: Chance) -> i64:
        first: i64 = world.first_move()
        left: i64 = world.move_set(seat)
        unseen: i64 = others_cards(world, seat)
        must: bool = needed(world, seat) > 0
        best: i64 = 0
        highest: float = WORSE_THAN_ALL
        while left != 0:
            move: i64 = first + lowest(left)
            left &= left - 1
            worth: float = self.card_worth(world, seat, unseen, move, must) + self.blur * chance.share()
            if worth > highest:
                highest = worth
                best = move
        return best

    def card_worth(self, world: ElDiablo, seat: i64, unseen: i64, move: i64, must: bool) -> float:
        if world.phase == SETTING:
            winning: float = self.winning(world, seat, unseen, with_devil_set(world.trick, seat, move), move)
            if must:
                return winning
            return -winning
        spent: float = self.strength(unseen, world.seats, kind_of(move))
        winning = self.winning(world, seat, unseen, laid(world.trick, seat, move), move)
        if must:
            return winning - self.spending * spent
        return self.dumping * spent - winning

    def winning(self, world: ElDiablo, seat: i64, unseen: i64, after: i64, move: i64) -> float:
        """How likely this seat wins the trick as it would lie there."""
        values: i64 = final_values(after, world.seats)
        worth: i64 = value(values, seat)
        yet_to_play: i64 = 0
        highest: i64 = 0
        other: i64 = 0
        while other < world.seats:
            if played(after, other) == 0:
                yet_to_play += 1
            elif value(values, other) > highest:
                highest = value(values, other)
            other += 1
        if move >= NAME and move < NAME_16 and is_waiting(after, move):  # for somebody who has yet to play
            worth = i64(self.hoped)
            if highest > worth:
                return 0.0
        elif winner(after, world.seats) != seat:
            return 0.0
        return power(self.safety(unseen, worth), yet_to_play)

    def expected(self, world: ElDiablo, seat: i64) -> float:
        """How many tricks this hand should win."""
        unseen: i64 = others_cards(world, seat)
        return self.hand_worth(world.at[seat].hand, unseen, world.seats)

    def hand_worth(self, hand: i64, unseen: i64, seats: i64) -> float:
        total: float = 0.0
        kind: i64 = LOWEST
        while kind <= MAGICIAN:
            held: i64 = copies(hand, kind)
            if held > 0:
                total += float(held) * self.strength(unseen, seats, kind)
            kind += 1
        return total

    def strength(self, unseen: i64, seats: i64, kind: i64) -> float:
        """How likely a card is to win a trick."""
        if kind <= HIGHEST:
            return power(self.safety(unseen, kind), seats - 1)
        if kind == DEVIL:
            return self.devil
        if kind == CHAMELEON:
            return self.chameleon
        return self.magician

    def safety(self, unseen: i64, worth: i64) -> float:
        """How likely a card that has not been seen does not beat this value: an equal one does, played later."""
        low: i64 = worth
        if low < LOWEST:
            low = LOWEST
        if low > DEVIL:
            low = DEVIL
        higher: i64 = size((unseen >> (2 * low)) << (2 * low)) - copies(unseen, CHAMELEON) - copies(unseen, MAGICIAN)
        all_cards: i64 = size(unseen)
        if all_cards == 0:
            return 1.0
        return 1.0 - (float(higher) + self.stealing * float(copies(unseen, CHAMELEON))) / float(all_cards)

    def likelihood(self, world: State, seer: i64) -> float:
        """Who still needs many tricks should have the cards for them (ED-3)."""
        assert isinstance(world, ElDiablo)
        if world.phase == BIDDING or self.trust == 0.0:
            return 1.0
        off: float = 0.0
        seat: i64 = 0
        while seat < world.seats:
            if seat != seer:
                unseen: i64 = others_cards(world, seat)
                distance: float = float(needed(world, seat)) - self.hand_worth(world.at[seat].hand, unseen, world.seats)
                off += distance * distance
            seat += 1
        return LIKELIEST * exp(-self.trust * off)

    def settle(self, world: State, seer: i64, chance: Chance) -> None:
        """Secret bids (ED-3) and jackpots (ED-13) of those who have chosen already."""
        assert isinstance(world, ElDiablo)
        if world.phase != BIDDING and world.phase != JACKPOTS:
            return
        seat: i64 = 0
        while seat < world.seats:
            if seat != seer and not has(world.to_act, seat):
                if world.phase == BIDDING:
                    world.at[seat].bid = self.bid(world, seat)
                elif self.is_sure(world, seat):
                    world.jackpots |= bit(seat)
                else:
                    world.jackpots &= ~bit(seat)
            seat += 1


def needed(world: ElDiablo, seat: i64) -> i64:
    """How many tricks are missing to the bid; below 0 if there are too many."""
    return world.at[seat].bid - world.at[seat].tricks


def others_cards(world: ElDiablo, seat: i64) -> i64:
    """What the others hold together: everybody can count that."""
    found: i64 = 0
    other: i64 = 0
    while other < world.seats:
        if other != seat:
            found += world.at[other].hand
        other += 1
    return found

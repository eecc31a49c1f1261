"""What a player of El Diablo goes by: the hand, what is out against it, who still needs how many tricks, and the trick.

Facts are crossed where a player would look at both at once: how likely a card takes the trick, and whether the trick is wanted.
Bids and jackpots of others are read only once they are shown (ED-3, ED-13). Who changes a fact trains the net anew.
"""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import has
from tripot.engine.facts import Facts, Reading
from tripot.engine.odds import tenths
from tripot.engine.state import State
from tripot.games.el_diablo.cards import copies
from tripot.games.el_diablo.deck import DEVIL, LOWEST, MAGICIAN
from tripot.games.el_diablo.habits import ElDiabloHabits, needed, others_cards
from tripot.games.el_diablo.moves import BID, JACKPOT, NAME, kind_of
from tripot.games.el_diablo.resolution import final_values, value, winner
from tripot.games.el_diablo.state import ElDiablo
from tripot.games.el_diablo.steps import (
    CHANCES,
    FINE_OFF,
    LANES,
    NEEDS,
    OFF,
    WANTS,
    WAYS,
    away_from,
    clipped,
    demand,
    lane_of,
    liked,
    stepped,
    wanting,
    way_of,
)
from tripot.games.el_diablo.table import BIDDING, JACKPOTS, SETTING
from tripot.games.el_diablo.trick import laid, leader, namers, played, target, with_devil_set

# How cards are measured here; the numbers are part of what the facts mean, so they are not those that are tuned.
MEASURE: Final = {
    "devil": 0.0,
    "chameleon": 0.25,
    "magician": 0.0,
    "stealing": 0.57,
    "spending": 0.0,
    "dumping": 0.0,
    "sure": 0.0,
    "hoped": 6.0,
    "timid": 0.0,
    "control": 0.0,
    "spread": 1.0,
    "blur": 0.0,
    "trust": 0.0,
}

KINDS: Final = 19
COPIES: Final = 4
SEATS: Final = 3  # 3, 4 or 5 players
PHASES: Final = 4
LEFT: Final = 19  # tricks
FEW_LEFT: Final = 11
TOPS: Final = 32  # values in a trick
BIDS: Final = 19
WORTHS: Final = 20  # half tricks that a hand is worth


class ElDiabloReading(Reading):
    def __init__(self) -> None:
        super().__init__()
        self.measure = ElDiabloHabits(MEASURE)
        self.worth: float = 0.0  # tricks that the hand should win, as the situation was read
        # The situation.
        self.phases = self.room(SEATS * PHASES)
        self.own = self.room((SEATS + 1) * KINDS * COPIES)  # while bidding by the number of players, then together
        self.hand_worth = self.room(SEATS * WORTHS)
        self.unseen = self.room(KINDS * COPIES)
        self.ladder = self.room(WANTS * LANES * 5)
        self.need = self.room(NEEDS * LEFT)
        self.off = self.room(SEATS * OFF)
        self.off_want = self.room(WANTS * OFF)
        self.demand = self.room(WANTS * OFF)
        self.others = self.room(4 * 10 * 2 * 2)
        self.laid = self.room(SEATS * 5)
        self.taker = self.room(6 * 2)
        self.top = self.room(WANTS * TOPS)
        self.own_jackpot = self.room(2 * WANTS)
        self.named = self.room(WANTS)
        # What a card adds.
        self.way = self.room(WAYS * WANTS * 3)
        self.win_need = self.room(CHANCES * NEEDS * FEW_LEFT)
        self.win_spent = self.room(CHANCES * CHANCES * WANTS)
        self.lane = self.room(LANES * WANTS * 5)
        self.goes_to = self.room(6 * 3 * 2 * WANTS)
        self.aimed = self.room(5 * 2 * 3 * WANTS)
        self.fit = self.room(FINE_OFF * FEW_LEFT)
        # What a promise adds.
        self.jackpot = self.room(2 * NEEDS * OFF)
        self.jackpot_demand = self.room(2 * OFF)
        self.bid = self.room(SEATS * BIDS)
        self.bid_worth = self.room(SEATS * BIDS * WORTHS)
        self.bid_special = self.room(BIDS * 3 * COPIES)
        self.bid_lead = self.room(BIDS * 2)

    def situation(self, world: State, seat: i64, facts: Facts) -> None:
        assert isinstance(world, ElDiablo)
        group: i64 = world.seats - 3
        facts.add(self.phases + group * PHASES + world.phase)
        hand: i64 = world.at[seat].hand
        unseen: i64 = others_cards(world, seat)
        self.worth = self.measure.hand_worth(hand, unseen, world.seats)
        if world.phase == BIDDING:
            self.read_kinds(facts, self.own + group * 76, hand)
            facts.add_count(self.hand_worth + group * WORTHS, i64(2.0 * self.worth + 0.5), 19)
            return
        self.read_kinds(facts, self.own + 228, hand)
        self.read_kinds(facts, self.unseen, unseen)
        want: i64 = wanting(needed(world, seat))
        self.read_ladder(facts, want, hand, unseen)
        self.read_needs(world, seat, facts, want)
        self.read_trick(world, seat, facts, want)

    def read_kinds(self, facts: Facts, first: i64, heap: i64) -> None:
        kind: i64 = LOWEST
        while kind <= MAGICIAN:
            held: i64 = copies(heap, kind)
            if held > 0:
                facts.add(first + kind * COPIES + held)
            kind += 1

    def read_ladder(self, facts: Facts, want: i64, hand: i64, unseen: i64) -> None:
        """How many cards of the hand have so many above them."""
        tally: i64 = 0  # four bits a lane
        kind: i64 = LOWEST
        while kind <= MAGICIAN:
            held: i64 = copies(hand, kind)
            if held > 0:
                tally += held << (4 * lane_of(unseen, kind))
            kind += 1
        lane: i64 = 0
        while lane < LANES:
            number: i64 = (tally >> (4 * lane)) & 15
            if number > 0:
                facts.add_count(self.ladder + (want * LANES + lane) * 5, number, 4)
            lane += 1

    def read_needs(self, world: ElDiablo, seat: i64, facts: Facts, want: i64) -> None:
        need: i64 = needed(world, seat)
        facts.add(self.need + clipped(need, NEEDS) * LEFT + world.tricks_left)
        off: i64 = stepped(self.worth - float(need), 2.0, 8)
        facts.add(self.off + (world.seats - 3) * OFF + off)
        facts.add(self.off_want + want * OFF + off)
        facts.add(self.demand + want * OFF + demand(world))
        away: i64 = 1
        while away < world.seats:
            other: i64 = (seat + away) % world.seats
            promised: i64 = 0
            if world.phase != JACKPOTS and has(world.jackpots, other):
                promised = 1
            laid_one: i64 = 0
            if played(world.trick, other) != 0:
                laid_one = 1
            his: i64 = needed(world, other) + 2
            facts.add_count(self.others + ((away - 1) * 4 + promised * 2 + laid_one) * 10, his, 9)
            away += 1
        if world.phase != JACKPOTS:
            own: i64 = 0
            if has(world.jackpots, seat):
                own = 1
            facts.add(self.own_jackpot + own * WANTS + want)

    def read_trick(self, world: ElDiablo, seat: i64, facts: Facts, want: i64) -> None:
        number: i64 = 0
        other: i64 = 0
        while other < world.seats:
            if played(world.trick, other) != 0:
                number += 1
            other += 1
        facts.add_count(self.laid + (world.seats - 3) * 5, number, 4)
        if number == 0:
            return
        taker: i64 = winner(world.trick, world.seats)
        if taker >= 0:
            likes_it: i64 = 0
            if needed(world, taker) > 0:
                likes_it = 1
            facts.add(self.taker + away_from(world, seat, taker) * 2 + likes_it)
            top: i64 = value(final_values(world.trick, world.seats), taker)
            facts.add_count(self.top + want * TOPS, top, 31)
        if namers(world.trick, seat) != 0:
            facts.add(self.named + want)

    def move(self, world: State, seat: i64, move: i64, facts: Facts) -> None:
        assert isinstance(world, ElDiablo)
        if world.phase == BIDDING:
            self.read_bid(world, seat, move - BID, facts)
        elif world.phase == JACKPOTS:
            self.read_jackpot(world, seat, move - JACKPOT, facts)
        else:
            self.read_card(world, seat, move, facts)

    def read_bid(self, world: ElDiablo, seat: i64, bid: i64, facts: Facts) -> None:
        group: i64 = world.seats - 3
        hand: i64 = world.at[seat].hand
        facts.add(self.bid + group * BIDS + bid)
        facts.add_count(self.bid_worth + (group * BIDS + bid) * WORTHS, i64(2.0 * self.worth + 0.5), 19)
        kind: i64 = DEVIL
        while kind <= MAGICIAN:
            facts.add(self.bid_special + (bid * 3 + kind - DEVIL) * COPIES + copies(hand, kind))
            kind += 1
        leads: i64 = 0
        if leader(world.trick) == seat:
            leads = 1
        facts.add(self.bid_lead + bid * 2 + leads)

    def read_jackpot(self, world: ElDiablo, seat: i64, declined: i64, facts: Facts) -> None:
        need: i64 = needed(world, seat)
        off: i64 = stepped(self.worth - float(need), 2.0, 8)
        facts.add(self.jackpot + (declined * NEEDS + clipped(need, NEEDS)) * OFF + off)
        facts.add(self.jackpot_demand + declined * OFF + demand(world))

    def read_card(self, world: ElDiablo, seat: i64, move: i64, facts: Facts) -> None:
        need: i64 = needed(world, seat)
        want: i64 = wanting(need)
        unseen: i64 = others_cards(world, seat)
        spent: float = 0.0
        after: i64 = world.trick
        if world.phase == SETTING:
            after = with_devil_set(world.trick, seat, move)
        else:
            after = laid(world.trick, seat, move)
            spent = self.measure.strength(unseen, world.seats, kind_of(move))
        winning: float = self.measure.winning(world, seat, unseen, after, move)
        chances: i64 = tenths(winning)
        left: i64 = world.tricks_left
        if left > 10:
            left = 10
        facts.add(self.win_need + (chances * NEEDS + clipped(need, NEEDS)) * FEW_LEFT + left)
        to_come: i64 = 0
        other: i64 = 0
        while other < world.seats:
            if played(after, other) == 0:
                to_come += 1
            other += 1
        place: i64 = 1
        if to_come == 0:
            place = 2
        elif to_come == world.seats - 1:
            place = 0
        facts.add(self.way + (way_of(world, seat, move) * WANTS + want) * 3 + place)
        fit: float = self.worth - spent + winning - float(need)
        facts.add(self.fit + stepped(fit, 4.0, 16) * FEW_LEFT + left)
        self.read_taker(world, seat, after, want, facts)
        if world.phase == SETTING:
            return
        facts.add(self.win_spent + (chances * CHANCES + tenths(spent)) * WANTS + want)
        facts.add(self.lane + (lane_of(unseen, kind_of(move)) * WANTS + want) * 5 + to_come)
        if move >= NAME:
            self.read_aim(world, seat, move, want, facts)

    def read_taker(self, world: ElDiablo, seat: i64, after: i64, want: i64, facts: Facts) -> None:
        """Who would take the trick as it lies there, and how much they would like to."""
        taker: i64 = winner(after, world.seats)
        if taker < 0:
            facts.add(self.goes_to + 5 * 6 * WANTS + want)
            return
        promised: i64 = 0
        if has(world.jackpots, taker):
            promised = 1
        liking: i64 = liked(needed(world, taker))
        facts.add(self.goes_to + ((away_from(world, seat, taker) * 3 + liking) * 2 + promised) * WANTS + want)

    def read_aim(self, world: ElDiablo, seat: i64, move: i64, want: i64, facts: Facts) -> None:
        named: i64 = target(move)
        manner: i64 = (move - NAME) // 5  # chameleon, with a devil's 16, with its 0, more, less
        lies: i64 = 0
        if played(world.trick, named) != 0:
            lies = 1
        facts.add(self.aimed + ((manner * 2 + lies) * 3 + liked(needed(world, named))) * WANTS + want)

"""What a seat of Hula-Hoo sees before it decides: who is still in and shows what, what is out, and what the round is worth."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.facts import Facts, Reading
from tripot.engine.odds import tenths
from tripot.engine.state import State
from tripot.games.hula_hoo.cards import above, below, copies, size
from tripot.games.hula_hoo.company import MOST_OTHERS, Company
from tripot.games.hula_hoo.deck import HIGHEST, JOKER, LOWEST
from tripot.games.hula_hoo.measured import Measured
from tripot.games.hula_hoo.mirror import (
    SHORT_SPANS,
    leans_low,
    mirrored,
    span,
)
from tripot.games.hula_hoo.moves import (
    EXCHANGE,
    MOST_SEATS,
)
from tripot.games.hula_hoo.odds import Asked, unseen_cards
from tripot.games.hula_hoo.stakes import Stakes
from tripot.games.hula_hoo.state import HulaHoo
from tripot.games.hula_hoo.table import CHOOSE_FRONT, EXCHANGING, PLAYING

VALUES: Final = 14
COUNTS: Final = 14  # of cards that somebody has
TABLES: Final = 25  # players x those still in
LOW_END: Final = 5  # what is lower is near the end
HIGH_END: Final = 9
SHARES: Final = 11  # tenths, and none
GAINS: Final = 25  # of a round, by 4 percent
LOSSES: Final = 31  # by 2 percent


class Surroundings(Reading):
    def __init__(self) -> None:
        super().__init__()
        self.habits = Measured()
        # What of the situation is needed for its moves.
        self.company = Company()
        self.stakes = Stakes()
        self.is_mirrored = False
        self.hand: i64 = 0  # own cards, as they look in the mirror; in front and known to all
        self.front: i64 = 0
        self.shown: i64 = 0
        self.inside: i64 = 0
        self.others: i64 = 0  # how many cards they have, on average
        self.gain: i64 = 0
        self.usual: i64 = 0  # a swap or a front row by habit
        self.asked = Asked(0)
        # Facts.
        self.tables = self.room(TABLES)
        self.switches = self.room(4)
        self.phases = self.room(6 * 5)
        self.gains = self.room(GAINS * 5)
        self.losses = self.room(LOSSES * 5)
        self.discarded = self.room(16)
        self.pile = self.room(8)
        self.unseen = self.room(VALUES + 2 * SHARES)
        self.first = self.room(MOST_SEATS * 2)
        self.others_cards = self.room(MOST_OTHERS * COUNTS)
        self.others_hidden = self.room(MOST_OTHERS * COUNTS)
        self.others_shown = self.room(MOST_OTHERS * VALUES)
        self.others_span = self.room(MOST_OTHERS * SHORT_SPANS)

    def situation(self, world: State, seat: i64, facts: Facts) -> None:
        assert isinstance(world, HulaHoo)
        own = world.at[seat]
        self.is_mirrored = leans_low(own.hand + own.front)
        self.hand = self.seen(own.hand)
        self.front = self.seen(own.front)
        self.shown = self.front + self.seen(own.known)
        self.company.gather(world, seat)
        self.inside = self.company.number - 1
        facts.add(self.tables + (world.seats - 2) * 5 + self.inside)
        self.read_switches(world, facts)
        facts.add(self.phases + world.phase * 5 + self.inside)
        self.read_stakes(world, seat, facts)
        unseen: i64 = unseen_cards(world, seat)
        self.asked = Asked(unseen)
        self.read_unseen(self.seen(unseen), facts)
        self.read_others(world, facts)
        if world.phase == PLAYING:
            self.habits.weigh(world, seat, self.asked)
        elif world.phase == EXCHANGING:
            self.usual = EXCHANGE + self.habits.measure.swapped(own.hand, own.front)
        elif world.phase == CHOOSE_FRONT:
            self.usual = self.habits.measure.front_row(own.hand)

    def seen(self, heap: i64) -> i64:
        if self.is_mirrored:
            return mirrored(heap)
        return heap

    def read_switches(self, world: HulaHoo, facts: Facts) -> None:
        if world.switches.streak:
            facts.add(self.switches)
        if world.switches.chaos_deal:
            facts.add(self.switches + 1)
        if world.switches.no_exchange:
            facts.add(self.switches + 2)
        if world.switches.chaos_target:
            facts.add(self.switches + 3)

    def read_stakes(self, world: HulaHoo, seat: i64, facts: Facts) -> None:
        self.stakes.weigh(world, seat)
        self.gain = at_most(i64(self.stakes.won / 4.0), GAINS - 1)
        facts.add(self.gains + self.inside * GAINS + self.gain)
        facts.add_count(self.losses + self.inside * LOSSES, i64(self.stakes.lost / 2.0), LOSSES - 1)
        facts.add_count(self.discarded, size(world.discard) // 4, 15)
        facts.add_count(self.pile, (world.pile_size() + 4) // 5, 7)
        if world.phase < PLAYING:
            away: i64 = (seat - world.first + world.seats) % world.seats
            facts.add(self.first + away * 2 + world.phase)

    def read_unseen(self, unseen: i64, facts: Facts) -> None:
        """Jokers, and how many of the others are near the one end, and near the other."""
        facts.add(self.unseen + copies(unseen, JOKER))
        number: float = float(size(unseen)) + 0.01
        facts.add(self.unseen + VALUES + tenths(2.0 * float(size(unseen & below(LOW_END))) / number))
        facts.add(self.unseen + VALUES + SHARES + tenths(2.0 * float(size(unseen & above(HIGH_END))) / number))

    def read_others(self, world: HulaHoo, facts: Facts) -> None:
        total: i64 = 0
        place: i64 = 0
        while place < self.company.number:
            other = world.at[self.company.seats[place]]
            role: i64 = self.company.role(place)
            cards: i64 = size(other.hand) + size(other.front)
            total += cards
            facts.add_count(self.others_cards + role * COUNTS, cards, COUNTS - 1)
            facts.add_count(self.others_hidden + role * COUNTS, size(other.hand - other.known), COUNTS - 1)
            shown: i64 = self.seen(other.front + other.known)
            value: i64 = LOWEST
            while value <= HIGHEST:
                if copies(shown, value) != 0:
                    facts.add(self.others_shown + role * VALUES + value)
                value += 1
            facts.add(self.others_span + role * SHORT_SPANS + span(shown, 2))
            place += 1
        self.others = at_most(total // self.company.number, COUNTS - 1)


def at_most(number: i64, most: i64) -> i64:
    if number > most:
        return most
    if number < 0:
        return 0
    return number

"""What a player of Hula-Hoo goes by: the cards that stay, who answers a call and how likely, and what the round is worth.

A move is read by what it leaves behind, so that it is not praised for the cards of those who usually make it; and all of it in
a mirror if one's own cards lean low (`mirror.py`). A front row that others have chosen in secret is not read before it is shown
(HH-20). Who changes a fact trains the net anew.
"""

from typing import Final

from mypy_extensions import i64

from tripot.engine.facts import Facts
from tripot.engine.odds import tenths
from tripot.engine.state import State
from tripot.games.hula_hoo.calls import answers
from tripot.games.hula_hoo.cards import card, copies, lane, size, values_near
from tripot.games.hula_hoo.company import CROWDS, LEVELS, MOST_OTHERS, crowd, level
from tripot.games.hula_hoo.deck import HIGHEST, JOKER, LOWEST
from tripot.games.hula_hoo.mirror import (
    SHORT_SPANS,
    SPANS,
    mirrored_call,
    span,
)
from tripot.games.hula_hoo.moves import (
    DOUBLE,
    EXCHANGE,
    FROM_FRONT,
    FRONT,
    MOINS_BIT,
    MOST_SEATS,
    NAME,
    NAME_MOINS,
    NAME_PLUS,
    PASS,
)
from tripot.games.hula_hoo.picks import FIVE_OF_TEN, picked_cards
from tripot.games.hula_hoo.state import HulaHoo
from tripot.games.hula_hoo.surroundings import COUNTS, GAINS, SHARES, VALUES, Surroundings, at_most
from tripot.games.hula_hoo.table import CHOOSE_FRONT, DOUBLED, EXCHANGING, MOINS, NO_CALL, PLUS

COPIES: Final = 6
CALLS: Final = 4
PARTS: Final = 50  # tenths of a part of the worth
GAPS: Final = 32  # tenths below the best
STAGES: Final = 4  # of a hand: few cards to many


class HulaHooReading(Surroundings):
    def __init__(self) -> None:
        super().__init__()
        # What stays after a move.
        self.kept = self.room(STAGES * VALUES * 9)
        self.kept_span = self.room(3 * SPANS)
        self.kept_open = self.room(3 * SHORT_SPANS)
        self.left = self.room(CALLS * 5 * COUNTS)
        self.left_gain = self.room(GAINS * COUNTS)
        self.last = self.room(CALLS * VALUES * 2)
        self.last_two = self.room(CALLS * VALUES * VALUES)
        self.beside = self.room(4 * VALUES)
        self.reach = self.room(SHARES * SHARES)
        self.jokers = self.room(5 * COUNTS)
        self.company_cards = self.room(COUNTS * COUNTS)
        # What a call does.
        self.way = self.room(VALUES * CALLS)
        self.answered = self.room(MOST_OTHERS * LEVELS * CROWDS)
        self.outs = self.room(5 * SHARES * SHARES)
        self.out_gain = self.room(GAINS * SHARES)
        self.doubled = self.room(SHARES)
        self.again = self.room(CALLS * 6)
        self.gap = self.room(5 * GAPS)
        self.pressed = self.room(PARTS * 5)
        self.named = self.room(CALLS * LEVELS * CROWDS)
        self.passed = self.room(5)
        # What a choice of the front row does.
        self.swaps = self.room(4 * 4 * 2)
        self.swap_beside = self.room(4 * VALUES)
        self.row = self.room(VALUES * COPIES)
        self.row_span = self.room(SHORT_SPANS)
        self.hidden_span = self.room(SHORT_SPANS)
        self.by_habit = self.room(2)

    def move(self, world: State, seat: i64, move: i64, facts: Facts) -> None:
        assert isinstance(world, HulaHoo)
        if world.phase == EXCHANGING:
            self.read_swap(world, seat, move, facts)
        elif world.phase == CHOOSE_FRONT:
            self.read_row(world, seat, move - FRONT, facts)
        elif move == PASS:
            facts.add(self.passed + self.inside)
        elif move < DOUBLE:
            call: i64 = PLUS + (move & MOINS_BIT)
            self.read_card(world, move, move >> 2, move & FROM_FRONT != 0, call, facts)
        elif move < NAME:
            self.read_card(world, move, (move - DOUBLE) >> 1, (move - DOUBLE) & 1 != 0, DOUBLED, facts)
        else:
            self.read_name(world, move, facts)

    def read_card(self, world: HulaHoo, move: i64, value: i64, from_front: bool, call: i64, facts: Facts) -> None:
        asked = self.asked
        asked.ask(call, value)
        self.read_answers(world, facts)
        face: i64 = value
        said: i64 = call
        if self.is_mirrored:
            face = LOWEST + HIGHEST - value
            said = mirrored_call(call)
        one: i64 = card(face)
        hand: i64 = self.hand
        front: i64 = self.front
        shown: i64 = self.shown
        if from_front:
            front -= one
            shown -= one
        else:
            hand -= one
            if (shown - front) & lane(face) != 0:  # of equal cards the one that everybody knows goes first
                shown -= one
        drawn: i64 = 0
        if call == DOUBLED and world.pile_size() > 0:
            drawn = 1
        self.read_kept(hand, front, shown, drawn, said, facts)
        facts.add(self.way + face * CALLS + said)
        facts.add_count(self.pressed + self.inside * PARTS, i64((self.habits.pressures[move] + 3.0) * 10.0), PARTS - 1)
        facts.add_count(self.gap + self.inside * GAPS, i64(self.habits.gap(move) * 10.0 + 0.9), GAPS - 1)
        cover = self.habits.cover
        cover.without(self.habits.measure.missing, value, from_front)
        if self.is_mirrored:
            facts.add(self.reach + tenths(cover.moins) * SHARES + tenths(cover.plus))
        else:
            facts.add(self.reach + tenths(cover.plus) * SHARES + tenths(cover.moins))
        lanes: i64 = answers(said, face) | lane(face)
        facts.add_count(self.again + said * 6, size((hand + front) & lanes), 5)

    def read_answers(self, world: HulaHoo, facts: Facts) -> None:
        """How the call that is asked fares with the others."""
        asked = self.asked
        first_out: float = 0.0
        all_out: float = 1.0
        doubling: float = 0.0
        place: i64 = 0
        while place < self.company.number:
            other = world.at[self.company.seats[place]]
            answered: float = asked.answered(other)
            found: i64 = self.company.role(place) * LEVELS + level(asked, other, answered)
            facts.add(self.answered + found * CROWDS + crowd(other))
            if place == 0:
                doubling = float(size(other.hand - other.known)) * asked.same_share
                if (other.front + other.known) & asked.same != 0:
                    doubling = 1.0
            if (place == 0 or world.switches.chaos_target) and 1.0 - answered > first_out:
                first_out = 1.0 - answered  # the next one's, or the likeliest where one is named
            all_out *= 1.0 - answered
            place += 1
        facts.add(self.outs + (self.inside * SHARES + tenths(first_out)) * SHARES + tenths(all_out))
        facts.add(self.out_gain + self.gain * SHARES + tenths(all_out))
        facts.add(self.doubled + tenths(doubling))

    def read_kept(self, hand: i64, front: i64, shown: i64, drawn: i64, call: i64, facts: Facts) -> None:
        """The cards that stay, of which some may be drawn and unknown."""
        held: i64 = hand + front
        number: i64 = size(held) + drawn
        stage: i64 = stage_of(number)
        value: i64 = LOWEST
        while value <= HIGHEST:
            some: i64 = at_most(copies(hand, value), 2) * 3 + at_most(copies(front, value), 2)
            if some > 0:
                facts.add(self.kept + (stage * VALUES + value) * 9 + some)
            value += 1
        facts.add_count(self.jokers + at_most(copies(held, JOKER), 4) * COUNTS, number, COUNTS - 1)
        facts.add_count(self.company_cards + self.others * COUNTS, number, COUNTS - 1)
        said: i64 = at_most(call, 2)  # after a double as before a call
        if call == DOUBLED:
            said = 0
        facts.add(self.kept_span + said * SPANS + span(held, 3))
        hidden: i64 = at_most((size(held - shown) + drawn + 1) // 2, 2)
        facts.add(self.kept_open + hidden * SHORT_SPANS + span(shown, 2))
        facts.add_count(self.left + (call * 5 + self.inside) * COUNTS, number, COUNTS - 1)
        facts.add_count(self.left_gain + self.gain * COUNTS, number, COUNTS - 1)
        facts.add(self.beside + at_most(copies(held, JOKER), 3) * VALUES + values_near(held))
        if number - drawn == 1:
            is_open: i64 = 0
            if shown != 0:
                is_open = 1
            facts.add(self.last + (call * VALUES + lowest_value(held)) * 2 + is_open)
        elif number - drawn == 2:
            low: i64 = lowest_value(held)
            facts.add(self.last_two + (call * VALUES + low) * VALUES + lowest_value(held - card(low)))

    def read_name(self, world: HulaHoo, move: i64, facts: Facts) -> None:
        call: i64 = world.call
        if move >= NAME_MOINS:
            call = MOINS
        elif move >= NAME_PLUS:
            call = PLUS
        asked = self.asked
        asked.ask(call, world.top)
        self.read_answers(world, facts)
        other = world.at[(move - NAME) % MOST_SEATS]
        if self.is_mirrored:
            call = mirrored_call(call)
        found: i64 = call * LEVELS + level(asked, other, asked.answered(other))
        facts.add(self.named + found * CROWDS + crowd(other))
        self.read_kept(self.hand, self.front, self.shown, 0, call, facts)

    def read_swap(self, world: HulaHoo, seat: i64, move: i64, facts: Facts) -> None:
        swapped: i64 = self.seen(picked_cards(world.at[seat].front, move - EXCHANGE))
        number: i64 = size(swapped)
        front: i64 = self.front - swapped
        self.read_kept(self.hand, front, front, number, NO_CALL, facts)
        held: i64 = self.hand + front
        facts.add(self.swap_beside + number * VALUES + values_near(held))
        usual: i64 = 0
        if move == self.usual:
            usual = 1
        facts.add(self.swaps + (number * 4 + at_most(copies(held, JOKER), 3)) * 2 + usual)

    def read_row(self, world: HulaHoo, seat: i64, index: i64, facts: Facts) -> None:
        picked: i64 = FIVE_OF_TEN[index]
        row: i64 = self.seen(picked_cards(world.at[seat].hand, picked))
        value: i64 = LOWEST
        while value <= HIGHEST:
            if copies(row, value) != 0:
                facts.add_count(self.row + value * COPIES, copies(row, value), COPIES - 1)
            value += 1
        facts.add(self.row_span + span(row, 2))
        facts.add(self.hidden_span + span(self.hand - row, 2))
        usual: i64 = 0
        if picked == self.usual:
            usual = 1
        facts.add(self.by_habit + usual)


def stage_of(cards: i64) -> i64:
    if cards <= 2:
        return 0
    if cards <= 4:
        return 1
    if cards <= 7:
        return 2
    return 3


def lowest_value(heap: i64) -> i64:
    """Of a heap that is not empty."""
    value: i64 = LOWEST
    while copies(heap, value) == 0:
        value += 1
    return value

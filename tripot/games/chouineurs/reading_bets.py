"""What a player of Chouineurs goes by in a bet: the hand as it would be held, and the bet cards that are left (CH-4)."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit, count, lowest
from tripot.engine.facts import Facts, Reading
from tripot.games.chouineurs.cards import BLACK, end_up, of_colour
from tripot.games.chouineurs.measures import Measures
from tripot.games.chouineurs.moves import BET_CARDS
from tripot.games.chouineurs.scoring import ROUNDS
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.steps import LANES, SHORT, STAGES, WANTS, lane_of, short_of, stepped

SEATS: Final = 3  # 3, 4 or 5 players
LEFT: Final = 8  # cards in hand
FINE_WORTHS: Final = 48  # quarters of a point


class BetReading(Reading):
    def __init__(self) -> None:
        super().__init__()
        self.measures = Measures()
        # What any move adds.
        self.short = self.room(2 * LEFT * SHORT)
        self.short_want = self.room(2 * WANTS * SHORT)
        self.move_worth = self.room(2 * STAGES * FINE_WORTHS)
        # What a choice adds.
        self.choice = self.room(BET_CARDS * SEATS * 2)
        self.choice_short = self.room(BET_CARDS * SHORT)
        self.choice_worth = self.room(BET_CARDS * FINE_WORTHS)
        self.choice_ends = self.room(BET_CARDS * 88)
        self.choice_expected = self.room(BET_CARDS * 20)
        self.choice_hoped = self.room(BET_CARDS * 15)
        self.choice_lanes = self.room(BET_CARDS * LANES * LEFT)
        self.choice_colours = self.room(BET_CARDS * 4 * LEFT)
        self.choice_left = self.room(BET_CARDS * 2 * 32)
        self.choice_turn = self.room(BET_CARDS * 5)

    def read_choice(self, world: Chouineurs, seat: i64, choice: i64, facts: Facts) -> None:
        """CH-4: the hand as it would be held, with the bet."""
        player = world.at[seat]
        bet: i64 = choice % BET_CARDS
        worth: float = self.measures.worths[choice]
        facts.add(self.choice_short + bet * SHORT + short_of(worth, self.measures.highest))
        facts.add(self.choice_worth + bet * FINE_WORTHS + stepped(worth + 1.0, 4.0, FINE_WORTHS - 1))
        turned: i64 = world.turned ^ (player.hand * (choice // BET_CARDS))
        self.measures.weigh(player.hand, turned)
        leads: i64 = 0
        if world.first == seat:
            leads = 1
        is_last: i64 = 0
        if world.round == ROUNDS - 1:
            is_last = 1
        group: i64 = world.seats - 3
        facts.add(self.choice + (bet * SEATS + group) * 2 + leads)
        facts.add(self.choice_turn + bet * 5 + (seat - world.first + world.seats) % world.seats)
        facts.add(self.choice_left + (bet * 2 + is_last) * 32 + player.bets)
        expected: i64 = stepped(self.measures.expected, 3.0, 19)
        facts.add(self.choice_expected + bet * 20 + expected)
        facts.add(self.choice_hoped + bet * 15 + stepped(self.measures.hoped, 2.0, 14))
        lanes: i64 = 0  # four bits a lane
        place: i64 = 0
        hand: i64 = player.hand
        while hand != 0:
            facts.add(self.choice_ends + bet * 88 + end_up(lowest(hand), turned))
            lanes += bit(4 * lane_of(self.measures.habits.wins[place]))
            place += 1
            hand &= hand - 1
        lane: i64 = 0
        while lane < LANES:
            facts.add(self.choice_lanes + (bet * LANES + lane) * LEFT + ((lanes >> (4 * lane)) & 15))
            lane += 1
        name: i64 = 0
        while name <= BLACK:
            held: i64 = count(player.hand & of_colour(name, turned))
            facts.add(self.choice_colours + (bet * 4 + name) * LEFT + held)
            name += 1

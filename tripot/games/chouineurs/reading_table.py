"""What a player of Chouineurs goes by before any move: the hand both ways up, everybody's bet, and the trick."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit, count, lowest
from tripot.engine.facts import Facts
from tripot.games.chouineurs.cards import BLACK, end_up, of_colour
from tripot.games.chouineurs.habits import yet_to_play
from tripot.games.chouineurs.moves import BET_CARDS
from tripot.games.chouineurs.reading_bets import LEFT, SEATS
from tripot.games.chouineurs.reading_cards import CardReading
from tripot.games.chouineurs.scoring import ROUNDS
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.steps import (
    ENOUGH,
    LANES,
    MOODS,
    STAGES,
    STANDINGS,
    WANTS,
    lane_of,
    liked,
    needed,
    stage_of,
    standing_of,
    stepped,
    want_of,
)
from tripot.games.chouineurs.table import NO_COLOUR, PLAYING

HELD: Final = 6  # cards of a kind: 0 to 5 or more
WORTHS: Final = 24  # half points
OFF: Final = 25  # thirds of a trick, from 4 too few to 4 too many
DEMAND: Final = 15


class TableReading(CardReading):
    def __init__(self) -> None:
        super().__init__()
        self.phases = self.room(SEATS * 3 * ROUNDS)
        self.bets_left = self.room(2 * 5 * BET_CARDS)
        self.worth = self.room(2 * STAGES * WORTHS)
        self.own_cards = self.room(44)  # before the choice
        self.own = self.room(MOODS * 88)
        self.unseen = self.room(44)
        self.trumps = self.room(7 * 12)
        self.standing = self.room(2 * STANDINGS * LEFT)
        self.others = self.room(4 * STANDINGS * STAGES)
        self.others_likes = self.room(4 * 2 * 3)
        self.whined = self.room(8)
        self.others_whined = self.room(SEATS * 16)
        self.others_turned = self.room(4 * 4)
        self.lacks = self.room(4 * 4)
        self.demand = self.room(WANTS * DEMAND)
        self.off = self.room(LEFT * OFF)
        self.expected = self.room(STANDINGS * 12)
        self.hoped = self.room(WANTS * 13)
        self.win_lanes = self.room(MOODS * LANES * HELD)
        self.low_lanes = self.room(MOODS * LANES * HELD)
        self.turned_lanes = self.room(MOODS * LANES * HELD)
        self.colours = self.room(MOODS * 4 * HELD)
        self.laid = self.room(SEATS * 5)
        self.taker = self.room(5 * 3 * WANTS)
        self.best = self.room(MOODS * 4 * 21)
        self.lowest = self.room(MOODS * 21)
        self.asked = self.room(5 * WANTS)

    def read_set(self, first: i64, cards: i64, facts: Facts) -> None:
        while cards != 0:
            facts.add(first + lowest(cards))
            cards &= cards - 1

    def read_bets_left(self, world: Chouineurs, seat: i64, facts: Facts) -> None:
        """What has not paid yet is worth something, until the last round."""
        is_last: i64 = 0
        if world.round == ROUNDS - 1:
            is_last = 1
        away: i64 = 0
        while away < world.seats:
            bets: i64 = world.at[(seat + away) % world.seats].bets
            self.read_set(self.bets_left + (is_last * 5 + away) * BET_CARDS, bets, facts)
            away += 1

    def read_hand(self, world: Chouineurs, hand: i64, facts: Facts) -> None:
        habits = self.measures.habits
        wins: i64 = 0  # four bits a lane
        lows: i64 = 0
        turned: i64 = 0
        place: i64 = 0
        left: i64 = hand
        while left != 0:
            end: i64 = end_up(lowest(left), world.turned)
            facts.add(self.own + self.mood * 88 + end)
            wins += bit(4 * lane_of(habits.wins[place]))
            lows += bit(4 * lane_of(habits.lows[place]))
            turned += bit(4 * lane_of(habits.win(end ^ 1)))
            place += 1
            left &= left - 1
        lane: i64 = 0
        while lane < LANES:
            row: i64 = (self.mood * LANES + lane) * HELD
            facts.add_count(self.win_lanes + row, (wins >> (4 * lane)) & 15, HELD - 1)
            facts.add_count(self.low_lanes + row, (lows >> (4 * lane)) & 15, HELD - 1)
            facts.add_count(self.turned_lanes + row, (turned >> (4 * lane)) & 15, HELD - 1)
            lane += 1
        name: i64 = 0
        while name <= BLACK:
            held: i64 = count(hand & of_colour(name, world.turned))
            facts.add_count(self.colours + (self.mood * 4 + name) * HELD, held, HELD - 1)
            name += 1

    def read_own_bet(self, world: Chouineurs, seat: i64, size: i64, facts: Facts) -> None:
        measures = self.measures
        player = world.at[seat]
        is_last: i64 = 0
        if world.round == ROUNDS - 1:
            is_last = 1
        facts.add(self.standing + (is_last * STANDINGS + self.standing_now) * LEFT + size)
        off: float = measures.expected - float(needed(world, seat))
        facts.add(self.off + size * OFF + stepped(off + 4.0, 3.0, OFF - 1))
        facts.add(self.expected + self.standing_now * 12 + stepped(measures.expected, 2.0, 11))
        facts.add(self.hoped + self.want * 13 + stepped(measures.hoped, 2.0, 12))
        facts.add_count(self.whined, player.whined, 7)

    def read_others(self, world: Chouineurs, seat: i64, size: i64, facts: Facts) -> None:
        later: i64 = yet_to_play(world, seat)
        stage: i64 = stage_of(size)
        wanted: i64 = 0
        whined: i64 = 0
        away: i64 = 1
        while away < world.seats:
            other: i64 = (seat + away) % world.seats
            player = world.at[other]
            comes: i64 = 0
            if world.phase == PLAYING and away <= later:
                comes = 1
            facts.add(self.others + ((away - 1) * STANDINGS + standing_of(world, other)) * STAGES + stage)
            facts.add(self.others_likes + ((away - 1) * 2 + comes) * 3 + liked(world, other))
            if liked(world, other) == 2:
                wanted += want_of(world, other) - ENOUGH
            whined += player.whined
            facts.add_count(self.others_turned + (away - 1) * 4, count(player.whines & 0x1555), 3)
            self.read_set(self.lacks + (away - 1) * 4, (self.lacking >> (4 * other)) & 15, facts)
            away += 1
        facts.add_count(self.others_whined + (world.seats - 3) * 16, whined, 15)
        facts.add_count(self.demand + self.want * DEMAND, wanted - size + 7, DEMAND - 1)

    def read_trick(self, world: Chouineurs, seat: i64, facts: Facts) -> None:
        trick = world.trick
        number: i64 = 0
        if trick.asked != NO_COLOUR:
            number = world.seats - 1 - yet_to_play(world, seat)
        facts.add_count(self.laid + (world.seats - 3) * 5, number, 4)
        facts.add(self.asked + (trick.asked + 1) * WANTS + self.want)
        if trick.asked == NO_COLOUR:
            return
        away: i64 = (trick.winner - seat + world.seats) % world.seats
        facts.add(self.taker + (away * 3 + liked(world, trick.winner)) * WANTS + self.want)
        facts.add(self.best + (self.mood * 4 + (trick.best >> 6)) * 21 + ((trick.best & 63) >> 1))
        facts.add_count(self.lowest + self.mood * 21, trick.lowest >> 1, 20)

"""What a player of Chouineurs goes by in a card or a whine: what it does to the trick, to the hand and to the bet."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import count, has
from tripot.engine.facts import Facts
from tripot.games.chouineurs.cards import colour, of_colour, strength
from tripot.games.chouineurs.habits import yet_to_play
from tripot.games.chouineurs.moves import POINT, TURN
from tripot.games.chouineurs.reading_bets import BetReading
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.steps import (
    CHANCES,
    MOODS,
    STAGES,
    STANDINGS,
    WANTS,
    chances,
    lane_of,
    liked,
    needed,
    stage_of,
    stepped,
)
from tripot.games.chouineurs.table import NO_COLOUR
from tripot.games.chouineurs.unseen import higher_ends

FINE_OFF: Final = 33  # quarters of a trick, from 4 too few to 4 too many
ABOVE: Final = 8  # how many unseen ends are higher, in steps
PLACES: Final = 3  # leads, plays in between, plays last


class CardReading(BetReading):
    def __init__(self) -> None:
        super().__init__()
        # As the situation was read.
        self.want: i64 = 0
        self.mood: i64 = 0
        self.standing_now: i64 = 0
        self.lacking: i64 = 0
        # What a card adds.
        self.end = self.room(MOODS * 2 * 88)
        self.win = self.room(STANDINGS * STAGES * CHANCES)
        self.win_spent = self.room(WANTS * CHANCES * 5)
        self.win_low = self.room(WANTS * CHANCES * 6)
        self.low_left = self.room(MOODS * STAGES * CHANCES)
        self.low_spent = self.room(MOODS * CHANCES * 5)
        self.lane = self.room(MOODS * 4 * ABOVE * PLACES)
        self.goes_to = self.room(WANTS * 5 * 3)
        self.later = self.room(CHANCES * 5 * 5)
        self.later_lacks = self.room(4 * 5 * CHANCES)
        self.fit = self.room(7 * FINE_OFF)
        self.kept = self.room(WANTS * 3 * 3 * 3)
        self.voids = self.room(WANTS * 4 * 4)
        # What whining adds.
        self.whine = self.room(STANDINGS * STAGES * 2)
        self.turn = self.room(MOODS * 88)
        self.turn_win = self.room(MOODS * 5 * CHANCES)
        self.turn_low = self.room(WANTS * 5 * 5)
        self.turn_colour = self.room(WANTS * 4 * 4)
        self.turn_fit = self.room(STAGES * FINE_OFF)

    def read_card(self, world: Chouineurs, seat: i64, end: i64, place: i64, facts: Facts) -> None:
        habits = self.measures.habits
        player = world.at[seat]
        want: i64 = self.want
        left: i64 = count(player.hand) - 1
        later: i64 = yet_to_play(world, seat)
        where: i64 = 1
        if later == 0:
            where = 2
        elif later == world.seats - 1:
            where = 0
        follows: i64 = least(where, 1)
        value: i64 = strength(end) & 63
        low: i64 = 0
        lane: i64 = 0
        if value <= world.trick.lowest:
            stays: float = habits.stays_low(value, later)
            low = chances(stays)
            lane = 1 + lane_of(stays)
        winning: float = habits.winning(world, seat, end)
        win: i64 = chances(winning)
        spent: float = habits.wins[place]
        facts.add(self.end + (self.mood * 2 + follows) * 88 + end)
        facts.add(self.win + (self.standing_now * STAGES + stage_of(left)) * CHANCES + win)
        facts.add(self.win_spent + (want * CHANCES + win) * 5 + lane_of(spent))
        facts.add(self.win_low + (want * CHANCES + win) * 6 + lane)
        facts.add(self.low_left + (self.mood * STAGES + stage_of(left)) * CHANCES + low)
        facts.add(self.low_spent + (self.mood * CHANCES + low) * 5 + lane_of(habits.lows[place]))
        above: i64 = steps_of(higher_ends(habits.unseen, end))
        facts.add(self.lane + ((self.mood * 4 + colour(end)) * ABOVE + above) * PLACES + where)
        fit: float = self.measures.expected - spent + winning - float(needed(world, seat))
        facts.add(self.fit + left * FINE_OFF + stepped(fit + 4.0, 4.0, FINE_OFF - 1))
        self.read_later(world, seat, end, win, later, facts)
        self.read_kept(world, seat, end, place, facts)

    def read_later(self, world: Chouineurs, seat: i64, end: i64, win: i64, later: i64, facts: Facts) -> None:
        """Who would take the trick as it lies there, and who is to come."""
        asked: i64 = world.trick.asked
        taker: i64 = seat
        if asked == NO_COLOUR:
            asked = colour(end)
        elif win == 0:
            taker = world.trick.winner
        away: i64 = (taker - seat + world.seats) % world.seats
        facts.add(self.goes_to + (self.want * 5 + away) * 3 + liked(world, taker))
        eager: i64 = 0
        lacking: i64 = 0
        turn: i64 = 1
        while turn <= later:
            other: i64 = (seat + turn) % world.seats
            if liked(world, other) == 2:
                eager += 1
            if has(self.lacking, 4 * other + asked):
                lacking += 1
            turn += 1
        facts.add(self.later + (win * 5 + later) * 5 + eager)
        facts.add(self.later_lacks + (asked * 5 + lacking) * CHANCES + win)

    def read_kept(self, world: Chouineurs, seat: i64, end: i64, place: i64, facts: Facts) -> None:
        """What is left in hand: strong cards, weak ones, those to whine with, and of the colour that was played."""
        habits = self.measures.habits
        hand: i64 = world.at[seat].hand
        strong: i64 = 0
        weak: i64 = 0
        low: i64 = 0
        other: i64 = 0
        size: i64 = count(hand)
        while other < size:
            if other != place:
                if habits.wins[other] > 0.6:
                    strong += 1
                elif habits.wins[other] < 0.2:
                    weak += 1
                if habits.lows[other] > 0.5:
                    low += 1
            other += 1
        facts.add(self.kept + ((self.want * 3 + least(strong, 2)) * 3 + least(weak, 2)) * 3 + least(low, 2))
        name: i64 = colour(end)
        held: i64 = count(hand & of_colour(name, world.turned)) - 1
        facts.add(self.voids + (self.want * 4 + name) * 4 + least(held, 3))

    def read_whine(self, world: Chouineurs, seat: i64, move: i64, place: i64, facts: Facts) -> None:
        habits = self.measures.habits
        player = world.at[seat]
        stage: i64 = stage_of(count(player.hand))
        row: i64 = (self.standing_now * STAGES + stage) * 2
        if move == POINT:
            facts.add(self.whine + row + 1)
            return
        facts.add(self.whine + row)
        end: i64 = move - TURN
        before: float = habits.wins[place]
        after: float = habits.win(end ^ 1)
        facts.add(self.turn + self.mood * 88 + end)
        facts.add(self.turn_win + (self.mood * 5 + lane_of(before)) * CHANCES + chances(after))
        low: i64 = lane_of(habits.low(end ^ 1))
        facts.add(self.turn_low + (self.want * 5 + lane_of(habits.lows[place])) * 5 + low)
        facts.add(self.turn_colour + (self.want * 4 + colour(end)) * 4 + colour(end ^ 1))
        fit: float = self.measures.expected - before + after - float(needed(world, seat))
        facts.add(self.turn_fit + stage * FINE_OFF + stepped(fit + 4.0, 4.0, FINE_OFF - 1))


def least(number: i64, most: i64) -> i64:
    if number > most:
        return most
    return number


def steps_of(above: i64) -> i64:
    if above < 4:
        return above
    if above < 6:
        return 4
    if above < 9:
        return 5
    if above < 14:
        return 6
    return 7

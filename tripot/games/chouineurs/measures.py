"""How a seat's moves are measured before they are learned from: by what fixed habits expect of each, put into steps."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.engine.bits import bit, count, has, lowest
from tripot.games.chouineurs.cards import end_up
from tripot.games.chouineurs.dealing import HAND
from tripot.games.chouineurs.habits import ChouineursHabits
from tripot.games.chouineurs.moves import BET_CARDS, CHOOSE, POINT, TURN
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.steps import needed, tricks_of
from tripot.games.chouineurs.table import CHOOSING, PLAYING

# The numbers are part of what the facts mean, so they are not those that are tuned.
NUMBERS: Final = {
    "same": 0.344,
    "yellow": 1.442,
    "black": 0.152,
    "plain": 0.535,
    "eager": 0.7,
    "reluctant": 0.479,
    "dumping": 0.303,
    "whine": 1.006,
    "hoping": 1.188,
    "spite": 0.349,
    "keeping 0-1": 1.4,
    "keeping 0-2": 1.1,
    "keeping 1-3": 0.8,
    "keeping 2-4": 0.1,
    "keeping 3+": 0.1,
    "control": 0.761,
    "blur": 0.0,
    "trust": 0.6,
    "modest": 0.123,
    "aiming": 0.336,
    "steering": 0.585,
    "fond of 0-1": -0.232,
    "fond of 0-2": -0.511,
    "fond of 1-3": -0.103,
    "fond of 2-4": -0.541,
    "fond of 3+": 0.522,
}
THE_POINT: Final = HAND  # its place among the worths; a card's is its place in hand
LOWEST_WORTH: Final = -1000.0


class Measures:
    """What the habits make of all moves of a seat."""

    def __init__(self) -> None:
        self.habits = ChouineursHabits(NUMBERS)
        self.worths = vec[float]([0.0] * 16)  # by place: see `place_of`
        self.highest: float = 0.0
        self.expected: float = 0.0  # tricks that the hand should still win, and how often it should whine
        self.hoped: float = 0.0

    def take(self, world: Chouineurs, seat: i64) -> None:
        self.habits.look(world, seat)
        self.highest = LOWEST_WORTH
        if world.phase == CHOOSING:
            self.take_choices(world, seat)
            return
        player = world.at[seat]
        self.weigh(player.hand, world.turned)
        self.habits.aim(count(player.hand), needed(world, seat), self.habits.steering)
        if world.phase == PLAYING:
            self.take_cards(world, seat)
        else:
            self.take_whines(world, seat)

    def weigh(self, hand: i64, turned: i64) -> None:
        self.habits.weigh(hand, turned)
        self.expected = 0.0
        self.hoped = 0.0
        size: i64 = count(hand)
        place: i64 = 0
        while place < size:
            self.expected += self.habits.wins[place]
            self.hoped += self.habits.lows[place]
            place += 1

    def note(self, place: i64, worth: float) -> None:
        self.worths[place] = worth
        if worth > self.highest:
            self.highest = worth

    def take_choices(self, world: Chouineurs, seat: i64) -> None:
        player = world.at[seat]
        way: i64 = 0
        while way < 2:
            self.weigh(player.hand, world.turned ^ (player.hand * way))
            bet: i64 = 0
            while bet < BET_CARDS:
                if has(player.bets, bet):
                    self.note(way * BET_CARDS + bet, self.habits.worth_of_bet(world.round, bet))
                bet += 1
            way += 1

    def take_cards(self, world: Chouineurs, seat: i64) -> None:
        hand: i64 = world.at[seat].hand
        size: i64 = count(hand)
        allowed: i64 = world.move_set(seat)
        place: i64 = 0
        while hand != 0:
            card: i64 = lowest(hand)
            if has(allowed, card):
                self.habits.add_cards(size, place)
                end: i64 = end_up(card, world.turned)
                self.note(place, self.habits.worth_of_card(world, seat, end, size - 1))
            hand &= hand - 1
            place += 1

    def take_whines(self, world: Chouineurs, seat: i64) -> None:
        habits = self.habits
        player = world.at[seat]
        hand: i64 = player.hand
        size: i64 = count(hand)
        won: i64 = tricks_of(world, seat)
        if world.reserve_size() > 0:
            habits.add_cards(size, size)
            self.note(THE_POINT, 1.0 + habits.worth_of_hand(world.round, player.bet, won, size))
        place: i64 = 0
        while hand != 0:
            end: i64 = end_up(lowest(hand), world.turned)
            habits.add_cards(size, place)
            habits.add_card(habits.win(end ^ 1), habits.low(end ^ 1))
            self.note(place, habits.worth_of_hand(world.round, player.bet, won, size))
            hand &= hand - 1
            place += 1


def place_of(hand: i64, move: i64) -> i64:
    """Where a move's worth is noted."""
    if move >= CHOOSE:
        return move - CHOOSE
    if move == POINT:
        return THE_POINT
    end: i64 = move
    if end >= TURN:
        end -= TURN
    return count(hand & (bit(end >> 1) - 1))

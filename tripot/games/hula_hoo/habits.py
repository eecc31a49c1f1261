"""How a good player plays: asks for what the next player lacks, and keeps jokers and extreme cards to answer with."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.engine.bits import bit, count, has
from tripot.engine.chance import Chance
from tripot.engine.habits import Habits
from tripot.engine.state import State
from tripot.games.hula_hoo.calls import answers
from tripot.games.hula_hoo.cards import card, copies, lane, present, size, values_near
from tripot.games.hula_hoo.deck import HIGHEST, JOKER, LOWEST
from tripot.games.hula_hoo.doubles import can_double
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
from tripot.games.hula_hoo.naming import namings
from tripot.games.hula_hoo.odds import Asked, Cover, unseen_cards
from tripot.games.hula_hoo.picks import FIVE_OF_TEN, pick_of
from tripot.games.hula_hoo.scoring import GOAL, ROUNDS_IN_A_ROW, is_game_won
from tripot.games.hula_hoo.state import HulaHoo
from tripot.games.hula_hoo.table import CHOOSE_FRONT, DOUBLED, EXCHANGING, MOINS, OVER, PLAYING, PLUS, Seat

WORSE_THAN_ALL: Final = -1000.0
FURTHEST: Final = 6  # from the joker's value to the ends
MOST_SWAPPED: Final = 3  # HH-3
IN_A_ROW: Final = 5  # cards in front


class HulaHooHabits(Habits):
    def __init__(self, numbers: dict[str, float]) -> None:
        # What a call does to the others, against the next player going out (1.0).
        self.last_one_in: float = numbers["last_one_in"]  # if everybody goes out (HH-16)
        self.danger: float = numbers["danger"]  # of somebody who answers with the last card; less with more cards
        self.gift: float = numbers["gift"]  # who can double draws a card
        self.choice: float = numbers["choice"]  # who answers with any card has lost nothing
        # What is lost with the card.
        self.reach: float = numbers["reach"]  # how likely the cards kept answer a call
        self.watched: float = numbers["watched"]  # how much likelier a call is that the cards in front do not answer
        self.follow: float = numbers["follow"]  # how much likelier a "plus" comes round after a "plus"
        self.neighbours: float = numbers["neighbours"]  # how many doubles the cards kept answer
        self.lone_joker: float = numbers["lone_joker"]  # cannot be played (HH-15)
        self.drawn: float = numbers["drawn"]  # what it is worth that a double brings a card
        self.swap: float = numbers["swap"]  # a card in front that is worth less is swapped
        self.blur: float = numbers["blur"]  # of a decision, at random
        self.halfway: float = numbers["halfway"]  # how much likelier half the goal makes it to win the game
        # A card in front surprises nobody, better played first; but what answers everything deters.
        self.showing: vec[float] = showing(numbers["shown"], numbers["shown_end"], numbers["shown_joker"])
        self.keeping: vec[float] = keeping(numbers["extreme"], numbers["joker"])
        self.missing: vec[float] = missing(numbers["sure"], numbers["steep"])

    def choose(self, world: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(world, HulaHoo)
        if world.phase == PLAYING:
            return self.card_and_call(world, seat, chance)
        if world.phase == EXCHANGING:
            return EXCHANGE + self.swapped(world.at[seat].hand, world.at[seat].front)
        if world.phase == CHOOSE_FRONT:
            return FRONT + index_of(self.front_row(world.at[seat].hand))
        return self.named(world, seat, chance)

    def card_and_call(self, world: HulaHoo, seat: i64, chance: Chance) -> i64:
        player = world.at[seat]
        held: i64 = player.hand + player.front
        if held == card(JOKER):
            return PASS
        lanes: i64 = answers(world.call, world.top)
        doubles: bool = can_double(world.call, world.top)
        if doubles:
            lanes |= lane(world.top)
        left: i64 = present(held) & lanes
        if left == 0:
            return PASS
        asked = Asked(unseen_cards(world, seat))
        cover = Cover(self.missing, held, player.front + player.known)
        best: i64 = PASS
        highest: float = WORSE_THAN_ALL
        follow: float = self.follow / float(count(world.inside))
        value: i64 = LOWEST
        while value <= HIGHEST:
            if copies(left, value) != 0:
                move: i64 = 4 * value
                if copies(player.front, value) != 0 and (self.showing[value] > 0.0 or copies(player.hand, value) == 0):
                    move += FROM_FRONT
                worth: float = self.kept(held - card(value), value) + self.blur * chance.share()
                cover.without(self.missing, value, move & FROM_FRONT != 0)
                if move & FROM_FRONT != 0:
                    worth += self.showing[value]
                if doubles and value == world.top:
                    move = DOUBLE + 2 * value + (move & FROM_FRONT) // FROM_FRONT
                    worth += self.drawn + self.answering(cover, 0.0) + self.pressure(world, seat, asked, DOUBLED, value)
                else:
                    plus: float = self.answering(cover, follow) + self.pressure(world, seat, asked, PLUS, value)
                    moins: float = self.answering(cover, -follow) + self.pressure(world, seat, asked, MOINS, value)
                    if moins > plus:
                        plus = moins
                        move += MOINS_BIT
                    worth += plus
                if worth > highest:
                    highest = worth
                    best = move
            value += 1
        return best

    def pressure(self, world: HulaHoo, seat: i64, asked: Asked, call: i64, top: i64) -> float:
        """What a call is worth by what it does to those who have to answer it."""
        asked.ask(call, top)
        if world.switches.chaos_target:
            return self.on_the_weakest(world, seat, asked)
        total: float = 0.0
        arriving: float = 1.0  # how likely the call is still unanswered
        other: i64 = seat + 1
        while True:
            if other >= world.seats:
                other = 0
            if other == seat:
                return total + arriving * self.last_one_in
            if has(world.inside, other):
                answered: float = asked.answered(world.at[other])
                total += arriving * self.relief(world.at[other], asked, answered)
                arriving *= 1.0 - answered
                if arriving < 0.02:
                    return total
            other += 1

    def on_the_weakest(self, world: HulaHoo, seat: i64, asked: Asked) -> float:
        """The same where the player is named after the card (HH-22)."""
        best: float = WORSE_THAN_ALL
        alone: float = 1.0
        other: i64 = 0
        while other < world.seats:
            if other != seat and has(world.inside, other):
                answered: float = asked.answered(world.at[other])
                worth: float = self.relief(world.at[other], asked, answered)
                alone *= 1.0 - answered
                if worth > best:
                    best = worth
            other += 1
        return best + alone * self.last_one_in

    def relief(self, other: Seat, asked: Asked, answered: float) -> float:
        """That a player may go out, less what comes of it if not."""
        cards: float = float(size(other.hand) + size(other.front))
        hidden: float = float(size(other.hand - other.known))
        shown: i64 = other.front + other.known
        free: float = (float(size(shown & asked.wanted)) + hidden * asked.share) / cards
        doubling: float = 1.0
        if shown & asked.same == 0:
            doubling = hidden * asked.same_share
        return 1.0 - answered * (1.0 + self.danger / cards) - self.choice * free - self.gift * doubling

    def kept(self, rest: i64, value: i64) -> float:
        """What the cards that stay are worth beside answering a call, if this one goes."""
        if rest == 0:
            return 100.0  # HH-14
        worth: float = -self.keeping[value]
        if rest == card(JOKER):
            worth -= self.lone_joker
        return worth + self.neighbours * float(values_near(rest)) / 13.0

    def answering(self, cover: Cover, tilt: float) -> float:
        """What it is worth how likely these cards answer the next call, which is rather a "plus" if the tilt is."""
        plus: float = 0.5 + tilt + self.watched * (cover.open_plus - cover.open_moins)
        if plus > 1.0:
            plus = 1.0
        if plus < 0.0:
            plus = 0.0
        return -self.reach * (plus * cover.plus + (1.0 - plus) * cover.moins)

    def named(self, world: HulaHoo, seat: i64, chance: Chance) -> i64:
        """Who answers worst, and to which call (HH-22)."""
        asked = Asked(unseen_cards(world, seat))
        left: i64 = namings(world)
        best: i64 = NAME
        highest: float = WORSE_THAN_ALL
        number: i64 = 0
        while left != 0:
            if left & 1 != 0:
                worth: float = self.naming(world, asked, NAME + number) + self.blur * chance.share()
                if worth > highest:
                    highest = worth
                    best = NAME + number
            left >>= 1
            number += 1
        return best

    def naming(self, world: HulaHoo, asked: Asked, move: i64) -> float:
        call: i64 = world.call
        if move >= NAME_MOINS:
            call = MOINS
        elif move >= NAME_PLUS:
            call = PLUS
        asked.ask(call, world.top)
        other = world.at[(move - NAME) % MOST_SEATS]
        return self.relief(other, asked, asked.answered(other))

    def swapped(self, hand: i64, front: i64) -> i64:
        """The pick of the cards in front that are worth least, one after the other (HH-3)."""
        rest: i64 = front
        left: i64 = MOST_SWAPPED
        while left > 0:
            cheapest: i64 = self.cheapest(hand + rest, rest)
            if cheapest == 0:
                break
            rest -= card(cheapest)
            left -= 1
        return pick_of(front, front - rest)

    def cheapest(self, held: i64, front: i64) -> i64:
        """The value in front whose loss costs least; 0 if it costs more than a swap is worth."""
        cover = Cover(self.missing, held, held)
        before: float = self.neighbours * float(values_near(held)) / 13.0
        before += self.answering(cover, 0.0)
        best: i64 = 0
        highest: float = -self.swap
        value: i64 = LOWEST
        while value <= HIGHEST:
            if copies(front, value) != 0 and value != JOKER:
                cover.without(self.missing, value, True)
                worth: float = self.kept(held - card(value), value) + self.answering(cover, 0.0) - before
                if worth > highest:
                    highest = worth
                    best = value
            value += 1
        return best

    def front_row(self, hand: i64) -> i64:
        """The pick of the five most middling cards, jokers last: what is best stays hidden (HH-20)."""
        picked: i64 = 0
        number: i64 = 0
        away: i64 = 1
        while number < IN_A_ROW:
            place: i64 = 0
            value: i64 = LOWEST
            while value <= HIGHEST:
                left: i64 = copies(hand, value)
                while left > 0:
                    if number < IN_A_ROW and is_away(value, away):
                        picked |= bit(place)
                        number += 1
                    place += 1
                    left -= 1
                value += 1
            away += 1
        return picked

    def worth(self, world: State, seat: i64) -> float:
        """How likely the seat wins the game, in percent: points beyond the goal are worth nothing (HH-18)."""
        assert isinstance(world, HulaHoo)
        if world.phase == OVER:
            if is_game_won(world, seat):
                return 100.0
            return 0.0
        total: float = 0.0
        own: float = 0.0
        other: i64 = 0
        while other < world.seats:
            hope: float = exp(2.0 * self.halfway * progress(world, other))
            total += hope
            if other == seat:
                own = hope
            other += 1
        return 100.0 * own / total


def progress(world: HulaHoo, seat: i64) -> float:
    """How much of the way to the end of the game a seat has gone."""
    if world.switches.streak:  # HH-19
        return float(world.at[seat].wins) / float(ROUNDS_IN_A_ROW)
    return float(world.at[seat].points) / float(GOAL)


def is_away(value: i64, away: i64) -> bool:
    """Whether a value is so far from the middle; the joker counts as the furthest."""
    if value == JOKER:
        return away > FURTHEST
    return value == JOKER - away or value == JOKER + away


def index_of(picked: i64) -> i64:
    """Where a pick of five of ten places stands among all of them."""
    low: i64 = 0
    high: i64 = len(FIVE_OF_TEN)
    while low < high:
        middle: i64 = (low + high) // 2
        if FIVE_OF_TEN[middle] < picked:
            low = middle + 1
        else:
            high = middle
    return low


def keeping(extreme: float, joker: float) -> vec[float]:
    """By value: how much a card is better kept than played."""
    found = [extreme * (abs(value - JOKER) / FURTHEST) ** 2 for value in range(HIGHEST + 1)]
    found[JOKER] = joker
    return vec[float](found)


def showing(middle: float, end: float, joker: float) -> vec[float]:
    """By value: how much a card is better played from the front row than from the hand."""
    found = [middle + (end - middle) * (abs(value - JOKER) / FURTHEST) ** 2 for value in range(HIGHEST + 1)]
    found[JOKER] = joker
    return vec[float](found)


def missing(sure: float, steep: float) -> vec[float]:
    """By value: how likely a card does not answer a "plus"; of a "moins" the same upside down."""
    sure = min(max(sure, 0.0), 0.97)
    found = [
        1.0 - sure * (max(value - LOWEST, 0) / (HIGHEST - LOWEST)) ** max(steep, 0.1) for value in range(HIGHEST + 1)
    ]
    found[JOKER] = 1.0  # what a joker is worth is said elsewhere
    return vec[float](found)

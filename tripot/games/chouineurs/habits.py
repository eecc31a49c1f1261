"""How a sensible player plays: weighs what the bet may pay after each trick won or lost, what whining brings, and whom it helps.

Of each card of a hand it is guessed how likely it wins a trick, as if by itself; from that, how likely each number of tricks
is, and what the bet pays for it. Everything else is made of the same guess: bets, cards, and what to turn.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.engine.bits import count, has, lowest
from tripot.engine.chance import Chance
from tripot.engine.habits import Habits
from tripot.engine.state import State
from tripot.games.chouineurs.cards import (
    BLACK,
    FIRST_ENDS,
    SECOND_ENDS,
    YELLOW,
    colour,
    end_up,
    strength,
)
from tripot.games.chouineurs.dealing import HAND
from tripot.games.chouineurs.moves import BET_CARDS, CHOOSE, POINT, TURN
from tripot.games.chouineurs.scoring import BET_NAMES, PAYS, ROUNDS
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.table import CHOOSING, NO_COLOUR, OVER, PLAYING
from tripot.games.chouineurs.unseen import higher_ends, lower_ends, unseen_by

WORD: Final = 4294967296.0  # 2^32
WORSE_THAN_ALL: Final = -1000.0
MOST_TILT: Final = 0.9  # odds stay odds
NUMBERS: Final = HAND + 1  # of tricks, from none to all


def best_number(bet: int) -> int:
    """The number of tricks that pays most; of equal ones the smallest."""
    pays = [int(PAYS[bet * NUMBERS + tricks]) for tricks in range(NUMBERS)]
    return pays.index(max(pays))


WANTED: Final = vec[i64]([i64(best_number(bet)) for bet in range(BET_CARDS)])
ALWAYS_WANTED: Final = BET_CARDS - 1  # this bet never has too many tricks


class ChouineursHabits(Habits):
    def __init__(self, numbers: dict[str, float]) -> None:
        # How much of a threat to a card the stronger ones are that others may hold.
        self.same: float = numbers["same"]  # higher ones of its colour
        self.yellow: float = numbers["yellow"]
        self.black: float = numbers["black"]
        self.plain: float = numbers["plain"]  # how likely a blue or a red card can win at all
        # How readily those who have yet to play beat a card.
        self.eager: float = numbers["eager"]  # if they need tricks
        self.reluctant: float = numbers["reluctant"]  # if they do not
        self.dumping: float = numbers["dumping"]  # how readily they play low
        # In points.
        self.whine: float = numbers["whine"]  # to whine
        self.hoping: float = numbers["hoping"]  # a card that is sure to be the lowest, kept for later
        self.spite: float = numbers["spite"]  # a trick that the winner so far does not get, if it needs tricks
        self.keeping: list[float] = [
            numbers["keeping " + name] for name in BET_NAMES
        ]  # a bet card, while rounds are left
        self.modest: float = numbers["modest"]  # how much more whining brings with each lower bet
        self.fond: list[float] = [numbers["fond of " + name] for name in BET_NAMES]  # of a bet card, when choosing
        # How far the cards can be played towards the number of tricks that pays most: 1 is all the way.
        self.aiming: float = numbers["aiming"]  # before the first trick
        self.steering: float = numbers["steering"]  # and later
        self.control: float = numbers["control"]  # how often a number of tricks can be put right by one
        self.blur: float = numbers["blur"]  # of a decision, at random
        self.trust: float = numbers["trust"]  # how closely hands are taken to follow bets
        # By round, bet and number of tricks: what the bet pays, less what the card would have been worth later; and by
        # round, bet, tricks won and tricks to come: the best of what it pays for one less, as many, or one more.
        self.pays: vec[float] = vec[float](self.all_pays())
        self.near: vec[float] = vec[float](self.all_near())
        # While a seat decides: what it has not seen, and how its cards do against that.
        self.unseen: i64 = 0
        self.seats: i64 = 0
        self.density: float = 0.0  # how likely one hand of the others shows a certain unseen end
        self.yellows: float = 0.0
        self.blacks: float = 0.0
        self.blue_void: float = 0.0  # how likely a hand has no blue card
        self.red_void: float = 0.0
        self.wins: vec[float] = vec[float]([0.0] * HAND)  # by place in hand: how likely the card wins a trick
        self.lows: vec[float] = vec[float]([0.0] * HAND)  # and is the lowest of one
        self.tilt: float = 0.0  # of all those odds, towards the tricks that are wanted
        # How likely 0 to 4 more tricks are, and what whining may bring besides.
        self.none: float = 0.0
        self.one: float = 0.0
        self.two: float = 0.0
        self.three: float = 0.0
        self.four: float = 0.0
        self.hope: float = 0.0

    def all_pays(self) -> list[float]:
        found: list[float] = []
        for number in range(ROUNDS):
            for bet in range(BET_CARDS):
                kept = self.keeping[bet] if number < ROUNDS - 1 else 0.0
                for tricks in range(NUMBERS):
                    points = float(int(PAYS[bet * NUMBERS + tricks]))
                    found.append(points - kept if points > 0.0 else 0.0)
        return found

    def all_near(self) -> list[float]:
        found: list[float] = []
        for row in range(ROUNDS * BET_CARDS):
            for won in range(NUMBERS):
                for more in range(NUMBERS):
                    low = won + max(more - 1, 0)
                    high = min(won + more + 1, HAND)
                    found.append(max([self.pays[row * NUMBERS + tricks] for tricks in range(low, high + 1)] or [0.0]))
        return found

    def choose(self, world: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(world, Chouineurs)
        self.look(world, seat)
        if world.phase == PLAYING:
            return self.best_card(world, seat, chance)
        if world.phase == CHOOSING:
            return self.best_choice(world, seat, chance)
        return self.best_whine(world, seat, chance)

    # What a seat sees.

    def look(self, world: Chouineurs, seat: i64) -> None:
        unseen: i64 = unseen_by(world, seat)
        number: float = float(count(unseen))
        size: i64 = count(world.at[seat].hand)
        self.unseen = unseen
        self.seats = world.seats
        self.density = 0.5 * float(size) / number
        self.yellows = float(count(unseen & FIRST_ENDS[YELLOW]))
        self.blacks = float(count(unseen & FIRST_ENDS[BLACK]))
        self.blue_void = self.void(0, number, size)
        self.red_void = self.void(1, number, size)

    def void(self, name: i64, number: float, size: i64) -> float:
        """How likely a hand of so many unseen cards has none of a colour."""
        shown: i64 = count(self.unseen & FIRST_ENDS[name]) + count(self.unseen & SECOND_ENDS[name])
        other: float = 1.0 - 0.5 * float(shown) / number
        result: float = 1.0
        while size > 0:
            result *= other
            size -= 1
        return result

    def weigh(self, hand: i64, turned: i64) -> None:
        """How likely each card of a hand wins, or is the lowest."""
        wins = self.wins
        lows = self.lows
        place: i64 = 0
        while hand != 0:
            end: i64 = end_up(lowest(hand), turned)
            wins[place] = self.win(end)
            lows[place] = self.low(end)
            place += 1
            hand &= hand - 1

    def win(self, end: i64) -> float:
        """How likely an end wins a trick at some time."""
        threat: float = self.same * float(higher_ends(self.unseen, end))
        name: i64 = colour(end)
        if name == BLACK:
            return exp(-self.density * float(self.seats - 1) * threat)
        threat += self.black * self.blacks
        if name == YELLOW:
            return exp(-self.density * float(self.seats - 1) * threat)
        threat += self.yellow * self.yellows * self.void_of(name)
        return self.plain * exp(-self.density * float(self.seats - 1) * threat)

    def low(self, end: i64) -> float:
        """How likely an end is the lowest of a trick."""
        return self.stays_low(strength(end) & 63, self.seats - 1)

    def stays_low(self, value: i64, later: i64) -> float:
        return exp(-self.dumping * self.density * float(later) * float(lower_ends(self.unseen, value)))

    def void_of(self, name: i64) -> float:
        if name == 0:
            return self.blue_void
        return self.red_void

    def aim(self, size: i64, needed: i64, how_far: float) -> None:
        """Tilts the odds of the cards towards so many tricks: uncertain ones most."""
        off: float = float(needed)
        room: float = 0.2
        place: i64 = 0
        while place < size:
            win: float = self.wins[place]
            off -= win
            room += win * (1.0 - win)
            place += 1
        self.tilt = how_far * off / room
        if self.tilt > MOST_TILT:
            self.tilt = MOST_TILT
        elif self.tilt < -MOST_TILT:
            self.tilt = -MOST_TILT

    # What a hand is worth.

    def start_hand(self) -> None:
        self.none = 1.0
        self.one = 0.0
        self.two = 0.0
        self.three = 0.0
        self.four = 0.0
        self.hope = 0.0

    def add_card(self, win: float, low: float) -> None:
        win += self.tilt * win * (1.0 - win)
        lose: float = 1.0 - win
        self.four = self.four * lose + self.three * win
        self.three = self.three * lose + self.two * win
        self.two = self.two * lose + self.one * win
        self.one = self.one * lose + self.none * win
        self.none = self.none * lose
        self.hope += low

    def add_cards(self, size: i64, but: i64) -> None:
        """All cards of the hand that was weighed, but one."""
        self.start_hand()
        place: i64 = 0
        while place < size:
            if place != but:
                self.add_card(self.wins[place], self.lows[place])
            place += 1

    def worth_of_hand(self, number: i64, bet: i64, won: i64, left: i64) -> float:
        """What a bet should pay with these tricks won and so many to come, and what whining should bring."""
        row: i64 = number * BET_CARDS + bet
        steered: float = self.control * float(left) / 7.0
        total: float = self.none * self.paid(row, won, 0, steered) + self.one * self.paid(row, won, 1, steered)
        total += self.two * self.paid(row, won, 2, steered) + self.three * self.paid(row, won, 3, steered)
        total += self.four * self.paid(row, won, 4, steered)
        if bet == ALWAYS_WANTED:
            many: float = 1.0 - self.none - self.one - self.two - self.three - self.four
            total += many * self.paid(row, won, 4, steered)
        return total + self.hoping * self.hope * (1.0 + self.modest * float(2 - bet))

    def paid(self, row: i64, won: i64, more: i64, steered: float) -> float:
        if won + more > HAND:
            return 0.0
        near: float = self.near[(row * NUMBERS + won) * NUMBERS + more]
        return (1.0 - steered) * self.pays[row * NUMBERS + won + more] + steered * near

    # The decisions.

    def blurred(self, chance: Chance) -> float:
        if self.blur == 0.0:
            return 0.0
        return self.blur * float(chance.word()) / WORD

    def best_choice(self, world: Chouineurs, seat: i64, chance: Chance) -> i64:
        """CH-4: which way up, and which bet."""
        player = world.at[seat]
        best: i64 = 0
        highest: float = WORSE_THAN_ALL
        way: i64 = 0
        while way < 2:
            self.weigh(player.hand, world.turned ^ (player.hand * way))
            bet: i64 = 0
            while bet < BET_CARDS:
                if has(player.bets, bet):
                    worth: float = self.worth_of_bet(world.round, bet) + self.blurred(chance)
                    if worth > highest:
                        highest = worth
                        best = CHOOSE + way * BET_CARDS + bet
                bet += 1
            way += 1
        return best

    def worth_of_bet(self, number: i64, bet: i64) -> float:
        self.aim(HAND, WANTED[bet], self.aiming)
        self.add_cards(HAND, HAND)
        return self.worth_of_hand(number, bet, 0, HAND) + self.fond[bet]

    def best_card(self, world: Chouineurs, seat: i64, chance: Chance) -> i64:
        hand: i64 = world.at[seat].hand
        size: i64 = count(hand)
        allowed: i64 = world.move_set(seat)
        if size == 1:
            return end_up(lowest(hand), world.turned)
        self.weigh(hand, world.turned)
        self.aim(size, WANTED[world.at[seat].bet] - world.at[seat].tricks, self.steering)
        best: i64 = 0
        highest: float = WORSE_THAN_ALL
        place: i64 = 0
        while hand != 0:
            card: i64 = lowest(hand)
            if has(allowed, card):
                self.add_cards(size, place)
                end: i64 = end_up(card, world.turned)
                worth: float = self.worth_of_card(world, seat, end, size - 1) + self.blurred(chance)
                if worth > highest:
                    highest = worth
                    best = end
            hand &= hand - 1
            place += 1
        return best

    def worth_of_card(self, world: Chouineurs, seat: i64, end: i64, left: i64) -> float:
        """A trick that it wins or loses, the cards left for the next ones, and whining if it is the lowest."""
        player = world.at[seat]
        trick = world.trick
        winning: float = self.winning(world, seat, end)
        worth: float = (1.0 - winning) * self.worth_of_hand(world.round, player.bet, player.tricks, left)
        if winning > 0.0:
            worth += winning * self.worth_of_hand(world.round, player.bet, player.tricks + 1, left)
        elif trick.asked != NO_COLOUR:
            worth -= self.spite * wish(world, trick.winner)
        value: i64 = strength(end) & 63
        if value <= trick.lowest:
            worth += self.whine * self.stays_low(value, yet_to_play(world, seat))
        return worth

    def winning(self, world: Chouineurs, seat: i64, end: i64) -> float:
        """How likely this end wins the trick that lies there (CH-11)."""
        power: i64 = strength(end)
        name: i64 = power >> 6
        asked: i64 = world.trick.asked
        if asked == NO_COLOUR:
            asked = name
        if power < world.trick.best or (name < YELLOW and name != asked):
            return 0.0
        threat: float = self.threat(end, name, asked)
        total: float = 0.0
        other: i64 = (seat + 1) % self.seats
        while other != world.trick.leader:
            if wish(world, other) > 0.0:
                total += self.eager
            else:
                total += self.reluctant
            other = (other + 1) % self.seats
        return exp(-self.density * threat * total)

    def threat(self, end: i64, name: i64, asked: i64) -> float:
        """How many unseen ends would beat this one, those less that can only be played without the colour asked (CH-7)."""
        same: float = float(higher_ends(self.unseen, end))
        if name == BLACK:
            return same
        if name == asked and name == YELLOW:
            return same + self.blacks
        if name == YELLOW:
            return self.void_of(asked) * same + self.blacks
        return same + self.void_of(asked) * self.yellows + self.blacks

    def best_whine(self, world: Chouineurs, seat: i64, chance: Chance) -> i64:
        """CH-10: the point, or a card that is better the other way up."""
        player = world.at[seat]
        hand: i64 = player.hand
        size: i64 = count(hand)
        if size == 0:
            return POINT
        won: i64 = player.tricks
        if world.trick.winner == seat:
            won += 1
        self.weigh(hand, world.turned)
        self.aim(size, WANTED[player.bet] - won, self.steering)
        best: i64 = POINT
        highest: float = WORSE_THAN_ALL
        if world.reserve_size() > 0:
            self.add_cards(size, size)
            highest = 1.0 + self.worth_of_hand(world.round, player.bet, won, size) + self.blurred(chance)
        place: i64 = 0
        while hand != 0:
            end: i64 = end_up(lowest(hand), world.turned)
            self.add_cards(size, place)
            self.add_card(self.win(end ^ 1), self.low(end ^ 1))
            worth: float = self.worth_of_hand(world.round, player.bet, won, size) + self.blurred(chance)
            if worth > highest:
                highest = worth
                best = TURN + end
            hand &= hand - 1
            place += 1
        return best

    # What others' bets say, and what is left after a round.

    def likelihood(self, world: State, seer: i64) -> float:
        """Who has bet on many tricks and has few should hold the cards for them (CH-4)."""
        assert isinstance(world, Chouineurs)
        if self.trust == 0.0 or world.phase == OVER:
            return 1.0
        hidden: bool = world.phase == CHOOSING
        off: float = 0.0
        said: bool = False
        seat: i64 = 0
        while seat < world.seats:
            if seat != seer and not (hidden and has(world.to_act, seat)):
                said = True
                player = world.at[seat]
                self.look(world, seat)
                distance: float = float(WANTED[player.bet] - player.tricks) - self.expected(player.hand, world.turned)
                off += distance * distance
            seat += 1
        if not said:
            return 1.0
        return 0.999 * exp(-self.trust * off)

    def expected(self, hand: i64, turned: i64) -> float:
        """How many tricks a hand should win."""
        total: float = 0.0
        while hand != 0:
            total += self.win(end_up(lowest(hand), turned))
            hand &= hand - 1
        return total

    def worth(self, world: State, seat: i64) -> float:
        """The lead in points, with what the bet cards are worth that are still in the game."""
        assert isinstance(world, Chouineurs)
        is_over: bool = world.phase == OVER
        total: float = 0.0
        own: float = 0.0
        other: i64 = 0
        while other < world.seats:
            player = world.at[other]
            value: float = float(player.points)
            bet: i64 = 0
            while bet < BET_CARDS and not is_over:
                if has(player.bets, bet):
                    value += self.keeping[bet]
                bet += 1
            total += value
            if other == seat:
                own = value
            other += 1
        return (own * float(world.seats) - total) / float(world.seats - 1)


def wish(world: Chouineurs, seat: i64) -> float:
    """Whether a seat needs one more trick (1), does not care (0) or is better off without (-1)."""
    player = world.at[seat]
    if player.tricks < WANTED[player.bet]:
        return 1.0
    if player.bet == ALWAYS_WANTED:
        return 0.0
    return -1.0


def yet_to_play(world: Chouineurs, seat: i64) -> i64:
    """How many play after this seat in the trick."""
    return (world.trick.leader - seat - 1) % world.seats

"""What a hand is worth: how likely its cards win tricks, what the bet pays for those, and what whining may bring.

Of each card it is guessed how likely it wins a trick, as if by itself, against all that its player has not seen; from
that, how likely each number of tricks is.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.engine.bits import count, lowest
from tripot.engine.habits import Habits
from tripot.games.chouineurs.cards import BLACK, FIRST_ENDS, SECOND_ENDS, YELLOW, colour, end_up, strength
from tripot.games.chouineurs.dealing import HAND
from tripot.games.chouineurs.moves import BET_CARDS
from tripot.games.chouineurs.scoring import BET_NAMES, PAYS, ROUNDS
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.unseen import higher_ends, lower_ends, unseen_by

MOST_TILT: Final = 0.9  # odds stay odds
NUMBERS: Final = HAND + 1  # of tricks, from none to all


def best_number(bet: int) -> int:
    """The number of tricks that pays most; of equal ones the smallest."""
    pays = [int(PAYS[bet * NUMBERS + tricks]) for tricks in range(NUMBERS)]
    return pays.index(max(pays))


WANTED: Final = vec[i64]([i64(best_number(bet)) for bet in range(BET_CARDS)])
ALWAYS_WANTED: Final = BET_CARDS - 1  # this bet never has too many tricks


class Weighing(Habits):
    """The numbers of the habits, and what they say about hands."""

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

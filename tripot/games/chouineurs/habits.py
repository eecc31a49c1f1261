"""How a sensible player plays: takes the bet, the card or the whine that should bring most, and minds others' bets."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import count, has, lowest
from tripot.engine.chance import Chance
from tripot.engine.habits import LIKELIEST
from tripot.engine.state import State
from tripot.games.chouineurs.cards import BLACK, YELLOW, end_up, strength
from tripot.games.chouineurs.dealing import HAND
from tripot.games.chouineurs.moves import BET_CARDS, CHOOSE, POINT, TURN
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.table import CHOOSING, NO_COLOUR, OVER, PLAYING
from tripot.games.chouineurs.unseen import higher_ends
from tripot.games.chouineurs.weighing import ALWAYS_WANTED, WANTED, Weighing

WORSE_THAN_ALL: Final = -1000.0


class ChouineursHabits(Weighing):
    def choose(self, world: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(world, Chouineurs)
        self.look(world, seat)
        if world.phase == PLAYING:
            return self.best_card(world, seat, chance)
        if world.phase == CHOOSING:
            return self.best_choice(world, seat, chance)
        return self.best_whine(world, seat, chance)

    # The decisions.

    def blurred(self, chance: Chance) -> float:
        if self.blur == 0.0:
            return 0.0
        return self.blur * chance.share()

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
        """How many unseen ends would beat this one, less those that need a hand without the colour asked (CH-7)."""
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
        """Who has bet on many tricks and has few should hold the cards for them; until bets are shown they say nothing (CH-4)."""
        assert isinstance(world, Chouineurs)
        if self.trust == 0.0 or world.phase == OVER or world.phase == CHOOSING:
            return 1.0
        off: float = 0.0
        seat: i64 = 0
        while seat < world.seats:
            if seat != seer:
                player = world.at[seat]
                self.look(world, seat)
                distance: float = float(WANTED[player.bet] - player.tricks) - self.expected(player.hand, world.turned)
                off += distance * distance
            seat += 1
        return LIKELIEST * exp(-self.trust * off)

    def settle(self, world: State, seer: i64, chance: Chance) -> None:
        """Bets and ways up of those who have chosen already (CH-4)."""
        assert isinstance(world, Chouineurs)
        if world.phase != CHOOSING:
            return
        seat: i64 = 0
        while seat < world.seats:
            if seat != seer and not has(world.to_act, seat):
                self.look(world, seat)
                choice: i64 = self.best_choice(world, seat, chance) - CHOOSE
                world.at[seat].bet = choice % BET_CARDS
                if choice >= BET_CARDS:
                    world.turned ^= world.at[seat].hand
            seat += 1

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

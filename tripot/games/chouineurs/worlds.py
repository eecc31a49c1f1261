"""Worlds that fit a view: unseen cards dealt at random to where they can be, each way up that it can have there.

First, for each hidden hand, which cards were turned unseen (see `turns.py`); then a card for each place of a hand. A place
that finds no free card that fits takes that of another place, which looks for one anew: if there is a way, that finds it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tripot.engine.bits import bit, count, has, members, nth, set_of
from tripot.engine.chance import Chance, Seed
from tripot.engine.habits import AnyWorlds
from tripot.games.chouineurs.cards import ALL_CARDS, DECK_SIZE, END_OF, of_colours
from tripot.games.chouineurs.dealing import HAND
from tripot.games.chouineurs.known import known_state
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.turns import RULE, Turns
from tripot.games.chouineurs.view import ChouineursView

NOTHING: Final = 255
NO_CARDS: Final = vec[u8]([u8(NOTHING) for _ in range(DECK_SIZE)])


def fitting(rule: i64, turned: i64) -> i64:
    """The cards that a rule allows with their first end up, or, if all are turned, with their second."""
    return ALL_CARDS & ~of_colours(rule & 15, turned) & ~of_colours(rule >> 4, ~turned)


class Worlds(AnyWorlds):
    """A view taken apart once, to draw many worlds from."""

    def __init__(self, view: ChouineursView) -> None:
        self.known = known_state(view)
        tricks = [*view.tricks, view.trick]
        self.hidden = [seat for seat in range(view.seats) if seat != view.seat]
        # Who can hold the fewest cards draws first, before others have thinned those out.
        self.hidden.sort(key=lambda seat: -len(view.players[seat].lacks))
        self.turns = [Turns(tricks, seat, view.players[seat].hand_size) for seat in self.hidden]
        self.unseen: i64 = ALL_CARDS
        for player in self.known.at:
            self.unseen &= ~player.hand
        for trick in tricks:
            self.unseen &= ~set_of([END_OF[card] >> 1 for card in trick.cards if card])
        self.reserve: i64 = view.reserve
        self.has_chosen = [
            view.phase == "choose" and seat != view.seat and seat not in view.to_act for seat in range(view.seats)
        ]
        # While a world is drawn:
        self.chance: Chance = Seed(0).chance(0)
        self.free: i64 = 0  # the unseen cards that have no place yet
        self.tried: i64 = 0  # the cards that a place could not take from another
        self.rules = NO_CARDS  # by place: HAND places a hidden hand
        self.card = NO_CARDS  # by place
        self.place = NO_CARDS  # by card

    def sample(self, chance: Chance) -> Chouineurs:
        self.chance = chance
        self.free = self.unseen
        self.rules = NO_CARDS[:]
        self.card = NO_CARDS[:]
        self.place = NO_CARDS[:]
        if not self.fill(0):  # the true cards fit every view of a table
            raise ValueError("no world fits this view")
        world = self.known.clone()
        world.seed = chance.seed()
        hand: i64 = 0
        while hand < len(self.hidden):
            self.hold(world, hand, self.hidden[hand])
            hand += 1
        world.reserve = chance.shuffled(vec[u8]([u8(card) for card in members(self.free)]))
        world.taken = len(world.reserve) - self.reserve
        return world

    def fill(self, hand: i64) -> bool:
        """Cards for this hidden hand and those after it. An answer that leaves others no way gives way to the next."""
        if hand == len(self.hidden):
            return True
        turns = self.turns[hand]
        answers: i64 = len(turns.answers)
        first: i64 = self.chance.below(answers)
        tries: i64 = 0
        while tries < answers:
            if self.fits(hand, turns.size, turns.answers[(first + tries) % answers]) and self.fill(hand + 1):
                return True
            self.take_back(hand)
            tries += 1
        return False

    def fits(self, hand: i64, size: i64, rules: i64) -> bool:
        """Whether every place of a hand has found a card."""
        place: i64 = HAND * hand
        end: i64 = place + size
        while place < end:
            self.rules[place] = u8(rules & 255)
            self.tried = 0
            if not self.find(place):
                return False
            rules >>= RULE
            place += 1
        return True

    def find(self, place: i64) -> bool:
        """A random card for a place, each way up as likely; if none that fits is free, one of another place."""
        rule: i64 = i64(self.rules[place])
        first: i64 = fitting(rule, 0)
        second: i64 = fitting(rule, ALL_CARDS)
        ways: i64 = count(first & self.free)
        more: i64 = count(second & self.free)
        if ways + more > 0:
            way: i64 = self.chance.below(ways + more)
            if way < ways:
                self.put(place, nth(first & self.free, way))
            else:
                self.put(place, nth(second & self.free, way - ways))
            return True
        others: i64 = (first | second) & self.unseen & ~self.tried
        while others != 0:
            card: i64 = nth(others, self.chance.below(count(others)))
            self.tried |= bit(card)
            if self.find(i64(self.place[card])):
                self.put(place, card)
                return True
            others &= ~self.tried
        return False

    def put(self, place: i64, card: i64) -> None:
        """The card is this place's now, and the one that it had is free."""
        self.drop(place)
        self.card[place] = u8(card)
        self.place[card] = u8(place)
        self.free &= ~bit(card)

    def drop(self, place: i64) -> None:
        card: i64 = i64(self.card[place])
        if card != NOTHING:
            self.free |= bit(card)

    def take_back(self, hand: i64) -> None:
        place: i64 = HAND * hand
        while place < HAND * hand + HAND:
            self.drop(place)
            self.card[place] = u8(NOTHING)
            place += 1

    def hold(self, world: Chouineurs, hand: i64, seat: i64) -> None:
        """The cards that were found, in a hand of the world, each one of the ways up that its place allows."""
        player = world.at[seat]
        place: i64 = HAND * hand
        while place < HAND * hand + HAND and i64(self.card[place]) != NOTHING:
            card: i64 = i64(self.card[place])
            rule: i64 = i64(self.rules[place])
            player.hand |= bit(card)
            if not has(fitting(rule, 0), card):
                world.turned |= bit(card)
            elif has(fitting(rule, ALL_CARDS), card):
                world.turned |= self.chance.below(2) << card
            place += 1
        if self.has_chosen[seat]:  # CH-4: in secret, any bet card that is left
            player.bet = nth(player.bets, self.chance.below(count(player.bets)))

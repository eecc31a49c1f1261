"""How likely cards answer a call: another player's, from what lies open and what has not been seen; and one's own."""

from librt.vecs import vec
from mypy_extensions import i64

from tripot.games.hula_hoo.calls import answers
from tripot.games.hula_hoo.cards import WHOLE_DECK, card, copies, lane, size
from tripot.games.hula_hoo.deck import HIGHEST, JOKER, LOWEST
from tripot.games.hula_hoo.doubles import can_double
from tripot.games.hula_hoo.state import HulaHoo
from tripot.games.hula_hoo.table import Seat


class Asked:
    """What a call asks for, and how many of the cards that a seat has not seen are that."""

    def __init__(self, unseen: i64) -> None:
        self.unseen: i64 = unseen
        self.number: float = float(size(unseen)) + 0.01  # never 0
        self.wanted: i64 = 0
        self.share: float = 0.0
        self.same: i64 = 0  # what doubles
        self.same_share: float = 0.0

    def ask(self, call: i64, top: i64) -> None:
        self.same = 0
        if can_double(call, top):
            self.same = lane(top)
        self.wanted = answers(call, top) | self.same
        self.share = float(size(self.unseen & self.wanted)) / self.number
        self.same_share = float(size(self.unseen & self.same)) / self.number

    def answered(self, other: Seat) -> float:
        """How likely a player has a card that is wanted, from what lies open and from what has not been seen."""
        hidden: i64 = size(other.hand - other.known)
        if hidden == 0 and other.front + other.known == card(JOKER):  # HH-15
            return 0.0
        if (other.front + other.known) & self.wanted != 0:
            return 1.0
        failing: float = 1.0
        while hidden > 0:
            failing *= 1.0 - self.share
            hidden -= 1
        return 1.0 - failing


class Cover:
    """How likely some cards answer no "plus", and no "moins"; of those that lie open the same."""

    def __init__(self, missing: vec[float], held: i64, shown: i64) -> None:
        self.all_plus: float = 1.0
        self.all_moins: float = 1.0
        self.shown_plus: float = 1.0
        self.shown_moins: float = 1.0
        value: i64 = LOWEST
        while value <= HIGHEST:
            left: i64 = copies(held, value)
            while left > 0:
                self.all_plus *= missing[value]
                self.all_moins *= missing[LOWEST + HIGHEST - value]
                left -= 1
            left = copies(shown, value)
            while left > 0:
                self.shown_plus *= missing[value]
                self.shown_moins *= missing[LOWEST + HIGHEST - value]
                left -= 1
            value += 1
        # The same with one card less.
        self.plus: float = self.all_plus
        self.moins: float = self.all_moins
        self.open_plus: float = self.shown_plus
        self.open_moins: float = self.shown_moins

    def without(self, missing: vec[float], value: i64, from_front: bool) -> None:
        self.plus = self.all_plus / missing[value]
        self.moins = self.all_moins / missing[LOWEST + HIGHEST - value]
        self.open_plus = self.shown_plus
        self.open_moins = self.shown_moins
        if from_front:
            self.open_plus /= missing[value]
            self.open_moins /= missing[LOWEST + HIGHEST - value]


def unseen_cards(world: HulaHoo, seat: i64) -> i64:
    """The cards that are in another hand or in the pile, as far as this seat knows."""
    unseen: i64 = WHOLE_DECK - world.discard - world.at[seat].hand
    other: i64 = 0
    while other < world.seats:
        at = world.at[other]
        unseen -= at.front
        if other != seat:
            unseen -= at.known
        other += 1
    place: i64 = len(world.pile)
    end: i64 = place - world.bottom
    while place > end:
        place -= 1
        unseen -= card(i64(world.pile[place]))
    return unseen

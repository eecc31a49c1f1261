"""The state of El Diablo and its moves: which chapter of the rules answers in which phase."""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import MOST, count, has, lowest, nth
from tripot.engine.chance import Chance
from tripot.games.el_diablo.bidding import bids, make_bid
from tripot.games.el_diablo.jackpots import choose_jackpot
from tripot.games.el_diablo.moves import BID, JACKPOT, SET_16
from tripot.games.el_diablo.playing import play_card, playable, refused_card, set_devil
from tripot.games.el_diablo.scoring import best_seats
from tripot.games.el_diablo.table import BIDDING, JACKPOTS, OVER, PLAYING, Table

EITHER: Final = 3  # two moves, one after the other
ARTICLES: Final = ("ED-3", "ED-4", "ED-8", "ED-13", "ED-15")  # by phase: who is to act


class ElDiablo(Table):
    """A game of El Diablo."""

    def legal(self, seat: i64) -> list[int]:
        found: list[int] = []
        if not self.is_to_act(seat):
            return found
        first: i64 = self.first_move()
        left: i64 = self.move_set(seat)
        while left != 0:
            found.append(first + lowest(left))
            left &= left - 1
        return found

    def random_move(self, seat: i64, chance: Chance) -> i64:
        moves: i64 = self.move_set(seat)
        return self.first_move() + nth(moves, chance.below(count(moves)))

    def play(self, seat: i64, move: i64) -> None:
        if self.phase == PLAYING:
            play_card(self, seat, move)
        elif self.phase == BIDDING:
            make_bid(self, seat, move)
        elif self.phase == JACKPOTS:
            choose_jackpot(self, seat, move)
        else:
            set_devil(self, seat, move)

    def move_set(self, seat: i64) -> i64:
        """The legal moves of a seat to act, counted from the first move of the phase."""
        if self.phase == PLAYING:
            return playable(self, seat)
        if self.phase == BIDDING:
            return bids(self)
        return EITHER

    def first_move(self) -> i64:
        if self.phase == PLAYING:
            return 0
        if self.phase == BIDDING:
            return BID
        if self.phase == JACKPOTS:
            return JACKPOT
        return SET_16

    def is_legal(self, seat: i64, move: i64) -> bool:
        number: i64 = move - self.first_move()
        return self.is_to_act(seat) and number >= 0 and number <= MOST and has(self.move_set(seat), number)

    def refusal(self, seat: i64, move: i64) -> str:
        if self.is_legal(seat, move):
            return ""
        if self.phase == PLAYING and self.is_to_act(seat):
            return refused_card(self, seat, move)
        return ARTICLES[self.phase]

    def clone(self) -> "ElDiablo":
        copy = ElDiablo(self.seats, self.seed)
        copy.restore(self)
        return copy

    def score(self, seat: i64) -> i64:
        return self.at[seat].points

    def winners(self) -> list[int]:
        if self.phase != OVER:
            return []
        return best_seats(self)

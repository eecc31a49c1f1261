"""The state of Chouineurs and its moves: which chapter of the rules answers in which phase."""

from mypy_extensions import i64

from tripot.engine.bits import count, has, lowest, nth
from tripot.engine.chance import Chance
from tripot.games.chouineurs.cards import end_up
from tripot.games.chouineurs.choosing import choices, choose, refused_choice
from tripot.games.chouineurs.moves import CHOOSE, MOVES, POINT, TURN
from tripot.games.chouineurs.scoring import game_winners
from tripot.games.chouineurs.table import CHOOSING, OVER, PLAYING, WHINING, Table
from tripot.games.chouineurs.tricks import is_complete, play_card, playable, refused_card, refused_turn
from tripot.games.chouineurs.whining import THE_POINT, call_whiner, refused_whine, whine, whines


class Chouineurs(Table):
    """A game of Chouineurs."""

    def legal(self, seat: i64) -> list[int]:
        found: list[int] = []
        if self.is_to_act(seat):
            left: i64 = self.move_set(seat)
            while left != 0:
                found.append(self.move_of(lowest(left)))
                left &= left - 1
        return found

    def random_move(self, seat: i64, chance: Chance) -> i64:
        moves: i64 = self.move_set(seat)
        return self.move_of(nth(moves, chance.below(count(moves))))

    def play(self, seat: i64, move: i64) -> None:
        if self.phase == PLAYING:
            play_card(self, seat, move)
            if is_complete(self):
                call_whiner(self)
        elif self.phase == CHOOSING:
            choose(self, seat, move - CHOOSE)
        else:
            whine(self, seat, move)

    def move_set(self, seat: i64) -> i64:
        """The legal moves of a seat to act, numbered within the phase."""
        if self.phase == PLAYING:
            return playable(self, seat)
        if self.phase == CHOOSING:
            return choices(self, seat)
        return whines(self, seat)

    def move_of(self, number: i64) -> i64:
        """The move that has this number within the phase."""
        if self.phase == PLAYING:
            return end_up(number, self.turned)
        if self.phase == CHOOSING:
            return CHOOSE + number
        if number == THE_POINT:
            return POINT
        return TURN + end_up(number, self.turned)

    def number_of(self, move: i64) -> i64:
        """The number of a move within the phase, whichever way up its card lies, or -1 if it belongs to another phase."""
        if self.phase == PLAYING and move >= 0 and move < TURN:
            return move >> 1
        if self.phase == CHOOSING and move >= CHOOSE and move < MOVES:
            return move - CHOOSE
        if self.phase == WHINING and move >= TURN and move < POINT:
            return (move - TURN) >> 1
        if self.phase == WHINING and move == POINT:
            return THE_POINT
        return -1

    def is_legal(self, seat: i64, move: i64) -> bool:
        if not self.is_to_act(seat):
            return False
        number: i64 = self.number_of(move)
        return number >= 0 and has(self.move_set(seat), number) and self.move_of(number) == move

    def refusal(self, seat: i64, move: i64) -> str:
        if self.is_legal(seat, move):
            return ""
        if self.phase == OVER:
            return "CH-13"
        if self.phase == CHOOSING:
            return refused_choice(self, seat, move)
        if move >= CHOOSE:
            return "CH-4"
        if self.phase == WHINING:
            return refused_whine(self, seat)
        if move >= TURN:
            return "CH-9" if move == POINT else "CH-8"
        if not self.is_to_act(seat):
            return refused_turn(self)
        return refused_card(self, seat, move)

    def clone(self) -> "Chouineurs":
        copy = Chouineurs(self.seats, self.seed)
        copy.restore(self)
        return copy

    def score(self, seat: i64) -> i64:
        return self.at[seat].points

    def winners(self) -> list[int]:
        if self.phase != OVER:
            return []
        return game_winners(self)

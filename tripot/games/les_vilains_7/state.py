"""The state of Les Vilains 7 and its moves: who can do what in which phase, and which chapter of the rules answers."""

from mypy_extensions import i64

from tripot.engine.bits import bit, count, has, lowest, members, nth
from tripot.engine.chance import Chance
from tripot.games.les_vilains_7 import moves
from tripot.games.les_vilains_7.answers import say
from tripot.games.les_vilains_7.contests import can_contest, contest
from tripot.games.les_vilains_7.moves import ALL_WORDS, BASIC_WORDS, CONTEST, CONTESTING, FLIPPING, MOVES, WORD
from tripot.games.les_vilains_7.table import ANSWER, FLIP, OVER, WINDOW, Table
from tripot.games.les_vilains_7.timing import last_moment, pass_deadline
from tripot.games.les_vilains_7.turns import flip


class LesVilains7(Table):
    """A game of Les Vilains 7."""

    def is_over(self) -> bool:
        return self.phase == OVER

    def next_to_act(self) -> i64:
        """Whose turn it is; while contests are collected, the first who can still contest."""
        if self.phase == FLIP or self.phase == ANSWER:
            return self.turn
        if self.to_act == 0:
            return -1
        return lowest(self.to_act)

    def legal(self, seat: i64) -> list[int]:
        if not self.is_to_act(seat):
            return []
        return members(self.move_set(seat))

    def random_move(self, seat: i64, chance: Chance) -> i64:
        found: i64 = self.move_set(seat)
        return nth(found, chance.below(count(found)))

    def play(self, seat: i64, move: i64) -> None:
        if move == moves.FLIP:
            flip(self, seat)
        elif move == CONTEST:
            contest(self, seat)
        else:
            say(self, seat, move)
        self.word = ""
        self.find_actors()

    def deadline(self) -> i64:
        return last_moment(self)

    def expire(self, now: i64) -> bool:
        if now <= self.deadline():
            return False
        pass_deadline(self)
        self.find_actors()
        return True

    def move_set(self, seat: i64) -> i64:
        """What a seat can do now, its mistakes included."""
        found: i64 = 0
        if self.phase == OVER:
            return found
        if can_contest(self, seat):
            found |= CONTESTING
        if self.phase == WINDOW:  # V7-12: play is suspended
            return found
        if self.at[seat].stack:  # V7-9: also out of turn
            found |= FLIPPING
        if seat == self.silent or (self.phase == ANSWER and seat == self.turn):
            if self.rules.vilains_rule:
                found |= ALL_WORDS
            else:
                found |= BASIC_WORDS
        return found

    def find_actors(self) -> None:
        found: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.move_set(seat) != 0:
                found |= bit(seat)
            seat += 1
        self.to_act = found

    def refusal(self, seat: i64, move: i64) -> str:
        if self.phase == OVER:
            return "V7-19"
        if seat < 0 or seat >= self.seats:
            return "V7-9"
        if move < 0 or move >= MOVES:
            return "V7-5"
        found: i64 = self.move_set(seat)
        if has(found, move):
            return ""
        if move == CONTEST and not self.rules.by_players:
            return "V7-11"
        if move == CONTEST or self.phase == WINDOW:
            return "V7-12"
        if move == moves.FLIP:
            return "V7-19"  # only an empty stack cannot be flipped
        if move >= WORD and found & BASIC_WORDS != 0:
            return "V7-14"
        return "V7-9"

    def clone(self) -> "LesVilains7":
        copy = LesVilains7(self.seats, self.rules)
        copy.restore(self)
        return copy

    def score(self, seat: i64) -> i64:
        return -self.at[seat].shown

    def winners(self) -> list[int]:
        return members(self.won)

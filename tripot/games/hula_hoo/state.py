"""The state of Hula-Hoo and its moves: which chapter of the rules answers in which phase."""

from mypy_extensions import i64

from tripot.engine.bits import count, has, lowest, nth
from tripot.engine.chance import Chance
from tripot.games.hula_hoo import picks
from tripot.games.hula_hoo.calls import THE_DOUBLE, pass_turn, play_card, play_double, playable, refused_card
from tripot.games.hula_hoo.dealing import choose_front
from tripot.games.hula_hoo.doubles import refused_double
from tripot.games.hula_hoo.exchange import exchange, exchanges
from tripot.games.hula_hoo.moves import DOUBLE, EXCHANGE, FIRST_CARD, FROM_FRONT, FRONT, MOVES, NAME, PASS
from tripot.games.hula_hoo.naming import name_player, namings, refused_name
from tripot.games.hula_hoo.scoring import is_game_won
from tripot.games.hula_hoo.table import CHOOSE_FRONT, EXCHANGING, OVER, PLAYING, Table


class HulaHoo(Table):
    """A game of Hula-Hoo."""

    def legal(self, seat: i64) -> list[int]:
        if not self.is_to_act(seat):
            return []
        if self.phase == CHOOSE_FRONT:
            return [FRONT + index for index in self.front_rows(seat)]
        found: list[int] = []
        left: i64 = self.move_set(seat)
        while left != 0:
            found.append(self.move_of(lowest(left)))
            left &= left - 1
        return found

    def random_move(self, seat: i64, chance: Chance) -> i64:
        if self.phase == CHOOSE_FRONT:
            rows = self.front_rows(seat)
            return FRONT + rows[chance.below(len(rows))]
        moves: i64 = self.move_set(seat)
        return self.move_of(nth(moves, chance.below(count(moves))))

    def play(self, seat: i64, move: i64) -> None:
        if self.phase == PLAYING:
            if move == PASS:
                pass_turn(self, seat)
            elif move < DOUBLE:
                play_card(self, seat, move)
            else:
                play_double(self, seat, move)
        elif self.phase == EXCHANGING:
            exchange(self, seat, move - EXCHANGE)
        elif self.phase == CHOOSE_FRONT:
            choose_front(self, seat, move - FRONT)
        else:
            name_player(self, move)

    def front_rows(self, seat: i64) -> list[int]:
        """The front rows that a seat can choose (HH-20)."""
        return picks.five_of_ten(picks.twins(self.at[seat].hand))

    def move_set(self, seat: i64) -> i64:
        """The legal moves of a seat to act, but for the choice of a front row, numbered within the phase."""
        if self.phase == PLAYING:
            return playable(self, seat)
        if self.phase == EXCHANGING:
            return exchanges(self, seat)
        return namings(self)

    def move_of(self, number: i64) -> i64:
        """The move that has this number within the phase."""
        if self.phase == PLAYING:
            if number >= THE_DOUBLE:
                return DOUBLE + 2 * self.top + number - THE_DOUBLE
            return number
        if self.phase == EXCHANGING:
            return EXCHANGE + number
        return NAME + number

    def number_of(self, move: i64) -> i64:
        """The number of a move within the phase, or -1 if it belongs to another phase or doubles another card."""
        if self.phase == PLAYING:
            if move < 0 or move >= NAME:
                return -1
            if move < DOUBLE:
                return move
            if (move - DOUBLE) >> 1 == self.top:
                return THE_DOUBLE + (move & 1)
            return -1
        if self.phase == EXCHANGING:
            if move >= EXCHANGE and move < FRONT:
                return move - EXCHANGE
            return -1
        if move >= NAME and move < EXCHANGE:
            return move - NAME
        return -1

    def is_legal(self, seat: i64, move: i64) -> bool:
        if not self.is_to_act(seat):
            return False
        if self.phase == CHOOSE_FRONT:
            return move >= FRONT and move < MOVES and move - FRONT in self.front_rows(seat)
        number: i64 = self.number_of(move)
        return number >= 0 and has(self.move_set(seat), number)

    def refusal(self, seat: i64, move: i64) -> str:
        if self.is_legal(seat, move):
            return ""
        if self.phase == CHOOSE_FRONT:
            return "HH-20"
        if self.phase == EXCHANGING:
            return "HH-3"
        if self.phase == OVER:
            return "HH-19" if self.switches.streak else "HH-18"
        if not self.is_to_act(seat):
            return self.refused_turn(seat)
        if self.phase != PLAYING:
            return refused_name(self, move)
        if move >= FIRST_CARD and move < DOUBLE:
            return refused_card(self, seat, move >> 2, move & FROM_FRONT != 0)
        if move >= DOUBLE and move < NAME:
            return refused_double(self, (move - DOUBLE) >> 1)
        if move >= FRONT:
            return "HH-20"
        if move >= EXCHANGE:
            return "HH-3"
        if move >= NAME:
            return "HH-22"
        return "HH-12"  # who can play must play, who cannot must pass

    def refused_turn(self, seat: i64) -> str:
        """Why it is not this seat's turn."""
        if seat >= 0 and seat < self.seats and not has(self.inside, seat):
            return "HH-12"
        return "HH-22" if self.switches.chaos_target else "HH-6"

    def clone(self) -> "HulaHoo":
        copy = HulaHoo(self.seats, self.seed, self.switches)
        copy.restore(self)
        return copy

    def score(self, seat: i64) -> i64:
        return self.at[seat].points

    def winners(self) -> list[int]:
        if self.phase != OVER:
            return []
        return [seat for seat in range(self.seats) if is_game_won(self, seat)]

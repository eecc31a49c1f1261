"""What every game's state can do. A seat is a number from 0, a move a small number, a set of seats a bit set.

Hot code calls `random_move` and `play`, which trust their caller; everybody else calls `apply`, which trusts nobody.
Rules never read a clock: where time matters, whoever lets it pass asks `deadline`, calls `expire` for what was due before,
and sets `now` to the moment of the next move.
"""

from typing import Final

from mypy_extensions import i64

from tripot.engine.bits import bit, has, lowest, members
from tripot.engine.chance import Chance
from tripot.engine.errors import IllegalMove

NEVER: Final = 1125899906842624  # 2^50, a moment that does not come


class State:
    """A game at one moment, everything hidden included: never hand it to a player, a bot or the wire."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.round: i64 = 0
        self.to_act: i64 = 0  # the seats that can move, together; none when the game is over
        self.now: i64 = (
            0  # milliseconds since the game began, as whoever lets time pass says; rules without time ignore it
        )

    def is_over(self) -> bool:
        return self.to_act == 0

    def acting(self) -> list[int]:
        """The seats of `to_act`, ascending."""
        return members(self.to_act)

    def next_to_act(self) -> i64:
        """The seat that owes a move, the first of them if there are several; -1 if none does."""
        if self.to_act == 0:
            return -1
        return lowest(self.to_act)

    def legal(self, seat: i64) -> list[int]:
        """All legal moves of a seat, ascending; none for a seat that is not to act."""
        raise NotImplementedError

    def refusal(self, seat: i64, move: i64) -> str:
        """The article that forbids this move now, or an empty text if it is legal."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64) -> None:
        """Carry out a move that is known to be legal."""
        raise NotImplementedError

    def random_move(self, seat: i64, chance: Chance) -> i64:
        """One of the legal moves of a seat that is to act, each equally likely."""
        raise NotImplementedError

    def deadline(self) -> i64:
        """The last moment that is still in time for what is awaited; NEVER where time does not matter."""
        return NEVER

    def expire(self, now: i64) -> bool:
        """If the deadline lies before `now`: carry out what follows from it, at its own moment. Whether it did."""
        return False

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def restore(self, other: "State") -> None:
        """Become a copy of another state of the same game and number of seats, without building anew."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """What a seat has scored so far."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """What each seat has scored so far."""
        return [int(self.score(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that have won; none while the game goes on."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64) -> None:
        """Carry out a move, or refuse it with the article that forbids it and change nothing."""
        article = self.refusal(seat, move)
        if article:
            raise IllegalMove(article)
        self.play(seat, move)

    def is_to_act(self, seat: i64) -> bool:
        return seat >= 0 and seat < self.seats and has(self.to_act, seat)


def everyone(seats: i64) -> i64:
    """The set of all seats."""
    return bit(seats) - 1

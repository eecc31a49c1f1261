"""What a learned value is a function of: facts that a seat sees, each of which has a number and holds or not.

A game's reading says which facts hold for a seat that is to decide, and which ones a move of its adds; it looks only at what
that seat can see, so that all worlds that look the same to it read the same.
"""

from librt.vecs import vec
from mypy_extensions import i32, i64

from tripot.engine.state import State

MOST = 400  # facts that hold at a time


class Facts:
    """The numbers of those that hold."""

    def __init__(self) -> None:
        self.held = vec[i32]([i32(0) for _ in range(MOST)])
        self.number: i64 = 0

    def clear(self) -> None:
        self.number = 0

    def add(self, fact: i64) -> None:
        self.held[self.number] = i32(fact)
        self.number += 1

    def add_count(self, first: i64, counted: i64, most: i64) -> None:
        """A number from 0 to `most` (and more is as much), of which each has its fact, from `first` on."""
        if counted > most:
            counted = most
        if counted < 0:
            counted = 0
        self.add(first + counted)

    def list(self) -> list[int]:
        found: list[int] = []
        at: i64 = 0
        while at < self.number:
            found.append(int(self.held[at]))
            at += 1
        return found


class Reading:
    """How a game is read by who learns it."""

    def __init__(self) -> None:
        self.size: i64 = 0  # every fact is a number below it

    def room(self, facts: i64) -> i64:
        """The first of so many new numbers."""
        first: i64 = self.size
        self.size += facts
        return first

    def situation(self, world: State, seat: i64, facts: Facts) -> None:
        """What the seat sees before it decides."""
        raise NotImplementedError

    def move(self, world: State, seat: i64, move: i64, facts: Facts) -> None:
        """What a move that it could make now adds to that; the situation has just been read."""
        raise NotImplementedError

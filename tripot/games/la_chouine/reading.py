"""What a player of La Chouine goes by: the table as it stands, and what a move does to it. Who changes a fact trains anew.

Families but the trumps are alike, so cards are read by their force. What others have won is estimated, as at the table (LC-9).
"""

from mypy_extensions import i64

from tripot.engine.facts import Facts, Reading
from tripot.engine.state import State
from tripot.games.la_chouine.look import Look
from tripot.games.la_chouine.reading_moves import MoveReading
from tripot.games.la_chouine.reading_table import TableReading
from tripot.games.la_chouine.state import LaChouine


class LaChouineReading(Reading):
    def __init__(self) -> None:
        super().__init__()
        self.look = Look()
        self.table = TableReading(self)
        self.moves = MoveReading(self)

    def situation(self, world: State, seat: i64, facts: Facts) -> None:
        assert isinstance(world, LaChouine)
        self.look.take(world, seat)
        self.table.read(world, seat, self.look, facts)

    def move(self, world: State, seat: i64, move: i64, facts: Facts) -> None:
        assert isinstance(world, LaChouine)
        self.moves.read(world, seat, move, self.look, facts)

"""Look-ahead: a move is tried until its player decides again, and from there on a learned value says what it comes to."""

from mypy_extensions import i64

from tripot.engine.chance import Chance
from tripot.engine.habits import AnyWorlds, Habits
from tripot.engine.net import Net
from tripot.engine.search import Search
from tripot.engine.state import State


class LookAhead(Search):
    def __init__(
        self, worlds: AnyWorlds, habits: Habits, seat: i64, moves: list[int], chance: Chance, net: Net
    ) -> None:
        super().__init__(worlds, habits, seat, moves, chance)
        self.net = net
        self.first = net.weigh(self.work, seat, moves)

    def outcome(self, world: State, number: i64) -> float:
        seat: i64 = world.next_to_act()
        while seat >= 0 and world.round == number:
            if seat == self.seat:
                return self.habits.worth(world, seat) + self.net.best_value(world, seat)
            world.play(seat, self.habits.choose(world, seat, self.chance))
            seat = world.next_to_act()
        return self.habits.worth(world, self.seat)

"""Look-ahead: a move is tried until its player decides again, and from there on a learned value says what it comes to."""

from mypy_extensions import i64

from tripot.engine.chance import Chance
from tripot.engine.habits import AnyWorlds
from tripot.engine.net import Learned
from tripot.engine.search import Search
from tripot.engine.state import State


class LookAhead(Search):
    """Everybody plays as the net would have them play."""

    def __init__(self, worlds: AnyWorlds, player: Learned, seat: i64, moves: list[int], chance: Chance) -> None:
        super().__init__(worlds, player, seat, moves, chance)
        self.net = player.net

    def outcome(self, world: State, number: i64) -> float:
        seat: i64 = world.next_to_act()
        while seat >= 0 and world.round == number:
            if seat == self.seat:
                return self.habits.worth(world, seat) + self.net.best_value(world, seat)
            world.play(seat, self.habits.choose(world, seat, self.chance))
            seat = world.next_to_act()
        return self.habits.worth(world, self.seat)

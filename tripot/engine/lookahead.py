"""Look-ahead: a move is tried until its player decides again, and from there on a learned value says what it comes to.

Where the value is not trusted all the way, habits play the round to its end as well, and the truth is taken to lie between.
"""

from mypy_extensions import i64

from tripot.engine.chance import Chance
from tripot.engine.habits import AnyWorlds, Habits
from tripot.engine.net import Learned
from tripot.engine.playout import play_round
from tripot.engine.search import Search
from tripot.engine.state import State


class LookAhead(Search):
    """The others play as the net would have them play; or as habits do, if these have to go on anyway."""

    def __init__(
        self, worlds: AnyWorlds, player: Learned, trust: float, seat: i64, moves: list[int], chance: Chance
    ) -> None:
        super().__init__(worlds, player, seat, moves, chance)
        self.net = player.net
        self.trust: float = trust  # how much of an outcome is as the net says
        self.others: Habits = player
        if trust < 1.0:
            self.others = player.habits

    def outcome(self, world: State, number: i64) -> float:
        seat: i64 = world.next_to_act()
        while seat != self.seat and seat >= 0 and world.round == number:
            world.play(seat, self.others.choose(world, seat, self.chance))
            seat = world.next_to_act()
        if seat < 0 or world.round != number:
            return self.habits.worth(world, self.seat)
        hoped: float = self.habits.worth(world, seat) + self.net.best_value(world, seat)
        if self.trust >= 1.0:
            return hoped
        play_round(world, number, self.others, self.chance)
        return self.trust * hoped + (1.0 - self.trust) * self.habits.worth(world, self.seat)

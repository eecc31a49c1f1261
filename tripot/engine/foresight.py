"""Foresight: a tree that goes by learned values, from the first thought at every turn to what its leaves come to.

A turn that is new to the tree is weighed whole, so what looks bad at once is hardly tried. From a leaf everybody plays on as the
net would, and what it expects for a seat when that decides next is what the leaf is worth to it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.engine.bits import bit, has, lowest
from tripot.engine.chance import Chance
from tripot.engine.game import AnyGame
from tripot.engine.habits import AnyWorlds
from tripot.engine.imagining import likely_world
from tripot.engine.ismcts import SECRET, Node, TreeSearch
from tripot.engine.net import Learned
from tripot.engine.state import State, everyone

EXPLORING: Final = 0.06  # of the range of results: values vary less than random playouts do


class Foresight(TreeSearch):
    """A tree for one decision of a seat, grown by who goes by learned values."""

    def __init__(self, game: AnyGame, worlds: AnyWorlds, player: Learned, seat: i64, chance: Chance) -> None:
        super().__init__(game, worlds, player, seat, chance)
        self.net = player.net
        self.exploring = EXPLORING
        self.look = 1  # a playout takes long enough to look at the clock after each
        self.worths = vec[float]([0.0] * game.seats[-1])  # by seat: what the last playout came to

    def new_world(self) -> State:
        return likely_world(self.worlds, self.judge, self.seat, self.chance)

    def widened(self, node: Node, world: State, seat: i64, untried: i64) -> Node:
        """Everything that was never tried counts as tried once, with what the net expects of it."""
        legal = self.legal
        marks = self.marks
        step: i64 = self.step
        self.net.weigh(world, seat, legal)
        stands: float = self.judge.worth(world, seat)
        if marks[0] == step:
            marks[0] = -step
            node.grow(seat, SECRET).learn(stands + self.net.highest)
        at: i64 = len(legal)
        while at > 0:  # from the last, so that the first is the newest, and is taken of several that look alike
            at -= 1
            edge: i64 = legal[at]
            if marks[edge + 1] == step:
                marks[edge + 1] = -step
                node.grow(seat, edge).learn(stands + self.net.values[at])
        return self.most_promising(node, seat)

    def play_on(self, world: State, number: i64) -> None:
        """Until everybody has decided once more, or the round of that number is over."""
        waiting: i64 = everyone(world.seats)
        seat: i64 = world.next_to_act()
        while seat >= 0 and world.round == number:
            move: i64 = self.net.weigh(world, seat, world.legal(seat))
            if has(waiting, seat):
                self.worths[seat] = self.judge.worth(world, seat) + self.net.highest
                waiting &= ~bit(seat)
                if waiting == 0:
                    return
            world.play(seat, move)
            seat = world.next_to_act()
        while waiting != 0:
            seat = lowest(waiting)
            self.worths[seat] = self.judge.worth(world, seat)
            waiting &= waiting - 1

    def worth(self, world: State, seat: i64) -> float:
        return self.worths[seat]

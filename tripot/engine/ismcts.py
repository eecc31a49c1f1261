"""Plain information-set tree search: one tree of the moves that the searching seat sees, a new world each time, random playouts.

What others do in secret is one edge, whatever it is, and is drawn at random: so no node depends on what the seat cannot see
(Cowling, Powley and Whitehouse 2012, one observer, moves partly observed). What luck brings on the way is not told apart.
"""

from math import inf, log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.engine.chance import Chance
from tripot.engine.game import AnyGame
from tripot.engine.habits import AnyWorlds, Habits
from tripot.engine.playout import play_round_at_random
from tripot.engine.state import State

EXPLORING: Final = 0.7  # of the range of results, as is usual
NARROWEST: Final = 1.0  # that the range is taken to be: while all results are alike, other moves are tried all the same
SECRET: Final = -1  # the edge of all moves that others make unseen
UNKNOWN: Final = 2
LOOK: Final = 8  # playouts between two looks at the clock
COMMON: Final = 4096  # numbers below are looked up
LOG_ROOTS: Final = vec[float]([sqrt(log(max(1.0, float(number)))) for number in range(COMMON)])


class Node:
    """What was done last, and how that has turned out for who did it."""

    def __init__(self, seat: i64, edge: i64, sibling: "Node | None") -> None:
        self.seat: i64 = seat
        self.edge: i64 = edge  # the move, or SECRET
        self.visits: i64 = 0
        self.is_new: bool = True  # no playout has come here
        self.available: i64 = 1  # how often it could have been chosen
        self.total: float = 0.0
        self.mean: float = 0.0
        self.doubt: float = 0.0  # about the mean, which falls with the root of the visits
        self.sibling = sibling
        self.child: Node | None = None  # the newest; the others are its siblings

    def grow(self, seat: i64, edge: i64) -> "Node":
        node = Node(seat, edge, self.child)
        self.child = node
        return node

    def learn(self, worth: float) -> None:
        """What a visit was worth to who moved here."""
        self.visits += 1
        self.total += worth
        visits = float(self.visits)
        self.mean = self.total / visits
        self.doubt = 1.0 / sqrt(visits)


class TreeSearch:
    """A tree for one decision of a seat."""

    def __init__(self, game: AnyGame, worlds: AnyWorlds, judge: Habits, seat: i64, chance: Chance) -> None:
        self.game = game
        self.worlds = worlds
        self.judge = judge  # says what things are worth
        self.exploring: float = EXPLORING
        self.look: i64 = LOOK
        self.seat: i64 = seat
        self.chance = chance
        self.root = Node(seat, SECRET, None)
        self.playouts: i64 = 0
        self.lowest: float = 0.0  # of all results so far, and 0
        self.highest: float = 0.0
        self.drawn: i64 = 0  # a secret move, drawn from those that could be made
        self.secrets = vec[i64]([i64(UNKNOWN) for _ in range(game.moves)])  # by move: whether others do not see it
        self.marks = vec[i64]([i64(0) for _ in range(game.moves + 1)])  # by edge, SECRET first: when it was last legal
        self.step: i64 = 0
        self.legal: list[int] = []

    def explore(self, playouts: i64, until: float = inf) -> None:
        """To so many playouts in all, or until as many as since the last look would end too late; the first few in any case."""
        before: float = perf_counter()
        while self.playouts < playouts:
            self.try_once()
            if self.playouts % self.look == 0:
                now: float = perf_counter()
                if now + (now - before) > until:
                    return
                before = now

    def try_once(self) -> None:
        """Down the tree in a world of its own, one node further, on to an end, and back up."""
        world = self.new_world()
        this_one: i64 = world.round
        seat: i64 = self.seat
        node = self.root
        path: list[Node] = []
        while seat >= 0 and world.round == this_one:
            node = self.chosen(node, world, seat)
            path.append(node)
            move: i64 = node.edge
            if move == SECRET:
                move = self.drawn
            world.play(seat, move)
            if node.is_new:
                break
            seat = world.next_to_act()
        self.play_on(world, this_one)
        self.back_up(path, world)

    def new_world(self) -> State:
        return self.worlds.sample(self.chance)

    def play_on(self, world: State, number: i64) -> None:
        """At random, until the round of that number is over."""
        play_round_at_random(world, number, self.chance)

    def worth(self, world: State, seat: i64) -> float:
        """What a world that was played on has come to."""
        return self.judge.worth(world, seat)

    def chosen(self, node: Node, world: State, seat: i64) -> Node:
        """Something that was never tried here, or else the most promising of what is legal in this world."""
        untried: i64 = self.mark_legal(world, seat)
        marks = self.marks
        step: i64 = self.step
        child = node.child
        while child is not None:
            if child.seat == seat and marks[child.edge + 1] == step:
                marks[child.edge + 1] = -step  # legal, and tried
                untried -= 1
                child.available += 1
            child = child.sibling
        if untried > 0:
            return self.widened(node, world, seat, untried)
        return self.most_promising(node, seat)

    def widened(self, node: Node, world: State, seat: i64, untried: i64) -> Node:
        """Any of what was never tried."""
        return node.grow(seat, self.untried_edge(untried))

    def most_promising(self, node: Node, seat: i64) -> Node:
        best = node
        highest: float = 0.0
        marks = self.marks
        tried: i64 = -self.step
        exploring: float = self.exploring * max(NARROWEST, self.highest - self.lowest)
        child = node.child
        while child is not None:
            if child.seat == seat and marks[child.edge + 1] == tried:
                promise: float = child.mean + exploring * child.doubt * log_root(child.available)
                if best is node or promise > highest:
                    best = child
                    highest = promise
            child = child.sibling
        return best

    def mark_legal(self, world: State, seat: i64) -> i64:
        """Edges that can be taken now bear the number of this step; how many there are."""
        self.step += 1
        self.legal = world.legal(seat)
        marks = self.marks
        step: i64 = self.step
        is_other: bool = seat != self.seat
        edges: i64 = 0
        secrets: i64 = 0
        for move in self.legal:
            edge: i64 = move
            if is_other and self.is_secret(world, seat, edge):
                secrets += 1
                if self.chance.below(secrets) == 0:
                    self.drawn = edge
                edge = SECRET
            if marks[edge + 1] != step:
                marks[edge + 1] = step
                edges += 1
        return edges

    def untried_edge(self, untried: i64) -> i64:
        """One of the edges that still bear their mark."""
        skipped: i64 = self.chance.below(untried)
        marks = self.marks
        step: i64 = self.step
        if marks[0] == step:
            if skipped == 0:
                return SECRET
            skipped -= 1
        for move in self.legal:
            edge: i64 = move
            if marks[edge + 1] == step:
                if skipped == 0:
                    return edge
                skipped -= 1
        return SECRET

    def back_up(self, path: list[Node], world: State) -> None:
        """Everybody on the way learns what it was worth to who moved there."""
        for node in path:
            worth: float = self.worth(world, node.seat)
            node.is_new = False
            node.learn(worth)
            if worth < self.lowest:
                self.lowest = worth
            if worth > self.highest:
                self.highest = worth
        self.playouts += 1

    def is_secret(self, world: State, seat: i64, move: i64) -> bool:
        known: i64 = self.secrets[move]
        if known == UNKNOWN:
            known = 0
            if self.game.move(world, seat, move).is_secret:
                known = 1
            self.secrets[move] = known
        return known == 1

    def best(self) -> i64:
        """The move that was tried most often, and of several the one that did best."""
        node = self.root.child
        assert node is not None
        best = node
        while node is not None:
            if node.visits > best.visits or (node.visits == best.visits and is_better(node, best)):
                best = node
            node = node.sibling
        return best.edge


def log_root(number: i64) -> float:
    """The root of its logarithm."""
    if number < COMMON:
        return LOG_ROOTS[number]
    return sqrt(log(float(number)))


def is_better(node: Node, other: Node) -> bool:
    """Of two that were tried equally often; the lower number, if they did equally well."""
    return node.total > other.total or (node.total == other.total and node.edge < other.edge)

"""Foresight: a tree that begins with what the net would do, tries every move, and never looks at what is secret."""

from collections.abc import Iterator
from itertools import islice

import pytest

from tests.tables import Table
from tests.test_ismcts import children, decisions
from tripot.engine.chance import Seed
from tripot.engine.foresight import Foresight
from tripot.engine.game import AnyGame
from tripot.engine.ismcts import SECRET, Node
from tripot.engine.net import Learned
from tripot.engine.options import check
from tripot.engine.state import State
from tripot.games import find_game, games

PLAYOUTS = 30
LEARNED = [game for game in games().values() if game.reading is not None]
with_every_net = pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.key)


def player(game: AnyGame) -> Learned:
    net = game.net()
    assert net is not None
    return Learned(net, game.tuned())


def seed_of_tree(game: AnyGame, state: State, seat: int, seed: int = 1) -> Foresight:
    return Foresight(game, game.worlds(game.view(state, seat)), player(game), seat, Seed(seed).chance(0))


def choices(game: AnyGame) -> Iterator[tuple[State, int]]:
    """Decisions between several moves."""
    return ((state, seat) for state, seat in decisions(game, 4) if len(state.legal(seat)) > 1)


def below(node: Node) -> Iterator[Node]:
    for child in children(node):
        yield child
        yield from below(child)


@with_every_net
def test_who_has_no_time_plays_what_the_net_would(game: AnyGame) -> None:
    for state, seat in choices(game):
        tree = seed_of_tree(game, state, seat)
        tree.explore(10**6, until=0.0)
        assert 1 == tree.playouts
        assert player(game).choose(state, seat, Seed(1).chance(0)) == tree.best()


@with_every_net
def test_every_move_is_in_the_tree_and_counts_as_tried_once(game: AnyGame) -> None:
    for state, seat in islice(choices(game), 5):
        tree = seed_of_tree(game, state, seat)
        tree.explore(PLAYOUTS)
        assert sorted(state.legal(seat)) == sorted(int(node.edge) for node in children(tree.root))
        assert PLAYOUTS == tree.playouts == sum(node.visits - 1 for node in children(tree.root))
        assert all(node.is_new == (node.visits == 1) for node in below(tree.root))


@with_every_net
def test_foresight_is_the_same_for_the_same_seed(game: AnyGame) -> None:
    state, seat = next(choices(game))
    first, second = seed_of_tree(game, state, seat), seed_of_tree(game, state, seat)
    for tree in (first, second):
        tree.explore(PLAYOUTS)
    assert [node.total for node in below(first.root)] == [node.total for node in below(second.root)]


def test_what_others_do_in_secret_is_one_edge_here_too() -> None:
    game = find_game("el-diablo")
    tree = seed_of_tree(game, Table(game, 4, check(game.options, {})).start(1), 1)
    tree.explore(500)
    bids = [node for child in children(tree.root) for node in children(child)]
    assert bids
    assert {(0, SECRET)} == {(int(node.seat), int(node.edge)) for node in bids}

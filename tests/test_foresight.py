"""Foresight: a tree that begins with what the net would do, tries every move, and never looks at what is secret."""

from collections.abc import Iterator
from itertools import islice

import pytest

from tests.tables import Table, walk
from tests.test_ismcts import children, decisions
from tripot.bots.ladder import Recipe
from tripot.bots.searching import choose_by_search, planted
from tripot.engine.chance import Chance, Seed
from tripot.engine.foresight import Foresight
from tripot.engine.game import AnyGame, View
from tripot.engine.habits import Habits
from tripot.engine.ismcts import SECRET, Node, TreeSearch
from tripot.engine.net import Learned
from tripot.engine.options import check
from tripot.engine.state import State
from tripot.games import find_game, games, la_chouine
from tripot.games.la_chouine.view import LaChouineView

PLAYOUTS = 30
LEARNED = [game for game in games().values() if game.reading is not None]
with_every_net = pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.key)


def player(game: AnyGame) -> Learned:
    net = game.net()
    assert net is not None
    return Learned(net, game.tuned())


def sapling(game: AnyGame, state: State, seat: int) -> Foresight:
    return Foresight(game, game.worlds(game.view(state, seat)), player(game), seat, Seed(1).chance(0))


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
        tree = sapling(game, state, seat)
        tree.explore(10**6, until=0.0)
        assert 1 == tree.playouts
        assert player(game).choose(state, seat, Seed(1).chance(0)) == tree.best()


@with_every_net
def test_every_move_is_in_the_tree_and_counts_as_tried_once(game: AnyGame) -> None:
    for state, seat in islice(choices(game), 5):
        tree = sapling(game, state, seat)
        tree.explore(PLAYOUTS)
        assert sorted(state.legal(seat)) == sorted(int(node.edge) for node in children(tree.root))
        assert PLAYOUTS == tree.playouts == sum(node.visits - 1 for node in children(tree.root))
        assert all(node.is_new == (node.visits == 1) for node in below(tree.root))


def expected(game: AnyGame, world: State) -> dict[int, float]:
    """By hand: what the net says to each seat when it decides next, and plays on until all have heard; or the round is over."""
    by_net, number, found = player(game), world.round, dict[int, float]()
    while world.round == number and (seat := int(world.next_to_act())) >= 0 and len(found) < world.seats:
        move = by_net.choose(world, seat, Seed(1).chance(0))
        found.setdefault(seat, by_net.worth(world, seat) + by_net.net.highest)
        if len(found) < world.seats:
            world.play(seat, move)
    return found


@with_every_net
def test_a_leaf_is_worth_to_everybody_what_the_net_says_to_them_next(game: AnyGame) -> None:
    heard = set()
    for state, seat in decisions(game, 4):
        tree, world, alike = sapling(game, state, seat), state.clone(), state.clone()
        tree.play_on(world, state.round)
        found = expected(game, alike)
        heard.add(len(found) == state.seats)
        for other in range(state.seats):
            assert found.get(other, tree.judge.worth(alike, other)) == tree.worth(world, other)
    assert True in heard


def test_at_the_end_of_a_round_what_counts_is_how_things_stand() -> None:
    game = find_game("la-chouine")
    state = la_chouine.position("lead | A: C8 | B: F1").state
    tree, world = sapling(game, state, 0), state.clone()
    world.play(0, state.legal(0)[0])
    tree.play_on(world, state.round)
    assert state.round < world.round
    assert tree.judge.worth(world, 0) == tree.worth(world, 0)


@with_every_net
def test_everybody_on_the_way_learns_what_it_was_worth_to_them(game: AnyGame) -> None:
    state, seat = next(choices(game))
    tree, learners = sapling(game, state, seat), set()
    for playouts in range(1, PLAYOUTS):
        before = {id(node): (node.visits, node.total) for node in below(tree.root)}
        tree.explore(playouts)
        for node in below(tree.root):
            visits, total = before.get(id(node), (node.visits, node.total))
            if node.visits > visits:
                assert pytest.approx(tree.worth(state, node.seat)) == node.total - total
                learners.add(node.seat)
    assert len(learners) > 1


def test_la_chouine_is_played_by_foresight_until_the_last_row_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    game, kinds = find_game("la-chouine"), set()

    def watched(game: AnyGame, view: View, judge: Habits, chance: Chance) -> TreeSearch:
        tree = planted(game, view, judge, chance)
        assert isinstance(view, LaChouineView)
        kinds.add((view.pile_size > 0, bool(view.row), isinstance(tree, Foresight)))
        return tree

    monkeypatch.setattr("tripot.bots.searching.planted", watched)
    for state in walk(Table(game, 2, check(game.options, {})), 1):
        seat = int(state.next_to_act())
        if len(state.legal(seat)) > 1:
            recipe = Recipe(playouts=1, glances=1, tree=1)
            choose_by_search(recipe, game, game.view(state, seat), Seed(1).chance(0), 60.0)
    assert {(True, True, True), (False, True, True), (False, False, False)} == kinds


@with_every_net
def test_foresight_is_the_same_for_the_same_seed(game: AnyGame) -> None:
    state, seat = next(choices(game))
    first, second = sapling(game, state, seat), sapling(game, state, seat)
    for tree in (first, second):
        tree.explore(PLAYOUTS)
    assert [node.total for node in below(first.root)] == [node.total for node in below(second.root)]


def test_what_others_do_in_secret_is_one_edge_here_too() -> None:
    game = find_game("el-diablo")
    tree = sapling(game, Table(game, 4, check(game.options, {})).start(1), 1)
    tree.explore(500)
    bids = [node for child in children(tree.root) for node in children(child)]
    assert bids
    assert {(0, SECRET)} == {(int(node.seat), int(node.edge)) for node in bids}

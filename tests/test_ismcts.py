"""Plain tree search: it finds what is obvious, is the same for the same seed, and never looks at what is secret."""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import count, islice

import msgspec
import pytest

from tests.tables import Table, generator
from tripot.engine.chance import Seed
from tripot.engine.game import AnyGame
from tripot.engine.habits import RANDOM
from tripot.engine.ismcts import LOOK, SECRET, Node, TreeSearch
from tripot.engine.match import AnyMatch
from tripot.engine.options import check
from tripot.engine.playout import play_round
from tripot.engine.state import State
from tripot.games import el_diablo, find_game, games

IN_TURNS = [game for game in games().values() if not game.time]


def searched(game: AnyGame, state: State, seat: int, *, seed: int = 1, playouts: int = 300) -> TreeSearch:
    tree = TreeSearch(game, game.worlds(game.view(state, seat)), RANDOM, seat, Seed(seed).chance(0))
    tree.explore(playouts)
    return tree


def best(table: AnyMatch, seat: str) -> str:
    number = table.seat(seat)
    return table.words(number, int(searched(table.game, table.state, number).best()))


def children(node: Node) -> Iterator[Node]:
    child = node.child
    while child is not None:
        yield child
        child = child.sibling


def decisions(game: AnyGame, seed: int) -> Iterator[tuple[State, int]]:
    """Every eleventh decision of a random game."""
    state, chance = Table(game, game.seats[0], check(game.options, {})).start(seed), generator(seed)
    number = 0
    while (seat := int(state.next_to_act())) >= 0:
        if number % 11 == 0:
            yield state, seat
        state.play(seat, state.random_move(seat, chance))
        number += 1


def marks() -> list[str]:
    """What searches in every game came to."""
    found: list[str] = []
    for game in IN_TURNS:
        for state, seat in islice(decisions(game, 5), 4):
            tree = searched(game, state, seat, playouts=60)
            tried = [f"{node.edge}:{node.visits}/{node.available}={node.total!r}" for node in children(tree.root)]
            found.append(f"{game.key} {tree.best()} {' '.join(tried)}")
    return found


@pytest.mark.parametrize(("bid", "devil"), [(1, "D16"), (0, "D0")])
def test_a_devil_is_played_as_the_bid_needs_it(bid: int, devil: str) -> None:
    assert devil == best(el_diablo.position(f"9 12 | A: | B: | C: D | bids: 1 1 {bid}"), "C")


def test_a_trick_that_is_needed_is_taken_while_it_can_be() -> None:
    assert "15" == best(el_diablo.position("14 14 | A: 15 | B: 3 | C: 15 2 | bids: 1 1 1"), "C")


@pytest.mark.parametrize("game", IN_TURNS, ids=lambda game: game.key)
def test_what_it_chooses_is_legal_and_every_playout_counts_once(game: AnyGame) -> None:
    for state, seat in decisions(game, 2):
        tree = searched(game, state, seat, playouts=40)
        assert tree.best() in state.legal(seat)
        assert 40 == tree.playouts == sum(node.visits for node in children(tree.root))


@pytest.mark.parametrize("game", IN_TURNS, ids=lambda game: game.key)
def test_who_has_no_time_left_tries_a_few_playouts_all_the_same(game: AnyGame) -> None:
    state, seat = next(decisions(game, 2))
    tree = TreeSearch(game, game.worlds(game.view(state, seat)), RANDOM, seat, generator(1))
    tree.explore(10**6, until=0.0)
    assert LOOK == tree.playouts
    assert tree.best() in state.legal(seat)


@pytest.mark.parametrize(("until", "looks"), [(0.5, 1), (2.5, 1), (3.5, 2), (9.5, 8)])
def test_nothing_is_begun_that_would_end_too_late(until: float, looks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that moves on by one whenever it is looked at."""
    game = find_game("el-diablo")
    state, seat = next(decisions(game, 2))
    tree = TreeSearch(game, game.worlds(game.view(state, seat)), RANDOM, seat, generator(1))
    monkeypatch.setattr("tripot.engine.ismcts.perf_counter", count(1.0).__next__)
    tree.explore(10**6, until)
    assert looks * LOOK == tree.playouts


@pytest.mark.parametrize("game", IN_TURNS, ids=lambda game: game.key)
def test_from_a_leaf_everybody_plays_on_at_random(game: AnyGame) -> None:
    for state, seat in decisions(game, 4):
        tree, world, alike = searched(game, state, seat, playouts=1), state.clone(), state.clone()
        tree.chance = generator(6)
        tree.play_on(world, state.round)
        play_round(alike, state.round, RANDOM, generator(6))
        assert world.round > state.round or world.is_over()
        assert [game.view(alike, other) for other in range(state.seats)] == [
            game.view(world, other) for other in range(state.seats)
        ]


def test_moves_that_others_make_in_secret_are_one_edge() -> None:
    game = find_game("el-diablo")
    state = Table(game, 4, check(game.options, {})).start(1)
    tree = searched(game, state, 1, playouts=2000)
    assert set(state.legal(1)) == {node.edge for node in children(tree.root)}
    node = next(children(tree.root))
    for bidder in (0, 2, 3):
        (node,) = children(node)
        assert (bidder, SECRET) == (node.seat, node.edge)
    assert SECRET not in {after.edge for after in children(node)}


def test_a_search_is_the_same_for_the_same_seed() -> None:
    assert marks() == marks()


@pytest.mark.long
def test_a_search_is_the_same_compiled_and_interpreted() -> None:
    question = "import msgspec; from tests.test_ismcts import marks; print(msgspec.json.encode(marks()).decode())"
    answer = subprocess.run(
        [sys.executable, "-c", question],
        env={**os.environ, "TRIPOT_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert marks() == msgspec.json.decode(answer.stdout)

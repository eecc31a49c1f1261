"""Search tries moves in imagined worlds, gives up the worse half, and ends in time."""

import time
from itertools import chain, count
from typing import Any

import pytest

from tests.tables import generator
from tripot.bots.ladder import LADDER, Recipe
from tripot.bots.searching import choose_by_search, noticed_moves, searched
from tripot.engine.chance import Seed
from tripot.engine.game import AnyGame, Setup
from tripot.engine.imagining import likely_world
from tripot.engine.match import AnyMatch
from tripot.engine.options import check
from tripot.engine.search import Search
from tripot.games import chouineurs, el_diablo, games, hula_hoo, la_chouine

FOREVER = 60.0  # seconds

WORKED: list[tuple[AnyMatch, str]] = [
    (el_diablo.position("9 12 | A: | B: | C: D | bids: 0 1 1"), "C: D16"),
    (el_diablo.position("9 12 | A: | B: | C: D | bids: 0 0 0"), "C: D0"),
    (el_diablo.position("9 11 | A: 13 13 | B: 14 14 | C: 15 12 4 | bids: 2 2 2"), "C: 12"),
    (
        chouineurs.position("R8 R10 | A: Y30 B12 | B: R5 | C: R9 | leader: B | bets: 2-4 0-1 0-1 | tricks: 3 2 0"),
        "A: B12",
    ),
    (la_chouine.position("lead | A: F4 F5 F6 F7 F8 | B: R2 R3 R5 G2 G3"), "A: chouine F"),
    (hula_hoo.position("4+ | A: 9 | B: 2 3 4"), "A: 9+"),
]


def search_at(table: AnyMatch, seat: int) -> Search:
    view = table.game.view(table.state, seat)
    return searched(table.game, view, table.game.tuned(), view.legal, Seed(1).chance(0), 400, FOREVER)


def fresh_search(table: AnyMatch) -> Search:
    """Of the third player, nothing tried yet."""
    view = table.view("C")
    return Search(table.game.worlds(view), table.game.tuned(), 2, view.legal, Seed(1).chance(0))


@pytest.mark.parametrize(("table", "move"), WORKED, ids=[move for _, move in WORKED])
def test_it_finds_what_everybody_would_see(table: AnyMatch, move: str) -> None:
    seat = table.seat(move[0])
    assert move == f"{move[0]}: {table.words(seat, search_at(table, seat).ranked()[0].move)}"


def test_the_better_a_move_the_longer_it_is_tried() -> None:
    table, _ = WORKED[2]
    tried = search_at(table, 2).tried
    best = max(tried, key=lambda candidate: candidate.mean)
    assert best.number == max(candidate.number for candidate in tried)
    assert best.number > min(candidate.number for candidate in tried) > 0


def test_without_any_time_the_first_thought_is_played() -> None:
    table, move = WORKED[2]
    view = table.view("C")
    search = searched(table.game, view, table.game.tuned(), view.legal, Seed(1).chance(0), 10**9, 0.0)
    assert 0 == search.playouts
    assert move == f"C: {table.words(2, search.ranked()[0].move)}"


@pytest.mark.parametrize(("until", "playouts"), [(1.0, 0), (2.0, 0), (2.5, 1), (5.0, 1), (5.5, 2), (8.5, 3), (9.5, 4)])
def test_no_playout_is_begun_that_would_end_too_late(
    until: float, playouts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that moves on by one whenever it is looked at: before a world, in it, and after each playout; so each takes
    one, and a long one is taken to need two."""
    search = fresh_search(WORKED[2][0])
    assert 3 == len(search.alive)
    monkeypatch.setattr("tripot.engine.search.perf_counter", count(1.0).__next__)
    search.explore(10**6, until)
    assert playouts == search.playouts


def test_a_playout_that_was_interrupted_does_not_end_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that stands still for everything but playouts: each takes a hundredth, but the fourth takes half the time."""
    search = fresh_search(WORKED[2][0])
    clock = chain([0.0, 0.0, 0.01, 0.02, 0.03, 0.03, 0.03], count(0.53, 0.01))
    monkeypatch.setattr("tripot.engine.search.perf_counter", clock.__next__)
    search.explore(10**6, 1.0)
    assert search.playouts > 20


def test_how_long_a_playout_took_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    search = fresh_search(WORKED[2][0])
    monkeypatch.setattr("tripot.engine.search.perf_counter", count(1.0).__next__)
    search.explore(1)
    tried = int(search.playouts)
    monkeypatch.setattr("tripot.engine.search.perf_counter", count(0.5, 0.125).__next__)
    search.explore(10**6, 1.25)
    assert tried == search.playouts


def test_reading_what_was_learned_is_a_part_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    table, move = WORKED[2]
    thoughts: list[Search] = []

    def read_slowly(*_: object) -> None:
        time.sleep(0.2)

    def watched(*given: Any) -> Search:
        thoughts.append(searched(*given))
        return thoughts[-1]

    monkeypatch.setattr("tripot.engine.game.learned_net", read_slowly)
    monkeypatch.setattr("tripot.bots.searching.searched", watched)
    endless = Recipe(playouts=10**9, glances=10**9)
    chosen = choose_by_search(endless, table.game, table.view("C"), Seed(1).chance(0), 0.1)
    assert [0] == [int(search.playouts) for search in thoughts]
    assert move == f"C: {table.words(2, chosen)}"


def test_as_long_as_a_move_was_not_tried_the_first_thought_is_played() -> None:
    search = fresh_search(WORKED[2][0])
    for candidate in search.tried:
        if candidate.move != search.first:
            candidate.add(1e6)
    assert search.first == search.ranked()[0].move
    search.explore(2 * len(search.tried))
    assert search.first != search.ranked()[0].move


def test_the_first_thought_stays_unless_another_is_clearly_better() -> None:
    table, _ = WORKED[2]
    search = fresh_search(table)
    search.explore(50 * len(search.tried))
    by_mean = max(search.tried, key=lambda candidate: candidate.mean).move
    search.first = next(candidate.move for candidate in search.tried if candidate.move != by_mean)
    assert by_mean == search.ranked()[0].move
    search.caution = 1e9
    assert search.first == search.ranked()[0].move


def test_no_move_is_given_up_before_all_were_tried() -> None:
    table, _ = WORKED[2]
    view = table.view("C")
    search = searched(table.game, view, table.game.tuned(), view.legal, Seed(1).chance(0), 10**9, 0.0)
    assert len(view.legal) == len(search.alive)
    tried = searched(table.game, view, table.game.tuned(), view.legal, Seed(1).chance(0), 1, FOREVER).tried
    assert {1} == {int(candidate.number) for candidate in tried}


@pytest.mark.parametrize("game", [game for game in games().values() if not game.time], ids=lambda game: game.key)
def test_the_worlds_that_it_imagines_fit_its_view(game: AnyGame) -> None:
    seats = game.seats[-1]
    state = game.start(Setup(seats=seats, seed=Seed(2), options=check(game.options, {})))
    habits, chance = game.tuned(), generator(2)
    while not state.is_over():
        for seat in state.acting():
            view = game.view(state, seat)
            world = likely_world(game.worlds(view), habits, seat, chance)
            assert view == game.view(world, seat)
        seat = state.next_to_act()
        state.apply(seat, habits.choose(state, seat, chance))


def test_lower_levels_overlook_moves_but_never_all_but_one() -> None:
    overlooks = [level.recipe.overlooks for level in LADDER]
    assert overlooks == sorted(overlooks, reverse=True)
    moves, chance = list(range(20)), Seed(1).chance(0)
    assert moves == noticed_moves(moves, chance, 0)
    noticed = [len(noticed_moves(moves, chance, 50)) for _ in range(200)]
    assert 8 < sum(noticed) / 200 < 12
    for few in (1, 2, 3):
        found = [noticed_moves(moves[:few], chance, 100) for _ in range(50)]
        assert {min(2, few)} == {len(set(some)) for some in found}
        assert set(moves[:few]) == {move for some in found for move in some}

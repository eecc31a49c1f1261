"""Hints: every legal move, the best first, from the view alone; and a sentence that says no more than the numbers do."""

import re
from typing import Any

import msgspec
import pytest

from tripot.bots.hints import ENOUGH, Hint, hints, measure
from tripot.bots.reasons import reason
from tripot.bots.searching import searched
from tripot.engine.chance import Seed
from tripot.engine.errors import BadInput
from tripot.engine.game import AnyGame, View
from tripot.engine.match import Match
from tripot.engine.search import Search
from tripot.games import find_game, games, la_chouine

IN_TURNS = [game for game in games().values() if not game.time]
DIABLO, HULA_HOO = find_game("el-diablo"), find_game("hula-hoo")
FEW, LONG = 60, 1000.0  # playouts, which decide, and seconds, which do not


def views(game: AnyGame, decisions: int) -> list[tuple[View, View]]:
    """Of a random game, what each that moved knew; and the same once more, from a world that it cannot tell from the real."""
    state = Match.start(game, seats=game.seats[1], seed=Seed(5)).state
    chance, found = Seed(6).chance(0), []
    for _ in range(decisions):
        seat = int(state.next_to_act())
        view = game.view(state, seat)
        found.append((view, game.view(game.sample(view, chance), seat)))
        state.play(seat, view.legal[chance.below(len(view.legal))])
    return found


def hinted(game: AnyGame, view: View) -> list[Hint]:
    return hints(game, view, Seed(7).chance(0), LONG, FEW)


@pytest.mark.parametrize("game", IN_TURNS, ids=lambda game: game.key)
def test_all_legal_moves_are_told_first_what_the_search_would_play_then_the_others_by_what_they_did(
    game: AnyGame,
) -> None:
    for view, _ in views(game, 6):
        found = hinted(game, view)
        assert sorted(view.legal) == sorted(hint.move for hint in found)
        assert all(hint.playouts > 0 for hint in found)
        search = searched(game, view, game.tuned().sober(), view.legal, Seed(7).chance(0), FEW, LONG)
        assert found[0].move == search.ranked()[0].move
        assert [hint.mean for hint in found[1:]] == sorted((hint.mean for hint in found[1:]), reverse=True)


@pytest.mark.parametrize("seconds", [0.0, 0.002, 0.02])
@pytest.mark.parametrize("game", IN_TURNS, ids=lambda game: game.key)
def test_a_search_that_runs_out_of_time_still_tells_of_all_moves_and_claims_nothing(
    game: AnyGame, seconds: float
) -> None:
    for view, _ in views(game, 6):
        found = hints(game, view, Seed(7).chance(0), seconds)
        assert sorted(view.legal) == sorted(hint.move for hint in found)
        assert found == msgspec.json.decode(msgspec.json.encode(found), type=list[Hint])
        tried = [hint.playouts > 0 for hint in found[1:]]
        assert tried == sorted(tried, reverse=True)
        said = reason(game, found)
        assert not re.search(r"\b(inf|nan)\b", said.fr + said.en)
        if len(found) > 1 and any(hint.playouts < (2 if hint.spread else ENOUGH) for hint in found[:2]):
            assert said.en.startswith("The search cannot tell")
            assert "nothing hidden" not in said.en


def test_what_was_not_tried_is_not_better_than_what_did_badly(monkeypatch: pytest.MonkeyPatch) -> None:
    ((view, _),) = views(DIABLO, 1)

    def cut_short(*given: Any) -> Search:
        search = searched(DIABLO, view, DIABLO.tuned(), view.legal, Seed(7).chance(0), 0, 0.0)
        for bad, candidate in enumerate([search.ranked()[0], *search.tried[-2:]], start=3):
            candidate.add(-float(bad))
        return search

    monkeypatch.setattr("tripot.bots.hints.searched", cut_short)
    found = hints(DIABLO, view, Seed(7).chance(0), LONG)
    assert [-3.0, -4.0, -5.0] + [0.0] * (len(found) - 3) == [hint.mean for hint in found]


@pytest.mark.parametrize("game", IN_TURNS, ids=lambda game: game.key)
def test_a_view_and_a_seed_decide_what_is_hinted(game: AnyGame) -> None:
    """Hints need nothing else. That habits do not look past a view in the worlds they play out: `test_secrets.py`."""
    for view, twin in views(game, 4):
        assert hinted(game, view) == hinted(game, twin)


@pytest.mark.parametrize("game", [game for game in IN_TURNS if measure(game) == "percent"], ids=lambda game: game.key)
def test_where_chances_are_told_everybody_begins_with_about_the_same(game: AnyGame) -> None:
    ((view, _),) = views(game, 1)
    share = 100 / view.seats
    assert share / 2 < hinted(game, view)[0].mean < 2 * share


@pytest.mark.parametrize("more", ["F8 F7 R8 R7 C8 C7", ""], ids=["by two points", "by far"])
def test_chances_count_a_reward_and_not_the_points_that_won_it(more: str) -> None:
    view = la_chouine.position(f"C1 | A: F1 / triplette | B: / {more} | rest: A").view("A")
    assert [(75.0, 0.0)] == [(found.mean, found.spread) for found in hinted(la_chouine.GAME, view)]


def test_in_real_time_there_are_none_and_a_sentence_says_so() -> None:
    game = find_game("les-vilains-7")
    view = game.view(Match.start(game, seats=2, seed=Seed(1)).state, 0)
    with pytest.raises(BadInput, match="no hints in a game of real time"):
        hints(game, view, Seed(1).chance(0), 1.0)


# --- The sentence ---


def hint(mean: float, spread: float, playouts: int = 1000) -> Hint:
    return Hint(move=0, mean=mean, spread=spread, playouts=playouts)


def test_a_difference_within_the_error_of_the_search_is_none() -> None:
    said = reason(DIABLO, [hint(3.1, 8.0), hint(3.0, 8.0)])
    assert (
        "The search cannot tell the first two moves apart; the rest depends on what cannot be seen (± 8.0)." == said.en
    )
    assert (
        "La recherche ne départage pas les deux premiers coups ; le reste dépend de ce qu'on ne voit pas (± 8,0)."
        == said.fr
    )


def test_a_difference_that_is_certain_is_slight_if_luck_weighs_much_more() -> None:
    assert (
        "barely better than the second (+1.5 points," in reason(DIABLO, [hint(4.5, 8.0, 9999), hint(3.0, 8.0, 9999)]).en
    )
    assert "clearly better than the second (+2.0 points)" in reason(DIABLO, [hint(5.0, 8.0), hint(3.0, 8.0)]).en
    for more, written in ((1.97, "+2,0 points"), (1.94, "+1,9 point")):
        assert f"({written})" in reason(DIABLO, [hint(3.0 + more, 3.0), hint(3.0, 3.0)]).fr
    assert "nettement meilleur que le deuxième (+2,0 %)" in reason(HULA_HOO, [hint(51, 8.0), hint(49, 8.0)]).fr


def test_which_of_the_two_is_safer_is_said_if_their_spreads_are_known_and_differ() -> None:
    assert (
        "but the second is safer: its outcome varies less (± 3.0 against ± 8.0)."
        in reason(DIABLO, [hint(5.0, 8.0), hint(3.0, 3.0)]).en
    )
    assert "the first is also the safer one" in reason(DIABLO, [hint(5.0, 3.0), hint(3.0, 8.0)]).en
    assert "safer" not in reason(DIABLO, [hint(5.0, 8.0), hint(3.0, 3.0, 10)]).en


def test_a_few_playouts_that_came_out_alike_say_nothing_about_luck_and_tell_no_moves_apart() -> None:
    for few in (0, 1, 2, ENOUGH - 1):
        said = reason(DIABLO, [hint(5.0, 0.0, few), hint(3.0, 0.0, few)])
        assert (
            "The search cannot tell the first two moves apart; "
            "there was too little time to say how much depends on luck." == said.en
        )
        assert said == reason(DIABLO, [hint(5.0, 0.0, few), hint(-3.0, 8.0)])


def test_what_is_certain_and_what_has_no_alternative_is_said_to_be_so() -> None:
    assert "nothing hidden changes that." in reason(DIABLO, [hint(5.0, 0.0), hint(3.0, 0.0)]).en
    assert "nothing hidden" not in reason(DIABLO, [hint(5.0, 0.0), hint(3.0, 0.0, 10)]).en
    assert "This is the only move there is." == reason(DIABLO, [hint(5.0, 8.0)]).en

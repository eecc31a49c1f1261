"""Winning a round and the game: HH-14 to HH-19."""

import pytest

from tripot.engine.errors import IllegalMove
from tripot.games.hula_hoo import position

article = pytest.mark.article


@article("HH-14")
def test_the_last_card_wins_the_round_at_once_whatever_its_call() -> None:
    for line in ("A: 9+", "A: 9-"):
        table = position("8+ | A: 9 | B: 9 10 | C: 1")
        table.play(line)
        assert 1 == table.view("A").round
        assert [2, 0, 0] == table.scores


@article("HH-14")
def test_a_card_left_in_front_is_a_card_left() -> None:
    table = position("8+ | A: 9 / 1 | B: 9 10")
    table.play("A: 9+")
    assert ["B"] == table.to_act
    assert 0 == table.view("A").round


@article("HH-14")
def test_the_last_card_from_the_front_row_wins_too() -> None:
    table = position("8+ | A: / 9 | B: 9 10")
    table.play("A: f9+")
    assert [2, 0] == table.scores


@article("HH-16")
def test_the_last_player_still_in_wins_with_cards_left() -> None:
    table = position("13+ | A: 1 1 | B: 2 2 | C: 3 3")
    table.play("A: pass")
    table.play("B: pass")
    assert [0, 0, 1] == table.scores


@article("HH-14", "HH-16")
@pytest.mark.parametrize(
    ("line", "won_by"),
    [("A: 9+", (0, "no card left")), ("A: 9-", (0, "no card left")), ("A: pass", (1, "last one in"))],
)
@pytest.mark.parametrize("points", ["0 0", "76 76"])
def test_everybody_is_told_how_the_round_was_won(line: str, won_by: tuple[int, str], points: str) -> None:
    table = position(f"{'8+' if '9' in line else '13+'} | A: 9 | B: 9 10 | points: {points}")
    table.play(line)
    for seat in ("A", "B", None):
        last = table.view(seat).last_round
        assert last is not None
        assert won_by == (last.winner, last.won_by)


@article("HH-17")
def test_a_round_is_worth_the_cards_in_the_discard() -> None:
    table = position("8+ | A: 9 | B: 1 1 | pile: end")  # all other cards lie under the 8
    table.play("A: 9-")
    assert [82, 0] == table.scores  # the 84 less B's two


@article("HH-18")
def test_77_points_win_the_game_and_76_do_not() -> None:
    for points, winners in ((75, ["A"]), (74, [])):
        table = position(f"8+ | A: 9 | B: 1 1 | points: {points} 0")
        table.play("A: 9-")
        assert winners == table.winners


@article("HH-18")
def test_nobody_plays_on_when_the_game_is_over() -> None:
    table = position("8+ | A: 9 | B: 1 1 | points: 75 0")
    table.play("A: 9-")
    assert [] == table.to_act
    for seat in "AB":
        assert [] == table.legal(seat)
        with pytest.raises(IllegalMove) as refused:
            table.play(f"{seat}: pass")
        assert "HH-18" == refused.value.article


@article("HH-19")
def test_under_streak_three_rounds_in_a_row_win_and_points_do_not() -> None:
    table = position("8+ | A: 9 | B: 1 1 | points: 500 0 | options: streak no_exchange")
    table.play("A: 9-")
    assert [] == table.winners
    wins = [player.wins for player in table.view("A").players]
    assert [1, 0] == wins


@article("HH-19")
def test_a_round_lost_starts_the_streak_anew() -> None:
    won = {"A": 0, "B": 0}
    table = position("8+ | A: 9 | B: 1 1 | options: streak no_exchange")
    rounds = 0
    while table.to_act:
        table.play(table.legal(table.to_act[0])[-1])
        view = table.view(None)
        if view.round > rounds or not table.to_act:
            rounds = view.round
            wins = [player.wins for player in view.players]
            assert 0 in wins
            winner = "A" if wins[0] else "B"
            won = {"A": 0, "B": 0} | {winner: won[winner] + 1}
            assert [won["A"], won["B"]] == wins
            assert bool(table.winners) == (won[winner] == 3)
    assert 3 in won.values()
    with pytest.raises(IllegalMove) as refused:
        table.play("A: pass")
    assert "HH-19" == refused.value.article

"""What a round pays and who wins the game: CH-2, CH-12, CH-13."""

import pytest

from tripot.engine.errors import IllegalMove
from tripot.games.chouineurs import ChouineursMatch, position

article = pytest.mark.article


def after_the_last_trick(rest: str) -> ChouineursMatch:
    """A wins the last trick of a round with the K40, whoever leads; B whines for a point."""
    table = position(f"lead | A: K40 | B: R5 | C: R8 | {rest}")
    for _ in range(3):
        (only,) = table.legal(table.to_act[0])
        table.play(only)
    table.play("B: point")
    return table


@article("CH-2", "CH-12")
@pytest.mark.parametrize(
    ("bet", "paid"),
    [
        ("0-1", [3, 0, 0, 0, 0, 0, 0]),
        ("0-2", [8, 5, 0, 0, 0, 0, 0]),
        ("1-3", [4, 8, 4, 0, 0, 0, 0]),
        ("2-4", [0, 3, 9, 4, 0, 0, 0]),
        ("3+", [0, 0, 5, 10, 10, 10, 10]),
    ],
)
def test_a_bet_card_pays_by_the_number_of_tricks(bet: str, paid: list[int]) -> None:
    for before, points in enumerate(paid):
        leader = "A" if before else "B"
        table = after_the_last_trick(f"leader: {leader} | tricks: {before} {6 - before} 0 | bets: {bet} 1-3 1-3")
        assert points == table.scores[0]
        assert (points > 0) == (bet not in table.view(None).players[0].bets)


@article("CH-2", "CH-12")
@pytest.mark.parametrize(("bet", "points"), [("0-1", 8), ("0-2", 2), ("1-3", 0), ("2-4", 0), ("3+", 0)])
def test_no_trick_at_all_pays_too_if_it_is_on_the_card(bet: str, points: int) -> None:
    assert points == after_the_last_trick(f"tricks: 6 0 0 | bets: 3+ 3+ {bet}").scores[2]


@article("CH-12")
def test_cards_won_by_whining_pay_a_point_each_whatever_the_bet() -> None:
    table = after_the_last_trick("tricks: 2 4 0 | whined: 1 2 4 | bets: 2-4 1-3 0-1")
    assert [10, 3, 12] == table.scores


@article("CH-12")
def test_the_view_tells_how_the_last_round_ended() -> None:
    view = after_the_last_trick("tricks: 2 4 0 | whined: 1 2 4 | bets: 2-4 1-3 0-1").view("C")
    results = [(result.bet, result.tricks, result.whined, result.points) for result in view.last_round]
    assert [("2-4", 3, 1, 10), ("1-3", 4, 3, 3), ("0-1", 0, 4, 12)] == results
    assert view.last_trick is not None
    assert (["K40", "R5", "R8"], 0, ["", "point", ""]) == (
        view.last_trick.cards,
        view.last_trick.winner,
        view.last_trick.whines,
    )
    assert [] == view.tricks


@article("CH-13")
def test_the_game_ends_after_the_fourth_round() -> None:
    assert ["A", "B", "C"] == after_the_last_trick("round: 3").to_act
    table = after_the_last_trick("round: 4")
    assert [] == table.to_act
    assert "over" == table.view(None).phase
    for line in ("A: K40", "B: point", "C: keep 0-1"):
        with pytest.raises(IllegalMove) as refused:
            table.play(line)
        assert "CH-13" == refused.value.article


@article("CH-13")
def test_the_most_points_win() -> None:
    table = after_the_last_trick("round: 4 | points: 20 31 22")  # A scores 0, B 9, C 8
    assert ([20, 40, 30], ["B"]) == (table.scores, table.winners)
    assert not table.view(None).author_wins


@article("CH-13")
def test_on_a_tie_the_most_points_of_the_last_round_win() -> None:
    table = after_the_last_trick("round: 4 | points: 20 30 31")
    assert ([20, 39, 39], ["B"]) == (table.scores, table.winners)


@article("CH-13")
def test_if_still_tied_the_author_wins_and_the_tied_share() -> None:
    table = after_the_last_trick("round: 4 | points: 20 30 30 | whined: 0 0 1")
    assert ([20, 39, 39], ["B", "C"]) == (table.scores, table.winners)
    assert table.view(None).author_wins

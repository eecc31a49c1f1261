"""Scoring and the end: ED-14, ED-15."""

import pytest

from tripot.engine.errors import IllegalMove
from tripot.games.el_diablo import position
from tripot.games.el_diablo.scoring import gain

article = pytest.mark.article


@article("ED-14")
@pytest.mark.parametrize(
    ("bid", "tricks", "plain"),
    [(0, 0, 10), (0, 1, -10), (0, 18, -10), (1, 1, 1), (1, 0, -1), (2, 2, 4), (7, 7, 49), (7, 8, -7), (18, 18, 324)],
)
def test_a_bid_met_brings_its_square_and_a_bid_missed_costs_it(bid: int, tricks: int, plain: int) -> None:
    assert plain == gain(bid, tricks, False)
    assert 2 * plain == gain(bid, tricks, True)


@article("ED-14")
def test_the_last_trick_of_a_round_brings_everybody_s_points() -> None:
    table = position("9 3 | A: | B: | C: 2 | bids: 6 0 6 | tricks: 5 6 6 | jackpots: B C | points: 1 2 -3")
    table.play("C: 2")
    last = table.view(None).last_round
    assert last is not None
    assert ([6, 0, 6], [6, 6, 6]) == (last.bids, last.tricks)
    assert [36, -20, 72] == last.gains
    assert [37, -18, 69] == table.scores
    assert ("bids", [0, 0, 0]) == (table.view(None).phase, [player.tricks for player in table.view(None).players])


@article("ED-15")
def test_the_game_is_over_when_everybody_has_dealt_and_the_most_points_win() -> None:
    table = position("9 3 | A: | B: | C: 2 | points: 21 0 0 | round: 3")
    table.play("C: 2")
    assert ([11, 10, 10], ["A"]) == (table.scores, table.winners)
    assert [] == table.to_act
    for line in ("A: 3", "B: bid 2", "C: jackpot", "A: =0"):
        with pytest.raises(IllegalMove) as refused:
            table.play(line)
        assert "ED-15" == refused.value.article


@article("ED-15")
def test_a_tie_is_a_shared_win() -> None:
    table = position("9 3 | A: | B: | C: 2 | points: 20 0 -4 | round: 3")
    table.play("C: 2")
    assert ([10, 10, 6], ["A", "B"]) == (table.scores, table.winners)


@article("ED-15")
@pytest.mark.parametrize(("number", "over"), [(1, False), (3, False), (4, True)])
def test_there_are_as_many_rounds_as_players(number: int, over: bool) -> None:
    table = position(f"9 3 4 | A: | B: | C: | D: 2 | round: {number}")
    table.play("D: 2")
    assert over == bool(table.winners)

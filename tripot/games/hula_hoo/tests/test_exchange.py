"""The exchange: HH-3."""

import pytest

from tripot.engine.errors import IllegalMove
from tripot.games.hula_hoo import position

article = pytest.mark.article
CASE = "exchange | A: 1 / 2 2 9 10 13 | B: 1 / 3 3 3 3 3 | C: 1 / 4 4 4 4 4 | pile: 11 12 8"


@article("HH-3")
def test_up_to_three_cards_in_front_are_swapped_for_the_top_of_the_pile() -> None:
    table = position(CASE)
    table.play("A: swap 13 2 9")
    view = table.view("C")
    assert [2, 8, 10, 11, 12] == view.players[0].front  # new cards lie face up


@article("HH-3")
def test_the_swapped_cards_go_under_the_pile_lowest_first_and_everybody_knows_them() -> None:
    table = position(CASE)
    size = table.view("C").pile_size
    table.play("A: swap 13 2 9")
    table.play("B: keep")
    table.play("C: swap 4")
    view = table.view(None)
    assert [2, 9, 13, 4] == view.pile_bottom
    assert size == view.pile_size


@article("HH-3")
def test_everybody_exchanges_once_in_turn_order_from_the_first_player() -> None:
    table = position(f"{CASE} | turn: B")
    order = []
    while table.view(None).phase == "exchange":
        order += table.to_act
        table.play(f"{table.to_act[0]}: keep")
    assert ["B", "C", "A"] == order
    assert ["B"] == table.to_act


@article("HH-3")
@pytest.mark.parametrize(
    "line", ["A: swap 2 2 9 10", "A: swap 2 2 2", "A: swap 1", "A: 1+", "A: pass", "B: keep", "A: >B"]
)
def test_four_cards_a_card_not_in_front_another_move_or_another_s_turn_are_refused(line: str) -> None:
    table = position(CASE)
    with pytest.raises(IllegalMove) as refused:
        table.play(line)
    assert "HH-3" == refused.value.article


@article("HH-3")
def test_equal_cards_make_one_choice() -> None:
    table = position("exchange | A: 1 / 2 2 2 2 2 | B: 1 / 3 3 3 3 3")
    assert ["A: keep", "A: swap 2", "A: swap 2 2", "A: swap 2 2 2"] == table.legal("A")
    assert 26 == len(position("exchange | A: 1 / 2 3 4 5 6 | B: 1 / 3 3 3 3 3").legal("A"))

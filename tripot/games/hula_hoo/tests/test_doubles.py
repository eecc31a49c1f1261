"""Doubles: HH-7, HH-8, HH-9, HH-13."""

import pytest

from tripot.engine.errors import IllegalMove
from tripot.games.hula_hoo import position

article = pytest.mark.article


@article("HH-7")
def test_a_double_draws_one_card_into_the_hand() -> None:
    table = position("4+ | A: 4 1 / 4 | B: 1 | pile: 12 11")
    assert ["A: 4=", "A: f4="] == table.legal("A")
    table.play("A: f4=")
    assert ([1, 4, 12], []) == (table.view("A").hand, table.view("A").players[0].front)
    assert "double" == table.view("A").call


@article("HH-7")
def test_nobody_else_sees_the_card_that_was_drawn() -> None:
    table = position("4+ | A: 4 1 | B: 1 | pile: 12")
    table.play("A: 4=")
    assert (2, []) == (table.view("B").players[0].hand_size, table.view("B").players[0].known)


@article("HH-8")
def test_everybody_doubles_again_until_somebody_cancels() -> None:
    table = position("4= | A: 4 1 | B: 4 1 | C: 13 3 | pile: 12 12")
    table.play("A: 4=")
    assert ["B: 4="] == table.legal("B")
    table.play("B: 4=")
    assert ["C: 3+", "C: 3-"] == table.legal("C")


@article("HH-8")
def test_under_a_double_neither_another_double_nor_the_same_card_with_a_call() -> None:
    table = position("4= | A: 4 9 | B: 1")
    for line in ("A: 9=", "A: 4+"):
        with pytest.raises(IllegalMove) as refused:
            table.play(line)
        assert "HH-8" == refused.value.article


@article("HH-9")
@pytest.mark.parametrize(
    ("status", "hand", "legal"),
    [
        ("13=", "1 2 12 13 11", ["12+", "12-", "13="]),  # no card is one above a 13
        ("1=", "1 2 3 13", ["2+", "2-", "1="]),
        ("6=", "5 7 8", ["5+", "5-", "7+", "7-"]),  # one above is the joker itself
        ("10=", "2 3 4", ["pass"]),
    ],
)
def test_exactly_one_above_one_below_or_a_joker_cancels(status: str, hand: str, legal: list[str]) -> None:
    table = position(f"{status} | A: {hand} | B: 1")
    assert [f"A: {words}" for words in legal] == table.legal("A")


@article("HH-9")
def test_the_canceller_calls_and_draws_nothing() -> None:
    table = position("10= | A: 9 2 | B: 4 8")
    size = table.view("A").pile_size
    table.play("A: 9+")
    assert ("plus", [2], size) == (table.view("A").call, table.view("A").hand, table.view("A").pile_size)
    with pytest.raises(IllegalMove) as refused:
        position("10= | A: 8 9 | B: 1").play("A: 8+")
    assert "HH-9" == refused.value.article


@article("HH-13")
def test_a_double_from_an_empty_pile_draws_nothing() -> None:
    table = position("4+ | A: 4 1 | B: 1 1 | pile: end")
    table.play("A: 4=")
    assert [1] == table.view("A").hand
    assert ["B"] == table.to_act


@article("HH-3", "HH-7")
def test_a_card_drawn_from_the_open_bottom_of_the_pile_is_known_to_all() -> None:
    table = position("4+ | A: 4 1 | B: 4 9 4 | pile: 3 end | bottom: 12 13")
    table.play("A: 4=")
    assert [] == table.view("B").players[0].known  # the 3 was not open
    table.play("B: 4=")
    assert [12] == table.view("A").players[1].known
    assert ([13], 1) == (table.view("A").pile_bottom, table.view("A").pile_size)

"""The six worked cases of the rules, in their order."""

import pytest

from tripot.games.hula_hoo import position

article = pytest.mark.article


def cards(lines: list[str]) -> set[str]:
    """What can be played, whatever the call: `A: 9+` and `A: 9-` are both a 9."""
    return {line.split()[1].rstrip("+-") for line in lines}


@article("HH-6")
def test_case_1_on_a_4_with_plus_5_and_up_the_4_and_the_joker() -> None:
    hand = "1 2 3 4 5 6 7 8 13"
    assert {"5", "6", "7", "8", "13", "4="} == cards(position(f"4+ | A: {hand} | B: 1").legal("A"))
    assert {"1", "2", "3", "7", "4="} == cards(position(f"4- | A: {hand} | B: 1").legal("A"))


@article("HH-9")
def test_case_2_a_double_of_tens_takes_10_9_11_or_a_joker() -> None:
    table = position("10= | A: 7 8 9 10 11 12 | B: 1")
    assert {"7", "9", "11", "10="} == cards(table.legal("A"))
    for card in (7, 9, 11):
        assert {f"A: {card}+", f"A: {card}-"} <= set(table.legal("A"))
    assert ["A: 10="] == [line for line in table.legal("A") if "10" in line]


@article("HH-12")
def test_case_3_the_round_of_the_booklet() -> None:
    table = position("open | A: 5 13 1 | B: 3 2 2 | C: 3 13 1 | D: 7 1 1 | pile: 4 6")
    table.play("A: 5-")
    table.play("B: 3-")
    table.play("C: 3=")
    assert [1, 4, 13] == table.view("C").hand  # the 4 was drawn
    table.play("D: 7+")
    table.play("A: 13+")
    assert ["B: pass"] == table.legal("B")
    table.play("B: pass")
    seen_by_a = table.view("A").players[1]
    assert (False, [2, 2]) == (seen_by_a.inside, seen_by_a.known)  # out, the hand shown
    table.play("C: 13=")
    assert [1, 4, 6] == table.view("C").hand
    assert ["D"] == table.to_act


@article("HH-16")
def test_case_4_a_joker_may_be_the_last_card_when_everyone_else_is_out() -> None:
    table = position("5+ | A: 7 1 2 | B: 8 9 10 | points: 70 0 | pile: 4 end")
    table.play("A: 7-")
    assert ["B: pass"] == table.legal("B")
    table.play("B: pass")
    assert ["A"] == table.winners


@article("HH-14")
def test_case_5_a_double_with_the_last_card_draws_and_the_round_goes_on() -> None:
    table = position("8+ | A: 8 | B: 1 2 | pile: 4")
    table.play("A: 8=")
    assert [4] == table.view("A").hand
    assert ["B"] == table.to_act


@article("HH-13")
def test_case_5_from_an_empty_pile_the_same_double_wins_the_round() -> None:
    table = position("8+ | A: 8 | B: 1 2 | points: 76 0 | pile: end")
    table.play("A: 8=")
    assert ["A"] == table.winners


@article("HH-15")
def test_case_6_with_a_joker_as_the_only_card_a_player_is_out() -> None:
    for call in ("4+", "4-", "10="):
        for cards_left in ("7", "/ 7"):
            table = position(f"{call} | A: {cards_left} | B: 1 2 | C: 1 2")
            assert ["A: pass"] == table.legal("A")
            table.play("A: pass")
            assert ["B"] == table.to_act

"""The nine worked cases of the rules, in their order."""

import pytest

from tripot.games.el_diablo import position
from tripot.games.el_diablo.scoring import gain
from tripot.games.el_diablo.tests.tricks import ends

article = pytest.mark.article


@article("ED-5")
def test_case_1_of_two_14s_the_second_wins() -> None:
    assert "A 10, B 14, C 14, D 6: C" == ends("10 14 14 6")


@article("ED-6")
def test_case_2_a_devil_is_16_or_0_as_announced() -> None:
    assert "A 13, B 15, C 16: C" == ends("13 15 D16")
    assert "A 13, B 15, C 0: B" == ends("13 15 D0")


@article("ED-8")
def test_case_3_a_chameleon_sets_a_devil_to_0() -> None:
    assert "A 0, B 0, C 6: C" == ends("D16 C>A=0 6")


@article("ED-7")
def test_case_4_a_chameleon_takes_a_14_that_lies_there() -> None:
    assert "A 0, B 13, C 14: C" == ends("14 13 C>A")


@article("ED-7")
def test_case_5_a_chameleon_takes_a_card_that_is_played_later() -> None:
    assert "A 14, B 6, C 0: A" == ends("14 C>C 6")


@article("ED-7", "ED-11")
def test_case_6_a_chameleon_takes_what_another_has_taken() -> None:
    assert "A 0, B 0, C 14: C" == ends("14 C>A C>B")


@article("ED-14")
def test_case_7_what_bids_bring() -> None:
    assert 9 == gain(3, 3, False)
    assert -4 == gain(4, 2, False)
    assert -8 == gain(4, 6, True)
    assert 10 == gain(0, 0, False)
    assert 20 == gain(0, 0, True)


@article("ED-14")
def test_case_7_at_the_table() -> None:
    bids = "bids: 2 4 4 0 | tricks: 2 2 6 2 | jackpots: C"
    table = position(f"2 3 5 | A: | B: | C: | D: 4 | {bids}")
    table.play("D: 4")
    assert [4, -4, -8, -10] == table.scores  # C takes the last trick, the seventh


@article("ED-9")
def test_case_8_an_answer_puts_the_first_chameleon_out() -> None:
    assert "B 9, C 0, (A): B" == ends("C>B C>C 9")


@article("ED-10", "ED-11")
def test_case_9_a_magician_before_a_chameleon() -> None:
    assert "A 0, B 14, C 0: B" == ends("M>B+ C>C 9")

"""The six worked cases of the rules, in their order."""

import pytest

from tripot.games.chouineurs import position

article = pytest.mark.article
SALOME = "A: R13 R26 B25 B29 Y9 Y13 K40 | B: Y30 Y29 Y28 Y27 Y26 Y25 Y24 | C: R27 R28 R29 R30 R25 R23"


@article("CH-9", "CH-11")
def test_case_1_the_yellow_11_wins_and_both_11s_whine() -> None:
    table = position("lead | A: B11 B3 | B: B29 R8 | C: Y11 Y9")
    for line in ("A: B11", "B: B29", "C: Y11"):
        table.play(line)
    trick = table.view(None).trick
    assert (2, [0, 2]) == (trick.winner, trick.whiners)
    assert ["A"] == table.to_act
    table.play("A: turn B3")
    assert ["Y30"] == [held.up for held in table.view("A").hand]
    table.play("C: point")
    assert ["C"] == table.to_act


@article("CH-12")
def test_case_2_three_tricks_on_2_4_score_9_and_the_card_leaves_five_score_0_and_it_stays() -> None:
    for before, points, is_there in (("2 4 0", 9, False), ("4 2 0", 0, True)):
        table = position(f"K40 R5 R8 | A: | B: | C: | tricks: {before} | bets: 2-4 0-1 0-1")
        table.play("B: point")
        assert points == table.scores[0]
        assert is_there == ("2-4" in table.view(None).players[0].bets)


@article("CH-12")
def test_case_3_no_trick_of_the_bet_card_but_two_whining_cards_are_2_points() -> None:
    table = position("K40 R5 R8 | A: | B: | C: | tricks: 2 4 0 | whined: 2 0 0 | bets: 0-2 0-1 0-1")
    table.play("B: point")
    assert 2 == table.scores[0]


@article("CH-7")
def test_case_4_under_a_blue_lead_blue_or_black() -> None:
    assert ["A: K40", "A: B25", "A: B29"] == position(f"B11 | {SALOME} | leader: C").legal("A")


@article("CH-7")
def test_case_5_black_led_must_be_followed_by_black() -> None:
    assert ["A: K40"] == position(f"K39 | {SALOME} | leader: C").legal("A")


@article("CH-10")
def test_case_6_a_blue_3_turned_is_a_yellow_30() -> None:
    table = position("B1 B8 B10 | A: B3 | B: R4 | C: R6")
    table.play("A: turn B3")
    assert [("Y30", "B3")] == [(held.up, held.down) for held in table.view("A").hand]
    assert "Y30" not in str(table.view("B"))

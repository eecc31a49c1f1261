"""Whining: CH-9, CH-10."""

import pytest

from tripot.engine.errors import IllegalMove
from tripot.games.chouineurs import GAME, position

article = pytest.mark.article
NINE = "whined: 3 2 2 2 0"  # the whole reserve of five players


def refused(case: str, *lines: str) -> str:
    """The article that forbids the last of these moves."""
    *before, last = lines
    table = position(case)
    for line in before:
        table.play(line)
    with pytest.raises(IllegalMove) as raised:
        table.play(last)
    return raised.value.article


@article("CH-10")
def test_a_whiner_turns_any_card_of_the_hand_or_takes_a_point() -> None:
    table = position("B5 B6 B7 | A: R4 K40 | B: R8 R9 | C: R10 R12")
    assert ["A: turn K40", "A: turn R4", "A: point"] == table.legal("A")


@article("CH-10")
def test_a_turned_card_lies_the_other_way_up_and_nobody_else_learns_which() -> None:
    case = "B5 B6 B7 | A: R4 K40 | B: R8 R9 | C: R10 R12"
    one, other = position(case), position(case)
    one.play("A: turn R4")
    other.play("A: turn K40")
    assert {"Y29", "K40"} == {held.up for held in one.view("A").hand}
    assert one.view("B") == other.view("B")
    last = one.view("B").last_trick
    assert last is not None
    assert ["turn", "", ""] == last.whines


@article("CH-10")
def test_a_point_is_an_unseen_card_of_the_reserve() -> None:
    table = position("B5 B6 B7 | A: R4 K40 | B: R8 R9 | C: R10 R12 | whined: 1 0 2")
    assert 20 == table.view("A").reserve
    table.play("A: point")
    view = table.view("A")
    assert (19, [2, 0, 2]) == (view.reserve, [player.whined for player in view.players])
    assert 19 == len(GAME.places(table.state)["reserve"])
    assert [0, 0, 0] == table.scores  # it counts when the round ends


@article("CH-10")
def test_several_whiners_choose_in_the_order_they_played() -> None:
    table = position("B12 Y12 R12 | A: R4 | B: R6 | C: R8 | leader: B")
    for seat in "BCA":
        assert [seat] == table.to_act
        table.play(f"{seat}: point")
    assert ["C"] == table.to_act  # the Y12 won


@article("CH-9", "CH-10")
def test_nobody_else_whines_nobody_plays_on_and_whining_cannot_be_declined() -> None:
    case = "B12 Y12 R1 | A: R4 R16 | B: R6 R20 | C: R8 R9"
    assert "CH-9" == refused(case, "A: point")
    assert "CH-9" == refused(case, "B: R6")
    assert "CH-10" == refused(case, "C: R8")
    assert "CH-10" == refused(case, "C: turn Y25")  # that end is down
    assert "CH-10" == refused(case, "C: turn R4")
    tie = "B12 Y12 R12 | A: R4 R16 | B: R6 R20 | C: R8 R9"
    assert "CH-10" == refused(tie, "C: point")  # not C's turn yet
    assert "CH-10" == refused(tie, "A: point", "A: point")  # once only


@article("CH-10")
def test_with_no_card_in_hand_only_the_point_is_left() -> None:
    assert ["A: point"] == position("B5 B6 B7 | A: | B: | C:").legal("A")


@article("CH-10")
def test_with_an_empty_reserve_only_the_turn_is_left() -> None:
    table = position(f"B5 B6 B7 B8 B10 | A: R4 | B: R8 | C: R10 | D: R12 | E: R14 | {NINE}")
    assert ["A: turn R4"] == table.legal("A")
    assert "CH-10" == refused(f"B5 B6 B7 B8 B10 | A: R4 | B: R8 | C: R10 | D: R12 | E: R14 | {NINE}", "A: point")


@article("CH-10")
def test_with_neither_there_is_no_move_and_the_round_is_scored() -> None:
    table = position(
        f"lead | A: B5 | B: B6 | C: B7 | D: B8 | E: B10 | tricks: 6 0 0 0 0 | {NINE} | bets: 3+ 3+ 3+ 3+ 3+"
    )
    for line in ("A: B5", "B: B6", "C: B7", "D: B8", "E: B10"):
        table.play(line)
    assert [13, 2, 2, 2, 0] == table.scores
    assert "choose" == table.view(None).phase


@article("CH-10")
def test_the_second_of_two_whiners_may_find_the_reserve_empty() -> None:
    table = position("B12 Y12 R30 B14 Y14 | A: | B: | C: | D: | E: | whined: 3 2 2 1 0")
    assert ["A"] == table.to_act
    table.play("A: point")
    assert (1, "choose") == (table.view(None).round, table.view(None).phase)  # B had nothing to choose from

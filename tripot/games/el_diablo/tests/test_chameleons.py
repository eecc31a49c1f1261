"""Chameleons: ED-7, ED-8, ED-9."""

import pytest

from tripot.engine.errors import IllegalMove
from tripot.games.el_diablo import position
from tripot.games.el_diablo.tests.tricks import ends

article = pytest.mark.article


def legal(case: str, seat: str) -> list[str]:
    return [line.split(": ")[1] for line in position(case).legal(seat)]


def refused(case: str, line: str) -> str:
    """The article that forbids it."""
    with pytest.raises(IllegalMove) as raised:
        position(case).play(line)
    return raised.value.article


@article("ED-7")
def test_a_chameleon_names_any_other_player_who_has_played_or_not() -> None:
    assert ["C>A", "C>C", "C>D"] == legal("14 | A: | B: C | C: 1 | D: 2", "B")
    assert ["C>B", "C>C", "C>D"] == legal("open | A: C | B: 3 | C: 1 | D: 2", "A")


@article("ED-7")
def test_nobody_names_themselves_or_a_seat_that_is_not_there() -> None:
    assert "ED-7" == refused("open | A: C | B: 2 | C: 3", "A: C>A")
    assert "ED-7" == refused("open | A: C | B: 2 | C: 3", "A: C>D")
    assert "ED-7" == refused("open | A: C | B: 2 | C: 3", "A: C>E=16")


@article("ED-7", "ED-9")
def test_nobody_names_a_player_who_is_out() -> None:
    assert ["C>B", "C>D"] == legal("C>B C>D | A: | B: | C: C | D: 4", "C")
    assert "ED-7" == refused("C>B C>D | A: | B: | C: C | D: 4", "C: C>A")


@article("ED-8")
def test_naming_the_player_of_a_devil_always_says_its_value() -> None:
    assert ["C>C", "C>A=16", "C>A=0"] == legal("D16 | A: | B: C | C: 1", "B")
    assert "ED-8" == refused("D16 | A: | B: C | C: 1", "B: C>A")
    assert "ED-8" == refused("D16 | A: | B: C | C: 1", "B: C>C=16")
    assert "ED-8" == refused("15 | A: | B: C | C: 1", "B: C>A=16")


@article("ED-8")
def test_a_chameleon_that_took_a_devil_is_no_devil() -> None:
    assert ["C>B", "C>A=16", "C>A=0"] == legal("D16 C>A=16 | A: | B: | C: C", "C")
    assert "A 0, B 0, C 16: C" == ends("D16 C>A=16 C>B")


@article("ED-8")
def test_a_devil_may_be_set_anew_by_one_chameleon_after_another() -> None:
    assert "A 0, B 16, C 16: C" == ends("D16 C>A=16 C>A=16")
    assert "A 0, B 16, C 0: B" == ends("D0 C>A=16 C>A=0")
    assert "A 0, B 0, C 16, D 3: C" == ends("D16 C>A=0 C>A=16 3")


@article("ED-8")
def test_a_devil_that_was_taken_already_can_still_be_set_anew() -> None:
    assert "A 0, B 16, C 4, D 16: D" == ends("D16 C>A=16 4 C>A=16")


@article("ED-8")
def test_a_devil_played_after_it_was_named_is_set_before_the_next_card() -> None:
    table = position("C>B D16 | A: | B: | C: 12")
    assert ["A"] == table.to_act
    assert ["A: =16", "A: =0"] == table.legal("A")
    for line in ("C: 12", "B: =16", "A: 12", "A: C>B=16", "A: bid 1"):
        with pytest.raises(IllegalMove) as raised:
            table.play(line)
        assert "ED-8" == raised.value.article
    table.play("A: =0")
    assert ["C"] == table.to_act
    table.play("C: 12")
    assert "A 0, B 0, C 12: C" == ends("C>B D16 =0 12")


@article("ED-8")
def test_several_owners_set_it_in_the_order_they_played() -> None:
    table = position("C>A 5 C>A D0 | A: | B: | C: | D: | lead: B")
    assert ["B"] == table.to_act
    table.play("B: =16")
    assert ["D"] == table.to_act
    assert "A 0, B 16, C 5, D 16: D" == ends("C>A 5 C>A D0 =16 =16", "B")
    assert "A 0, B 16, C 5, D 0: B" == ends("C>A 5 C>A D0 =16 =0", "B")
    assert ["D"] == position("C>B C>B D0 | A: | B: | C: 1 | D: | lead: D").to_act


@article("ED-8")
def test_a_devil_that_closes_the_trick_is_set_before_it_is_resolved() -> None:
    assert "A 14, B 16, C 0: B" == ends("14 C>C D0 =16")
    assert "A 14, B 0, C 0: A" == ends("14 C>C D16 =0")


@article("ED-8")
def test_named_before_and_after_it_is_played_each_chameleon_sets_it() -> None:
    assert "A 16, B 0, C 16, D 1: C" == ends("C>B D0 =16 C>B=16 1")


@article("ED-8")
def test_nobody_sets_a_devil_that_nobody_named() -> None:
    assert ["4"] == legal("C>C D16 | A: | B: | C: 4", "C")
    assert "ED-8" == refused("C>C D16 | A: | B: | C: 4", "C: =16")


@article("ED-9")
def test_an_answer_puts_everyone_out_who_had_named_the_player() -> None:
    assert "C 3, D 0, (A), (B): C" == ends("C>C C>C C>D 3")


@article("ED-9")
def test_with_nobody_left_to_name_an_answer_is_worth_0_and_wins() -> None:
    assert ["C"] == legal("C>C C>C | A: | B: | C: C", "C")
    assert "C 0, (A), (B): C" == ends("C>C C>C C")
    assert "ED-9" == refused("C>C C>C | A: | B: | C: C", "C: C>A")


@article("ED-9")
def test_an_answer_cannot_name_whom_it_puts_out() -> None:
    assert "ED-9" == refused("C>B | A: | B: C | C: 3", "B: C>A")
    assert "ED-9" == refused("C>B | A: | B: C | C: 3", "B: C>A=16")
    assert "ED-7" == refused("C>B | A: | B: C | C: 3", "B: C")


@article("ED-7")
def test_while_somebody_can_be_named_a_chameleon_must_name() -> None:
    assert "ED-7" == refused("open | A: C | B: 2 | C: 3", "A: C")
    assert ["C>C"] == legal("C>B | A: | B: C | C: 3", "B")


@article("ED-9")
def test_an_answer_may_be_answered() -> None:
    assert "C 0, (A), (B): C" == ends("C>B C>C C")
    assert "C 9, D 0, (A), (B): C" == ends("C>B C>C C>D 9")


@article("ED-9")
def test_a_chameleon_of_somebody_who_was_named_after_playing_is_no_answer() -> None:
    assert "A 0, B 0, C 14: C" == ends("14 C>A C>B")
    assert "A 0, B 7, C 6, D 0: B" == ends("C>D C>A 6 7")


@article("ED-9")
def test_who_is_out_is_skipped_as_actor_and_as_target() -> None:
    assert "B 0, C 8, D 0, (A): C" == ends("C>D C>A 8 C>B")  # B had named A, who is out: B takes nothing
    assert "B 9, C 0, D 0, (A): B" == ends("C>B C>C 9 M>A+")


@article("ED-9")
def test_a_named_player_without_a_chameleon_of_their_own_bears_it() -> None:
    assert "A 6, B 0, C 3: A" == ends("C>B 6 3")
    assert "A 0, B 0, C 8: C" == ends("C>B M>C+ 3")

"""Magicians: ED-10."""

import pytest

from tripot.engine.errors import IllegalMove
from tripot.games.el_diablo import position
from tripot.games.el_diablo.tests.tricks import ends

article = pytest.mark.article


@article("ED-10")
def test_a_magician_names_any_opponent_for_five_more_or_five_less() -> None:
    table = position("14 | A: | B: M | C: 1 | D: 2")
    assert ["B: M>A+", "B: M>C+", "B: M>D+", "B: M>A-", "B: M>C-", "B: M>D-"] == table.legal("B")


@article("ED-10")
@pytest.mark.parametrize("words", ["M>A+", "M>D-", "M>E+"])
def test_nobody_names_themselves_or_a_seat_that_is_not_there(words: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        position("open | A: M | B: 2 | C: 3").play(f"A: {words}")
    assert "ED-10" == refused.value.article


@article("ED-10")
@pytest.mark.parametrize(
    ("line", "end"),
    [
        ("M>B+ 15 D16", "A 0, B 20, C 16: B"),  # who has not played yet
        ("D16 15 M>A-", "A 11, B 15, C 0: B"),  # who has
        ("M>C- 2 6", "A 0, B 2, C 1: B"),
        ("M>B+ M>A+ 1", "A 5, B 5, C 1: C"),  # a magician cannot win, whatever it is worth
        ("M>B+ M>C- 1", "A 0, B 5, C -4: C"),
    ],
)
def test_five_more_or_less_for_the_target_and_no_trick_for_the_magician(line: str, end: str) -> None:
    assert end == ends(line)


@article("ED-10")
def test_who_is_out_may_be_named_to_no_effect() -> None:
    table = position("C>B C>D 9 | A: | B: | C: | D: M")
    assert "D: M>A+" in table.legal("D")
    assert "B 0, C 9, D 0, (A): C" == ends("C>B C>D 9 M>A+")


@article("ED-10", "ED-9")
def test_a_magician_whose_target_is_put_out_later_has_no_effect() -> None:
    assert "B 0, C 0, D 9, (A): D" == ends("C>C M>A+ C>B 9")

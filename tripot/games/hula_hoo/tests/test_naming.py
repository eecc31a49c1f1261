"""No turn order: HH-22, HH-23."""

import pytest

from tripot.engine.errors import IllegalMove
from tripot.games.hula_hoo import position

article = pytest.mark.article
CHAOS = "options: chaos_target"


@article("HH-22")
def test_who_played_names_who_must_answer() -> None:
    table = position(f"8+ | A: 9 1 | B: 1 1 | C: 10 1 | {CHAOS}")
    table.play("A: 9+")
    assert ["A"] == table.to_act
    assert ["A: >B", "A: >C"] == table.legal("A")
    table.play("A: >C")
    assert ["C"] == table.to_act


@article("HH-22")
def test_even_a_single_player_has_to_be_named() -> None:
    table = position(f"8+ | A: 9 1 | B: 1 1 | {CHAOS}")
    table.play("A: 9+")
    assert ["A: >B"] == table.legal("A")


@article("HH-22")
def test_a_double_draws_before_the_player_is_named() -> None:
    table = position(f"8+ | A: 8 1 | B: 1 1 | pile: 12 | {CHAOS}")
    table.play("A: 8=")
    assert [1, 12] == table.view("A").hand
    assert ["A: >B"] == table.legal("A")


@article("HH-22")
def test_if_the_named_player_is_out_the_same_player_names_another_and_may_change_the_call() -> None:
    table = position(f"9+ naming | A: 1 | B: 2 2 | C: 3 3 | D: 4 4 | {CHAOS}")
    table.play("A: >C")
    assert ["C: pass"] == table.legal("C")
    table.play("C: pass")
    assert ["A: >B+", "A: >D+", "A: >B-", "A: >D-"] == table.legal("A")
    table.play("A: >D-")
    assert ["D: 4+", "D: 4-"] == table.legal("D")


@article("HH-22")
def test_a_double_stays_a_double() -> None:
    table = position(f"9= naming again | A: 1 | B: 2 2 | C: 3 out | D: 4 4 | {CHAOS}")
    assert ["A: >B", "A: >D"] == table.legal("A")
    table.play("A: >B")
    assert "double" == table.view("B").call


@article("HH-22")
@pytest.mark.parametrize("line", ["A: >C", "A: >B+", "A: >F", "A: 1+", "A: pass", "B: 2+"])
def test_nobody_who_is_out_or_absent_is_named_and_no_call_is_changed_at_first(line: str) -> None:
    table = position(f"9- naming | A: 1 | B: 2 2 | C: 3 out | {CHAOS}")
    with pytest.raises(IllegalMove) as refused:
        table.play(line)
    assert "HH-22" == refused.value.article


@article("HH-23")
def test_nobody_names_themself() -> None:
    for status in ("9- naming", "9- naming again"):
        for words in (">A", ">A+", ">A-"):
            table = position(f"{status} | A: 1 | B: 2 2 | C: 3 3 | {CHAOS}")
            with pytest.raises(IllegalMove) as refused:
                table.play(f"A: {words}")
            assert "HH-23" == refused.value.article


@article("HH-16", "HH-22")
def test_when_the_last_other_player_is_out_the_active_one_wins_the_round() -> None:
    table = position(f"9+ naming | A: 1 | B: 2 2 | C: 3 out | points: 76 0 0 | {CHAOS}")
    table.play("A: >B")
    table.play("B: pass")
    assert ["A"] == table.winners

"""Playing a card: HH-5, HH-6, HH-10, HH-11, HH-12, HH-15."""

import pytest

from tripot.engine.errors import IllegalMove
from tripot.games.hula_hoo import HulaHooMatch, position

article = pytest.mark.article


def refused(table: str, line: str) -> str:
    """The article that forbids it."""
    with pytest.raises(IllegalMove) as raised:
        position(table).play(line)
    return raised.value.article


@article("HH-5")
def test_the_first_player_opens_with_any_card_from_hand_or_front_and_a_call() -> None:
    table = position("open | A: 1 7 / 13 | B: 2 2")
    assert ["A: 1+", "A: 1-", "A: 7+", "A: 7-", "A: f13+", "A: f13-"] == table.legal("A")


@article("HH-5")
def test_nobody_opens_with_a_double_or_with_a_card_of_somebody_else() -> None:
    assert "HH-5" == refused("open | A: 1 7 | B: 2 2", "A: 1=")
    assert "HH-5" == refused("open | A: 1 7 | B: 2 2", "A: 2+")


@article("HH-6")
def test_strictly_higher_under_plus_strictly_lower_under_moins() -> None:
    assert ["A: 9+", "A: 9-"] == position("8+ | A: 1 6 9 | B: 1").legal("A")
    assert ["A: 1+", "A: 1-", "A: 6+", "A: 6-"] == position("8- | A: 1 6 9 | B: 1").legal("A")


@article("HH-6")
def test_the_card_comes_from_hand_or_front_and_the_next_call_is_free() -> None:
    table = position("8+ | A: 9 / 9 | B: 10 12")
    assert ["A: 9+", "A: 9-", "A: f9+", "A: f9-"] == table.legal("A")
    table.play("A: f9+")
    assert (9, "plus", [9], []) == state_of(table)
    assert ["B"] == table.to_act


def state_of(table: HulaHooMatch) -> tuple[int, str, list[int], list[int]]:
    view = table.view("A")
    return view.top, view.call, view.hand, view.players[0].front


@article("HH-6")
def test_a_card_that_does_not_answer_or_is_not_there_is_refused() -> None:
    assert "HH-6" == refused("8+ | A: 1 9 | B: 1", "A: 1+")
    assert "HH-6" == refused("8+ | A: 1 9 | B: 1", "A: 10+")
    assert "HH-6" == refused("8+ | A: 1 9 | B: 1", "A: f9+")
    assert "HH-6" == refused("8+ | A: 1 9 | B: 10", "B: 10+")  # not B's turn


@article("HH-7")
def test_the_value_that_lies_there_is_a_double_and_nothing_else() -> None:
    assert "HH-7" == refused("8+ | A: 8 9 | B: 1", "A: 8+")
    assert "HH-7" == refused("8+ | A: 8 9 | B: 1", "A: 9=")


@article("HH-10")
@pytest.mark.parametrize("status", ["13+", "1-", "10=", "7+", "7-"])
def test_a_joker_answers_every_call_and_draws_nothing(status: str) -> None:
    table = position(f"{status} | A: 7 3 | B: 1 1")
    size = table.view("A").pile_size
    table.play("A: 7-")
    assert (7, "moins", [3], []) == state_of(table)
    assert size == table.view("A").pile_size


@article("HH-10")
def test_two_jokers_are_no_double() -> None:
    assert ["A: 7+", "A: 7-"] == position("7+ | A: 7 3 | B: 1").legal("A")
    assert "HH-10" == refused("7+ | A: 7 3 | B: 1", "A: 7=")


@article("HH-10")
def test_a_joker_counts_as_a_7_for_the_next_player() -> None:
    table = position("1+ | A: 7 3 | B: 6 8 1")
    table.play("A: 7+")
    assert ["B: 8+", "B: 8-"] == table.legal("B")


@article("HH-11")
@pytest.mark.parametrize(
    ("card", "hand", "legal"), [("13+", "13 7 12", {"7+", "7-", "13="}), ("1-", "1 7 2", {"7+", "7-", "1="})]
)
def test_plus_on_a_13_and_moins_on_a_1_leave_a_double_or_a_joker(card: str, hand: str, legal: set[str]) -> None:
    table = position(f"6{'+' if card == '13+' else '-'} | A: {card[:-1]} 5 | B: {hand}")
    table.play(f"A: {card}")
    assert legal == {line.removeprefix("B: ") for line in table.legal("B")}


@article("HH-12")
def test_who_can_play_must_play_and_who_cannot_must_pass() -> None:
    assert "HH-12" == refused("8+ | A: 9 | B: 1", "A: pass")
    assert ["A: pass"] == position("8+ | A: 1 2 | B: 1").legal("A")


@article("HH-3", "HH-20", "HH-22")
@pytest.mark.parametrize(("words", "number"), [("keep", "HH-3"), ("front 1 2 3 4 5", "HH-20"), (">B", "HH-22")])
def test_a_move_of_another_phase_names_the_article_of_that_phase(words: str, number: str) -> None:
    assert number == refused("8+ | A: 1 2 3 4 5 9 1 2 3 4 / 5 5 5 6 6 | B: 1", f"A: {words}")


@article("HH-12")
def test_who_passes_shows_the_hand_is_out_and_the_call_stands() -> None:
    table = position("8+ | A: 1 2 | B: 9 1 | C: 1")
    table.play("A: pass")
    assert [1, 2] == table.view("C").players[0].known
    assert (8, "plus") == state_of(table)[:2]
    assert ["B: 9+", "B: 9-"] == table.legal("B")
    with pytest.raises(IllegalMove) as raised:
        table.play("A: 1+")
    assert "HH-12" == raised.value.article


@article("HH-12", "HH-17")
def test_a_hand_shown_by_the_pass_that_ends_the_round_is_seen_with_its_result() -> None:
    table = position("13+ | A: 1 5 5 | B: 2 2 | options: no_exchange")
    table.play("A: pass")
    for seat in ("A", "B", None):
        last = table.view(seat).last_round
        assert last is not None
        assert (1, 1, [[1, 5, 5], []]) == (last.winner, last.points, last.shown)


@article("HH-12")
def test_who_is_out_is_passed_over() -> None:
    table = position("8+ | A: 9 1 | B: 1 out | C: 10 2")
    table.play("A: 9+")
    assert ["C"] == table.to_act


@article("HH-15")
def test_the_last_card_may_not_be_a_joker_but_the_last_but_one_may() -> None:
    assert "HH-15" == refused("8+ | A: 7 | B: 1", "A: 7+")
    table = position("8+ | A: 7 / 7 | B: 9 9")
    table.play("A: f7-")
    table = position("7- | A: 7 | B: 1 | C: 2")
    assert ["A: pass"] == table.legal("A")

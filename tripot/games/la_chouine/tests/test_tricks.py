"""A trick: LC-7, LC-8, LC-9, LC-11."""

import pytest

from tripot.engine.errors import IllegalMove
from tripot.games.la_chouine import position

article = pytest.mark.article


@article("LC-7")
def test_any_card_of_the_hand_may_be_played_whatever_was_led() -> None:
    table = position("F8 | A: F1 F2 R8 C1 G7 | B: R1 R2 R3 R4")
    assert ["A: F1", "A: F2", "A: R8", "A: C1", "A: G7"] == table.legal("A")


@article("LC-7")
def test_turns_go_clockwise_from_the_leader() -> None:
    table = position("lead | A: F1 | B: F2 | C: F3 | turn: B")
    for line in ("B: F2", "C: F3", "A: F1"):
        assert [line[0]] == table.to_act
        table.play(line)


@article("LC-7")
@pytest.mark.parametrize("line", ["A: F2", "A: R1", "B: R1", "B: duo R"])
def test_a_card_that_is_not_there_and_a_turn_that_is_another_s_are_refused(line: str) -> None:
    table = position("lead | A: F1 | B: R1")
    with pytest.raises(IllegalMove) as refused:
        table.play(line)
    assert "LC-7" == refused.value.article


@article("LC-8")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("F3 F7 F5", "B"),
        ("F8 F7 F5", "A"),
        ("F3 C1 F8", "B"),
        ("F3 C1 C2", "C"),
        ("C5 C8 C7", "B"),
        ("C1 F8 R8", "A"),
        ("G1 F8 R8", "A"),
        ("G1 F8 G2", "C"),
        ("F1 R8 R7", "A"),
    ],
)
def test_the_strongest_crown_wins_or_else_the_strongest_of_the_family_led(trick: str, winner: str) -> None:
    first, second, third = trick.split()
    table = position(f"lead | A: {first} F2 | B: {second} R2 | C: {third} C4")
    for line in (f"A: {first}", f"B: {second}", f"C: {third}"):
        table.play(line)
    last = table.view(None).last_trick
    assert last is not None
    assert winner == "ABC"[last.winner]
    assert [winner] == table.to_act


@article("LC-9")
def test_the_winner_may_look_at_the_trick_again_and_nobody_else() -> None:
    table = position("lead | A: F1 R3 | B: F2 R2 | C: G4 C4 | rest: C")
    for line in ("A: F1", "B: F2", "C: G4"):
        table.play(line)
    for seat in "ABC":  # all see it until the next card is played
        assert ["F1", "F2", "G4"] == table.view(seat).players[1].won
    table.play("B: R2")
    assert ["F1", "F2", "G4"] == table.view("B").players[1].won
    assert [] == table.view("A").players[1].won == table.view("C").players[1].won
    assert 1 == table.view("A").players[1].tricks
    assert {"F1", "F2", "G4"} < set(table.view("A").gone)
    assert table.view("A").last_trick is None


@article("LC-11")
def test_the_winner_of_a_trick_leads_the_next() -> None:
    table = position("F1 F2 | A: F8 C1 | B: R1 | C: R2")
    table.play("A: F8")
    assert ["A"] == table.to_act
    assert ["A: C1"] == table.legal("A")

"""Combinations: LC-7, LC-12, LC-13, LC-14, LC-15, LC-16, LC-17."""

import pytest

from tripot.engine.errors import IllegalMove
from tripot.games.la_chouine import position

article = pytest.mark.article
B = "B: R1 R2 R3 G1 G2"


def claims(case: str) -> list[str]:
    """What A can claim."""
    return [line[3:] for line in position(case).legal("A") if not line[-1].isdigit() or "triplette" in line]


def refused(case: str, line: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        position(case).play(line)
    return refusal.value.article


@article("LC-13")
@pytest.mark.parametrize("family", "FRCG")
def test_a_duo_is_the_4_and_the_5_of_one_family(family: str) -> None:
    assert [f"duo {family}"] == claims(f"lead | A: {family}4 {family}5 C1 C2 G8 | B: R1 R2 R3 G1 G2")


@article("LC-13")
@pytest.mark.parametrize("cards", ["F4 R5", "F5 F6", "F3 F4", "F8 R1"])
def test_other_pairs_are_no_duo(cards: str) -> None:
    case = f"lead | A: {cards} C1 C2 G8 | B: R3 R2 R7 G1 G2"
    assert [] == claims(case)
    assert "LC-13" == refused(case, "A: duo F")


@article("LC-13")
def test_who_holds_two_duos_says_which() -> None:
    assert ["duo F", "duo G"] == claims(f"lead | A: F4 F5 G4 G5 C1 | {B}")


@article("LC-14")
def test_a_triplette_is_three_cards_of_a_force() -> None:
    assert ["triplette F6 C6 G6"] == claims(f"lead | A: F6 C6 G6 C1 C2 | {B}")
    assert ["triplette R1 C1 G1"] == claims("lead | A: R1 C1 G1 C2 C7 | B: R4 R2 R3 F1 G2")


@article("LC-14")
def test_a_holder_of_four_says_which_three_and_keeps_the_other_hidden() -> None:
    table = position(f"lead | A: F6 R6 C6 G6 C2 | {B}")
    lines = ["A: triplette R6 C6 G6", "A: triplette F6 C6 G6", "A: triplette F6 R6 G6", "A: triplette F6 R6 C6"]
    assert lines == table.legal("A")[5:]
    table.play("A: triplette F6 R6 G6")
    assert ["F6", "R6", "G6"] == table.view("B").players[0].known == table.view("B").must
    assert ["A: F6", "A: R6", "A: G6"] == table.legal("A")


@article("LC-14")
@pytest.mark.parametrize("line", ["A: triplette F6 R6 C6", "A: triplette F6 R6 R6", "A: triplette F6 R6 C7"])
def test_two_cards_of_a_force_or_three_forces_are_no_triplette(line: str) -> None:
    assert "LC-14" == refused("lead | A: F6 R6 C7 C1 G8 | B: R1 R2 R3 G1 G2", line)


@article("LC-15")
@pytest.mark.parametrize(
    "case",
    [
        "lead | A: F1 F2 F3 F4 F6 | B: R1 R2 R3 G1 G2",
        "lead | A: F2 F3 F4 F5 F6 | B: R1 R2 R3 G1 G2",
        "lead | A: F1 F2 F3 F5 | B: R1 R2 R3 R4 | C: G1 G2 G3 G4",
        "lead | A: F2 F3 F4 | B: R1 R2 R3 | C: G1 G2 G3 | D: C1 C2 C3",
        "lead | A: F8 R1 R2 | B: F1 F2 R3 | C: G1 G2 G3 | D: C1 C2 C3",
        "lead | A: F1 F2 F3 F4 | B: R1 R2 R3 R4",
    ],
)
def test_an_architecte_starts_at_1_and_is_as_long_as_a_full_hand(case: str) -> None:
    assert "LC-15" == refused(case, "A: architecte F")


@article("LC-15")
@pytest.mark.parametrize(
    "case",
    [
        "lead | A: C1 C2 C3 C4 C5 | B: R1 R2 R3 G1 G2",
        "lead | A: C1 C2 C3 C4 | B: R1 R2 R3 R4 | C: G1 G2 G3 G4",
        "lead | A: C1 C2 C3 | B: R1 R2 R3 | C: G1 G2 G3 | D: F1 F2 F3",
    ],
)
def test_an_architecte_is_5_4_or_3_cards(case: str) -> None:
    table = position(case)
    table.play("A: architecte C")
    assert ["architecte"] == table.view("B").players[0].combinations
    assert table.view("A").hand == table.view("B").must


@article("LC-16")
@pytest.mark.parametrize(
    "case",
    [
        "lead | A: F7 R7 R8 C8 G8 | B: R1 R2 R3 G1 G2",
        "lead | A: F7 R7 C7 G8 | B: R1 R2 R3 R4 | C: G1 G2 G3 G4",
        "lead | A: F8 R8 C8 | B: R1 R2 R3 | C: G1 G2 G3 | D: F1 F2 F3",
    ],
)
def test_a_briscard_is_a_full_hand_of_7s_and_8s(case: str) -> None:
    table = position(case)
    table.play("A: briscard")
    assert ["briscard"] == table.view("B").players[0].combinations
    assert table.view("A").hand == table.view("B").must == table.view("B").players[0].known


@article("LC-16")
@pytest.mark.parametrize(
    "case", ["lead | A: F7 R7 R8 C8 G6 | B: R1 R2 R3 G1 G2", "lead | A: F8 R8 C8 G8 | B: R1 R2 R3 G1"]
)
def test_another_card_or_a_hand_that_has_shrunk_is_no_briscard(case: str) -> None:
    assert "LC-16" == refused(case, "A: briscard")


@article("LC-17")
@pytest.mark.parametrize(
    "case",
    [
        "lead | A: G4 G5 G6 G7 G8 | B: R1 R2 R3 G1 G2",
        "lead | A: G5 G6 G7 G8 | B: R1 R2 R3 R4 | C: G1 G2 G3 G4",
    ],
)
def test_a_chouine_ends_the_round_at_once_with_one_reward(case: str) -> None:
    table = position(case)
    table.play("A: chouine G")
    assert 1 == table.view("A").round
    assert [1] + [0] * (len(table.scores) - 1) == table.scores


@article("LC-17")
@pytest.mark.parametrize("cards", ["F3 F4 F5 F6 F7", "F4 F5 F6 F7 R8", "F8 R1 R2 R3 R4"])
def test_a_run_that_does_not_end_at_8_or_is_broken_is_no_chouine(cards: str) -> None:
    assert "LC-17" == refused(f"lead | A: {cards} | B: R5 R6 R7 G1 G2", "A: chouine F")


@article("LC-12")
def test_the_combination_card_is_no_longer_available_to_anybody() -> None:
    case = f"lead | A: F4 F5 G4 G5 C1 | {B}"
    table = position(case)
    table.play("A: duo F")
    assert "duo" not in table.view("B").available


@article("LC-12")
@pytest.mark.parametrize(
    ("hand", "line"),
    [
        ("F4 F5 C1 C2 R8", "A: duo F"),
        ("F6 R6 C6 C2 R8", "A: triplette F6 R6 C6"),
        ("F1 F2 F3 F4 F5", "A: architecte F"),
        ("F7 F8 R7 R8 C8", "A: briscard"),
    ],
)
def test_what_another_has_claimed_is_refused(hand: str, line: str) -> None:
    kind = line.split()[1]
    case = f"lead | A: {hand} | B: C4 C5 C3 G6 G3 / "
    assert line in position(f"{case} G4 G7 G1 G2").legal("A")
    assert "LC-12" == refused(f"{case} G4 G7 G1 G2 {kind}", line)


@article("LC-12")
def test_a_claim_is_made_before_playing_and_stays_with_its_owner() -> None:
    table = position("G8 | A: F4 F5 C1 C2 R8 | B: C4 C5 R6 R7")
    table.play("A: duo F")
    assert ["A"] == table.to_act
    table.play("A: F4")
    assert ["duo"] == table.view("B").players[0].combinations
    assert ["F5"] == table.view("B").players[0].known


@article("LC-7", "LC-12")
def test_after_a_claim_one_of_its_cards_is_played_and_nothing_else_is_claimed() -> None:
    table = position(f"lead | A: F4 R4 C4 F5 G7 | {B}")
    table.play("A: duo F")
    assert ["A: F4", "A: F5"] == table.legal("A")
    for line, number in (("A: G7", "LC-7"), ("A: triplette F4 R4 C4", "LC-12"), ("A: duo F", "LC-12")):
        with pytest.raises(IllegalMove) as refusal:
            table.play(line)
        assert number == refusal.value.article
    table.play("A: F5")
    table.play("B: R1")
    table.play(table.legal("A")[0])
    table.play(table.legal("B")[0])
    assert "A: triplette F4 R4 C4" in table.legal("A")


@article("LC-7")
def test_a_copy_made_right_after_a_claim_is_bound_by_it_too() -> None:
    table = position(f"lead | A: F4 R4 C4 F5 G7 | {B}")
    used = table.state.clone()
    table.play("A: duo F")
    used.restore(table.state)
    assert [3, 4] == table.state.clone().legal(0) == used.legal(0)


@article("LC-12")
def test_nobody_claims_on_another_s_turn() -> None:
    assert "LC-7" == refused("lead | A: F1 F2 R7 C1 G8 | B: R4 R5 R3 G1 G2", "B: duo R")

"""A trick: CH-6, CH-7, CH-8, CH-9, CH-11."""

import pytest

from tripot.engine.errors import IllegalMove
from tripot.games.chouineurs import ChouineursMatch, position
from tripot.games.chouineurs.cards import END_OF
from tripot.games.chouineurs.moves import POINT

article = pytest.mark.article
SALOME = "R13 R26 B25 B29 Y9 Y13 K40"
OTHERS = "B: Y30 Y29 Y28 Y27 Y26 Y25 Y24 | C: R27 R28 R29 R30 R25 R23"


def refused(case: str, line: str) -> str:
    """The article that forbids it."""
    with pytest.raises(IllegalMove) as raised:
        position(case).play(line)
    return raised.value.article


def cards(table: ChouineursMatch, seat: str) -> set[str]:
    return {line.removeprefix(f"{seat}: ") for line in table.legal(seat)}


@article("CH-6")
def test_the_leader_plays_any_card() -> None:
    table = position(f"lead | A: {SALOME} | {OTHERS} B22")
    assert set(SALOME.split()) == cards(table, "A")


@article("CH-6")
def test_only_the_leader_leads_and_only_with_a_card_of_the_hand() -> None:
    assert "CH-6" == refused(f"lead | A: {SALOME} | {OTHERS} B22", "B: Y30")
    assert "CH-6" == refused(f"lead | A: {SALOME} | {OTHERS} B22", "A: Y30")


@article("CH-7")
def test_the_colour_asked_must_be_followed_and_black_is_always_allowed() -> None:
    table = position(f"R19 | A: {SALOME} | {OTHERS} | leader: C")
    assert {"R13", "R26", "K40"} == cards(table, "A")


@article("CH-7")
def test_who_cannot_follow_plays_anything() -> None:
    table = position(f"B22 | A: {SALOME} | {OTHERS} | leader: C")
    table.play("A: B25")
    assert 7 == len(table.legal("B"))


@article("CH-7")
def test_yellow_asked_is_followed_like_any_colour() -> None:
    table = position(f"Y22 | A: {SALOME} | {OTHERS} | leader: C")
    assert {"Y9", "Y13", "K40"} == cards(table, "A")


@article("CH-7")
def test_a_card_that_does_not_follow_or_is_not_there_is_refused() -> None:
    case = f"B22 | A: {SALOME} | {OTHERS} | leader: C"
    assert "CH-7" == refused(case, "A: R13")
    assert "CH-7" == refused(case, "A: B24")
    assert "CH-7" == refused(case, "B: Y30")  # not B's turn


@article("CH-7")
def test_play_goes_clockwise() -> None:
    table = position(f"lead | A: {SALOME} | {OTHERS} B22")
    table.play("A: B29")
    assert ["B"] == table.to_act
    table.play("B: Y24")
    assert ["C"] == table.to_act


@article("CH-8")
def test_a_card_is_played_as_it_lies_and_nobody_turns_one_without_whining() -> None:
    case = "lead | A: B3 R26 | B: B29 R8 | C: Y11 Y9"
    assert "CH-8" == refused(case, "A: Y30")
    assert "CH-8" == refused(case, "A: turn B3")
    assert "CH-9" == refused(case, "A: point")
    assert "CH-6" == position(case).state.refusal(0, -1)  # no end at all


@article("CH-9")
@pytest.mark.parametrize(
    ("trick", "whiners"),
    [
        ("B5 B6 B7", [0]),
        ("B7 B6 B8", [1]),
        ("K35 R30 Y9", [2]),  # whatever its colour
        ("B12 Y12 R1", [2]),
        ("B12 Y12 R12", [0, 1, 2]),
    ],
)
def test_the_lowest_value_whines_and_on_a_tie_all_of_them(trick: str, whiners: list[int]) -> None:
    view = position(f"{trick} | A: | B: | C:").view(None)
    assert whiners == view.trick.whiners
    assert whiners[:1] == view.to_act


@article("CH-11")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("B5 Y9 Y10", 2),
        ("B30 Y9 K35", 2),
        ("K35 K36 Y30", 1),
        ("R14 B30 R20", 2),  # another colour is of no use
        ("R14 B30 B29", 0),
        ("B11 R30 B12", 2),
        ("B11 R30 R29", 0),
        ("Y10 B30 R30", 0),
        ("B11 B29 Y11", 2),
    ],
)
def test_the_highest_black_wins_then_the_highest_yellow_then_the_colour_asked(trick: str, winner: int) -> None:
    assert winner == position(f"{trick} | A: | B: | C:").view(None).trick.winner


@article("CH-9", "CH-11")
def test_a_copy_of_an_unfinished_trick_goes_on_to_the_same_whiner_and_the_same_winner() -> None:
    table = position("B12 B30 | A: R4 | B: R6 | C: B29 R8")
    for state in (table.state.clone(), table.state):
        state.apply(2, END_OF["B29"])
        state.apply(0, POINT)
        assert [1] == state.acting()


@article("CH-11")
def test_the_winner_takes_the_trick_and_leads_the_next_one() -> None:
    table = position("lead | A: B5 R4 | B: B29 R6 | C: Y11 R8 | tricks: 1 3 1")
    for line in ("A: B5", "B: B29", "C: Y11", "A: point"):
        table.play(line)
    view = table.view("B")
    assert [1, 3, 2] == [player.tricks for player in view.players]
    assert (["C"], 2) == (table.to_act, view.leader)
    assert view.last_trick == view.tricks[0]
    assert (["B5", "B29", "Y11"], 2, ["point", "", ""]) == seen(table)


def seen(table: ChouineursMatch) -> tuple[list[str], int | None, list[str]]:
    trick = table.view(None).last_trick
    assert trick is not None
    return trick.cards, trick.winner, list(trick.whines)


@article("CH-7")
def test_everybody_sees_which_colours_a_player_lacks_until_a_card_is_turned() -> None:
    table = position("lead | A: B5 B30 R8 | B: R6 R4 Y10 | C: B8 K40 R10")
    for line in ("A: B5", "B: R4", "C: B8"):
        table.play(line)
    assert ["B"] == table.view("C").players[1].lacks
    table.play("B: turn R6")
    assert [] == table.view("C").players[1].lacks


@article("CH-7")
def test_a_black_card_says_nothing_about_the_colour_asked() -> None:
    table = position("B5 | A: B30 R8 | B: R6 Y10 K40 | C: B8 R10 R12")
    table.play("B: K40")
    assert [] == table.view("C").players[1].lacks

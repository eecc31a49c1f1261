"""The five worked cases of the rules, in their order."""

import pytest

from tripot.engine.errors import IllegalMove
from tripot.engine.match import Match
from tripot.games.la_chouine import GAME, LaChouineMatch, position

article = pytest.mark.article


def play(table: LaChouineMatch, lines: str) -> LaChouineMatch:
    for line in lines.split(", "):
        table.play(line)
    return table


@article("LC-8")
@pytest.mark.parametrize(("last", "winner"), [("G1", "B"), ("C1", "D")])
def test_case_1_the_strongest_of_the_family_led_wins_unless_there_is_a_crown(last: str, winner: str) -> None:
    table = position(f"F3 F7 R8 | A: F1 | B: F2 | C: F4 | D: {last} F5 | turn: D")
    table.play(f"D: {last}")
    assert [winner] == table.to_act


@article("LC-8")
def test_case_1_the_leader_wins_if_nobody_else_plays_the_family() -> None:
    table = play(position("lead | A: F3 R1 | B: R8 R2 | C: G8 R3"), "A: F3, B: R8, C: G8")
    assert ["A"] == table.to_act


@article("LC-12", "LC-7")
def test_case_2_after_a_duo_the_4_or_the_5_is_played() -> None:
    table = position("lead | A: F4 F5 R4 C4 G7 | B: R5 G4 G5 C1 C2")
    assert "A: duo F" in table.legal("A")
    table.play("A: duo F")
    assert ["A: F4", "A: F5"] == table.legal("A")
    with pytest.raises(IllegalMove) as refused:
        table.play("A: triplette F4 R4 C4")
    assert "LC-12" == refused.value.article
    table.play("A: F5")
    with pytest.raises(IllegalMove) as refused:
        table.play("B: duo G")
    assert "LC-12" == refused.value.article


@article("LC-4", "LC-6", "LC-10")
def test_case_3_three_players_play_six_tricks_with_refill_and_four_without() -> None:
    table = Match.start(GAME, seats=3)
    view = table.view(None)
    assert (12, 2, 18) == (sum(p.hand_size for p in view.players), len(view.aside), view.pile_size + len(view.row))
    refilled = without = 0
    while (view := table.view(None)).round == 0:
        if view.phase == "play" and view.trick is None:
            refilled, without = (refilled + 1, without) if view.row else (refilled, without + 1)
        table.play(table.legal(table.to_act[0])[0])
    assert (6, 4) == (refilled, without)


@article("LC-17")
def test_case_4_with_four_players_6_7_8_of_one_family_end_the_round() -> None:
    table = position("F1 | A: R6 R7 R8 | B: F2 F3 F4 | C: C1 C2 C3 | D: G1 G2")
    table.play("A: chouine R")
    assert (1, [1, 0, 0, 0]) == (table.view("B").round, table.scores)


@article("LC-19")
def test_case_5_the_only_player_at_0_wins_by_champalu() -> None:
    won = "A: F1 / F8 F7 R8 R7 G8 C2 | B: C1 | C: F2 / R1 R2 R3"
    table = play(position(f"lead | {won} | aside: F3 G1 | rest: B"), "A: F1, B: C1, C: F2")
    last = table.view("A").last_round
    assert last is not None
    assert [18, 26, 0] == [player.total for player in last.players]
    assert ("champalu", [0, 0, 1]) == (last.won_by, table.scores)


@article("LC-19")
def test_case_5_with_two_players_at_0_there_is_no_champalu() -> None:
    table = play(position("lead | A: C1 | B: F1 | C: F2 | aside: F3 G1 | rest: A"), "A: C1, B: F1, C: F2")
    last = table.view("A").last_round
    assert last is not None
    assert [44, 0, 0] == [player.total for player in last.players]
    assert ("points", [1, 0, 0]) == (last.won_by, table.scores)

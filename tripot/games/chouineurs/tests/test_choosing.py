"""Before a round: CH-2, CH-4."""

import pytest

from tripot.engine.errors import IllegalMove
from tripot.games.chouineurs import ChouineursMatch, position
from tripot.games.chouineurs.deck import BETS

article = pytest.mark.article
HANDS = "A: B1 B14 B26 R7 R15 R20 R24 | B: R8 R9 R10 R11 R12 R14 R16 | C: Y18 Y16 Y10 Y12 Y14 Y30 Y28"


def refused(table: ChouineursMatch, line: str) -> str:
    """The article that forbids it."""
    with pytest.raises(IllegalMove) as raised:
        table.play(line)
    return raised.value.article


@article("CH-2")
def test_everybody_has_the_same_five_bet_cards() -> None:
    expected = ["0-1", "0-2", "1-3", "2-4", "3+"]
    assert [expected] * 3 == [player.bets for player in position(f"choose | {HANDS}").view(None).players]
    assert expected == list(BETS)


@article("CH-4")
def test_all_choose_at_once_a_way_up_and_a_bet_card_together() -> None:
    table = position(f"choose | {HANDS}")
    assert ["A", "B", "C"] == table.to_act
    bets = ["0-1", "0-2", "1-3", "2-4", "3+"]
    assert [f"B: {way} {bet}" for way in ("keep", "turn") for bet in bets] == table.legal("B")


@article("CH-4")
def test_a_hand_is_turned_as_a_whole() -> None:
    table = position(f"choose | {HANDS}")
    table.play("A: turn 2-4")
    assert {"K40", "R26", "R13", "B29", "B25", "Y13", "Y9"} == {held.up for held in table.view("A").hand}
    table.play("B: keep 0-1")
    assert "R8" in [held.up for held in table.view("B").hand]


@article("CH-4")
def test_a_choice_is_secret_until_all_have_chosen_and_the_way_up_stays_so() -> None:
    table = position(f"choose | {HANDS}")
    before = table.view("B").players
    table.play("A: turn 2-4")
    assert before == table.view("B").players
    assert ("2-4", "") == (table.view("A").bet, table.view("B").bet)
    assert "" == table.view("A").players[0].bet
    table.play("C: keep 3+")
    table.play("B: keep 0-1")
    assert ["2-4", "0-1", "3+"] == [player.bet for player in table.view(None).players]
    assert ["A"] == table.to_act


@article("CH-4")
def test_a_choice_is_final_and_nothing_is_played_before_all_have_chosen() -> None:
    table = position(f"choose | {HANDS}")
    table.play("A: keep 2-4")
    for line in ("A: turn 2-4", "A: B1", "B: R8", "C: point"):
        assert "CH-4" == refused(table, line)


@article("CH-2", "CH-12")
def test_nobody_bets_with_a_card_that_has_left_the_game() -> None:
    table = position(f"choose | {HANDS} | round: 3 | points: 12 0 10 | gone: 0-1 2-4 / / 3+")
    assert ["0-2", "1-3", "3+"] == table.view("A").players[0].bets
    assert 6 == len(table.legal("A"))
    assert "CH-2" == refused(table, "A: turn 2-4")


@article("CH-4")
def test_nobody_chooses_later_in_the_round() -> None:
    assert "CH-4" == refused(position("lead | A: K40 | B: R5 | C: R8"), "A: keep 2-4")

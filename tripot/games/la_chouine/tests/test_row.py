"""The row beside the draw pile: LC-6, LC-10, LC-11."""

import pytest

from tripot.engine.chance import Seed
from tripot.engine.errors import IllegalMove
from tripot.engine.match import Match
from tripot.games.la_chouine import GAME, position

article = pytest.mark.article
FOUR = "F1 F3 F4 | A: R1 R2 C8 | B: G1 G2 | C: G4 G5 | D: R4 R5"


@article("LC-6")
def test_as_many_cards_are_turned_up_as_there_are_players() -> None:
    table = position(f"{FOUR} | row: C1 R8 F2 G3 | pile: C4 C5 C6 G8")
    table.play("A: C8")
    for line in ("A: take C1", "B: take R8", "C: take F2", "D: take G3"):
        assert "take" == table.view("A").phase
        table.play(line)
    assert ["C4", "C5", "C6", "G8"] == table.view("A").row
    assert "play" == table.view("A").phase


@article("LC-10")
def test_from_the_winner_clockwise_each_takes_one_the_last_one_too() -> None:
    table = position("F1 C2 F4 | A: R1 R2 F8 | B: G1 G2 | C: G4 G5 | D: R4 R5 | row: C1 R8 F2 G3")
    table.play("A: F8")
    assert ["C: take F2", "C: take R8", "C: take C1", "C: take G3"] == table.legal("C")
    table.play("C: take C1")
    table.play("D: take R8")
    table.play("A: take G3")
    assert ["B: take F2"] == table.legal("B")
    table.play("B: take F2")
    assert ["F2", "G1", "G2"] == table.view("B").hand


@article("LC-10")
def test_everybody_knows_who_took_what_until_it_is_played() -> None:
    table = position(f"{FOUR} | row: C1 R8 F2 G3")
    table.play("A: C8")
    table.play("A: take C1")
    assert ["C1"] == table.view("C").players[0].known
    for line in ("B: take R8", "C: take F2", "D: take G3", "A: C1"):
        table.play(line)
    assert [[], ["R8"], ["F2"], ["G3"]] == [player.known for player in table.view(None).players]


@article("LC-10")
@pytest.mark.parametrize(
    ("line", "number"),
    [("A: take C3", "LC-10"), ("B: take C1", "LC-10"), ("A: R1", "LC-10"), ("A: duo R", "LC-12")],
)
def test_while_the_row_is_taken_nothing_else_is_done(line: str, number: str) -> None:
    table = position(f"{FOUR} | row: C1 R8 F2 G3")
    with pytest.raises(IllegalMove) as refused:
        table.play("A: take C1")
    assert "LC-10" == refused.value.article  # not before the trick is won
    table.play("A: C8")
    with pytest.raises(IllegalMove) as refused:
        table.play(line)
    assert number == refused.value.article


@article("LC-10", "LC-11")
def test_with_the_pile_gone_the_winner_leads_at_once() -> None:
    table = position("R3 | A: F8 R1 R2 G1 R7 | B: F2 F3 C1 C2 | pile: end")
    table.play("A: R7")
    assert [] == table.view("A").row
    assert ["A: F8", "A: R1", "A: R2", "A: G1"] == table.legal("A")


@article("LC-10")
@pytest.mark.parametrize(("seats", "tricks"), [(2, 16), (3, 10), (4, 8)])
def test_a_round_has_as_many_tricks_as_cards_allow(seats: int, tricks: int) -> None:
    table = Match.start(GAME, seats=seats, seed=Seed(3))
    while table.view(None).round == 0:
        before = table.view(None)
        table.play(table.legal(table.to_act[0])[0])  # cards come before claims
    assert tricks == sum(player.tricks for player in before.players) + 1

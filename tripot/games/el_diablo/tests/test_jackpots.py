"""Jackpots: ED-13."""

import pytest

from tripot.engine.chance import Seed
from tripot.engine.errors import IllegalMove
from tripot.engine.match import Match
from tripot.games.el_diablo import GAME, ElDiabloMatch, position

article = pytest.mark.article

SIX_LEFT = "6 7 | A: 1 1 1 2 2 | B: 3 3 3 4 4 | C: 5 5 5 6 6 8 | bids: 1 2 3"
FIVE_LEFT = "jackpots | A: 1 1 1 2 2 | B: 3 3 3 4 4 | C: 5 5 5 6 6 | bids: 1 2 3 | lead: C"


def jackpots(table: ElDiabloMatch, seat: str | None) -> list[bool | None]:
    return [player.jackpot for player in table.view(seat).players]


@article("ED-13")
def test_everybody_chooses_when_five_cards_are_left_before_that_trick() -> None:
    table = position(SIX_LEFT)
    assert [None, None, None] == jackpots(table, "A")
    table.play("C: 8")
    assert ["A", "B", "C"] == table.to_act
    assert ["A: jackpot", "A: no jackpot"] == table.legal("A")


@article("ED-13")
def test_choices_are_final_and_secret_until_all_are_made() -> None:
    table = position(FIVE_LEFT)
    table.play("B: jackpot")
    assert [None, True, None] == jackpots(table, "B")
    assert [None, None, None] == jackpots(table, "A") == jackpots(table, None)
    for line in ("B: no jackpot", "A: 1", "C: bid 2", "A: =16"):
        with pytest.raises(IllegalMove) as refused:
            table.play(line)
        assert "ED-13" == refused.value.article
    table.play("A: no jackpot")
    assert [False, None, None] == jackpots(table, "A")
    table.play("C: no jackpot")
    assert [False, True, False] == jackpots(table, None)
    assert ["C"] == table.to_act
    table.play("C: 5")
    assert [False, True, False] == jackpots(table, "A")


@article("ED-13")
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_comes_up_once_a_round(seats: int) -> None:
    table, chance = Match.start(GAME, seats=seats, seed=Seed(3)), Seed(3).chance(1)
    asked = 0
    while table.to_act:
        asked += table.view(None).phase == "jackpots"
        seat = table.state.next_to_act()
        table.state.play(seat, table.state.random_move(seat, chance))
    assert seats * seats == asked  # every player in every round


@article("ED-13")
def test_a_new_round_starts_without_jackpots() -> None:
    table = position("9 3 | A: | B: | C: 2 | jackpots: A C")
    table.play("C: 2")
    last = table.view("A").last_round
    assert last is not None
    assert [True, False, True] == last.jackpots
    while table.view(None).phase != "jackpots":
        table.play(table.legal(table.to_act[0])[0])
    for seat in "ABC":
        table.play(f"{seat}: no jackpot")
    assert [False, False, False] == jackpots(table, None)

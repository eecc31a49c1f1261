"""Bidding: ED-3."""

import pytest

from tripot.engine.chance import Seed
from tripot.engine.errors import IllegalMove
from tripot.engine.match import Match
from tripot.games.el_diablo import GAME, ElDiabloMatch

article = pytest.mark.article


def start(seats: int) -> ElDiabloMatch:
    return Match.start(GAME, seats=seats, seed=Seed(1))


def bids_seen(table: ElDiabloMatch, seat: str | None) -> list[int | None]:
    return [player.bid for player in table.view(seat).players]


@article("ED-3")
@pytest.mark.parametrize(("seats", "most"), [(3, 18), (4, 13), (5, 10)])
def test_a_bid_is_from_0_to_the_number_of_cards_in_hand(seats: int, most: int) -> None:
    table = start(seats)
    for seat in table.to_act:
        assert [f"{seat}: bid {number}" for number in range(most + 1)] == table.legal(seat)
    if most < 18:
        with pytest.raises(IllegalMove) as refused:
            table.play(f"A: bid {most + 1}")
        assert "ED-3" == refused.value.article


@article("ED-3")
def test_bids_are_secret_until_all_are_made_and_then_stay_visible() -> None:
    table = start(3)
    table.play("B: bid 7")
    assert [None, None, None] == bids_seen(table, "A") == bids_seen(table, None)
    assert [None, 7, None] == bids_seen(table, "B")
    assert ["A", "C"] == table.to_act
    table.play("A: bid 0")
    assert [0, None, None] == bids_seen(table, "A")
    table.play("C: bid 18")
    assert [0, 7, 18] == bids_seen(table, None)
    table.play(table.legal(table.to_act[0])[0])
    assert [0, 7, 18] == bids_seen(table, "A")


@article("ED-3")
def test_a_bid_is_final_and_nobody_plays_before_all_have_bid() -> None:
    table = start(4)
    table.play("A: bid 2")
    for line in ("A: bid 3", "B: 4", "C: jackpot", "D: =16"):
        with pytest.raises(IllegalMove) as refused:
            table.play(line)
        assert "ED-3" == refused.value.article


@article("ED-4")
def test_after_the_last_bid_the_dealer_s_left_neighbour_leads() -> None:
    table = start(4)
    leader = "ABCD"[(table.view(None).dealer + 1) % 4]
    for seat in "DBCA":
        table.play(f"{seat}: bid 3")
    assert [leader] == table.to_act

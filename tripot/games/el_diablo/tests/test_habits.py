"""Habits: what a beginner would expect of a sensible player."""

import pytest

from tripot.engine.chance import Seed
from tripot.engine.habits import RANDOM
from tripot.engine.match import Match
from tripot.games.el_diablo import GAME, position

LOW = "2 2 2 3 3 3 4 4 4 5"
HIGH = "12 13 13 14 14 15 15 D D D"
REST = "C: 5 5 6 6 6 7 7 7 8 8 | D: 8 9 9 9 10 10 10 11 11 11 | E: 12 12 13 14 15 C C C M M"
HABITS = GAME.tuned()


def choice(case: str, seat: str = "A") -> str:
    table = position(case)
    number = table.seat(seat)
    return table.words(number, HABITS.choose(table.state, number, Seed(1).chance(0)))


def test_it_bids_much_on_high_cards_and_nothing_on_low_ones() -> None:
    deal = f"bids | A: {LOW.replace('2 2 2', '2 2 M')} | B: {HIGH} | {REST}"
    assert "bid 0" == choice(deal, "A")
    assert int(choice(deal, "B").split()[1]) >= 5


def test_it_takes_a_trick_that_it_needs_as_cheaply_as_it_can() -> None:
    assert "12" == choice("9 11 | A: 13 13 | B: 14 14 | C: 15 12 4 | bids: 0 0 1", "C")


def test_it_throws_a_high_card_that_loses_when_it_has_enough() -> None:
    assert "11" == choice("9 12 | A: 10 13 | B: 5 14 | C: 15 11 4 | bids: 0 0 0", "C")


def test_it_plays_its_devil_as_it_needs_it() -> None:
    assert "D16" == choice("9 12 | A: | B: | C: D | bids: 0 0 1", "C")
    assert "D0" == choice("9 12 | A: | B: | C: D | bids: 0 0 0", "C")


def test_its_chameleon_takes_the_best_card_that_lies_there() -> None:
    assert "C>B" == choice("9 12 | A: | B: | C: C | bids: 0 0 1", "C")
    assert "C>A=16" == choice("D0 12 | A: | B: | C: C | D: 15 | bids: 0 0 1 0", "C")


def test_it_sets_a_devil_as_it_needs_it() -> None:
    assert "=16" == choice("14 C>C D0 | A: | B: | C: | bids: 0 1 0", "B")
    assert "=0" == choice("14 C>C D16 | A: | B: | C: | bids: 0 0 0", "B")


def test_it_declares_a_jackpot_only_when_its_cards_agree_with_its_bid() -> None:
    others = "B: 3 3 4 4 5 | C: 6 6 7 7 8"
    assert "jackpot" == choice(f"jackpots | A: 1 1 1 2 2 | {others} | bids: 0 1 1")
    assert "no jackpot" == choice(f"jackpots | A: 1 1 1 2 2 | {others} | bids: 3 1 1")


@pytest.mark.parametrize(
    ("others", "said"), [("5 5 5", "jackpot"), ("5 5 C", "jackpot"), ("C C C", "no jackpot"), ("5 D D", "no jackpot")]
)
def test_it_fears_chameleons_and_devils_that_have_not_been_played(others: str, said: str) -> None:
    assert said == choice(f"jackpots | A: 14 14 15 15 15 | B: 2 2 {others} | C: 3 3 3 4 4 | bids: 5 0 0")


def test_its_chameleon_hopes_for_somebody_who_has_yet_to_play_only_if_that_can_win() -> None:
    assert "C>C" == choice("3 | A: 1 | B: C 1 | C: 5 10 | bids: 0 1 0", "B")
    assert "C>A" == choice("9 | A: 1 | B: C 1 | C: 5 10 | bids: 0 1 0", "B")


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_wins_much_more_often_than_chance(seats: int) -> None:
    wins = 0
    for seed in range(20):
        match, chance = Match.start(GAME, seats=seats, seed=Seed(seed)), Seed(seed).chance(9)
        while match.to_act:
            seat = match.state.next_to_act()
            by_habit = seat == seed % seats
            habits = HABITS if by_habit else RANDOM
            match.state.apply(seat, habits.choose(match.state, seat, chance))
        wins += seed % seats in match.state.winners()
    assert wins > 14


@pytest.mark.article("ED-3")
def test_a_secret_bid_is_taken_to_be_what_the_hand_is_worth() -> None:
    table = position(f"bids | A: {LOW.replace('2 2 2', '2 2 M')} | B: {HIGH} | {REST}")
    world, habits = table.state, HABITS
    bids = [int(habits.choose(world, seat, Seed(1).chance(0))) for seat in range(5)]
    for seat in range(3):
        world.apply(seat, world.legal(seat)[-1])  # as much as there is
    habits.settle(world, 0, Seed(1).chance(0))
    assert [10, *(bids[seat] - bids[0] for seat in (1, 2))] == [int(world.at[seat].bid) for seat in range(3)]
    assert {-1} == {int(world.at[seat].bid) for seat in (3, 4)}

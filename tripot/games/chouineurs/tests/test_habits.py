"""Habits are sensible, legal, and look at nothing hidden."""

import json

import pytest

from tripot.engine.chance import Seed
from tripot.engine.match import Match
from tripot.games.chouineurs import GAME, position
from tripot.games.chouineurs.habits import ChouineursHabits

NUMBERS: dict[str, float] = json.loads((GAME.folder / "habits.json").read_text())
HABITS = ChouineursHabits(NUMBERS)
WEAK = "B: R5 R7 R8 R10 R12 R14 R16 | C: B5 B7 B9 B11 B13 B15 B17"


def choice(case: str, seat: str = "A") -> str:
    table = position(case)
    number = HABITS.choose(table.state, table.seat(seat), Seed(1).chance(0))
    return table.words(table.seat(seat), number)


def test_strong_cards_are_best_held_the_weak_way_up_for_a_low_bet_and_many_whines() -> None:
    assert "turn 0-1" == choice(f"choose | A: K40 K39 K38 K37 Y30 Y29 Y12 | {WEAK}")
    assert "keep 0-1" == choice(f"choose | A: B1 R1 B2 R2 B3 R4 B21 | {WEAK}")


def test_without_low_bets_it_holds_strong_cards_up_for_a_high_one() -> None:
    case = f"choose | A: K40 K39 K38 K37 Y30 Y29 Y12 | {WEAK} | round: 4 | points: 20 20 20"
    assert "keep 3+" == choice(f"{case} | gone: 0-1 0-2 1-3 / /")


def test_it_bets_on_nothing_with_nothing() -> None:
    hand = "B6 B8 B10 B12 B14 R11 B18"
    assert choice(f"choose | A: {hand} | {WEAK}").endswith(("0-1", "0-2"))


@pytest.mark.parametrize(("bet", "tricks", "card"), [("2-4", "3 2 0", "B12"), ("3+", "2 3 0", "Y30")])
def test_it_ducks_once_its_bet_is_full_and_wins_while_it_is_not(bet: str, tricks: str, card: str) -> None:
    case = "R8 R10 | A: Y30 B12 | B: R5 | C: R9 | leader: B"
    assert card == choice(f"{case} | bets: {bet} 0-1 0-1 | tricks: {tricks}")


def test_it_turns_the_card_that_its_bet_needs_and_else_takes_the_point() -> None:
    assert "turn B1" == choice("B5 B6 B8 | A: B1 | B: R4 | C: R6 | tricks: 2 3 0 | bets: 2-4 0-1 0-1")
    assert "point" == choice("B6 B8 B5 | A: B1 | B: R4 | C: R6 | leader: B | tricks: 0 5 0 | bets: 0-1 0-1 0-1")


def test_worlds_in_which_the_hands_fit_the_bets_are_likelier() -> None:
    strong = position("lead | A: B5 B7 | B: K40 K39 | C: R5 R7 | tricks: 1 2 2 | bets: 0-1 3+ 1-3").state
    weak = position("lead | A: B5 B7 | B: R5 R7 | C: K40 K39 | tricks: 1 2 2 | bets: 0-1 3+ 1-3").state
    assert 1 > HABITS.likelihood(strong, 0) > HABITS.likelihood(weak, 0)


@pytest.mark.article("CH-4")
def test_until_bets_are_shown_they_say_nothing() -> None:
    state = position(f"choose | A: K40 K39 K38 K37 Y30 Y29 Y12 | {WEAK}").state
    assert 1 == HABITS.likelihood(state, 0)
    state.apply(1, state.legal(1)[0])
    assert 1 == HABITS.likelihood(state, 0)


@pytest.mark.article("CH-4")
def test_a_secret_bet_and_way_up_are_taken_to_be_what_the_hand_is_best_for() -> None:
    case = f"choose | A: R1 R2 R3 B1 B2 B3 B4 | {WEAK}"
    settled, chosen = position(case).state, position(case).state
    for state in (settled, chosen):
        state.apply(0, state.legal(0)[0])
    settled.apply(1, settled.legal(1)[-1])  # turned, for the highest bet
    HABITS.settle(settled, 0, Seed(1).chance(0))
    chosen.apply(1, HABITS.choose(chosen, 1, Seed(1).chance(0)))
    assert (chosen.at[1].bet, chosen.turned) == (settled.at[1].bet, settled.turned)
    assert settled.at[0].bet == chosen.at[0].bet
    assert -1 == settled.at[2].bet


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_bet_card_in_hand_is_worth_something_until_the_last_round(seats: int) -> None:
    state = Match.start(GAME, seats=seats, seed=Seed(3)).state
    assert HABITS.worth(state, 0) == pytest.approx(0)
    state.at[1].bets = 1
    assert HABITS.worth(state, 0) > 0


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_wins_much_more_often_than_chance(seats: int) -> None:
    wins = 0
    for seed in range(40):
        state, chance = Match.start(GAME, seats=seats, seed=Seed(seed)).state, Seed(seed).chance(9)
        while state.to_act:
            seat = state.next_to_act()
            by_habit = seat == seed % seats
            state.apply(seat, HABITS.choose(state, seat, chance) if by_habit else state.random_move(seat, chance))
        wins += seed % seats in state.winners()
    assert wins > 32  # a third, a quarter, a fifth would be chance

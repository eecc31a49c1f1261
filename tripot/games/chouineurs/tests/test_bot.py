"""The sensible bot: what a beginner would expect of it."""

import pytest

from tripot.engine.chance import Seed
from tripot.engine.match import Match
from tripot.games.chouineurs import GAME, position

WEAK = "B: R5 R7 R8 R10 R12 R14 R16 | C: B5 B7 B9 B11 B13 B15 B17"


def choice(case: str, seat: str = "A") -> str:
    table = position(case)
    number = GAME.bot(table.view(seat), Seed(1).chance(0))
    return table.words(table.seat(seat), number)


def test_it_holds_strong_cards_up_for_a_high_bet() -> None:
    assert "keep 3+" == choice(f"choose | A: K40 K39 K38 K37 Y30 Y29 Y12 | {WEAK}")
    assert "turn 3+" == choice(f"choose | A: B1 R1 B2 R2 B3 R4 B21 | {WEAK}")


def test_it_bets_on_nothing_with_nothing() -> None:
    hand = "B6 B8 B10 B12 B14 R11 B18"
    assert choice(f"choose | A: {hand} | {WEAK}").endswith(("0-1", "0-2"))


@pytest.mark.parametrize(("tricks", "card"), [("3 2 0", "B12"), ("2 3 0", "Y30")])
def test_it_ducks_once_its_bet_is_full_and_wins_while_it_is_not(tricks: str, card: str) -> None:
    case = "R8 R10 | A: Y30 B12 | B: R5 | C: R9 | leader: B | bets: 2-4 0-1 0-1"
    assert card == choice(f"{case} | tricks: {tricks}")


def test_it_turns_the_card_that_its_bet_needs_and_else_takes_the_point() -> None:
    assert "turn B1" == choice("B5 B6 B8 | A: B1 | B: R4 | C: R6 | tricks: 2 3 0 | bets: 2-4 0-1 0-1")
    assert "point" == choice("B6 B8 B5 | A: B1 | B: R4 | C: R6 | leader: B | tricks: 0 5 0 | bets: 0-1 0-1 0-1")


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_wins_much_more_often_than_chance(seats: int) -> None:
    wins = 0
    for seed in range(40):
        state, chance = Match.start(GAME, seats=seats, seed=Seed(seed)).state, Seed(seed).chance(9)
        while state.to_act:
            seat = state.next_to_act()
            by_bot = seat == seed % seats
            state.apply(seat, GAME.bot(GAME.view(state, seat), chance) if by_bot else state.random_move(seat, chance))
        wins += seed % seats in state.winners()
    assert wins > 30  # a third, a quarter, a fifth would be chance

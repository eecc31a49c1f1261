"""The sensible bot: what a beginner would expect of it."""

import pytest

from tripot.engine.chance import Seed
from tripot.engine.match import Match
from tripot.games.la_chouine import GAME, position


def choice(case: str, seat: str = "A") -> str:
    table = position(case)
    return table.words(table.seat(seat), GAME.bot(table.view(seat), Seed(1).chance(0)))


def test_it_claims_what_it_can_the_most_valuable_first() -> None:
    assert "duo F" == choice("lead | A: F4 F5 R1 G1 C2 | B: R2 R3 R5 G2 G3")
    assert "triplette F4 R4 C4" == choice("lead | A: F4 R4 C4 F5 G7 | B: R2 R3 R5 G2 G3")
    assert "chouine F" == choice("lead | A: F4 F5 F6 F7 F8 | B: R2 R3 R5 G2 G3")


def test_it_wins_a_rich_trick_with_its_least_trump() -> None:
    assert "C2" == choice("F8 | A: C2 C6 R1 G4 G8 | B: R2 R3 R5 G3")


def test_it_throws_a_worthless_card_where_it_cannot_win() -> None:
    assert "G1" == choice("C8 | A: F7 R8 G1 F8 R7 | B: R2 R3 R5 G3")


def test_it_takes_the_card_that_makes_a_combination() -> None:
    assert "take G5" == choice("C8 F1 | A: F7 R8 G4 F2 | B: R2 R3 R5 G3 | row: G5 G6")
    assert "take C7" == choice("C8 F1 | A: F7 R8 G4 F2 | B: R2 R3 R5 G3 | row: C7 G1")


def test_four_at_a_table_it_ducks_while_it_has_no_point_and_no_great_trump() -> None:
    assert "G4" == choice("F8 R1 | A: C2 F1 G4 | B: R2 R3 R5 | C: G1 G2 | D: F2 F3")
    assert "take F2" == choice("C8 F1 R1 G1 | A: F3 G3 | B: R2 R3 | C: G2 G6 | D: R6 F6 R8 | row: F2 R7 C5")
    assert "C4" == choice("F8 R1 | A: C4 F1 G4 | B: R2 R3 R5 | C: G1 G2 | D: F2 F3")


@pytest.mark.parametrize(("seats", "enough"), [(2, 48), (3, 39), (4, 38)])
def test_it_wins_much_more_often_than_chance(seats: int, enough: int) -> None:
    wins = 0
    for seed in range(60):
        match, chance = Match.start(GAME, seats=seats, seed=Seed(seed)), Seed(seed).chance(9)
        while match.to_act:
            seat = match.state.next_to_act()
            by_bot = seat == seed % seats
            move = GAME.bot(GAME.view(match.state, seat), chance) if by_bot else match.state.random_move(seat, chance)
            match.state.apply(seat, move)
        wins += seed % seats in match.state.winners()
    assert wins > enough

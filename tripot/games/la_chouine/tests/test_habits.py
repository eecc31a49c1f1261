"""The habits: what a beginner would expect of them, and that they look at nothing hidden."""

import json

import pytest

from tripot.engine.chance import Seed
from tripot.engine.habits import LIKELIEST
from tripot.games.la_chouine import GAME, position
from tripot.games.la_chouine.cards import named
from tripot.games.la_chouine.habits import LaChouineHabits
from tripot.games.la_chouine.outlook import game_share

NUMBERS = json.loads((GAME.folder / "habits.json").read_text(encoding="utf-8"))
HABITS = LaChouineHabits(NUMBERS)


def choice(case: str, seat: str = "A") -> str:
    table = position(case)
    number = table.seat(seat)
    return table.words(number, HABITS.choose(table.state, number, Seed(1).chance(0)))


def test_they_claim_what_they_can_the_most_valuable_first() -> None:
    assert "duo F" == choice("lead | A: F4 F5 R1 G1 C2 | B: R2 R3 R5 G2 G3")
    assert "triplette F4 R4 C4" == choice("lead | A: F4 R4 C4 F5 G7 | B: R2 R3 R5 G2 G3")
    assert "chouine F" == choice("lead | A: F4 F5 F6 F7 F8 | B: R2 R3 R5 G2 G3")


def test_they_win_a_rich_trick_with_the_least_trump() -> None:
    assert "C2" == choice("F8 | A: C2 C6 R1 G4 G8 | B: R2 R3 R5 G3")


def test_they_throw_a_worthless_card_where_they_cannot_win() -> None:
    assert "G1" == choice("C8 | A: F7 R8 G1 F8 R7 | B: R2 R3 R5 G3")


def test_they_take_the_card_that_makes_a_combination() -> None:
    assert "take G5" == choice("C8 F1 | A: F7 R8 G4 F2 | B: R2 R3 R5 G3 | row: G5 G6")


def test_they_take_the_card_that_would_make_a_chouine_for_somebody_else() -> None:
    table = position("C8 F1 R1 G1 | A: F3 G3 | B: R6 R7 | C: G2 G6 | D: F2 F6 F7 | row: R8 C1 F5")
    table.state.at[1].known = named(["R6", "R7"])
    assert "take R8" == table.words(0, HABITS.choose(table.state, 0, Seed(1).chance(0)))


def test_who_has_no_point_yet_when_all_others_have_ducks_for_champalu() -> None:
    case = "F8 R1 | A: C2 F1 G4 | B: R2 R3 R5{} | C: G1 G2{} | D: F2 F3{}"
    assert "C2" == choice(case.format("", "", ""))
    assert choice(case.format(" / R4 R6 R7 C1", " / F4 F5 F6 G6", " / G5 G7 C3 C4")) in ("F1", "G4")


def test_who_has_not_claimed_a_duo_hardly_has_it() -> None:
    table = position("F1 | A: R1 R2 R3 G1 G2 | B: F4 F5 G3 G8")
    assert LIKELIEST * NUMBERS["declined"] == HABITS.likelihood(table.state, 0)
    assert LIKELIEST == HABITS.likelihood(table.state, 1)


def test_points_without_a_reward_help_to_choose_and_are_soberly_worth_nothing() -> None:
    table = position("C1 | A: F1 / triplette | B: / F8 F7 R8 R7 C8 C7 | rest: A")
    table.play("A: F1")
    share = game_share(table.state, 0)
    assert pytest.approx(share + 2 * NUMBERS["margin"]) == HABITS.worth(table.state, 0)
    assert share == HABITS.sober().worth(table.state, 0)


def test_a_reward_is_worth_more_to_who_has_one_already_and_shares_add_up() -> None:
    shares = []
    for rewards in ((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)):
        state = position("lead | A: F1 | B: F2 | C: F3").state
        for player, number in zip(state.at, rewards, strict=True):
            player.rewards = number
        assert pytest.approx(1.0) == sum(game_share(state, seat) for seat in range(3))
        shares.append(game_share(state, 0))
    assert shares[0] == pytest.approx(1 / 3)
    assert shares[1] > shares[2] > shares[3]

"""The habits of a good player: they look at nothing hidden, and do what somebody who knows the game would expect."""

import json

from tripot.engine.chance import Seed
from tripot.games.hula_hoo import GAME, position
from tripot.games.hula_hoo.habits import HulaHooHabits

HABITS = HulaHooHabits(json.loads((GAME.folder / "habits.json").read_text()))
VARIANTS = [{}, {"chaos_target": True}, {"chaos_deal": True, "no_exchange": True}]


def choice(case: str, seat: str = "A") -> str:
    table = position(case)
    number = HABITS.choose(table.state, table.seat(seat), Seed(1).chance(0))
    return table.words(table.seat(seat), number)


def test_they_ask_for_what_the_next_player_does_not_show() -> None:
    assert choice("4+ | A: 9 13 / 1 | B: / 10 11 12").endswith("-")
    assert choice("4+ | A: 9 13 / 1 | B: / 1 2 3").endswith("+")


def test_they_double_for_the_card_that_it_brings() -> None:
    assert "4=" == choice("4+ | A: 4 9 1 | B: 2 3 5 8")


def test_they_go_out_rather_than_draw() -> None:
    assert choice("4+ | A: 9 | B: 2 3 4").startswith("9")


def test_they_do_not_keep_a_lone_joker_for_last() -> None:
    assert choice("4+ | A: 7 9 | B: 2 3 4").startswith("7")


def test_they_swap_middling_cards_and_never_a_joker() -> None:
    assert "swap 6 8 9" == choice("exchange | A: 1 / 6 7 8 9 13 | B: 1 / 2 3 4 5 6")


def test_they_hide_their_jokers_when_they_may_choose_a_front_row() -> None:
    chosen = choice("front | A: 4 5 6 7 7 8 9 13 1 1 | B: 1 2 2 3 3 4 4 5 5 6 | options: chaos_deal")
    assert "front 4 5 6 8 9" == chosen


def test_they_name_who_is_least_likely_to_answer() -> None:
    assert ">C" == choice("12+ naming | A: 1 | B: / 13 | C: / 1 | options: chaos_target")


def test_a_won_game_is_worth_all_and_a_lost_one_nothing() -> None:
    table = position("4+ | A: 9 | B: 2 3 4 | points: 76 70")
    table.play("A: 9+")
    assert [100.0, 0.0] == [HABITS.worth(table.state, seat) for seat in (0, 1)]

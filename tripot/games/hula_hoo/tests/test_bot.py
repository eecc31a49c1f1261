"""The sensible bot: what a beginner would expect of it."""

import pytest

from tripot.engine.chance import Seed
from tripot.engine.match import Match
from tripot.games.hula_hoo import GAME, position


def choice(case: str, seat: str = "A") -> str:
    table = position(case)
    number = GAME.bot(table.view(seat), Seed(1).chance(0))
    return table.words(table.seat(seat), number)


def test_it_asks_for_what_the_next_player_does_not_show() -> None:
    assert choice("4+ | A: 9 13 / 1 | B: / 10 11 12").endswith("-")
    assert choice("4+ | A: 9 13 / 1 | B: / 1 2 3").endswith("+")


def test_it_keeps_its_joker_while_another_card_does_as_well() -> None:
    assert "7" not in choice("4+ | A: 7 13 1 | B: 2 3 4")


def test_it_does_not_keep_a_lone_joker_for_last() -> None:
    assert choice("4+ | A: 7 9 | B: 2 3 4").startswith("7")


def test_it_swaps_middling_cards_and_never_a_joker() -> None:
    assert "swap 6 8 9" == choice("exchange | A: 1 / 6 7 8 9 13 | B: 1 / 2 3 4 5 6")


def test_it_hides_its_jokers_when_it_may_choose_its_front_row() -> None:
    chosen = choice("front | A: 4 5 6 7 7 8 9 13 1 1 | B: 1 2 2 3 3 4 4 5 5 6 | options: chaos_deal")
    assert "front 4 5 6 8 9" == chosen


def test_it_names_who_is_least_likely_to_answer() -> None:
    assert ">C" == choice("12+ naming | A: 1 | B: / 13 | C: / 1 | options: chaos_target")


@pytest.mark.parametrize("options", [{}, {"chaos_target": True}, {"chaos_deal": True}], ids=str)
def test_it_wins_much_more_often_than_chance(options: dict[str, bool]) -> None:
    wins = 0
    for seed in range(60):
        match, chance = Match.start(GAME, seats=3, seed=Seed(seed), options=options), Seed(seed).chance(9)
        while match.to_act:
            seat = match.state.next_to_act()
            by_bot = seat == seed % 3
            move = GAME.bot(GAME.view(match.state, seat), chance) if by_bot else match.state.random_move(seat, chance)
            match.state.apply(seat, move)
        wins += seed % 3 in match.state.winners()
    assert wins > 36  # a third would be chance

"""Dealing a round: HH-1, HH-2, HH-4, HH-20, HH-21."""

from collections import Counter

import pytest

from tripot.engine.chance import Seed
from tripot.engine.errors import BadInput, IllegalMove
from tripot.engine.match import Match
from tripot.games.hula_hoo import GAME, HulaHooMatch, position
from tripot.games.hula_hoo.cards import WHOLE_DECK, values

article = pytest.mark.article
DECK = values(WHOLE_DECK)


def start(seats: int, **options: bool) -> HulaHooMatch:
    return Match.start(GAME, seats=seats, seed=Seed(1), options=options)


@article("HH-1")
def test_there_are_84_cards_twelve_of_them_jokers() -> None:
    assert 84 == len(DECK)
    assert {7: 12} | {value: 6 for value in range(1, 14) if value != 7} == Counter(DECK)


@article("HH-2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_gets_five_cards_in_hand_and_five_in_front(seats: int) -> None:
    table = start(seats)
    view = table.view("A")
    assert [5] * seats == [player.hand_size for player in view.players]
    assert [5] * seats == [len(player.front) for player in view.players]
    assert 84 - 10 * seats == view.pile_size
    assert 5 == len(view.hand)


@article("HH-2")
def test_a_deck_given_card_by_card_is_dealt_seat_after_seat_hand_before_front() -> None:
    table = Match.start(GAME, seats=2, deck=DECK, options={"no_exchange": True})
    assert [1, 1, 1, 1, 1] == table.view("A").hand
    assert [1, 2, 2, 2, 2] == table.view("A").players[0].front
    assert [2, 2, 3, 3, 3] == table.view("B").hand
    assert [3, 3, 3, 4, 4] == table.view("A").players[1].front


@pytest.mark.parametrize(
    ("deck", "wrong"),
    [
        ([], "card 1, 0 instead of 6"),
        (DECK[1:], "card 1, 5 instead of 6"),
        ([*DECK, 7], "card 7, 13 instead of 12"),
        ([14, *DECK], "card 14, 1 instead of 0"),
        ([*DECK[:-1], 7], "card 7, 13 instead of 12"),
    ],
)
def test_a_deck_that_is_not_the_game_s_is_refused_by_the_card_that_is_wrong(deck: list[int], wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong):
        Match.start(GAME, seats=2, deck=deck)


@article("HH-4")
def test_the_first_dealer_is_drawn_at_random_and_the_left_neighbour_begins() -> None:
    firsts = Counter(Match.start(GAME, seats=3, seed=Seed(seed)).view("A").first for seed in range(300))
    assert {0, 1, 2} == set(firsts)
    assert min(firsts.values()) > 70


@article("HH-4")
def test_the_left_neighbour_of_the_last_winner_begins_the_next_round() -> None:
    table = position("4+ | A: 1 1 | B: 5 | C: 1 1 | turn: B | options: no_exchange")
    table.play("B: 5+")
    assert (1, 2) == (table.view("A").round, table.view("A").first)
    assert ["C"] == table.to_act


@article("HH-20")
def test_in_a_chaos_deal_ten_cards_are_dealt_hidden_and_all_choose_together() -> None:
    table = start(3, chaos_deal=True)
    assert ["A", "B", "C"] == table.to_act
    assert [10, 10, 10] == [player.hand_size for player in table.view("B").players]
    assert [[], [], []] == [player.front for player in table.view("B").players]


@article("HH-20")
def test_a_chosen_front_row_is_final_and_secret_until_all_have_chosen() -> None:
    table = position("front | A: 1 2 3 4 5 6 7 8 9 10 | B: 1 1 1 1 1 2 2 2 2 2 | options: chaos_deal")
    before = table.view("B")
    table.play("A: front 2 4 6 8 10")
    assert [2, 4, 6, 8, 10] == table.view("A").chosen
    assert before.players == table.view("B").players
    assert [] == table.view("B").chosen
    with pytest.raises(IllegalMove) as refused:
        table.play("A: front 1 2 3 4 5")
    assert "HH-20" == refused.value.article
    table.play("B: front 1 1 2 2 2")
    assert [2, 4, 6, 8, 10] == table.view("B").players[0].front
    assert [1, 3, 5, 7, 9] == table.view("A").hand
    assert [1, 1, 2, 2, 2] == table.view("A").players[1].front


@article("HH-20")
@pytest.mark.parametrize(
    "choice", ["front 1 1 1 1 1 1", "front 1 1 1 1", "front 3 1 1 1 1", "front 1 1 1 1 1 " + "1 " * 30]
)
def test_a_front_row_is_five_of_one_s_own_ten_cards(choice: str) -> None:
    table = position("front | A: 1 1 1 1 1 2 2 2 2 2 | B: 3 3 3 3 3 4 4 4 4 4 | options: chaos_deal")
    with pytest.raises(IllegalMove) as refused:
        table.play(f"A: {choice}")
    assert "HH-20" == refused.value.article


@article("HH-20", "HH-21")
@pytest.mark.parametrize(("options", "phase"), [("chaos_deal", "exchange"), ("chaos_deal no_exchange", "play")])
def test_the_exchange_follows_a_chaos_deal_unless_it_is_switched_off(options: str, phase: str) -> None:
    table = position(f"front | A: 1 1 1 1 1 2 2 2 2 2 | B: 3 3 3 3 3 4 4 4 4 4 | options: {options}")
    table.play("B: front 3 3 3 3 3")
    table.play("A: front 1 1 1 1 1")
    assert phase == table.view("A").phase


@article("HH-21")
def test_without_exchange_the_first_player_opens_at_once() -> None:
    assert "play" == start(4, no_exchange=True).view("A").phase
    assert "exchange" == start(4).view("A").phase

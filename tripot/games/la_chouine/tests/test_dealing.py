"""Dealing a round: LC-1, LC-2, LC-3, LC-4, LC-5."""

from collections import Counter

import pytest

from tripot.engine.chance import Seed
from tripot.engine.errors import BadInput
from tripot.engine.match import Match
from tripot.games.la_chouine import GAME, position
from tripot.games.la_chouine.cards import NAMES, NUMBERS, WHOLE_DECK
from tripot.games.la_chouine.deck import COMBINATION_CARDS, COMBINATIONS
from tripot.games.la_chouine.scoring import card_points

article = pytest.mark.article
DECK = list(range(32))


@article("LC-1")
def test_there_are_four_families_of_forces_1_to_8() -> None:
    assert 32 == len(NAMES)
    assert dict.fromkeys("FRCG", 8) == Counter(name[0] for name in NAMES)
    assert {str(force): 4 for force in range(1, 9)} == Counter(name[1] for name in NAMES)


@article("LC-1")
@pytest.mark.parametrize(
    ("option", "by_force", "in_all"),
    [("adapted", [0, 0, 0, 1, 1, 1, 3, 4], 40), ("traditional", [0, 0, 0, 2, 3, 4, 10, 11], 120)],
)
def test_a_card_is_worth_points_by_its_force_and_the_option(option: str, by_force: list[int], in_all: int) -> None:
    state = Match.start(GAME, seats=2, options={"card_points": option}).state
    for family in "FRCG":
        assert by_force == [card_points(state.card_points, 1 << NUMBERS[f"{family}{force}"]) for force in range(1, 9)]
    assert in_all == card_points(state.card_points, WHOLE_DECK)


@article("LC-1")
def test_a_table_that_becomes_a_copy_of_another_counts_as_it_does() -> None:
    adapted, traditional = (
        Match.start(GAME, seats=2, options={"card_points": option}).state for option in ("adapted", "traditional")
    )
    adapted.restore(traditional)
    assert GAME.view(traditional, 0) == GAME.view(adapted, 0)


@article("LC-2", "LC-3")
@pytest.mark.parametrize("seats", GAME.seats)
def test_seven_combinations_are_available_at_the_start_of_a_round(seats: int) -> None:
    view = Match.start(GAME, seats=seats).view("A")
    assert ["crue", "duo", "triplette", "champalu", "architecte", "briscard", "chouine"] == view.available


@article("LC-2", "LC-3")
def test_of_thirteen_combination_cards_one_of_each_kind_serves_at_a_table() -> None:
    assert 13 == sum(map(len, COMBINATION_CARDS.values()))
    for seats in GAME.seats:
        serving = [kind for kind, cards in COMBINATION_CARDS.items() for served in cards if seats in served]
        assert Match.start(GAME, seats=seats).view("A").available == serving


@article("LC-3")
def test_the_combinations_are_available_again_in_the_next_round() -> None:
    table = position("lead | A: C8 | B: F1 / duo triplette")
    table.play("A: C8")
    table.play("B: F1")
    assert list(COMBINATIONS) == table.view("A").available
    assert [[], []] == [player.combinations for player in table.view("A").players]


@article("LC-4", "LC-6")
@pytest.mark.parametrize(("seats", "hand", "aside", "pile"), [(2, 5, 0, 22), (3, 4, 2, 18), (4, 3, 0, 20)])
def test_hands_and_pile_by_number_of_players(seats: int, hand: int, aside: int, pile: int) -> None:
    view = Match.start(GAME, seats=seats).view("B")
    assert [hand] * seats == [player.hand_size for player in view.players]
    assert hand == len(view.hand)
    assert aside == len(view.aside)
    assert (seats, pile - seats) == (len(view.row), view.pile_size)


@article("LC-4")
def test_a_deck_given_card_by_card_sets_aside_first_then_deals_seat_after_seat() -> None:
    table = Match.start(GAME, seats=3, deck=DECK)
    view = table.view("A")
    assert ["F1", "F2"] == view.aside
    assert ["F3", "F4", "F5", "F6"] == view.hand
    assert ["F7", "F8", "R1", "R2"] == table.view("B").hand
    assert ["R3", "R4", "R5", "R6"] == table.view("C").hand
    assert ["R7", "R8", "C1"] == view.row


@article("LC-1")
@pytest.mark.parametrize(
    ("deck", "wrong"),
    [
        ([], "card F1, 0 instead of 1"),
        (DECK[:-1], "card G8, 0 instead of 1"),
        ([*DECK[:-1], 6], "card F7, 2 instead of 1"),
        ([*DECK, 20], "card C5, 2 instead of 1"),
        ([32, *DECK], "card 32, 1 instead of 0"),
        ([-1, *DECK[1:]], "card -1, 1 instead of 0"),
    ],
    ids=str,
)
def test_a_deck_that_is_not_the_game_s_is_refused_by_the_card_that_is_wrong(deck: list[int], wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong) as refused:
        Match.start(GAME, seats=2, deck=deck)
    assert "(LC-1)" in refused.value.text.fr


@article("LC-5")
def test_the_first_player_of_the_first_round_is_drawn_at_random() -> None:
    firsts = Counter(Match.start(GAME, seats=3, seed=Seed(seed)).view("A").first for seed in range(300))
    assert {0, 1, 2} == set(firsts)
    assert min(firsts.values()) > 70


@article("LC-5")
@pytest.mark.parametrize(("first", "following"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_the_first_player_moves_one_seat_clockwise_each_round(first: str, following: str) -> None:
    table = position(f"F1 F2 | A: F8 | B: | C: | first: {first}")
    table.play("A: F8")
    assert [following] == table.to_act
    assert following == "ABC"[table.view("A").first]

"""Dealing a round: ED-1, ED-2, ED-4, ED-15."""

from collections import Counter

import pytest

from tripot.engine.chance import Seed
from tripot.engine.errors import BadInput
from tripot.engine.match import Match
from tripot.games.el_diablo import GAME, ElDiabloMatch, deck
from tripot.games.el_diablo.cards import WHOLE_DECKS, deck_of, heap_of, kinds, size

article = pytest.mark.article

HANDS = {3: 18, 4: 13, 5: 10}


@article("ED-1")
def test_there_are_three_of_each_number_and_of_each_special_card() -> None:
    assert dict.fromkeys(range(1, 19), 3) == deck.NUMBERS | deck.SPECIALS
    assert 54 == sum((deck.NUMBERS | deck.SPECIALS).values())


@article("ED-1")
def test_a_heap_has_room_for_every_card_of_a_kind() -> None:
    """Two bits a kind count to three."""
    assert max((deck.NUMBERS | deck.SPECIALS).values()) <= 3


@article("ED-1")
def test_every_table_of_the_deck_says_how_it_is_known() -> None:
    tables = {name for name, value in vars(deck).items() if isinstance(value, dict) and name.isupper()}
    assert tables - {"PROVENANCE"} == set(deck.PROVENANCE)
    assert {"known", "forced"} == set(deck.PROVENANCE.values())


@article("ED-2")
@pytest.mark.parametrize(("seats", "ones", "twos", "cards"), [(3, 3, 3, 54), (4, 1, 3, 52), (5, 0, 2, 50)])
def test_four_and_five_players_take_low_cards_out(seats: int, ones: int, twos: int, cards: int) -> None:
    whole = Counter(kinds(WHOLE_DECKS[seats]))
    assert (ones, twos, cards) == (whole[1], whole[2], whole.total())
    assert {3} == {whole[kind] for kind in range(3, 19)}


@article("ED-2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_is_dealt_in_equal_hands(seats: int) -> None:
    table = Match.start(GAME, seats=seats, seed=Seed(1))
    assert [HANDS[seats]] * seats == [player.hand_size for player in table.view(None).players]
    assert [] == table.view(None).played
    hands = [kind for seat in table.to_act for kind in table.view(seat).hand]
    assert Counter(deck_of(seats)) == Counter(hands)


@article("ED-2")
def test_a_deck_given_card_by_card_is_dealt_seat_after_seat() -> None:
    cards = kinds(WHOLE_DECKS[5])
    table = Match.start(GAME, seats=5, seed=Seed(1), deck=cards)
    assert [cards[10 * seat : 10 * seat + 10] for seat in range(5)] == [table.view(seat).hand for seat in "ABCDE"]


@article("ED-2")
@pytest.mark.parametrize(
    ("given", "said"),
    [
        ([], "card 1, 0 instead of 1"),
        (kinds(WHOLE_DECKS[3]), "card 1, 3 instead of 1"),
        ([19, *kinds(WHOLE_DECKS[4])], "card 19, 1 instead of 0"),
        (kinds(WHOLE_DECKS[4])[:-1], "card M, 2 instead of 3"),
        ([-5, *kinds(WHOLE_DECKS[4])[1:]], "card -5, 1 instead of 0"),
        ([16, *kinds(WHOLE_DECKS[4])[1:]], "card 1, 0 instead of 1"),
    ],
)
def test_a_deck_that_is_not_the_game_s_is_refused_by_card_and_article(given: list[int], said: str) -> None:
    with pytest.raises(BadInput, match=rf"{said} \(ED-2\)"):
        Match.start(GAME, seats=4, deck=given)


@article("ED-15")
def test_the_first_dealer_is_drawn_at_random() -> None:
    dealers = Counter(Match.start(GAME, seats=3, seed=Seed(seed)).view(None).dealer for seed in range(300))
    assert {0, 1, 2} == set(dealers)
    assert min(dealers.values()) > 70


def dealt(table: ElDiabloMatch) -> tuple[int, int]:
    return table.view(None).dealer, table.view(None).trick.leader


@article("ED-4", "ED-15")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_deals_once_clockwise_and_the_left_neighbour_leads(seats: int) -> None:
    table, chance = Match.start(GAME, seats=seats, seed=Seed(3)), Seed(3).chance(1)
    first = table.view(None).dealer
    rounds = [dealt(table)]
    while table.to_act:
        before = table.view(None).round
        seat = table.state.next_to_act()
        table.state.play(seat, table.state.random_move(seat, chance))
        if table.view(None).round > before:
            rounds.append(dealt(table))
    assert [((first + n) % seats, (first + n + 1) % seats) for n in range(seats)] == rounds


def test_a_heap_counts_its_cards_whatever_they_are() -> None:
    for cards in ([], [1], [18, 18, 18], [1, 1, 2, 16, 17, 17, 17]):
        assert (cards, len(cards)) == (kinds(heap_of(cards)), size(heap_of(cards)))

"""Dealing and starting: V7-1, V7-2, V7-17, V7-20."""

from collections import Counter

import pytest

from tripot.engine.chance import Seed
from tripot.engine.errors import BadInput
from tripot.engine.match import Match
from tripot.games.les_vilains_7 import GAME, LesVilains7Match, deck
from tripot.games.les_vilains_7.cards import deck_of, is_double

article = pytest.mark.article


def started(seats: int, seed: int = 1, *, cards: list[int] | None = None, no_doubles: bool = False) -> LesVilains7Match:
    return Match.start(GAME, seats=seats, seed=Seed(seed), deck=cards, options={"no_doubles": no_doubles})


@article("V7-1")
def test_there_are_110_cards_and_the_frequencies_are_in_the_known_order() -> None:
    assert 110 == sum(deck.CARDS.values())
    order = [deck.GANGSTER, deck.DOUBLE_GANGSTER, deck.PHONE, deck.DOUBLE_PHONE]
    assert sorted(order, key=deck.CARDS.__getitem__, reverse=True) == order
    assert {"CARDS": "rebuilt"} == deck.PROVENANCE


@article("V7-2")
@pytest.mark.parametrize("no_doubles", [False, True])
@pytest.mark.parametrize("seats", GAME.seats)
def test_all_cards_are_dealt_evenly_and_the_rest_goes_in_the_box(seats: int, *, no_doubles: bool) -> None:
    state = started(seats, no_doubles=no_doubles).state
    each, left = divmod(70 if no_doubles else 110, seats)
    assert [each] * seats == [len(player.stack) for player in state.at]
    assert left == len(state.box)
    dealt = Counter(state.box + b"".join(player.stack for player in state.at))
    assert dealt == deck_of(no_doubles)


@article("V7-2")
def test_a_given_deck_is_dealt_card_by_card_and_what_comes_first_is_flipped_first() -> None:
    cards = sorted(Counter(deck.CARDS).elements())
    state = started(4, cards=cards).state
    assert [cards[0:108:4], cards[1:108:4]] == [list(player.stack) for player in state.at[:2]]
    assert cards[108:] == list(state.box)


@article("V7-2")
def test_a_deck_that_is_not_the_games_is_refused_by_its_card() -> None:
    cards = sorted(Counter(deck.CARDS).elements())
    for wrong in (cards[1:], [*cards, deck.PISTOL], [*cards[1:], 9], [*cards[1:], 300]):
        with pytest.raises(BadInput, match="V7-1"):
            started(3, cards=wrong)


@article("V7-17")
def test_without_doubles_nothing_double_is_dealt() -> None:
    state = started(5, no_doubles=True).state
    assert not any(is_double(kind) for player in state.at for kind in player.stack)


@article("V7-20")
def test_the_starter_is_drawn_and_every_seat_can_be_it() -> None:
    starters = Counter(started(6, seed).state.turn for seed in range(300))
    assert set(range(6)) == set(starters)
    assert min(starters.values()) > 25

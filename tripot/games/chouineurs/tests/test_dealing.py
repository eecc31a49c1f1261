"""Dealing a round: CH-1, CH-3, CH-5."""

from collections import Counter

import pytest

from tripot.engine.chance import Seed
from tripot.engine.errors import BadInput
from tripot.engine.match import Match
from tripot.games.chouineurs import GAME, position
from tripot.games.chouineurs.cards import DECK_SIZE, ENDS

article = pytest.mark.article
DECK = [2 * card + card % 2 for card in range(DECK_SIZE)]


@article("CH-3")
@pytest.mark.parametrize(("seats", "reserve"), [(3, 23), (4, 16), (5, 9)])
def test_seven_cards_each_and_the_rest_is_the_reserve(seats: int, reserve: int) -> None:
    view = Match.start(GAME, seats=seats).view("A")
    assert [7] * seats == [player.hand_size for player in view.players]
    assert reserve == view.reserve
    assert 7 == len(view.hand)


@article("CH-3")
def test_the_shuffle_also_turns_cards() -> None:
    tables = [Match.start(GAME, seats=3, seed=Seed(seed)) for seed in range(100)]
    ways = Counter(ENDS.index(held.up) % 2 for table in tables for held in table.view("A").hand)
    assert min(ways.values()) > 300


@article("CH-3")
def test_every_card_and_each_of_its_ends_comes_to_every_seat() -> None:
    found: set[tuple[int, str]] = set()
    for seed in range(200):
        table = Match.start(GAME, seats=5, seed=Seed(seed))
        found |= {(seat, held.up) for seat in range(5) for held in GAME.view(table.state, seat).hand}
    assert 5 * 88 == len(found)


@article("CH-3")
def test_every_round_is_shuffled_anew_from_all_cards() -> None:
    table = position("lead | A: K40 | B: R5 | C: R8")
    for line in ("A: K40", "B: R5", "C: R8", "B: point"):
        table.play(line)
    view = table.view("A")
    assert (1, "choose", 23) == (view.round, view.phase, view.reserve)
    assert [7, 7, 7] == [player.hand_size for player in view.players]


@article("CH-3")
def test_a_deck_given_end_by_end_is_dealt_seat_after_seat() -> None:
    table = Match.start(GAME, seats=3, deck=DECK)
    assert ["K40", "R1", "K38", "R2", "K36", "B4", "Y30"] == [held.up for held in table.view("A").hand]
    assert ["B1", "K39", "B2", "K37", "R3", "K35", "B3"] == [held.down for held in table.view("A").hand]
    assert "R4" == table.view("B").hand[0].up
    assert list(range(21, 44)) == GAME.places(table.state)["reserve"]


@article("CH-1")
@pytest.mark.parametrize(
    ("deck", "wrong"),
    [
        ([], "card K40/B1, 0 instead of 1"),
        (DECK[1:], "card K40/B1, 0 instead of 1"),
        ([*DECK, 1], "card K40/B1, 2 instead of 1"),
        ([*DECK, 88], "card 44, 1 instead of 0"),  # no card has this end
        ([-1, *DECK], "card -1, 1 instead of 0"),
        ([*DECK[:-1], 13], "card Y30/B3, 2 instead of 1"),
    ],
)
def test_a_deck_that_is_not_the_game_s_is_refused_by_the_card_that_is_wrong(deck: list[int], wrong: str) -> None:
    with pytest.raises(BadInput, match=f"{wrong}.*CH-1"):
        Match.start(GAME, seats=3, deck=deck)


@article("CH-5")
def test_the_first_leader_is_drawn_at_random_and_known_before_anybody_chooses() -> None:
    leaders = Counter(Match.start(GAME, seats=4, seed=Seed(seed)).view(None).leader for seed in range(400))
    assert {0, 1, 2, 3} == set(leaders)
    assert min(leaders.values()) > 70


@article("CH-5")
def test_the_highest_total_leads_the_next_round() -> None:
    table = position("lead | A: K40 | B: R5 | C: R8 | round: 3 | points: 30 0 31 | bets: 0-1 0-1 0-2")
    for line in ("A: K40", "B: R5", "C: R8", "B: point"):
        table.play(line)
    assert ([30, 9, 33], 2) == (table.scores, table.view(None).leader)


@article("CH-5")
def test_on_a_tie_the_leader_is_drawn_by_lot_among_the_tied() -> None:
    leaders = set()
    for seed in range(40):
        table = position("lead | A: K40 | B: R5 | C: R8 | round: 3 | points: 30 21 0")
        table.state.seed = Seed(seed)
        for line in ("A: K40", "B: R5", "C: R8", "B: point"):
            table.play(line)
        assert [30, 30, 8] == table.scores
        leaders.add(table.view(None).leader)
    assert {0, 1} == leaders

"""What is known of hidden cards: exact, and respected by every sampled world."""

from tripot.engine.chance import Seed
from tripot.engine.match import Match
from tripot.games.la_chouine import GAME, LaChouineMatch, position
from tripot.games.la_chouine.cards import NUMBERS
from tripot.games.la_chouine.worlds import Worlds

CHANCE = Seed(4).chance(0)


def always(table: LaChouineMatch, seat: str | None, place: str) -> set[int]:
    """The cards that lie at a place in every world."""
    worlds = Worlds(table.view(seat))
    return set.intersection(*(set(GAME.places(worlds.sample(CHANCE))[place]) for _ in range(200)))


def cards(names: str) -> set[int]:
    return {NUMBERS[name] for name in names.split()}


def test_cards_taken_or_shown_are_with_their_owner_until_they_are_played() -> None:
    table = position("lead | A: F4 F5 C6 G6 G7 | B: R1 R2 R3 G1 G2 | row: C1 C2")
    table.play("A: duo F")
    assert cards("F4 F5") == always(table, "B", "hand 0")
    table.play("A: F4")
    assert cards("F5") == always(table, None, "hand 0")
    for line in ("B: R1", "A: take C2", "B: take C1"):
        table.play(line)
    assert cards("F5 C2") == always(table, "B", "hand 0")
    assert cards("C1") == always(table, "A", "hand 1")
    table.play("A: C2")
    assert cards("F5") == always(table, "B", "hand 0")


def test_a_trick_won_by_another_is_known_until_the_next_card_and_then_only_gone() -> None:
    table = position("F1 F2 | A: F8 C1 | B: R1 | C: R2 | rest: B")
    table.play("A: F8")
    assert cards("F1 F2 F8") == always(table, "C", "won 0")
    table.play("A: C1")
    assert set() == always(table, "C", "won 0")
    assert cards("F1 F2 F8") == always(table, "A", "won 0")
    gone = cards(" ".join(table.view("C").gone))
    for _ in range(50):
        where = GAME.places(GAME.sample(table.view("C"), CHANCE))
        assert gone == set(where["won 0"] + where["won 1"] + where["won 2"])
        assert (3, 0) == (len(where["won 0"]), len(where["won 2"]))


def test_with_two_players_what_one_has_not_won_the_other_has() -> None:
    table = position("lead | A: F8 C1 | B: R1 R2 / F1 F2 R3 R4 | rest: A")
    assert set(GAME.places(table.state)["won 1"]) == always(table, "A", "won 1")


def test_with_the_pile_gone_two_players_know_each_other_s_hand() -> None:
    table = position("lead | A: F8 C1 | B: R1 R2")
    assert cards("R1 R2") == always(table, "A", "hand 1")
    assert set() == always(table, None, "hand 1")


def test_when_the_game_is_over_the_tricks_counted_are_known_to_all() -> None:
    table = position("lead | A: C1 | B: F1 / duo | C: F2 / F8 R8 G8 | rest: A | rewards: 1 0 0")
    for line in ("A: C1", "B: F1", "C: F2"):
        table.play(line)
    assert cards("F8 R8 G8") == always(table, None, "won 2")
    assert set(GAME.places(table.state)["won 0"]) == always(table, "B", "won 0")


def test_a_chouine_that_ends_the_game_leaves_all_other_cards_hidden() -> None:
    table = position("F1 | A: R6 R7 R8 | B: F2 F3 F4 | C: C1 C2 C3 | D: G1 G2 | rewards: 1 0 0 0")
    table.play("A: chouine R")
    assert cards("R6 R7 R8") == always(table, "C", "hand 0")
    assert set() == always(table, "C", "hand 1")
    assert cards("F1") == always(table, None, "trick")


def test_every_division_of_the_unseen_cards_is_equally_likely() -> None:
    table = position("lead | A: F8 C1 | B: R1 R2 | C: G1 G2 | rest: A")
    worlds = Worlds(table.view("A"))
    hands = [tuple(GAME.places(worlds.sample(CHANCE))["hand 1"]) for _ in range(3000)]
    assert 6 == len(set(hands))
    assert all(400 < hands.count(hand) < 600 for hand in set(hands))


def test_the_last_trick_of_a_round_is_still_told_in_the_next() -> None:
    table = position("F1 | A: F8 | B:")
    table.play("A: F8")
    view = table.view("B")
    assert view.last_trick is not None
    assert (1, ["F1", "F8"]) == (view.round, view.last_trick.cards)
    assert view == GAME.view(GAME.sample(view, CHANCE), 1)


def test_nothing_is_known_of_hands_after_the_deal() -> None:
    table = Match.start(GAME, seats=4, seed=Seed(5))
    for place in ("hand 0", "hand 1", "hand 3", "pile"):
        assert set() == always(table, "C", place)

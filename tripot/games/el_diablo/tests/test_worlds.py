"""What is known of hidden cards and secret choices: exact, and respected by every sampled world."""

from collections import Counter

from tripot.engine.chance import Seed
from tripot.engine.match import Match
from tripot.games.el_diablo import GAME, position
from tripot.games.el_diablo.worlds import Worlds

CHANCE = Seed(4).chance(0)


def test_what_was_played_is_in_no_hand_and_hands_keep_their_sizes() -> None:
    table = position("15 | A: 9 | B: 9 D | C: 9 M")
    worlds = Worlds(table.view("B"))
    hands = Counter(
        tuple(map(str, map(GAME.places(worlds.sample(CHANCE)).get, ("hand 0", "hand 2")))) for _ in range(300)
    )
    assert {("[9]", "[9, 18]"), ("[18]", "[9, 9]")} == set(hands)
    assert 50 < hands["[18]", "[9, 9]"] < 150  # one of three cards


def test_secret_bids_are_anything_and_one_s_own_is_what_it_is() -> None:
    table = Match.start(GAME, seats=5, seed=Seed(1))
    table.play("A: bid 3")
    table.play("B: bid 4")
    worlds = Worlds(table.view("B"))
    sampled = [worlds.sample(CHANCE) for _ in range(400)]
    assert set(range(11)) == {int(world.at[0].bid) for world in sampled}
    assert {4} == {int(world.at[1].bid) for world in sampled}
    assert {None} == {GAME.view(world, 2).players[2].bid for world in sampled}


def test_secret_jackpots_are_either_way_and_one_s_own_is_what_it_is() -> None:
    table = position("jackpots | A: 1 1 1 2 2 | B: 3 3 3 4 4 | C: 5 5 5 6 6")
    table.play("A: jackpot")
    table.play("B: jackpot")
    worlds = Worlds(table.view("B"))
    declared = {int(worlds.sample(CHANCE).jackpots) for _ in range(100)}
    assert {0b010, 0b011} == declared

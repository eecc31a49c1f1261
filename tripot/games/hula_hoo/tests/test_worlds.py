"""What is known of hidden cards: exact, and respected by every sampled world."""

from tripot.engine.chance import Seed
from tripot.games.hula_hoo import GAME, position
from tripot.games.hula_hoo.worlds import Worlds

CHANCE = Seed(4).chance(0)


def test_the_swapped_cards_stay_at_the_bottom_in_every_world() -> None:
    table = position("exchange | A: 1 / 2 2 9 10 13 | B: 1 / 3 3 3 3 3")
    table.play("A: swap 13 2 9")
    for _ in range(50):
        assert [2, 9, 13] == GAME.places(GAME.sample(table.view("B"), CHANCE))["pile"][-3:]


def test_the_hand_of_who_passed_is_the_same_in_every_world() -> None:
    table = position("13+ | A: 1 5 5 | B: 2 2 | C: 3 3")
    table.play("A: pass")
    for _ in range(50):
        assert [1, 5, 5] == GAME.places(GAME.sample(table.view("C"), CHANCE))["hand 0"]


def test_a_known_card_stays_known_until_it_is_played() -> None:
    table = position("4+ | A: 4 1 | B: 4 9 | C: 8 8 8 8 | pile: end | bottom: 12 13")
    table.play("A: 4=")
    worlds = Worlds(table.view("C"))
    hands = {str(GAME.places(worlds.sample(CHANCE))["hand 0"]) for _ in range(50)}
    assert {"[1, 12]", "[4, 12]", "[9, 12]"} == hands
    table.play("B: 4=")
    table.play("C: pass")
    table.play("A: pass")

"""What learned values go by: families are alike, combinations come nearer, and others' points are estimated."""

import pytest

from tripot.engine.facts import Facts
from tripot.games.la_chouine import GAME, position
from tripot.games.la_chouine.cards import NUMBERS, named
from tripot.games.la_chouine.look import Look
from tripot.games.la_chouine.measures import coarse, lane
from tripot.games.la_chouine.nearness import missing_of_run, near_duo, near_triplette
from tripot.games.la_chouine.reading import LaChouineReading

CASE = "F4 | A: F5 F6 C7 | B: R1 R2 G2 | C: G1 R3 C2 | D: F1 R8 | row: C1 F3 G8 R6"
OTHERWISE = str.maketrans("FRG", "RGF")


def read(case: str, move: str, seat: str = "A") -> list[int]:
    table = position(case)
    number, facts, reading = table.seat(seat), Facts(), LaChouineReading()
    reading.situation(table.state, number, facts)
    reading.move(table.state, number, GAME.number(table.state, number, GAME.read(move)), facts)
    return facts.list()


def looked(case: str, seat: int = 0) -> Look:
    look = Look()
    look.take(position(case).state, seat)
    return look


@pytest.mark.parametrize("move", ["F5", "C7"])
def test_families_but_the_trumps_read_alike(move: str) -> None:
    assert read(CASE, move) == read(CASE.translate(OTHERWISE), move.translate(OTHERWISE))


def test_a_trump_is_another_card() -> None:
    assert read(CASE, "F5") != read(CASE, "C7")


def test_a_card_is_as_high_as_what_is_left_to_beat_it() -> None:
    assert 0 == lane(named(["C7", "R8"]), NUMBERS["C8"])
    assert 2 == lane(named(["C7", "C8", "R8"]), NUMBERS["C1"])
    assert lane(named(["F8"]), NUMBERS["F7"]) < lane(named(["F8", "C1"]), NUMBERS["F7"])
    assert lane(0, NUMBERS["F7"]) == lane(named(["R8", "G8"]), NUMBERS["F7"])


def test_combinations_are_near_only_with_cards_within_reach() -> None:
    assert 3 == near_duo(named(["F4", "F5"]), 0)
    assert [1, 0] == [near_duo(named(["F4"]), named([reach])) for reach in ("F5", "R5")]
    assert 3 == near_triplette(named(["F6", "R6", "C6"]), 0)
    assert [1, 0] == [near_triplette(named(["F6", "R6"]), named([reach])) for reach in ("G6", "G7")]
    chouine = named(["F6", "F7", "F8"])  # with four players
    assert [0, 1, 3] == [
        missing_of_run(chouine, named(hand), named(["R8"])) for hand in (["G6", "G7", "G8"], ["R6", "R7"], ["F6", "F7"])
    ]


def test_the_points_of_others_are_shared_out_by_their_tricks() -> None:
    look = looked("lead | A: F1 C1 / R8 G8 R1 | B: R2 R3 | C: G3 R4 / C8 C7 C6 | aside: F2 F3 | rest: B")
    assert 8 == look.own
    assert [27, 4] == [look.estimates[1], look.estimates[2]]  # 31 points, six tricks and one
    assert 8 - 27 == look.gap


def test_who_has_won_a_trick_may_be_without_a_point_while_worthless_cards_have_gone_by() -> None:
    table = position("lead | A: F8 C8 | B: R4 R5 / F1 F2 F3 | C: G4 G5 | rest: A")
    look = Look()
    look.take(table.state, 0)
    assert [1, 2] == [look.emptiness(table.state, seat) for seat in (1, 2)]
    table = position("lead | A: F8 C8 | B: R4 R5 / F1 F2 F7 | C: G4 G5 / duo | rest: A")
    look.take(table.state, 0)
    assert [0, 0] == [look.emptiness(table.state, seat) for seat in (1, 2)]


def test_a_lead_is_read_in_even_steps_both_ways() -> None:
    assert [0, 3, 4, 5, 8] == [coarse(gap) for gap in (-30, -1, 0, 1, 30)]
    assert all(8 - coarse(gap) == coarse(-gap) for gap in range(30))

"""Ratings: right where they are known, finite where somebody always wins, less sure where deals are few."""

import math
from random import Random

import pytest

from tripot.lab.arena import Deal, Duel, Side
from tripot.lab.playing import Clock
from tripot.lab.ratings import Rating, rated, ratings

PAIRS = ((0, 1), (0, 2), (1, 2))


def duel(first: int, second: int, aheads: list[float]) -> Duel:
    nobody = (Side([], [], Clock()), Side([], [], Clock()))
    return Duel(first, second, [Deal(0.0, ahead, nobody) for ahead in aheads])


def test_ten_times_out_of_eleven_is_four_hundred_points() -> None:
    one, other = rated(2, {(0, 1): (1000.0, 1100.0)})
    assert 400 == pytest.approx(one - other, abs=0.1)
    assert 0 == pytest.approx(one + other, abs=1e-6)


def test_strengths_that_explain_all_duels_are_found() -> None:
    true = [0.0, 120.0, -200.0, 80.0]
    shares = {
        (one, other): (1e6 / (1 + 10 ** ((true[other] - true[one]) / 400)), 1e6)
        for one in range(4)
        for other in range(one + 1, 4)
    }
    assert true == pytest.approx(rated(4, shares), abs=0.5)


def test_who_is_always_ahead_has_a_finite_rating() -> None:
    best, worst = ratings(2, [duel(0, 1, [1.0] * 50)])
    assert 400 < best.middle - worst.middle < 2000


def test_more_deals_make_it_surer_and_the_truth_is_inside() -> None:
    random = Random(3)
    wide, narrow = (
        ratings(2, [duel(0, 1, [float(random.random() < 0.64) for _ in range(deals)])])[0] for deals in (50, 2000)
    )
    assert wide.high - wide.low > 3 * (narrow.high - narrow.low)
    assert narrow.low < 200 * math.log10(0.64 / 0.36) < narrow.high


@pytest.mark.parametrize("deals", [2, 4, 8])
def test_the_truth_lies_within_19_times_of_20(monkeypatch: pytest.MonkeyPatch, deals: int) -> None:
    monkeypatch.setattr("tripot.lab.ratings.DRAWN", 40)
    random, times = Random(deals), 150
    found: list[Rating] = []  # of three that are as strong as one another
    for _ in range(times):
        found += ratings(3, [duel(*pair, [random.gauss(0.5, 0.1) for _ in range(deals)]) for pair in PAIRS])
    assert 0.95 == pytest.approx(sum(one.low <= 0 <= one.high for one in found) / len(found), abs=0.025)


def test_a_single_deal_says_nothing_about_others() -> None:
    assert (-math.inf, math.inf) == ratings(2, [duel(0, 1, [1.0])])[0][1:]


def test_a_duel_that_was_stopped_counts_as_far_as_it_went() -> None:
    found = ratings(3, [duel(0, 1, [0.7] * 9), duel(0, 2, [0.7] * 9), duel(1, 2, [0.5] * 8)])
    assert found[0].low == pytest.approx(found[0].middle, abs=1.0) == found[0].high

"""Intervals: as wide as Student's tables say, and true as often as they claim."""

from random import Random

import pytest

from tripot.lab.intervals import mean_and_interval, student_95


@pytest.mark.parametrize(
    ("more", "errors"), [(1, 12.706), (3, 3.182), (10, 2.228), (11, 2.201), (20, 2.086), (60, 2.000), (10_000, 1.960)]
)
def test_so_many_values_reach_so_many_standard_errors(more: int, errors: float) -> None:
    assert errors == pytest.approx(student_95(more), abs=0.003)


def test_a_single_value_says_nothing_about_others() -> None:
    assert (3.0, float("inf")) == mean_and_interval([3.0])


def test_two_values() -> None:
    assert [3.0, 12.706] == pytest.approx(mean_and_interval([2.0, 4.0]))


@pytest.mark.parametrize("values", [3, 6, 20])
def test_the_truth_lies_within_19_times_of_20(values: int) -> None:
    random, within, times = Random(values), 0, 4000
    for _ in range(times):
        mean, half = mean_and_interval([random.gauss(5.0, 3.0) for _ in range(values)])
        within += abs(mean - 5.0) <= half
    assert 0.95 == pytest.approx(within / times, abs=0.015)

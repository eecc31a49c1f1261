"""Reaction times: right-skewed, slower where people are, faster from level to level."""

from dataclasses import replace
from statistics import mean, median

import pytest

from tripot.games.les_vilains_7.levels import FASTEST, LEVELS
from tripot.games.les_vilains_7.tests.stories import Seen, rate, story, times, witnessed

article = pytest.mark.article


@pytest.mark.parametrize("level", LEVELS)
def test_times_have_a_long_tail_to_the_right_and_nobody_is_faster_than_people_are(level: str) -> None:
    found = times(story(" | A: G G | B: G G | C: G G"), 0, LEVELS[level])
    middle = median(found)
    assert mean(found) > middle
    assert max(found) - middle > 1.5 * (middle - min(found))
    assert min(found) >= FASTEST


LONG = " | A: G G G G G G G | B: G G G G G G G"
DOUBLE = " | A: GG G G | B: G G G"


@pytest.mark.parametrize(
    ("usual", "slow", "seat"),
    [
        pytest.param(story(LONG, "2 cards"), story(DOUBLE, "1 cards"), 0, id="to flip after a double"),
        pytest.param(
            story(LONG, "2 cards", "A: flip"), story(DOUBLE, "1 cards", "A: flip"), 0, id="to speak after a double"
        ),
        pytest.param(story(LONG, "4 cards", "A: flip"), story(LONG, "6 cards", "A: flip"), 0, id="to turn round at 7"),
        pytest.param(story(LONG, "4 cards", "A: flip"), story(LONG, "12 cards", "A: flip"), 0, id="to turn round at 1"),
        pytest.param(story(LONG, "A: flip"), story(LONG, "A: flip @ 2900"), 0, id="after a long silence"),
        pytest.param(story(LONG, "A: flip"), story(f"{LONG} | C: G G", "A: flip"), 0, id="with more players"),
    ],
)
@pytest.mark.parametrize("level", LEVELS)
def test_people_are_slower(usual: Seen, slow: Seen, seat: int, level: str) -> None:
    honest = replace(LEVELS[level], confuse=0, slip=0, tongue=0)
    assert median(times(slow, seat, honest)) > 1.01 * median(times(usual, seat, honest))


def test_the_second_half_of_a_double_comes_sooner_than_the_first() -> None:
    first = story(" | A: GG G | B: G G", "A: flip")
    second = story(" | A: GG G | B: G G", "A: flip", "A: 1")
    assert median(times(second, 0, LEVELS["regular"])) < median(times(first, 0, LEVELS["regular"]))


def test_every_level_is_faster_than_the_one_below() -> None:
    seen = story("G | A: G G | B: G G | C: G G", "B: flip")
    medians = [median(times(seen, 1, profile)) for profile in LEVELS.values()]
    assert sorted(medians, reverse=True) == medians


@article("V7-7")
def test_a_child_is_often_late_at_a_short_limit_and_an_expert_hardly_ever_at_the_usual_one() -> None:
    late = ("late answer", "late flip")
    assert rate(witnessed(["child"] * 4, 3, time_limit=1500), *late) > 0.2
    assert rate(witnessed(["expert"] * 4, 20), *late) < 0.001

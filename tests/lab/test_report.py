"""The report: one page that asks for nothing, says what was found, and can be read by a program."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from tests.lab.test_arena import played, room_of
from tripot.engine.errors import Text
from tripot.games import find_game
from tripot.lab.drawing import Row, Scale, distributions, whiskers
from tripot.lab.report import Contest, page
from tripot.lab.standings import standings
from tripot.lab.words import estimate

NAMES = ["habits", "random"]


@pytest.fixture(scope="module")
def contest() -> Contest:
    duels = played(room_of(find_game("hula-hoo"), 3), NAMES, deals=4)
    return Contest(
        game=Text("Le <Jeu>", "The <Game>"),
        seats=3,
        options="",
        first_seed=7,
        deals=4,
        names=NAMES,
        duels=duels,
        standings=standings(NAMES, duels),
    )


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_page_needs_nothing_from_elsewhere(contest: Contest, language: str) -> None:
    text = page(contest, language)
    assert [] == re.findall(r"https?:|<script|<link|@import|url\(|src=", text)
    assert f'<html lang="{language}">' in text
    assert "{" not in re.sub(r"<style>.*</style>", "", text, flags=re.DOTALL)


def test_the_page_shows_every_bot_in_every_plot_and_table(contest: Contest) -> None:
    text = page(contest, "en")
    assert "The &lt;Game&gt; with 3, deals 7 to 10" in text
    assert "<Game>" not in text
    plots = [ElementTree.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", text, re.DOTALL)]
    assert [2, 6, 0] == [len(plot.findall(".//circle")) for plot in plots]
    for plot in plots:
        said = " ".join(plot.itertext())
        assert all(name in said for name in NAMES)
    assert "habits against random" in text


@pytest.mark.parametrize(
    ("seats", "is_one_way", "sentence"),
    [
        (3, False, "Two bots play it 6 times: each alone among copies of the other, in every seat."),
        (
            3,
            True,
            "Two bots play it 3 times: the first of the duel alone among copies of the other, in every seat; never",
        ),
        (2, False, "Two bots play it 2 times: each alone"),
        (2, True, "Two bots play it 2 times: each alone"),
    ],
)
def test_the_page_says_who_sat_alone_and_how_often(
    contest: Contest, seats: int, is_one_way: bool, sentence: str
) -> None:
    assert sentence in page(replace(contest, seats=seats, is_one_way=is_one_way), "en")


def test_after_the_last_seed_comes_the_first(contest: Contest) -> None:
    last = replace(contest, first_seed=10**18 - 1, deals=2)
    assert last.title("en").endswith("deals 999999999999999999 to 0")


def test_a_scale_ends_in_round_numbers_around_its_values() -> None:
    assert [-50, 0, 50, 100, 150] == Scale(-33, 140).ticks()
    assert [0.0, 1.0] == Scale(0.0, 0.0).ticks()


def test_a_rating_without_bounds_has_no_whiskers() -> None:
    drawn = whiskers("t", [Row("a", 3.0, float("-inf"), float("inf"), 0)], mark=0.0)
    assert (1, 0) == (drawn.count("<circle"), drawn.count("v8"))


def test_columns_of_a_distribution_hold_every_score_once() -> None:
    drawn = ElementTree.fromstring(distributions("t", [("a", "", [1, 1, 1, 9])]))
    heights = [float(column.attrib["height"]) for column in drawn.iter("rect")]
    assert [3.0, 1.0] == pytest.approx([height / min(heights) for height in heights], rel=0.01)


def test_a_narrow_interval_has_a_decimal_more() -> None:
    assert "53,1 ± 2,0 %" == estimate(53.08, 2.04, "fr", unit=" %")
    assert "+0.18 ± 0.09" == estimate(0.184, 0.093, "en", is_signed=True)
    assert "0.2 ± ?" == estimate(0.18, float("inf"), "en")

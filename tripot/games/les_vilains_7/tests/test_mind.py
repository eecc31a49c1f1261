"""Minds that play Les Vilains 7: how fast, how well, and how they go wrong, from child to expert."""

import os
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.tables import TABLES
from tripot.compiled import is_compiled
from tripot.engine.chance import Seed
from tripot.engine.minds import CLOCK
from tripot.games.les_vilains_7 import GAME
from tripot.games.les_vilains_7.levels import LEVELS, Profile
from tripot.games.les_vilains_7.mind import VilainMind, mind_of
from tripot.games.les_vilains_7.moves import CONTEST, FLIP, FREE, HMMRRR, WORD
from tripot.games.les_vilains_7.state import LesVilains7
from tripot.games.les_vilains_7.table import RIGHT, WRONG_CONTEST
from tripot.games.les_vilains_7.tests.stories import (
    FLAWLESS,
    SURE,
    Plan,
    Seen,
    plan,
    plans,
    rate,
    room,
    seen_at,
    story,
    witnessed,
)
from tripot.games.les_vilains_7.witness import ERRORS, UNCONTESTED, VilainWitness

article = pytest.mark.article


# --- What is right ---


@article("V7-5")
def test_a_flawless_memory_gives_the_answers_of_a_whole_game() -> None:
    found = room(["expert"] * 3, 7, vilains_rule=True)
    found.minds[:] = [VilainMind(FLAWLESS, seat, Seed(seat).chance(0)) for seat in range(3)]
    found.show()
    found.live()
    assert seen_at(found).last_tour is None


@article("V7-15")
def test_the_first_phone_is_answered_from_the_palette_and_the_others_with_the_same_noise() -> None:
    flipped = story(" | A: P G | B: P G | options: vilains_rule", "A: flip")
    chosen = {planned[0] for planned in plans(flipped, 0, FLAWLESS) if planned}
    assert len(chosen) > 20
    assert {HMMRRR} >= {noise for noise in chosen if noise < WORD}
    heard = story(" | A: P G | B: P G | options: vilains_rule", "A: flip", "A: say meuh", "B: flip")
    assert {heard[2][2]} == {planned[0] for planned in plans(heard, 1, FLAWLESS) if planned}


@article("V7-15")
def test_a_word_of_somebody_s_own_is_repeated_in_words() -> None:
    mind = VilainMind(FLAWLESS, 1, Seed(0).chance(0))
    for seen in story(" | A: P G | B: P G | options: vilains_rule", "A: flip", "A: say coucou", "B: flip"):
        mind.watch(*seen)
    assert (FREE, "say coucou") == (mind.move, mind.text)


def test_a_lost_count_is_found_again_by_listening() -> None:
    seen = story("G G | A: G G | B: G G | C: G G | D: G G", "1 cards", "D: flip")  # two cards came before it sat down
    assert {4} == moves_of(seen, 3, FLAWLESS)
    assert {3} == moves_of(seen, 3, replace(FLAWLESS, trust=0))


def plan_move(planned: Plan | None) -> int:
    assert planned is not None
    return planned[0]


# --- Mistakes ---


def moves_of(seen: Seen, seat: int, profile: Profile) -> set[int | None]:
    return {planned and planned[0] for planned in plans(seen, seat, profile, 60)}


@article("V7-9")
def test_each_mistake_has_its_own_cause() -> None:
    gangster = story(" | A: G G G | B: G G G", "3 cards", "B: flip")
    phone = story(" | A: G G G | B: G P G", "3 cards", "B: flip")
    pistol = story(" | A: G G G | B: G X G", "3 cards", "B: flip")
    passing = story(" | A: GG G | B: G G", "1 cards")
    elsewhere = story(" | A: G G | B: G G | C: G G", "1 cards")
    assert ({4}, {HMMRRR}) == (moves_of(gangster, 1, FLAWLESS), moves_of(phone, 1, FLAWLESS))
    assert {None} == moves_of(pistol, 1, FLAWLESS) | moves_of(passing, 1, FLAWLESS) | moves_of(elsewhere, 2, FLAWLESS)
    assert {3, 5} == moves_of(gangster, 1, replace(FLAWLESS, tongue=SURE))
    assert {HMMRRR} == moves_of(gangster, 1, replace(FLAWLESS, confuse=SURE))
    assert {4} == moves_of(phone, 1, replace(FLAWLESS, confuse=SURE))
    assert {4} == moves_of(pistol, 1, replace(FLAWLESS, blurt=SURE))
    assert {FLIP} == moves_of(passing, 1, replace(FLAWLESS, barge=SURE))
    assert {FLIP} == moves_of(elsewhere, 2, replace(FLAWLESS, jump=SURE))


def test_a_slip_of_memory_misses_a_card_counts_a_double_once_or_loses_the_direction() -> None:
    def slipped(case: str) -> set[int]:
        """What is said for the sixth gangster."""
        *before, (view, seat, move) = story(case, "5 cards", "C: flip")
        said = set()
        for seed in range(30):
            mind = VilainMind(deaf, 2, Seed(seed).chance(0))
            for watched in before:
                mind.watch(*watched)
            mind.memory.profile = replace(deaf, slip=SURE)
            mind.watch(view, seat, move)
            said.add(int(mind.move))
        return said

    deaf = replace(FLAWLESS, trust=0)
    assert {6} == moves_of(story(" | A: G G G | B: G G G | C: G G G", "5 cards", "C: flip"), 2, deaf)
    assert {5, 4} == slipped(" | A: G G G | B: G G G | C: G G G")
    assert {5, 4} == slipped(" | A: G G G | B: G G G | C: G GG G")


def test_a_noise_can_be_forgotten() -> None:
    seen = story(" | A: P G | B: P G | options: vilains_rule", "A: flip", "A: say meuh", "B: flip")
    assert len(moves_of(seen, 1, replace(FLAWLESS, forget=SURE))) > 5


def test_lower_levels_make_more_mistakes() -> None:
    rates = [rate(witnessed([level] * 4, 60), *ERRORS) for level in LEVELS]
    assert all(lower > 1.4 * higher for lower, higher in pairwise(rates)), rates
    assert rates[0] < 1 / 7
    assert 1 / 250 < rates[-1] < 1 / 120


def test_every_kind_of_mistake_is_made() -> None:
    witness = witnessed(["child", "novice", "child", "regular"], 30, referee="players", vilains_rule=True)
    assert all(sum(made) > 0 for made in witness.errors.values())


@pytest.mark.long
@pytest.mark.parametrize(("weak", "strong"), list(pairwise(GAME.levels)))
def test_a_player_wins_more_than_three_of_the_level_below(weak: str, strong: str) -> None:
    games, wins = 300, 0.0
    for seed in range(games):
        seat = seed % 4
        table = room([strong if seat == other else weak for other in range(4)], seed)
        table.live()
        winners = table.state.winners()
        wins += (seat in winners) / len(winners)
    assert wins / games > 0.29


# --- Contests ---


@article("V7-12")
def test_a_wrong_number_is_contested_by_who_counted_and_only_where_players_do() -> None:
    lines = ("A: flip", "A: 2")
    assert {CONTEST} == moves_of(story(" | A: G G | B: G G | C: G G | options: referee=players", *lines), 1, FLAWLESS)
    right = story(" | A: G G | B: G G | C: G G | options: referee=players", "A: flip", "A: 1")
    assert CONTEST not in moves_of(right, 1, FLAWLESS)


@article("V7-12")
@pytest.mark.parametrize("lines", [("B: flip", "B: say hmmrrr"), ("C: flip", "C: 4"), ("D: flip", "D: 4")])
def test_a_noise_for_a_number_a_number_for_a_noise_and_a_word_at_a_pistol_are_contested(lines: tuple[str, str]) -> None:
    pile = {"B": "G", "C": "G G", "D": "G G G"}[lines[0][0]]
    seen = story(f"{pile} | A: G G | B: G G | C: P G | D: X G | options: referee=players", *lines)
    assert {CONTEST} == moves_of(seen, 0, FLAWLESS)


@article("V7-12")
def test_a_contest_is_given_up_when_another_answer_takes_the_place_of_the_doubted_one() -> None:
    case = " | A: G G | B: {} G | C: G G | options: referee=players"
    assert CONTEST in moves_of(story(case.format("G"), "A: flip", "A: 2", "B: flip"), 2, FLAWLESS)
    assert CONTEST not in moves_of(story(case.format("G"), "A: flip", "A: 2", "B: flip", "B: 2"), 2, FLAWLESS)
    pistol = story(case.format("X"), "A: flip", "A: 2", "B: flip", "C: flip")
    assert CONTEST not in moves_of(pistol, 0, FLAWLESS)


@article("V7-12")
def test_somebody_who_was_about_to_contest_joins_and_nobody_else_does() -> None:
    case = " | A: G G | B: G G | C: G G | options: referee=players"
    assert {CONTEST} == moves_of(story(case, "A: flip", "A: 2", "B: contest"), 2, FLAWLESS)
    assert {None} == moves_of(story(case, "A: flip", "A: 1", "B: contest"), 2, FLAWLESS)


def test_the_more_cards_nothing_confirmed_the_fewer_contests() -> None:
    case = "{} | A: G G | B: G G | C: G G | options: referee=players"
    profile = replace(FLAWLESS, confidence=2)
    watched = story(case.format("G"), "B: flip", "B: 2", "C: flip", "C: 4")
    unsure = story(case.format(""), "A: flip", "A: 3", "B: flip", "B: 4", "C: flip", "C: 7")

    def contests(seen: Seen, seat: int) -> int:
        return sum(planned is not None and planned[0] == CONTEST for planned in plans(seen, seat, profile))

    assert contests(watched, 0) > contests(unsure, 0) > 0


# --- Minds as such ---


def test_equal_views_and_equal_generators_give_equal_decisions() -> None:
    table = room(["novice"] * 4, 5, referee="players", vilains_rule=True)
    twin = mind_of("novice", 2, Seed(5).chance(3))
    twin.watch(seen_at(table), CLOCK, FLIP)
    while not table.state.is_over():
        assert (table.minds[2].at, table.minds[2].move) == (twin.at, twin.move)
        table.step()
        twin.watch(seen_at(table), table.seat, table.move)


def test_who_has_done_what_was_planned_does_not_do_it_again() -> None:
    seen = story("G | A: G G | B: X G | options: referee=players", "B: flip", "B: 2")
    assert {None} == moves_of(seen, 1, replace(FLAWLESS, blurt=SURE))


def test_somebody_who_sits_down_in_the_middle_of_a_tour_plays_on() -> None:
    assert FLIP == plan_move(plan(story("G G | A: G G | B: G G"), 0, FLAWLESS))
    flipped = story("G G | A: G G | B: G G", "A: flip")
    assert plan(flipped[1:], 0, FLAWLESS) is not None


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_ends_every_table(level: str) -> None:
    for table in TABLES:
        if table.game is GAME and (is_compiled() or table.options["time_limit"] != 1500):
            found = room([level] * table.seats, 1, **table.options)
            found.live()
            assert found.state.winners(), table


def test_the_witness_knows_which_wrong_answers_nobody_contested() -> None:
    witness = VilainWitness(4)
    wrong, contested = 0, 0
    for seed in range(10):
        table = room(["child", "novice", "child", "regular"], seed, witness, referee="players", vilains_rule=True)
        state, answer = table.state, None
        assert isinstance(state, LesVilains7)
        while not state.is_over():
            tour = state.tour
            table.step()
            if state.answer is not None and state.answer is not answer:
                wrong += state.answer.mistake != RIGHT
            answer = state.answer
            if state.tour != tour:
                assert state.end is not None
                contested += state.end.contesters != 0 and state.end.mistake != WRONG_CONTEST
    assert wrong > contested > 0
    assert wrong - contested == sum(witness.errors[UNCONTESTED])


DIARY = """
from tripot.games.les_vilains_7.tests.test_mind import diary
print(diary())
"""


def diary() -> list[tuple[int, int, int]]:
    """Who did what when in a game of five levels."""
    table = room(GAME.levels, 11, referee="players", vilains_rule=True)
    done: list[tuple[int, int, int]] = []
    while not table.state.is_over():
        table.step()
        done.append((int(table.seat), int(table.move), int(table.state.now)))
    return done


@pytest.mark.skipif(not is_compiled(), reason="there is nothing to compare with")
def test_compiled_and_interpreted_minds_do_the_same_at_the_same_moments() -> None:
    other = subprocess.run(
        [sys.executable, "-c", DIARY],
        env={**os.environ, "TRIPOT_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert other.stdout.strip() == str(diary())

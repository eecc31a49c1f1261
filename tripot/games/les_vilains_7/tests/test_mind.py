"""Minds that play Les Vilains 7: how fast, how well, and how they go wrong, from child to expert."""

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from statistics import mean, median

import pytest

from tests.tables import TABLES, Table
from tripot.compiled import is_compiled
from tripot.engine import options as house_rules
from tripot.engine.chance import Seed
from tripot.engine.minds import CLOCK, Mind, Room
from tripot.engine.seats import letter
from tripot.engine.state import NEVER
from tripot.games.les_vilains_7 import GAME, position
from tripot.games.les_vilains_7.answers import due_answer
from tripot.games.les_vilains_7.levels import FASTEST, LEVELS, Profile
from tripot.games.les_vilains_7.mind import VilainMind, mind_of
from tripot.games.les_vilains_7.moves import CONTEST, FLIP, FREE, HMMRRR, WORD
from tripot.games.les_vilains_7.state import LesVilains7
from tripot.games.les_vilains_7.table import RIGHT, WRONG_CONTEST
from tripot.games.les_vilains_7.view import LesVilains7View
from tripot.games.les_vilains_7.witness import ERRORS, UNCONTESTED, VilainWitness

article = pytest.mark.article

Seen = list[tuple[LesVilains7View, int, int]]  # what can be seen, and the seat and move that led to it
Plan = tuple[int, int]  # the move, and how long from now

SURE = 10_000
FLAWLESS = replace(
    LEVELS["expert"],
    slip=0,
    trust=SURE,
    forget=0,
    tongue=0,
    confuse=0,
    blurt=0,
    barge=0,
    jump=0,
    eager=SURE,
    confidence=100,
    alert=SURE,
)


def story(case: str, *lines: str) -> Seen:
    """A table from a worked case and what happens there, every 300 ms: `3 cards` flipped and answered as due, or a line to play.

    A line can tell its moment: `A: flip @ 2900`.
    """
    table = position(case)
    seen: Seen = [(table.view(None), CLOCK, FLIP)]

    def play(line: str, at: int) -> None:
        seat, move = line.split(":")
        number = GAME.number(table.state, table.seat(seat), GAME.read(move.strip()))
        table.play(line, at=at)
        seen.append((table.view(None), table.seat(seat), number))

    for line in lines:
        if line.endswith("cards"):
            for _ in range(int(line.split()[0])):
                turn = letter(table.state.turn)
                play(f"{turn}: flip", table.state.now + 300)
                for word in due_answer(table.state):
                    play(f"{turn}: say {word}", table.state.now + 300)
        else:
            words, _, moment = line.partition("@")
            play(words, int(moment or table.state.now + 300))
    return seen


def plan(seen: Seen, seat: int, profile: Profile, seed: int = 0) -> Plan | None:
    """What a mind that saw all this is about to do."""
    mind = VilainMind(profile, seat, Seed(seed).chance(seat))
    for view, mover, move in seen:
        mind.watch(view, mover, move)
    return None if mind.at == NEVER else (int(mind.move), int(mind.at - seen[-1][0].now))


def plans(seen: Seen, seat: int, profile: Profile, times: int = 300) -> list[Plan | None]:
    return [plan(seen, seat, profile, seed) for seed in range(times)]


def times(seen: Seen, seat: int, profile: Profile) -> list[int]:
    return [planned[1] for planned in plans(seen, seat, profile) if planned is not None]


def room(levels: Sequence[str], seed: int, *witnesses: Mind, **options: object) -> Room:
    table = Table(GAME, len(levels), house_rules.check(GAME.options, options))
    minds = [mind_of(level, seat, Seed(seed).chance(1 + seat)) for seat, level in enumerate(levels)]
    return Room(GAME, table.start(seed), [*minds, *witnesses])


def seen_at(table: Room) -> LesVilains7View:
    view: LesVilains7View = table.game.view(table.state, None)
    return view


def witnessed(levels: Sequence[str], games: int, **options: object) -> VilainWitness:
    witness = VilainWitness(len(levels))
    for seed in range(games):
        room(levels, seed, witness, **options).live()
    return witness


def rate(witness: VilainWitness, *errors: str) -> float:
    """Of all cards."""
    return sum(sum(witness.errors[ERRORS[error]]) for error in errors) / sum(witness.deeds)


# --- Times ---


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

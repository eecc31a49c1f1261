"""Facts are what a seat sees: what it wants, what others lack, what habits expect of its moves, and no secret."""

import json
from collections.abc import Iterator

import pytest

from tripot.engine.chance import Seed
from tripot.engine.facts import Facts
from tripot.engine.match import Match
from tripot.games.chouineurs import GAME, position
from tripot.games.chouineurs.cards import COLOURS
from tripot.games.chouineurs.habits import ChouineursHabits
from tripot.games.chouineurs.lacking import lacking
from tripot.games.chouineurs.measures import NUMBERS, Measures, place_of
from tripot.games.chouineurs.reading import ChouineursReading
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.steps import ENOUGH, FREE, LOST, STANDINGS, liked, standing_of, want_of

WEAK = "B: R5 R7 R8 R10 R12 R14 R16 | C: B5 B7 B9 B11 B13 B15 B17"
WITH_EVERY_SEAT_COUNT = pytest.mark.parametrize("seats", GAME.seats)


def moments(seats: int, games: int) -> Iterator[Chouineurs]:
    """Of games by chance and by habit in turn, so that all kinds of them come up."""
    habits = ChouineursHabits(NUMBERS)
    for seed in range(games):
        state, chance = Match.start(GAME, seats=seats, seed=Seed(seed)).state, Seed(seed).chance(9)
        while state.to_act:
            yield state
            seat = state.next_to_act()
            state.apply(seat, habits.choose(state, seat, chance) if seed % 2 else state.random_move(seat, chance))


def facts_of(state: Chouineurs, seat: int, move: int) -> list[int]:
    reading, facts = ChouineursReading(), Facts()
    reading.situation(state, seat, facts)
    reading.move(state, seat, move, facts)
    return facts.list()


def test_a_bet_that_another_has_laid_in_secret_is_not_read() -> None:
    case = f"choose | A: K40 K39 K38 K37 Y30 Y29 Y12 | {WEAK}"
    low, high, none = position(case), position(case), position(case)
    low.play("B: keep 0-1")
    high.play("B: turn 3+")
    for move in none.state.legal(0):
        assert facts_of(none.state, 0, move) == facts_of(low.state, 0, move) == facts_of(high.state, 0, move)


def test_which_card_another_has_turned_is_not_read() -> None:
    case = "B5 B6 B8 | A: B1 B2 | B: R4 R6 | C: R7 R8 | bets: 2-4 0-1 0-1 | tricks: 1 2 1"
    one, other = position(case), position(case)
    one.play("A: turn B1")
    other.play("A: turn B2")
    for move in one.state.legal(2):
        assert facts_of(one.state, 2, move) == facts_of(other.state, 2, move)


def test_the_two_ways_up_are_read_as_different_hands() -> None:
    state = position(f"choose | A: K40 K39 K38 K37 Y30 Y29 Y12 | {WEAK}").state
    kept, turned = (set(facts_of(state, 0, move)) for move in (177, 182))
    assert len(kept - turned) >= 7


@pytest.mark.parametrize(
    ("bet", "tricks", "want", "liking"),
    [
        ("0-1", 0, ENOUGH, 0),
        ("0-1", 1, ENOUGH - 1, 0),
        ("0-1", 2, LOST, 1),
        ("1-3", 1, ENOUGH + 1, 2),
        ("2-4", 4, ENOUGH - 1, 0),
        ("3+", 0, ENOUGH + 3, 2),
        ("3+", 4, FREE, 1),
    ],
)
def test_what_a_bet_makes_of_one_more_trick(bet: str, tricks: int, want: int, liking: int) -> None:
    case = f"lead | A: B5 B7 | B: K40 K39 | C: R5 R7 | tricks: {tricks} {5 - tricks} 0 | leader: B | bets: {bet} 3+ 1-3"
    state = position(case).state
    assert want == want_of(state, 0)
    assert liking == liked(state, 0)


def test_every_bet_has_its_own_standings() -> None:
    seen = {
        standing_of(
            position(
                f"lead | A: B5 | B: K40 | C: R5 | tricks: {won} {6 - won} 0 | leader: B | bets: {bet} 3+ 1-3"
            ).state,
            0,
        )
        for bet in ("0-1", "0-2", "1-3", "2-4", "3+")
        for won in range(6)
    }
    assert set(range(STANDINGS)) == seen


@WITH_EVERY_SEAT_COUNT
def test_what_others_lack_is_what_the_view_says(seats: int) -> None:
    lacks = 0
    for state in moments(seats, 6):
        seen = [set(player.lacks) for player in GAME.view(state, None).players]
        found = lacking(state)
        assert seen == [
            {name for at, name in enumerate(COLOURS) if found >> (4 * seat + at) & 1} for seat in range(seats)
        ]
        lacks += sum(map(len, seen))
    assert lacks > 100


@WITH_EVERY_SEAT_COUNT
def test_the_move_that_is_measured_highest_is_the_one_that_habits_choose(seats: int) -> None:
    measures, habits = Measures(), ChouineursHabits(NUMBERS)
    for state in moments(seats, 6):
        seat = state.next_to_act()
        measures.take(state, seat)
        chosen = habits.choose(state, seat, Seed(1).chance(1))
        assert measures.highest == pytest.approx(measures.worths[place_of(state.at[seat].hand, chosen)])


def test_the_measures_are_those_of_habits_that_can_be_read() -> None:
    assert set(json.loads((GAME.folder / "habits.json").read_text())) == set(NUMBERS)

"""Worlds: what a view leaves open is drawn at random, and every world could really have come about."""

from itertools import islice

import pytest

from tests.tables import TABLES, Table, generator, walk
from tripot.engine.chance import Chance
from tripot.games.les_vilains_7 import GAME, position
from tripot.games.les_vilains_7.answers import due_answer
from tripot.games.les_vilains_7.cards import is_phone
from tripot.games.les_vilains_7.counting import counted, number_of
from tripot.games.les_vilains_7.state import LesVilains7
from tripot.games.les_vilains_7.table import NO_NOISE, RIGHT

article = pytest.mark.article
OURS = [table for table in TABLES if table.game is GAME]


def sampled(table: Table, chance: Chance) -> list[LesVilains7]:
    """A world for some moments of a game."""
    found: list[LesVilains7] = []
    for state in islice(walk(table, 21), 0, 400, 3):
        if not state.is_over():
            found.append(GAME.sample(GAME.view(state, None), chance))  # type: ignore[arg-type] # a walk of this game
    return found


@article("V7-11")
@pytest.mark.parametrize("table", [table for table in OURS if table.options["referee"] == "automatic"], ids=str)
def test_what_the_table_did_not_call_was_right_in_every_world(table: Table) -> None:
    for world in sampled(table, generator(4)):
        answer = world.answer
        assert answer is None or (answer.words == answer.due and not answer.mistake)
        assert world.said == due_answer(world)[: len(world.said)] if world.said else not world.mistake
        assert counted(world.pile) == world.gangsters


@article("V7-15")
@pytest.mark.parametrize("table", [table for table in OURS if table.options["vilains_rule"]], ids=str)
def test_a_noise_is_only_chosen_where_a_phone_was_flipped(table: Table) -> None:
    for world in sampled(table, generator(5)):
        assert world.noise == NO_NOISE or any(map(is_phone, world.pile))


@article("V7-3")
def test_a_spoken_number_leaves_open_how_far_the_count_has_come() -> None:
    table = position(f"G G G G | A: {'G ' * 9} | B: {'G ' * 9}")
    worlds = [GAME.sample(table.view("A"), generator(seed)) for seed in range(100)]
    assert {"4"} == {str(number_of(world.gangsters)) for world in worlds}
    assert {4, 10} <= {int(world.gangsters) for world in worlds}


@article("V7-15")
@pytest.mark.parametrize("word", ["zut", "miaou"])
@pytest.mark.parametrize("referee", ["automatic", "players"])
def test_a_noise_that_was_just_chosen_is_the_noise_of_the_world(word: str, referee: str) -> None:
    table = position(f"| A: P G | B: G G | C: G | options: referee={referee} vilains_rule")
    table.play("A: flip")
    table.play(f"A: say {word}")
    for seed in range(40):
        world = GAME.sample(table.view("B"), generator(seed))
        assert world.answer is not None
        assert RIGHT == world.answer.mistake


@pytest.mark.parametrize(
    "line",
    [
        f"{'G ' * 33}| A: G | B: G | C: G | D: G | E: G | options: no_doubles vilains_rule",
        f"{'GG ' * 24}| A: G | B: GG | starter: B | options: referee=players",
    ],
)
def test_a_table_that_hardly_ever_comes_about_still_has_worlds(line: str) -> None:
    view = position(line).view("A")
    assert view == GAME.view(GAME.sample(view, generator(1)), 0)

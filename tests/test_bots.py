"""Which bots there are, and that nobody but their view tells them anything."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tables import TABLES, Table, generator, happenings, walk
from tripot.bots import LEVELS, find_bot, usual_bot
from tripot.engine.chance import Seed
from tripot.engine.errors import BadInput
from tripot.engine.game import AnyGame
from tripot.games import find_game, games

PATIENCE = 60.0  # seconds, more than any level needs: what it chooses does not depend on the clock
IN_TURNS = [game for game in games().values() if not game.time]
IN_TIME = [game for game in games().values() if game.time]


def middle_table(game: AnyGame) -> Table:
    return next(table for table in TABLES if table.game is game and table.seats == game.seats[len(game.seats) // 2])


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_every_game_has_the_same_levels(game: AnyGame) -> None:
    assert (game.mind is not None) == bool(game.levels) == bool(game.time)
    assert game.levels in ((), tuple(LEVELS))


def test_the_usual_bot_is_of_the_middle_level() -> None:
    assert "regular" == usual_bot().key


def test_a_bot_is_refused_where_its_game_does_not_have_it() -> None:
    assert "random" == find_bot("random").key == find_bot("random", find_game("hula-hoo")).key
    with pytest.raises(
        BadInput, match="no bot 'random' for Les Vilains 7; there are: child, novice, regular, skilled, expert"
    ):
        find_bot("random", find_game("les-vilains-7"))


def test_the_one_level_of_older_logs_is_the_usual_one() -> None:
    assert usual_bot() == find_bot("simple")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", IN_TURNS, ids=lambda game: game.key)
@settings(max_examples=12)
@given(number=st.integers(0, 10**6), seed=st.integers(0, 10**6), moment=st.integers(0, 100))
def test_no_bot_chooses_differently_in_two_worlds_that_look_the_same_to_it(
    game: AnyGame, level: str, number: int, seed: int, moment: int
) -> None:
    """It needs nothing but a view and a seed. That its habits do not look past it in imagined worlds: `test_secrets.py`."""
    tables = [table for table in TABLES if table.game is game]
    table, bot = tables[number % len(tables)], LEVELS[level]
    state = next(islice(walk(table, seed), moment, None), table.start(seed))
    for seat in state.acting():
        view = game.view(state, seat)
        alike = game.view(game.sample(view, generator(seed + 1)), seat)
        first, second = (bot.choose(game, seen, Seed(seed).chance(seat), PATIENCE) for seen in (view, alike))
        assert first == second
        assert first in view.legal


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", IN_TIME, ids=lambda game: game.key)
def test_views_and_a_seed_decide_what_a_mind_plans(game: AnyGame, level: str) -> None:
    """It needs nothing else."""
    assert game.mind is not None
    one, other = (game.mind(level, 1, Seed(3).chance(1)) for _ in range(2))
    for number, (state, seat, move) in enumerate(islice(happenings(middle_table(game), 5), 200)):
        view = game.view(state, None)
        one.watch(view, seat, move)
        other.watch(game.view(game.sample(view, generator(number)), None), seat, move)
        assert (one.at, one.move, one.text) == (other.at, other.move, other.text)

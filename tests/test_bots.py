"""Which bots a game has: two where players move in turns, the levels of its minds where time matters."""

import pytest

from tripot.bots import bots_of, find_bot, usual_bot
from tripot.engine.errors import BadInput
from tripot.engine.game import AnyGame
from tripot.games import find_game, games


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_every_game_has_bots_of_several_strengths_and_the_usual_one_is_among_them(game: AnyGame) -> None:
    bots = bots_of(game)
    assert len(bots) >= 2
    assert usual_bot(game).key in bots
    assert (game.mind is not None) == bool(game.levels) == bool(game.time)


def test_the_usual_bot_is_a_sensible_one_or_of_the_middle_level() -> None:
    assert ("simple", "regular") == (usual_bot(find_game("hula-hoo")).key, usual_bot(find_game("les-vilains-7")).key)


def test_a_bot_is_refused_where_its_game_does_not_have_it() -> None:
    assert "expert" == find_bot("expert").key
    with pytest.raises(BadInput, match="no bot 'expert' for Hula-Hoo; there are: random, simple"):
        find_bot("expert", find_game("hula-hoo"))

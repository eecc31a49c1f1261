"""Every game is played to its end by touching what the screen offers, on a phone and at a desk, in both languages."""

import pytest

from tests.browser.conftest import People
from tests.browser.people import DESKTOP, PHONE, Size
from tests.browser.vilains import does_what_is_due
from tripot.engine.game import AnyGame
from tripot.games import games


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "language"), [(PHONE, "fr"), (DESKTOP, "en")], ids=["phone in French", "desk in English"]
)
@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_a_whole_game(people: People, game: AnyGame, size: Size, language: str) -> None:
    ada = people.come(size=size, language=language, name="Ada")
    if game.time:  # short stacks, and nobody who dawdles
        ada.plays_against(getattr(game.name, language), seats=game.seats[-1], level=game.levels[-1])
        ada.plays_to_the_end(lambda: does_what_is_due(ada, people.server))
    else:
        ada.plays_now(getattr(game.name, language))
        ada.plays_to_the_end()

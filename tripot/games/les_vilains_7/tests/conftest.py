"""Every scene is played at every table that knows the rules."""

import pytest

from tripot.games.les_vilains_7.tests.scenes import TABLES, Play, Scene


@pytest.fixture(params=TABLES)
def scene(request: pytest.FixtureRequest) -> Play:
    """`scene("G P | A: G | B: X", "A: flip", "2000 A: 3")`: a position and what is played in it."""

    def played(position: str, *lines: str) -> Scene:
        scene = Scene(TABLES[request.param](position))
        scene.play(*lines)
        return scene

    return played

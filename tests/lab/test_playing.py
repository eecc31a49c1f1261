"""One game between bots."""

import pytest

from tripot.engine.chance import Seed
from tripot.games import find_game
from tripot.lab.playing import lead_alone


@pytest.mark.parametrize("seats", [3, 4])
def test_what_some_lead_by_others_lag_behind(seats: int) -> None:
    game = find_game("el-diablo")
    own = game.tuned()
    leads = [lead_alone(game, Seed(7), own=own, others=own, seat=seat, seats=seats) for seat in range(seats)]
    assert 0.0 == pytest.approx(sum(leads))
    assert 0.0 < max(leads)

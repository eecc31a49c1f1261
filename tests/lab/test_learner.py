"""What learns, with torch itself; where there is none, nothing is proved here."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tripot.games import games
from tripot.lab import training
from tripot.lab.training import Damaged, Training

if TYPE_CHECKING:
    from tripot.lab.learner import TorchLearner

torch = pytest.importorskip("torch")

GAME = next(game for game in games().values() if game.reading is not None)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "CHUNK", 3)


def begun(seed: int) -> tuple["TorchLearner", Training]:
    from tripot.lab.learner import TorchLearner

    learner = TorchLearner(seed)
    return learner, Training(GAME, learner, seed)


def test_a_training_goes_on_with_its_own_luck_whatever_seed_is_given(tmp_path: Path) -> None:
    def resumed(seed: int) -> list[float]:
        learner, run = begun(seed)
        run.go_on(learner.load(tmp_path / "saved"))
        run.step()
        return learner.weights()

    learner, run = begun(1)
    run.step()
    learner.save(tmp_path / "saved", run.state())
    learner.memory.clear()  # the notes are not saved
    run.step()
    assert learner.weights() == resumed(1) == resumed(2)


def test_a_saved_training_without_its_luck_is_damaged(tmp_path: Path) -> None:
    learner, run = begun(1)
    learner.save(tmp_path / "saved", run.state())
    saved = torch.load(tmp_path / "saved", weights_only=True)
    torch.save({key: value for key, value in saved.items() if key != "luck"}, tmp_path / "saved")
    with pytest.raises(Damaged):
        learner.load(tmp_path / "saved")

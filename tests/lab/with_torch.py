"""What learns, with torch itself: `make learner`, apart from the other tests, as torch is larger than all the rest."""

from pathlib import Path

import pytest
import torch

from tests.tables import generator
from tripot.engine.chance import Seed
from tripot.engine.facts import Facts
from tripot.engine.game import Setup
from tripot.engine.options import check
from tripot.games import games
from tripot.lab import training
from tripot.lab.learner import TorchLearner
from tripot.lab.training import Damaged, Training

GAME = next(game for game in games().values() if game.reading is not None)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "CHUNK", 3)


def begun(seed: int) -> tuple[TorchLearner, Training]:
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
    (tmp_path / "saved").write_bytes(learner.saved(run.state()))
    learner.memory.clear()  # the notes are not saved
    run.step()
    assert learner.weights() == resumed(1) == resumed(2)


def test_a_saved_training_without_its_luck_is_damaged(tmp_path: Path) -> None:
    learner, run = begun(1)
    (tmp_path / "saved").write_bytes(learner.saved(run.state()))
    saved = torch.load(tmp_path / "saved", weights_only=True)
    torch.save({key: value for key, value in saved.items() if key != "luck"}, tmp_path / "saved")
    with pytest.raises(Damaged):
        learner.load(tmp_path / "saved")


def test_weights_without_torch_say_what_they_say_with_it() -> None:
    learner, run = begun(1)
    run.step()
    for part, mean in zip(learner.learned, learner.mean, strict=True):
        part.data.copy_(mean)  # the weights are the mean's
    net = run.net()
    state = GAME.start(Setup(seats=GAME.seats[0], seed=Seed(1), options=check(GAME.options, {})))
    chance = generator(1)
    while not state.is_over():
        seat = int(state.next_to_act())
        moves = state.legal(seat)
        net.weigh(state, seat, moves)
        for at, move in enumerate(moves):
            facts = Facts()
            run.reading.situation(state, seat, facts)
            run.reading.move(state, seat, move, facts)
            value = learner.values(torch.tensor(facts.list(), dtype=torch.int32), torch.tensor([0], dtype=torch.int32))
            assert float(value.detach()) * run.scale == pytest.approx(net.values[at], rel=1e-3, abs=1e-4)
        state.apply(seat, state.random_move(seat, chance))

"""Training plays, learns and goes on; what learns here is a stand-in, so that the proof needs no torch."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from tripot.cli import training as command
from tripot.cli.main import main
from tripot.engine.errors import BadInput
from tripot.engine.net import weights_of
from tripot.engine.selfplay import Notes, SelfPlay
from tripot.engine.state import State, everyone
from tripot.engine.weights import read_net
from tripot.games import games
from tripot.lab import training
from tripot.lab.training import Damaged, Training

GAME = next(game for game in games().values() if game.reading is not None)


class StandIn:
    """Learns how many decisions it was shown: that is its only weight."""

    def __init__(self, seed: int = 0) -> None:
        self.shown: list[Notes] = []

    def begin(self, facts: int) -> None:
        self.facts = facts
        self.decisions = 0

    def learn(self, notes: Notes, scale: float) -> float:
        assert scale > 0
        self.shown.append(notes)
        self.decisions += len(notes.gains)
        return 1.0

    def weights(self) -> list[float]:
        return [0.0] * (weights_of(self.facts) - 1) + [float(self.decisions)]

    def saved(self, more: dict[str, Any]) -> bytes:
        return msgspec.json.encode(more | {"decisions": self.decisions})

    def load(self, path: Path) -> dict[str, Any]:
        try:
            saved = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        except msgspec.DecodeError as error:
            raise Damaged from error
        self.decisions = saved["decisions"]
        return saved


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "CHUNK", 3)
    monkeypatch.setattr(training, "BY_HABIT", 4)


def test_everybody_plays_by_habit_at_first_and_then_some_by_the_net(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[bool, bool]] = []  # whether it was early, and whether all played by habit

    class Watched:
        def __init__(self, *given: Any) -> None:
            self.play_on = SelfPlay(*given)

        def play(self, world: State, by_habit: int, notes: Notes) -> None:
            seen.append((run.rounds < training.BY_HABIT, by_habit == everyone(world.seats)))
            self.play_on.play(world, by_habit, notes)

    monkeypatch.setattr(training, "SelfPlay", Watched)
    run = Training(GAME, StandIn(), 1)
    for _ in range(4):
        run.step()
    assert {(True, True)} == {(is_early, are_all) for is_early, are_all in seen if is_early}
    assert (False, False) in seen


def test_every_chunk_is_learned_from() -> None:
    learner = StandIn()
    run = Training(GAME, learner, 1)
    for _ in range(3):
        run.step()
    assert 3 == len(learner.shown)
    assert run.rounds == sum(int(notes.rounds) for notes in learner.shown) >= 9


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    def gains(seed: int) -> list[float]:
        learner = StandIn()
        run = Training(GAME, learner, seed)
        run.step()
        run.step()
        return [gain for notes in learner.shown for gain in notes.gains]

    assert gains(1) == gains(1)
    assert gains(1) != gains(2)


def test_a_training_that_goes_on_plays_what_it_would_have_played() -> None:
    learner, later = StandIn(), StandIn()
    run, resumed = Training(GAME, learner, 1), Training(GAME, later, 9)
    run.step()
    resumed.go_on(run.state())
    later.decisions = learner.decisions
    run.step()
    resumed.step()
    assert list(learner.shown[1].gains) == list(later.shown[0].gains)
    assert run.state() == resumed.state()


@pytest.mark.parametrize("lost", ["game", "seed", "rounds", "scale"])
def test_a_training_of_which_something_is_lost_does_not_go_on(lost: str) -> None:
    whole = Training(GAME, StandIn(), 1).state()
    for damaged in ({key: value for key, value in whole.items() if key != lost}, whole | {lost: "?"}):
        with pytest.raises(Damaged):
            Training(GAME, StandIn(), 1).go_on(damaged)


def test_what_is_written_is_a_net_of_the_game(tmp_path: Path) -> None:
    assert GAME.reading is not None
    run = Training(GAME, StandIn(), 1)
    run.step()
    (tmp_path / "values.bin").write_bytes(run.written())
    assert run.scale == read_net(tmp_path / "values.bin", GAME.reading()).scale


def test_a_game_that_does_not_say_what_to_look_at_cannot_be_learned() -> None:
    with pytest.raises(BadInput, match="cannot be learned"):
        Training(replace(GAME, reading=None), StandIn(), 1)


# The command


@pytest.fixture
def learner(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The stand-in where torch would be, and no time at all to learn."""
    module = ModuleType("tripot.lab.learner")
    vars(module).update(TorchLearner=StandIn)
    monkeypatch.setitem(sys.modules, "tripot.lab.learner", module)
    for name, value in (("USUAL_MINUTES", 1e-9), ("DEALS", 1), ("LAST_DEALS", 1)):
        monkeypatch.setattr(command, name, value)
    monkeypatch.chdir(tmp_path)


def train(*arguments: str) -> int:
    return main(["train", GAME.key, "--lang", "en", *arguments])


@pytest.mark.usefixtures("learner")
def test_what_was_learned_is_written_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == train("--out", "values.bin")
    assert GAME.reading is not None
    first = read_net(tmp_path / "values.bin", GAME.reading()).last_start
    assert 0 == train("--out", "values.bin", "--resume")
    assert first < read_net(tmp_path / "values.bin", GAME.reading()).last_start
    assert "values.bin" in capsys.readouterr().out


@pytest.mark.usefixtures("learner")
def test_what_cannot_be_gone_on_with_or_written_is_said_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken.training").write_bytes(b"\0")
    (tmp_path / "other.training").write_bytes(b'{"decisions": 1, "game": "another"}')
    (tmp_path / "less.training").write_bytes(b'{"decisions": 1}')
    for arguments, sentence in (
        (("--out", "nothing", "--resume"), "no training to go on with in nothing.training"),
        (("--out", "broken", "--resume"), "broken.training is damaged"),
        (("--out", "other", "--resume"), "other.training is damaged, or from another game"),
        (("--out", "less", "--resume"), "less.training is damaged"),
        (("--out", "broken"), "a training in broken.training already: --resume goes on with it, --out takes another"),
        (("--out", "no/such/folder"), "The folder of no/such/folder does not exist"),
        (("--out", "long" * 80), "cannot be used (File name too long)"),
        (("--out", "."), ". is not a file"),
    ):
        assert 2 == train(*arguments)
        assert sentence in capsys.readouterr().err.replace("\n", " ")


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.usefixtures("learner")
def test_whoever_forgets_to_resume_loses_nothing(tmp_path: Path) -> None:
    assert 0 == train("--out", "values.bin")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert {"values.bin", "values.bin.training"} == set(before)
    assert 2 == train("--out", "values.bin")
    assert before == {path.name: path.read_bytes() for path in tmp_path.iterdir()}


@pytest.mark.usefixtures("learner")
def test_nothing_is_written_before_anything_is_learned(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == train("--out", "old.bin")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    monkeypatch.setattr(Training, "step", interrupt)
    for arguments in (("--out", "old.bin", "--resume"), ("--out", "new.bin")):
        assert 130 == train(*arguments)
        assert "nothing was written" in capsys.readouterr().out
    assert before == {path.name: path.read_bytes() for path in tmp_path.iterdir()}


@pytest.mark.usefixtures("learner")
def test_values_that_are_there_already_are_not_replaced_by_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "shipped.bin").write_bytes(b"better")
    assert 2 == train("--out", "shipped.bin")
    assert "shipped.bin exists already, and would be replaced: --out takes another" in capsys.readouterr().err
    assert {"shipped.bin": b"better"} == {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    (tmp_path / "empty.bin").touch()
    assert 0 == train("--out", "empty.bin")


@pytest.mark.usefixtures("learner")
def test_what_was_learned_before_ctrl_c_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    steps: Iterator[Callable[[Training], object]] = iter([Training.step, interrupt])
    monkeypatch.setattr(Training, "step", lambda training: next(steps)(training))
    assert 130 == train("--out", "values.bin", "--minutes", "5")
    assert GAME.reading is not None
    assert read_net(tmp_path / "values.bin", GAME.reading()).last_start > 0
    assert (tmp_path / "values.bin.training").exists()


def test_without_torch_the_command_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "tripot.lab.learner", raising=False)
    assert 2 == train()
    assert "pip install tripot[train]" in capsys.readouterr().err

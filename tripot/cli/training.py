"""`tripot train`: plays a game against itself and learns from it, for so many minutes or until Ctrl-C."""

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import TextColumn

from tripot.cli import results, words
from tripot.cli.arguments import Arguments, whole
from tripot.cli.screen import INTERRUPTED, Screen
from tripot.cli.simulating import progress
from tripot.engine.game import AnyGame
from tripot.lab.training import Damaged, Training, check_learnable
from tripot.lab.words import decimal, signed

if TYPE_CHECKING:
    from tripot.lab.learner import TorchLearner

MOST_MINUTES = 100_000
USUAL_MINUTES = 30
EVERY = 60  # seconds between two looks at how well it plays, and two times that it is saved
DEALS = 40  # for a look
LAST_DEALS = 200


def declare_train(arguments: Arguments) -> None:
    arguments.placed("game", text=words.H_GAME, is_needed=True)
    arguments.valued("--minutes", text=words.H_TRAINING_MINUTES, metavar="N", read=whole(1, MOST_MINUTES))
    arguments.valued("--seed", text=words.H_SEED, metavar="N", read=whole(0, 10**12 - 1))
    arguments.valued("--out", text=words.H_LEARNED, metavar="FILE", read=Path)
    arguments.flag("--resume", text=words.H_GO_ON)


def train(screen: Screen, game: AnyGame, given: argparse.Namespace) -> int:
    check_learnable(game)
    out: Path = given.out or Path(f"{game.key}.values")
    saved = Path(f"{out}.training")
    if results.exists(saved) and not given.resume:
        raise words.refused(words.TRAINED_BEFORE, path=saved)
    if results.exists(out) and out.is_file() and out.stat().st_size and not given.resume:
        raise words.refused(words.LEARNED_BEFORE, path=out)
    learner, training = prepared(game, given.seed or 0, saved, is_resumed=given.resume)
    before, status = training.rounds, 0
    with results.kept_if_written(out):
        try:
            practise(screen, learner, training, 60 * (given.minutes or USUAL_MINUTES), out, saved)
        except KeyboardInterrupt:  # what was learned until now is not lost
            status = INTERRUPTED
        if training.rounds == before:
            screen.say(words.NOTHING_WRITTEN)
            return status
        keep(learner, training, out, saved)
    lead = training.lead(LAST_DEALS if status == 0 else DEALS)
    screen.say_whole(words.TRAINED, rounds=training.rounds, lead=signed(lead, screen.language), path=out)
    return status


def prepared(game: AnyGame, seed: int, saved: Path, *, is_resumed: bool) -> tuple["TorchLearner", Training]:
    try:
        from tripot.lab.learner import TorchLearner  # not above: most people have no torch
    except ImportError:
        raise words.refused(words.NEEDS_TORCH) from None
    learner = TorchLearner(seed)
    training = Training(game, learner, seed)
    if is_resumed:
        try:
            training.go_on(learner.load(saved))
        except FileNotFoundError:
            raise words.refused(words.NO_TRAINING, path=saved) from None
        except (Damaged, OSError):
            raise words.refused(words.BAD_TRAINING, path=saved) from None
    return learner, training


def practise(
    screen: Screen, learner: "TorchLearner", training: Training, seconds: float, out: Path, saved: Path
) -> None:
    began = kept = time.monotonic()
    before, lead, language = training.rounds, "?", screen.language
    with progress(TextColumn("{task.fields[now]}")) as bar:
        task = bar.add_task(training.game.name.say(language), total=seconds, now="")
        spent = 0.0
        while spent < seconds:
            loss = training.step()
            spent = time.monotonic() - began
            if time.monotonic() - kept > EVERY:
                keep(learner, training, out, saved)
                lead, kept = signed(training.lead(DEALS), language), time.monotonic()
            speed = (training.rounds - before) / spent
            now = words.TRAINING.say(language).format(
                rounds=training.rounds, speed=decimal(speed, language, 0), loss=decimal(loss, language, 3), lead=lead
            )
            bar.update(task, completed=spent, now=now)


def keep(learner: "TorchLearner", training: Training, out: Path, saved: Path) -> None:
    try:
        values = training.written()
    except OverflowError:
        raise words.refused(words.ALL_WRONG, path=out) from None
    results.write(out, values)
    results.write(saved, learner.saved(training.state()))

"""`tripot tune`: looks for numbers with which a game's habits play better, and writes them only if they surely do."""

import argparse
import math
from pathlib import Path

import msgspec
from rich.table import Table

from tripot.cli import results, words
from tripot.cli.arguments import Arguments, whole
from tripot.cli.given import MOST_SEATS, chosen_game, whole_seed
from tripot.cli.screen import INTERRUPTED, Screen
from tripot.cli.simulating import progress
from tripot.compiled import is_compiled
from tripot.engine.habits import Habits
from tripot.lab.tuning import PROVING, Proof, Tuning
from tripot.lab.words import decimal, estimate, number

USUAL_MINUTES = 5.0
PERCENT = 100


def declare_tune(arguments: Arguments) -> None:
    arguments.placed("game", text=words.H_GAME)
    arguments.valued("--players", text=words.H_TUNED_PLAYERS, metavar="N", read=whole(1, MOST_SEATS))
    arguments.valued("--minutes", text=words.H_TUNING_MINUTES, metavar="MINUTES", read=minutes)
    arguments.valued("--seed", text=words.H_SEED, metavar="SEED", read=whole_seed)
    arguments.valued("--out", text=words.H_TUNED, metavar="FILE", read=Path)


def minutes(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0.01 <= value <= 10_000:
        raise words.refused(words.NOT_MINUTES, word=text[:20])
    return value


def run_tune(screen: Screen, given: argparse.Namespace) -> int:
    game = chosen_game(given.game)
    if game.habits is Habits:
        raise words.refused(words.NO_HABITS, game=game.name.fr)
    seats = game.seats if given.players is None else (game.check_seats(given.players),)
    if given.out is None and len(seats) < len(game.seats):
        raise words.refused(words.ONE_SIZE, players=given.players)
    own = game.folder / "habits.json"
    path: Path = given.out or own
    tuning = Tuning(
        game=game,
        seats=seats,
        seed=given.seed or 0,
        present=msgspec.json.decode(own.read_bytes(), type=dict[str, float]),
    )
    with results.kept_if_written(path):
        return tune(screen, tuning, 60 * (given.minutes or USUAL_MINUTES), path)


def tune(screen: Screen, tuning: Tuning, seconds: float, path: Path) -> int:
    if not is_compiled():
        screen.say(words.RUNS_INTERPRETED)
    try:
        proof = searched_and_proved(screen, tuning, seconds)
        show(screen, tuning, proof)
    except KeyboardInterrupt:
        screen.say(words.NOTHING_WRITTEN)
        return INTERRUPTED
    if not proof.holds:
        screen.say(words.NOT_BETTER)
        return 0
    results.write(path, msgspec.json.format(msgspec.json.encode(tuning.found), indent=2) + b"\n")
    screen.say_path(words.BETTER, path=path)
    return 0


def searched_and_proved(screen: Screen, tuning: Tuning, seconds: float) -> Proof:
    seats = "–".join(str(seats) for seats in sorted({tuning.seats[0], tuning.seats[-1]}))
    values = {"game": tuning.game.name.say(screen.language), "seats": seats}
    with progress() as bar:
        task = bar.add_task(words.TUNING.say(screen.language).format(**values), total=PERCENT)
        for share in tuning.run(seconds * (1 - PROVING)):
            bar.update(task, completed=round(PERCENT * share * (1 - PROVING)))
        bar.update(task, description=words.PROVING.say(screen.language).format(**values))
        began, until = tuning.clock(), tuning.clock() + seconds * PROVING
        proof = Proof(0, 0.0, math.inf)
        for so_far in tuning.prove(seconds * PROVING):
            proof = so_far
            left = max(0.0, until - tuning.clock()) / (until - began)
            bar.update(task, completed=round(PERCENT * (1 - PROVING * left)))
    return proof


def show(screen: Screen, tuning: Tuning, proof: Proof) -> None:
    language = screen.language
    table = Table(title=words.TUNED.say(language).format(generations=number(tuning.generations, language)))
    table.add_column(words.HABIT.say(language))
    for title in (words.PRESENT, words.FOUND):
        table.add_column(title.say(language), justify="right")
    for name in tuning.tuned:
        table.add_row(name, decimal(tuning.present[name], language, 3), decimal(tuning.found[name], language, 3))
    screen.show(table)
    lead = estimate(proof.lead, proof.half, language, is_signed=True)
    screen.say(words.PROOF, deals=number(proof.deals, language), lead=lead)

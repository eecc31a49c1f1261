"""`tripot simulate`: many games, each from its own seed, and what they come to; the same seed gives the same table."""

import math
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from tripot.bots import LEVELS, Bot
from tripot.cli import words
from tripot.cli.given import options_on
from tripot.cli.screen import Screen
from tripot.compiled import is_compiled
from tripot.engine.chance import Seed
from tripot.engine.errors import Text
from tripot.engine.game import AnyGame, Setup
from tripot.engine.minds import Witness
from tripot.engine.options import Value
from tripot.engine.playout import play_out
from tripot.engine.seats import letter
from tripot.engine.state import State
from tripot.lab.arena import SEEDS
from tripot.lab.intervals import NORMAL_95
from tripot.lab.playing import DECIDING, Entrant, play_in_time, play_in_turns
from tripot.lab.words import decimal, number

THINKING = 1.0
BATCH = 0.1  # seconds between two steps of the progress bar


@dataclass(frozen=True, kw_only=True)
class Study:
    """What is simulated. Without bots, random moves in compiled code."""

    game: AnyGame
    seats: int
    games: int
    first_seed: int
    options: Mapping[str, Value]
    bots: Sequence[Bot] = ()


class Tally:
    """What the games came to."""

    def __init__(self, study: Study) -> None:
        self.wins = [0.0] * study.seats
        self.points = [0] * study.seats
        self.decisions = 0
        self.shortest = 0
        self.longest = 0
        self.seconds = 0.0
        self.witness: Witness | None = None  # of what minds get wrong
        if study.bots and study.game.witness is not None:
            self.witness = study.game.witness(study.seats)

    def count(self, state: State, decisions: int) -> None:
        self.decisions += decisions
        self.shortest = min(self.shortest or decisions, decisions)
        self.longest = max(self.longest, decisions)
        winners = state.winners()
        for seat in winners:
            self.wins[seat] += 1 / len(winners)  # a shared win is a share
        for seat, score in enumerate(state.scores()):
            self.points[seat] += score


class GameFailed(Exception):
    """A game ended in an error: a fault of ours, to be told with its seed."""

    def __init__(self, seed: int, reason: Exception) -> None:
        super().__init__(seed)
        values = {"seed": seed, "reason": f"{type(reason).__name__}: {reason}"}
        self.text = Text(words.GAME_FAILED.fr.format(**values), words.GAME_FAILED.en.format(**values))


def simulate(screen: Screen, study: Study) -> None:
    if not is_compiled():
        screen.say(words.RUNS_INTERPRETED)
    tally = Tally(study)
    bar = progress()
    title = words.SIMULATING.say(screen.language).format(game=study.game.name.say(screen.language), games=study.games)
    started = time.perf_counter()
    with bar:
        task = bar.add_task(title, total=study.games)
        for done in batches(study, tally):
            bar.update(task, completed=done)
    tally.seconds = time.perf_counter() - started
    show(screen, study, tally)


def progress(now: ProgressColumn | None = None) -> Progress:
    """A bar on the error stream, where somebody watches; it says how many are done, or how it stands now."""
    errors = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        now or MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )


def batches(study: Study, tally: Tally) -> Iterator[int]:
    """How many games are done, every now and then."""
    shown = time.perf_counter()
    for played in range(study.games):
        seed = (study.first_seed + played) % SEEDS
        try:
            play_one(study, Seed(seed), tally)
        except Exception as error:
            raise GameFailed(seed, error) from error
        if time.perf_counter() - shown > BATCH:
            shown = time.perf_counter()
            yield played + 1
    yield study.games


def play_one(study: Study, seed: Seed, tally: Tally) -> None:
    game = study.game
    state: State = game.start(Setup(seats=study.seats, seed=seed, options=study.options))
    players = [Entrant(name=bot.key, choose=bot.choose, seconds=THINKING) for bot in study.bots]
    if players and game.mind is not None:
        tally.count(state, play_in_time(game, state, seed, players, tally.witness))
    elif players:
        tally.count(state, play_in_turns(game, state, seed, players))
    else:
        tally.count(state, play_out(state, seed.chance(DECIDING)))


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share, square = wins / games, NORMAL_95**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = NORMAL_95 / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    return max(0.0, middle - spread), min(1.0, middle + spread)


def show(screen: Screen, study: Study, tally: Tally) -> None:
    language = screen.language
    decisions = tally.decisions
    table = Table(
        title=words.SIM_TITLE.say(language).format(
            game=study.game.name.say(language),
            seats=study.seats,
            first=study.first_seed,
            last=(study.first_seed + study.games - 1) % SEEDS,
            options=options_on(study.options),
        ),
        show_header=False,
    )
    table.add_column()
    table.add_column(justify="right")
    table.add_row(words.SIM_GAMES.say(language), number(study.games, language))
    table.add_row(words.SIM_DECISIONS.say(language), number(decisions, language))
    table.add_row(words.SIM_SPEED.say(language), number(round(decisions / max(tally.seconds, 1e-9)), language))
    table.add_row(words.SIM_AVERAGE.say(language), decimal(decisions / study.games, language))
    table.add_row(words.SIM_SHORTEST.say(language), number(tally.shortest, language))
    table.add_row(words.SIM_LONGEST.say(language), number(tally.longest, language))
    screen.show(table)
    screen.show(seats_table(study, tally, language))
    if tally.witness is not None:
        screen.show(errors_table(study, tally.witness, language))


def seats_table(study: Study, tally: Tally, language: str) -> Table:
    table = Table()
    titles = (words.SIM_SEAT, words.SIM_BOT, words.SIM_WINS, words.SIM_INTERVAL, words.SIM_SCORE)
    for title in titles:
        table.add_column(title.say(language), justify="left" if title in titles[:2] else "right")
    for seat in range(study.seats):
        low, high = interval(tally.wins[seat], study.games)
        table.add_row(
            letter(seat),
            study.bots[seat].key if study.bots else "random",
            f"{decimal(100 * tally.wins[seat] / study.games, language)} %",
            f"{decimal(100 * low, language)} – {decimal(100 * high, language)} %",
            decimal(tally.points[seat] / study.games, language),
        )
    return table


def errors_table(study: Study, witness: Witness, language: str) -> Table:
    """Who gets what wrong: a column for each level at the table, a line for each kind of mistake that was made."""
    levels = [key for key in LEVELS if any(bot.key == key for bot in study.bots)]

    def by_level(by_seat: Sequence[int]) -> list[int]:
        return [sum(n for n, bot in zip(by_seat, study.bots, strict=True) if bot.key == level) for level in levels]

    deeds = by_level(witness.deeds)
    table = Table(title=words.SIM_ERRORS.say(language).format(deed=witness.deed.say(language).lower()))
    table.add_column(words.SIM_ERROR.say(language))
    for level in levels:
        table.add_column(level, justify="right")
    for error, by_seat in witness.errors.items():
        if any(by_seat):
            table.add_row(error.say(language), *per_thousand(by_level(by_seat), deeds, language))
    table.add_section()
    all_errors = [sum(seat) for seat in zip(*witness.errors.values(), strict=True)]
    table.add_row(words.SIM_ALL_ERRORS.say(language), *per_thousand(by_level(all_errors), deeds, language))
    table.add_row(witness.deed.say(language), *[number(done, language) for done in deeds])
    return table


def per_thousand(made: Sequence[int], deeds: Sequence[int], language: str) -> list[str]:
    return [decimal(1000 * errors / max(done, 1), language) for errors, done in zip(made, deeds, strict=True)]

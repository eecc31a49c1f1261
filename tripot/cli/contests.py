"""`tripot arena`: bots meet over the same deals; a table in the terminal and, if wished, a report to read elsewhere."""

import argparse
import os
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from rich.table import Table

from tripot.cli import results, words
from tripot.cli.arguments import Arguments, seconds, whole
from tripot.cli.given import MOST_SEATS, chosen_game, chosen_seats, options_on, whole_seed
from tripot.cli.screen import FAILED, INTERRUPTED, Screen
from tripot.cli.setting_up import read_options
from tripot.cli.simulating import GameFailed, progress
from tripot.compiled import is_compiled
from tripot.lab import words as lab_words
from tripot.lab.arena import DealFailed, Room, WorkerLost, pairs, run
from tripot.lab.entrants import enter
from tripot.lab.playing import Entrant
from tripot.lab.report import Contest, duels_rows, games_rows, page, standings_rows
from tripot.lab.standings import standings

MOST_DEALS = 1_000_000
MOST_WORKERS = 256
USUAL_DEALS = 100


def declare_arena(arguments: Arguments) -> None:
    arguments.placed("game", text=words.H_GAME)
    arguments.placed("bot", text=words.H_ENTRANTS, repeats=True)
    arguments.valued("--deals", text=words.H_DEALS, metavar="N", read=whole(1, MOST_DEALS))
    arguments.flag("--neighbours", text=words.H_NEIGHBOURS)
    arguments.flag("--one-way", text=words.H_ONE_WAY)
    arguments.valued("--players", text=words.H_PLAYERS, metavar="N", read=whole(1, MOST_SEATS))
    arguments.valued("--option", text=words.H_OPTION, metavar="NAME[=VALUE]", repeats=True)
    arguments.valued("--seconds", text=words.H_SECONDS, metavar="SECONDS", read=seconds)
    arguments.valued("--workers", text=words.H_WORKERS, metavar="N", read=whole(1, MOST_WORKERS))
    arguments.valued("--seed", text=words.H_SEED, metavar="SEED", read=whole_seed)
    arguments.valued("--html", text=words.H_HTML, metavar="FILE", read=Path)


def run_arena(screen: Screen, given: argparse.Namespace) -> int:
    game = chosen_game(given.game)
    room = Room(
        key=game.key,
        seats=chosen_seats(game, given.players),
        options=read_options(game, given.option or ()),
        is_one_way=given.one_way,
    )
    entrants = enter(game, given.bot, 1.0 if given.seconds is None else given.seconds)
    with nullcontext() if given.html is None else results.kept_if_written(given.html):
        return hold(screen, given, room, entrants)


def hold(screen: Screen, given: argparse.Namespace, room: Room, entrants: Sequence[Entrant]) -> int:
    game = room.game
    if not is_compiled():
        screen.say(words.RUNS_INTERPRETED)

    duels = pairs(len(entrants), are_neighbours=given.neighbours)
    deals, first_seed = given.deals or USUAL_DEALS, given.seed or 0
    title = words.MEETING.say(screen.language).format(
        game=game.name.say(screen.language), duels=len(duels), deals=deals
    )
    workers = min(given.workers or os.cpu_count() or 1, deals * len(duels))
    meetings = run(room, entrants, duels, deals=deals, first_seed=first_seed, workers=workers)
    done, status = 0, 0
    try:
        with progress() as bar:
            task = bar.add_task(title, total=deals * len(duels))
            for done in meetings:
                bar.update(task, completed=done)
    except KeyboardInterrupt:
        status = INTERRUPTED
    except WorkerLost:
        status = FAILED
        screen.say(words.WORKER_LOST)
    except DealFailed as failed:
        raise GameFailed(failed.seed, failed.reason) from failed
    finally:
        meetings.close()
    if not done:
        screen.say(words.NOTHING_PLAYED)
        return status
    stopped = lab_words.STOPPED.say(screen.language).format(done=done, all=deals * len(duels)) if status else ""
    contest = Contest(
        game=game.name,
        seats=room.seats,
        options=options_on(room.options),
        first_seed=first_seed,
        deals=deals,
        names=[entrant.name for entrant in entrants],
        duels=duels,
        standings=standings([entrant.name for entrant in entrants], duels),
        is_one_way=room.is_one_way,
        stopped=stopped,
    )
    if given.html is not None:  # first: what cannot be shown is not lost
        results.write(given.html, page(contest, screen.language).encode())
    show(screen, contest)
    if given.html is not None:
        screen.say_path(words.REPORTED, path=given.html)
    return status


def show(screen: Screen, contest: Contest) -> None:
    if contest.stopped:
        screen.tell(contest.stopped)
    screen.show(drawn(standings_rows(contest, screen.language), contest.title(screen.language)))
    screen.show(drawn(games_rows(contest, screen.language), lab_words.GAMES.say(screen.language)))
    if len(contest.names) > 2:
        screen.show(drawn(duels_rows(contest, screen.language)))


def drawn(rows: Sequence[Sequence[str]], title: str | None = None) -> Table:
    table = Table(title=title)
    for number, heading in enumerate(rows[0]):
        table.add_column(heading, justify="right" if number else "left", overflow="fold")
    for row in rows[1:]:
        table.add_row(*row)
    return table

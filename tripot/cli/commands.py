"""What `tripot` can do: each command declares what may be written after it, and does it."""

import argparse
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from tripot.bots import find_bot
from tripot.cli import words
from tripot.cli.arguments import MOST_GAMES, Arguments, seconds, whole
from tripot.cli.by_lines import ByLines
from tripot.cli.contests import declare_arena, run_arena
from tripot.cli.given import MOST_SEATS, chosen_game, chosen_seats, whole_seed
from tripot.cli.history import History
from tripot.cli.playing import InTurns
from tripot.cli.replaying import Showing, replay
from tripot.cli.resuming import newest_unfinished, resume, start
from tripot.cli.rules import show_games, show_rules
from tripot.cli.saving import Save
from tripot.cli.screen import Left, Screen
from tripot.cli.seating import Player, clean, from_log, read_seats, seated
from tripot.cli.serving import declare_serve, run_serve
from tripot.cli.setting_up import Wishes, read_options, set_up
from tripot.cli.simulating import Study, simulate
from tripot.cli.training import declare_train, train
from tripot.cli.tuning import declare_tune, run_tune
from tripot.cli.verifying import read_commitment, verify
from tripot.engine.chance import fresh_seed, read_seed
from tripot.engine.errors import Text
from tripot.engine.game import AnyGame

PACE = 0.4  # seconds between two moves of the bots, where a person watches
NEWEST = object()  # `--resume` without a file


@dataclass(frozen=True, kw_only=True)
class Command:
    summary: Text
    declare: Callable[[Arguments], None]
    run: Callable[[Screen, argparse.Namespace], int]


# --- tripot games, tripot rules ---


def declare_games(arguments: Arguments) -> None:
    """Nothing but the language."""


def run_games(screen: Screen, given: argparse.Namespace) -> int:
    show_games(screen)
    return 0


def declare_rules(arguments: Arguments) -> None:
    arguments.placed("game", text=words.H_GAME)
    arguments.placed("article", text=words.H_ARTICLE)


def run_rules(screen: Screen, given: argparse.Namespace) -> int:
    show_rules(screen, chosen_game(given.game), given.article)
    return 0


# --- tripot play ---


def declare_play(arguments: Arguments) -> None:
    arguments.placed("game", text=words.H_GAME)
    arguments.valued("--players", text=words.H_PLAYERS, metavar="N", read=whole(1, MOST_SEATS))
    arguments.valued("--seats", text=words.H_SEATS, metavar="me,regular", read=read_seats)
    arguments.valued("--option", text=words.H_OPTION, metavar="NAME[=VALUE]", repeats=True)
    arguments.valued("--seed", text=words.H_SEED, metavar="SEED", read=read_seed)
    arguments.valued("--name", text=words.H_NAME, metavar="NAME")
    arguments.valued("--save", text=words.H_SAVE, metavar="FILE", read=Path)
    arguments.add_argument(
        "--resume",
        nargs="?",
        const=NEWEST,
        type=Path,
        metavar=words.METAVARS["[FILE]"].say(arguments.language),
        help=words.H_RESUME.say(arguments.language),
    )
    arguments.valued("--pace", text=words.H_PACE, metavar="SECONDS", read=seconds)
    arguments.flag("--practice", text=words.H_PRACTICE)
    arguments.flag("-y", "--yes", text=words.H_YES)


def run_play(screen: Screen, given: argparse.Namespace) -> int:
    if given.resume is None and screen.is_interactive and says_nothing(given):
        given.resume = offer_to_resume(screen)
    if given.resume is not None:
        return resume_and_play(screen, given)
    names = None if given.name is None else [clean(name) for name in given.name.split(",")]
    wishes = Wishes(
        game=given.game,
        seats=given.players,
        players=given.seats,
        options=given.option,
        names=names,
        asks=not given.yes,
    )
    try:
        plan = set_up(screen, wishes)
    except Left as left:
        screen.say(words.GOODBYE)
        return left.status
    check_sitting(plan.game, plan.players, given)
    history, save = start(screen, plan, seed=given.seed or fresh_seed(), path=given.save)
    with closing(save):
        return sit_down(screen, history, save, plan.players, given)


def says_nothing(given: argparse.Namespace) -> bool:
    """Whether the player only wrote `tripot play`."""
    wishes = (given.game, given.players, given.seats, given.option, given.seed, given.name, given.save)
    return not given.yes and all(wish is None for wish in wishes)


def offer_to_resume(screen: Screen) -> Path | None:
    """The game that was left, if the player would rather go on with it."""
    path = newest_unfinished()
    try:
        return path if path and screen.ask(words.ASK_RESUME, name=path.stem).lower()[:1] in ("", "o", "y") else None
    except Left:
        return None


def resume_and_play(screen: Screen, given: argparse.Namespace) -> int:
    for name in ("game", "players", "option", "seed", "save", "name"):
        if getattr(given, name) is not None:
            raise words.refused(words.NOT_WITH_RESUME, word=getattr(given, name) if name == "game" else f"--{name}")
    history, save = resume(screen, None if given.resume is NEWEST else given.resume)
    with closing(save):
        if history.match.state.is_over():
            return 0
        written = history.match.log.header.players
        players = from_log(written, history.seats) if given.seats is None else given.seats
        players = seated(players, history.seats, history.game)
        check_sitting(history.game, players, given)
        return sit_down(screen, history, save, players, given)


def check_sitting(game: AnyGame, players: Sequence[Player], given: argparse.Namespace) -> None:
    """In real time everybody needs a keyboard of their own, and only there is a clock that could wait."""
    if game.time and sum(player.bot is None for player in players) > 1:
        raise words.refused(words.ONE_KEYBOARD, game=game.name.fr)
    if given.practice and not game.time:
        raise words.refused(words.NO_CLOCK, game=game.name.fr)


def sit_down(screen: Screen, history: History, save: Save, players: Sequence[Player], given: argparse.Namespace) -> int:
    """In turns; in real time key by key; where there are no keys, line by line."""
    if not history.game.time:
        return InTurns(screen, history, save, players=players, pace=pace(screen, given)).run()
    if screen.has_keys:
        from tripot.cli.live import InTime  # not above: it needs a terminal, which not every system has

        return InTime(screen, history, save, players=players, is_practice=given.practice).run()
    return ByLines(screen, history, save, players=players).run()


def pace(screen: Screen, given: argparse.Namespace) -> float:
    if given.pace is not None:
        return float(given.pace)
    return PACE if screen.is_interactive and screen.paper.is_terminal else 0.0


# --- tripot replay ---


def declare_replay(arguments: Arguments) -> None:
    arguments.placed("file", text=words.H_FILE, read=Path, is_needed=True)
    arguments.valued("--seat", text=words.H_SEAT, metavar="A|table|open")
    arguments.valued("--at", text=words.H_AT, metavar="N", read=whole(0, 10**9))
    arguments.flag("--all", text=words.H_ALL)
    arguments.flag("--intact", text=words.H_INTACT)


def run_replay(screen: Screen, given: argparse.Namespace) -> int:
    showing = Showing(
        path=given.file,
        seat=given.seat,
        at=given.at or 0,
        is_intact_enough=given.intact,
        shows_all=given.all,
    )
    return replay(screen, showing)


# --- tripot verify ---


def declare_verify(arguments: Arguments) -> None:
    arguments.placed("file", text=words.H_FILE, read=Path, is_needed=True)
    arguments.valued("--commitment", text=words.H_COMMITMENT, metavar="HEX", read=read_commitment)


def run_verify(screen: Screen, given: argparse.Namespace) -> int:
    return verify(screen, given.file, given.commitment)


# --- tripot simulate ---


def declare_simulate(arguments: Arguments) -> None:
    arguments.placed("game", text=words.H_GAME)
    arguments.valued("--games", text=words.H_GAMES, metavar="N", read=whole(1, MOST_GAMES))
    arguments.valued("--players", text=words.H_PLAYERS, metavar="N", read=whole(1, MOST_SEATS))
    arguments.valued("--option", text=words.H_OPTION, metavar="NAME[=VALUE]", repeats=True)
    arguments.valued("--bots", text=words.H_BOTS, metavar="novice,expert")
    arguments.valued("--seed", text=words.H_SEED, metavar="SEED", read=whole_seed)


def run_simulate(screen: Screen, given: argparse.Namespace) -> int:
    chosen = chosen_game(given.game)
    bots = [find_bot(name.strip(), chosen) for name in (given.bots or "").split(",") if name.strip()]
    seats = chosen_seats(chosen, given.players, at_least=len(bots))
    if len(bots) > seats:
        raise words.refused(words.TOO_MANY_SEATS, given=len(bots), seats=seats)
    study = Study(
        game=chosen,
        seats=seats,
        games=given.games or 1000,
        first_seed=given.seed or 0,
        options=read_options(chosen, given.option or ()),
        bots=[*bots, *bots[-1:] * (seats - len(bots))],
    )
    simulate(screen, study)
    return 0


# --- tripot train ---


def run_train(screen: Screen, given: argparse.Namespace) -> int:
    return train(screen, chosen_game(given.game), given)


COMMANDS = {
    "play": Command(summary=words.C_PLAY, declare=declare_play, run=run_play),
    "serve": Command(summary=words.C_SERVE, declare=declare_serve, run=run_serve),
    "games": Command(summary=words.C_GAMES, declare=declare_games, run=run_games),
    "rules": Command(summary=words.C_RULES, declare=declare_rules, run=run_rules),
    "replay": Command(summary=words.C_REPLAY, declare=declare_replay, run=run_replay),
    "verify": Command(summary=words.C_VERIFY, declare=declare_verify, run=run_verify),
    "simulate": Command(summary=words.C_SIMULATE, declare=declare_simulate, run=run_simulate),
    "arena": Command(summary=words.C_ARENA, declare=declare_arena, run=run_arena),
    "train": Command(summary=words.C_TRAIN, declare=declare_train, run=run_train),
    "tune": Command(summary=words.C_TUNE, declare=declare_tune, run=run_tune),
}

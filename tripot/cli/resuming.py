"""Starting a game and going on with one: the file first, then the table."""

from pathlib import Path

from tripot.cli import words
from tripot.cli.history import History
from tripot.cli.saving import Save, create_in_folder, games_folder, read_file, saved_games, whole_log
from tripot.cli.screen import Screen
from tripot.cli.setting_up import Plan
from tripot.engine.chance import Seed
from tripot.engine.errors import BadInput
from tripot.engine.match import Match
from tripot.games import find_game


def start(screen: Screen, plan: Plan, *, seed: Seed, path: Path | None) -> tuple[History, Save]:
    match = Match.start(
        plan.game,
        seats=len(plan.players),
        options=plan.options,
        seed=seed,
        players=[player.written() for player in plan.players],
    )
    header = match.log.header
    save = create_in_folder(plan.game.key, header) if path is None else Save.create(path, header)
    screen.say_path(words.SAVED_IN, path=save.path)
    return History(match), save


def resume(screen: Screen, path: Path | None) -> tuple[History, Save]:
    """The file goes on where it stopped; without a name, the newest game that is not over."""
    path = path or newest_unfinished()
    if path is None:
        raise words.refused(words.NOTHING_TO_RESUME, path=games_folder())
    save, log, was_cut = Save.resume(path)
    try:
        history = History.of(find_game(log.header.game), log)
        if was_cut:  # only now: a file that is refused stays as it is
            save.cut()
            screen.say(words.CUT)
    except BadInput:
        save.close()
        raise
    if history.match.state.is_over():
        screen.say_path(words.ALREADY_OVER, path=save.path)
    else:
        screen.say_path(words.RESUMED, n=len(history), path=save.path)
    return history, save


def newest_unfinished() -> Path | None:
    return next(filter(is_unfinished, saved_games()), None)


def is_unfinished(path: Path) -> bool:
    """Whether the file holds a game that can go on; a damaged one cannot."""
    try:
        log = whole_log(read_file(path))[0]
        return not Match.replay(find_game(log.header.game), log).state.is_over()
    except BadInput:
        return False

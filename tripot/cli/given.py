"""What several commands are given: a game, a table of so many, options, a seed."""

import re
from collections.abc import Mapping

from tripot.cli import words
from tripot.engine.game import AnyGame
from tripot.engine.options import Value
from tripot.games import find_game, games

MOST_SEATS = 10
USUAL_SEATS = 3


def chosen_game(key: str | None) -> AnyGame:
    """The game that was named; the only one there is needs no name."""
    known = games()
    if key is None and len(known) > 1:
        raise words.refused(words.WHICH_GAME, games=", ".join(known))
    return find_game(key) if key is not None else next(iter(known.values()))


def usual_seats(game: AnyGame) -> int:
    return max(min(USUAL_SEATS, game.seats[-1]), game.seats[0])


def chosen_seats(game: AnyGame, players: int | None, *, at_least: int = 0) -> int:
    """As many as were wished; otherwise the usual number, or more for those that were named."""
    return game.check_seats(players or max(at_least, usual_seats(game)))


def options_on(options: Mapping[str, Value]) -> str:
    """Those that are on, in brackets, to stand after a title."""
    on = [key if value is True else f"{key}={value}" for key, value in options.items() if value is not False]
    return f" ({', '.join(on)})" if on else ""


def whole_seed(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,18}", text):
        raise words.refused(words.WHOLE_SEED, word=text[:70])
    return int(text)

"""How a table is set up: which game, with which options, for how many, and how time is kept."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from tripot.engine import options as house_rules
from tripot.engine.errors import BadInput
from tripot.engine.game import AnyGame
from tripot.engine.options import Value
from tripot.games import find_game

LONGEST_DELAY = 600  # seconds that spectators may be behind
HOUR, DAY = 60 * 60, 24 * 60 * 60
GRACE, GRACE_IN_REAL_TIME = 60, 10  # seconds, where the host does not say

Seconds = Annotated[int, msgspec.Meta(ge=0, le=30 * DAY)]


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long a player may think: for ever, so long for each move, or in all with a little more after each move."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 0
    increment: Seconds = 0  # of a bank, after each move


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host chooses before anybody sits down."""

    game: str
    seats: int
    options: dict[str, Value] = {}
    clock: Clock = Clock()
    is_listed: bool = False  # others than those who have the link may find the table
    spectators: bool = True
    hints: bool | UnsetType = UNSET  # yes, where a table is so old that nobody said
    delay: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_DELAY)] = 0  # seconds that spectators are behind
    grace: Annotated[int, msgspec.Meta(ge=0, le=HOUR)] | None = None  # seconds, see `usual_grace`; 0 is for ever


def checked(settings: Settings) -> tuple[AnyGame, Settings]:
    """The game and the settings with every option, or BadInput."""
    game = find_game(settings.game)
    game.check_seats(settings.seats)
    if settings.clock.kind != "none" and (game.time or settings.clock.seconds == 0):
        raise BadInput(
            fr="Cette horloge ne convient pas : il faut une durée, et un jeu qui n'a pas son propre temps.",
            en="This clock does not fit: it needs a time, and a game that does not keep its own.",
        )
    options = house_rules.check(game.options, settings.options)
    grace = settings.grace
    if grace is None or (game.time and grace == 0):  # in real time nobody can be waited for for ever
        grace = usual_grace(game, settings.clock)
    hints = settings.hints is not False
    return game, msgspec.structs.replace(settings, options=options, grace=grace, hints=hints)


def usual_grace(game: AnyGame, clock: Clock) -> int:
    """How long others wait for somebody who is gone, until a bot takes over; where a move may take days, for ever."""
    if clock.kind != "none" and clock.seconds >= HOUR:
        return 0
    return GRACE_IN_REAL_TIME if game.time else GRACE

"""What people may know of a table beside the game's own view: an allow-list, built from nothing. No key, no seed, no record."""

from collections.abc import Iterable

import msgspec

from tripot.engine.commitment import Announced, announced
from tripot.engine.log import CLOCK, Entry
from tripot.engine.seats import letter
from tripot.tables.settings import Settings
from tripot.tables.table import LiveTable


class SeatShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits there; nobody, if there is neither a name nor a level."""

    seat: str
    name: str = ""
    level: str = ""
    is_host: bool = False
    is_away: bool = False
    is_invited: bool = False  # somebody else may take the seat


class TableShown(msgspec.Struct, frozen=True, kw_only=True):
    """The table as everybody sees it."""

    table: str
    settings: Settings
    seats: list[SeatShown]
    games: int  # that were started here; the log of each that is over can be fetched
    is_playing: bool
    is_paused: bool
    announced: Announced | None  # how the game starts, its seed only promised
    seed: str | None  # only when the game is over


class ClocksShown(msgspec.Struct, frozen=True, kw_only=True):
    """What each seat had left at a moment, in milliseconds; it runs down for those who can move."""

    at: int
    left: list[int]


class LegalMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move that can be made now, as it is written and as a screen draws it."""

    text: str
    move: object


def table_shown(table: LiveTable) -> TableShown:
    header = None if table.match is None else table.match.log.header
    return TableShown(
        table=table.id,
        settings=table.settings,
        seats=[seat_shown(table, seat) for seat in range(len(table.seats))],
        games=table.games,
        is_playing=table.is_playing,
        is_paused=table.is_paused,
        announced=None if header is None else announced(header),
        seed=None if header is None or table.is_playing else header.seed,
    )


def seat_shown(table: LiveTable, seat: int) -> SeatShown:
    occupant = table.seats[seat]
    if occupant is None:
        return SeatShown(seat=letter(seat))
    return SeatShown(
        seat=letter(seat),
        name=occupant.name,
        level=occupant.level,
        is_host=seat == table.host,
        is_away=occupant.is_away,
        is_invited=bool(occupant.invitation),
    )


def clocks_shown(table: LiveTable) -> ClocksShown | None:
    """Nothing where everybody may think for ever."""
    if table.settings.clock.kind == "none" or not table.is_playing:
        return None
    return ClocksShown(at=table.clocks.since, left=list(table.clocks.left))


def is_secret(table: LiveTable, entry: Entry) -> bool:
    """Whether only its own player may read what a move says, until the game shows it."""
    return entry.seat != CLOCK and table.game.read(entry.move).is_secret


def legal_shown(table: LiveTable, seat: int, numbers: Iterable[int]) -> list[LegalMove]:
    """The moves of these numbers, which a seat can make now."""
    assert table.match is not None
    game, state = table.game, table.match.state
    moves = [game.move(state, seat, number) for number in numbers]
    return [LegalMove(text=game.text(move), move=move) for move in moves]

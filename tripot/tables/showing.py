"""What people may know of a table beside the game's own view: an allow-list, built from nothing. No key, no seed, no record."""

import msgspec

from tripot.engine.commitment import Announced, announced
from tripot.engine.game import View
from tripot.engine.options import Value
from tripot.engine.seats import letter
from tripot.tables.settings import Clock
from tripot.tables.table import LiveTable


class SeatShown(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there; nobody, if there is neither a name nor a level."""

    seat: str
    name: str
    level: str
    is_host: bool
    is_away: bool
    left: int | None  # milliseconds on the clock when it last stood, where the table has one


class TableShown(msgspec.Struct, frozen=True, kw_only=True):
    """The table as everybody sees it."""

    table: str
    n: int  # of the last record
    game: str
    options: dict[str, Value]
    clock: Clock
    seats: list[SeatShown]
    is_playing: bool
    is_paused: bool
    announced: Announced | None  # how the game starts, its seed only promised
    seed: str | None  # only when the game is over


class LegalMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move that can be made now, as it is written and as a screen draws it."""

    text: str
    move: object


def table_shown(table: LiveTable) -> TableShown:
    header = None if table.match is None else table.match.log.header
    return TableShown(
        table=table.id,
        n=table.n,
        game=table.game.key,
        options=dict(table.settings.options),
        clock=table.settings.clock,
        seats=[seat_shown(table, seat) for seat in range(len(table.seats))],
        is_playing=table.is_playing,
        is_paused=table.clocks.paused_at is not None,
        announced=None if header is None else announced(header),
        seed=None if header is None or table.is_playing else header.seed,
    )


def seat_shown(table: LiveTable, seat: int) -> SeatShown:
    occupant = table.seats[seat]
    return SeatShown(
        seat=letter(seat),
        name="" if occupant is None else occupant.name,
        level="" if occupant is None else occupant.level,
        is_host=seat == table.host,
        is_away=seat in table.away,
        left=None if table.settings.clock.kind == "none" else table.clocks.left[seat],
    )


def game_shown(table: LiveTable, seat: int | None) -> View | None:
    """The game as a seat, or a spectator, may see it."""
    if table.match is None:
        return None
    seen: View = table.game.view(table.match.state, seat)
    return seen


def legal_shown(table: LiveTable, view: View) -> list[LegalMove]:
    if view.seat is None or not table.is_playing:
        return []
    moves = [table.game.move(view, view.seat, number) for number in view.legal]
    return [LegalMove(text=table.game.text(move), move=move) for move in moves]

"""What people may know of a table beside the game's own view: an allow-list, built from nothing. No key, no seed, no record."""

from collections.abc import Iterable

from mypy_extensions import i64

from tripot.bots import key_today
from tripot.engine.commitment import announced
from tripot.engine.game import AnyGame, LegalMove
from tripot.engine.log import CLOCK, Entry
from tripot.engine.seats import letter
from tripot.tables.shown import ClocksShown, SeatShown, TableShown
from tripot.tables.table import LiveTable


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


def seat_shown(table: LiveTable, seat: i64) -> SeatShown:
    occupant = table.seats[seat]
    if occupant is None:
        return SeatShown(seat=letter(seat))
    return SeatShown(
        seat=letter(seat),
        name=occupant.name,
        level=key_today(occupant.level),
        is_host=seat == table.host,
        is_away=occupant.is_away,
        is_invited=bool(occupant.invitation),
    )


def clocks_shown(table: LiveTable) -> ClocksShown | None:
    """Nothing where everybody may think for ever."""
    if table.settings.clock.kind == "none" or not table.is_playing:
        return None
    return ClocksShown(at=table.clocks.since, left=list(table.clocks.left))


def is_secret(game: AnyGame, entry: Entry) -> bool:
    """Whether only its own player may read what a move says, until the game shows it."""
    return entry.seat != CLOCK and game.read(entry.move).is_secret


def legal_shown(table: LiveTable, seat: int, numbers: Iterable[int]) -> list[LegalMove]:
    """The moves of these numbers, which a seat can make now."""
    assert table.match is not None
    game, state = table.game, table.match.state
    return [game.known.get(number) or game.legal_move(state, seat, number) for number in numbers]

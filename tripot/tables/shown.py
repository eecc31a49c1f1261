"""The types of what people may know of a table beside the game's own view: an allow-list. No key, no seed, no record."""

import msgspec

from tripot.engine.commitment import Announced
from tripot.tables.settings import Settings


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

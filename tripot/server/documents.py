"""Every document that is posted or fetched over HTTP, one type each: tables, games, rulebooks, and games that are over."""

import msgspec

from tripot.engine.commitment import Announced
from tripot.engine.game import LegalMove
from tripot.engine.options import Value
from tripot.server.messages import Id, Key, Name, Words
from tripot.tables.settings import Settings


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is posted to open a table; posted again, it leads to the same table."""

    id: Id
    key: Key
    name: Name
    settings: Settings


class TableOpened(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    watch: str


class OptionShown(msgspec.Struct, frozen=True, kw_only=True):
    """A rule of the house: one of these values or, where there are bounds, any number between them."""

    key: str
    article: str
    title: Words
    default: Value
    values: list[Value]
    names: list[Words]  # of these values
    is_range: bool


class LevelShown(msgspec.Struct, frozen=True, kw_only=True):
    """A bot that can be seated."""

    key: str
    name: Words
    sentence: Words


class GameShown(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    key: str
    name: Words
    sentence: Words
    author: str
    seats: list[int]
    minutes: int
    is_timed: bool
    levels: list[LevelShown]
    options: list[OptionShown]


class TableListed(msgspec.Struct, frozen=True, kw_only=True):
    """A table that anybody may find."""

    table: str
    settings: Settings
    host: str
    free: int  # seats


class Verified(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game that was dealt and played again from its seed, and what was announced of it at the start."""

    announced: Announced
    seed: str
    entries: int
    head: str  # the hash of its last entry
    scores: list[int]
    winners: list[str]


class RulesShown(msgspec.Struct, frozen=True, kw_only=True):
    """The rulebook of a game in one language."""

    title: str
    page: str  # Markdown
    articles: dict[str, str]  # number: its sentences


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game as it stood after an entry of its log; number 0 is the start."""

    n: int
    seat: str  # "-": nobody, time passed or it is a note
    move: str  # nothing, if it was a secret to whoever looks
    at: int  # milliseconds since the game began
    view: dict[str, object]  # of whoever looks, as in a welcome
    legal: list[LegalMove] = []  # nothing can be played any more
    views: list[dict[str, object]] = []  # of every seat, if all hands are shown


class Frames(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, moment by moment, as somebody saw it or with all hands shown."""

    game: str
    seats: int
    players: list[str]
    options: dict[str, Value]
    frames: list[Frame]

"""Puts what happens at a table into words for each place: a seat, the spectators, or visitors, who see no game.

What everybody sees is put into words once. A seat is told besides what is its own, made from its own part of the view alone.
Later news says which fields are new; whoever is at the same place has been told the same so far.
"""

from bisect import bisect_right
from collections.abc import Callable
from typing import Any

import msgspec
from mypy_extensions import i64

from tripot.engine.game import AnyGame, LegalMove, View
from tripot.engine.log import CLOCK, TIME, Entry
from tripot.engine.seats import letter
from tripot.server.messages import ENCODER, EntryShown, Event, Own, TableNews, Welcome
from tripot.tables import playing, showing
from tripot.tables.records import AnyRecord, Happened
from tripot.tables.table import LiveTable

Place = int  # a seat, or:
WATCHING, VISITING = -1, -2
Fields = dict[str, Any]  # of a view

MOST_MISSED = 500  # entries that are told again


class Teller:
    """What each place at a table knows, and what it learns from a record."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.public: View | None = None  # what everybody sees, as last put into words
        self.own: dict[Place, Fields] = {}  # what is a seat's own, as last put into words

    def welcome(self, place: Place, now: int, since: int = 0) -> Welcome:
        """Everything that a place may know now, and the entries after a number."""
        table = self.table
        is_shown = table.match is not None and place != VISITING
        view: Fields | None = None
        legal: list[LegalMove] = []
        if is_shown:
            self.public = public = self.look()
            own: Fields = {}
            if place >= 0:
                own = self.own[place] = self.look_from(place)
                legal = showing.legal_shown(table, place, own["legal"])
            view = view_told(public, own)
        return Welcome(
            n=table.n,
            now=now,
            seat=letter(place) if place >= 0 else None,
            shown=showing.table_shown(table),
            view=view,
            legal=legal,
            deadline=playing.deadline(table),
            clocks=showing.clocks_shown(table),
            missed=self.missed(place, since) if is_shown else [],
            watch=table.watch if place >= 0 and table.settings.spectators else "",
        )

    def news(self, record: AnyRecord) -> Callable[[Place], bytes]:
        """A record that was just applied, in the words of each place."""
        if isinstance(record, Happened):
            return self.event(record)
        message = ENCODER.encode(TableNews(n=record.n, shown=showing.table_shown(self.table)))
        return lambda _: message

    def event(self, record: Happened) -> Callable[[Place], bytes]:
        table, entry = self.table, record.entry
        before, after = self.public, self.look()
        self.public = after
        changed = changes(before, after)
        is_secret = showing.is_secret(table.game, entry)
        seen = Event(
            n=record.n,
            at=record.at,
            seat=entry.seat,
            changes=msgspec.Raw(ENCODER.encode(changed)),
            move="" if is_secret else entry.move,
            deadline=playing.deadline(table),
            clocks=showing.clocks_shown(table),
            paid=entry.paid,
            shown=showing.table_shown(table) if self.concerns_table(entry) else None,
        )

        public = ENCODER.encode(seen)

        def told(place: Place) -> bytes:
            if place == VISITING:
                return b"" if seen.shown is None else ENCODER.encode(TableNews(n=record.n, shown=seen.shown))
            own = {} if place == WATCHING else self.own_changes(place, changed, after)
            is_own_secret = is_secret and is_own(entry, place)
            if not own and not is_own_secret:
                return public
            moves = own.pop("legal", None)
            more = Own(
                own=own,
                move=entry.move if is_own_secret else "",
                legal=None if moves is None else showing.legal_shown(table, place, moves),
            )
            return public[:-1] + b"," + ENCODER.encode(more)[1:]  # two objects as one

        return told

    def own_changes(self, seat: i64, changed: Fields, public: View) -> Fields:
        """What is new in a seat's own part of the view, over what everybody is told."""
        before, after = self.own.get(seat, {}), self.look_from(seat)
        self.own[seat] = after
        found = {name: new for name, new in after.items() if name in changed or before.get(name) != new}
        for name in before:
            if name not in after and name not in changed:
                found[name] = getattr(public, name)  # it is no longer another for this seat
        return found

    def look(self) -> View:
        assert self.table.match is not None
        seen: View = self.table.game.public(self.table.match.state)
        return seen

    def look_from(self, seat: Place) -> Fields:
        assert self.table.match is not None
        return self.table.game.own(self.table.match.state, seat)

    def concerns_table(self, entry: Entry) -> bool:
        """Whether an entry changes more than the game: a note, or the end."""
        return (entry.seat == CLOCK and entry.move != TIME) or not self.table.is_playing

    def missed(self, place: Place, since: int) -> list[EntryShown]:
        """What happened in the game after a number, in the words of this place; what was said in real time is gone."""
        match, numbers = self.table.match, self.table.numbers
        if match is None or self.table.game.time:
            return []
        first = max(bisect_right(numbers, since), len(numbers) - MOST_MISSED)
        return [
            EntryShown(n=n, seat=entry.seat, move=move_told(self.table.game, entry, place), at=entry.at)
            for n, entry in zip(numbers[first:], match.log.entries[first:], strict=True)
        ]


def changes(before: View | None, after: View) -> Fields:
    """The fields of what everybody sees that are not as they were."""
    if before is None:
        return msgspec.structs.asdict(after)
    fields = zip(after.__struct_fields__, msgspec.structs.astuple(before), msgspec.structs.astuple(after), strict=True)
    return {name: new for name, old, new in fields if old is not new and old != new}


def view_told(public: View, own: Fields) -> Fields:
    """What everybody sees and over it what is a seat's own; legal moves are told beside it."""
    fields = msgspec.structs.asdict(public) | own
    del fields["legal"]
    return fields


def move_told(game: AnyGame, entry: Entry, place: Place) -> str:
    """What a place was told of a move when it was made: nothing, if it is another's secret."""
    return entry.move if is_own(entry, place) or not showing.is_secret(game, entry) else ""


def is_own(entry: Entry, place: Place) -> bool:
    return place >= 0 and entry.seat == letter(place)

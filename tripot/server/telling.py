"""Puts what happens at a table into words for each place: a seat, the spectators, or visitors, who see no game.

What a place is told is made from its own view alone. Later news says which fields of the view are new; whoever is at the
same place has been told the same so far.
"""

from bisect import bisect_right
from collections.abc import Callable

import msgspec

from tripot.engine.game import View
from tripot.engine.log import CLOCK, TIME, Entry
from tripot.engine.seats import letter
from tripot.server.messages import ENCODER, EntryShown, Event, TableNews, Welcome
from tripot.tables import playing, showing
from tripot.tables.records import AnyRecord, Happened
from tripot.tables.table import LiveTable

Place = int  # a seat, or:
WATCHING, VISITING = -1, -2

MOST_MISSED = 500  # entries that are told again


class Teller:
    """What each place at a table knows, and what it learns from a record."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.told: dict[Place, tuple[object, ...]] = {}  # the fields of the view as last put into words

    def welcome(self, place: Place, now: int, since: int = 0) -> Welcome:
        """Everything that a place may know now, and the entries after a number."""
        view = self.view(place)
        return Welcome(
            n=self.table.n,
            now=now,
            seat=letter(place) if place >= 0 else None,
            shown=showing.table_shown(self.table),
            view=None if view is None else self.changes(place, view, is_whole=True),
            legal=[] if view is None else showing.legal_shown(self.table, view),
            deadline=playing.deadline(self.table),
            clocks=showing.clocks_shown(self.table),
            missed=[] if view is None else self.missed(place, since),
            watch=self.table.watch if place >= 0 and self.table.settings.spectators else "",
        )

    def news(self, record: AnyRecord) -> Callable[[Place], bytes]:
        """A record that was just applied, in the words of each place."""
        if isinstance(record, Happened):
            return self.event(record)
        message = ENCODER.encode(TableNews(n=record.n, shown=showing.table_shown(self.table)))
        return lambda _: message

    def event(self, record: Happened) -> Callable[[Place], bytes]:
        table, entry = self.table, record.entry
        shown = showing.table_shown(table) if self.concerns_table(entry) else None
        deadline, clocks = playing.deadline(table), showing.clocks_shown(table)
        is_secret = showing.is_secret(table, entry)

        def told(place: Place) -> bytes:
            if place == VISITING:
                return b"" if shown is None else ENCODER.encode(TableNews(n=record.n, shown=shown))
            view = self.view(place)
            assert view is not None
            before = self.told.get(place)
            changes = self.changes(place, view)
            has_new_moves = before is None or before[LEGAL] != view.legal
            return ENCODER.encode(
                Event(
                    n=record.n,
                    at=record.at,
                    seat=entry.seat,
                    changes=changes,
                    move="" if is_secret and not is_own(entry, place) else entry.move,
                    legal=showing.legal_shown(table, view) if has_new_moves else None,
                    deadline=deadline,
                    clocks=clocks,
                    paid=entry.paid,
                    shown=shown,
                )
            )

        return told

    def concerns_table(self, entry: Entry) -> bool:
        """Whether an entry changes more than the game: a note, or the end."""
        return (entry.seat == CLOCK and entry.move != TIME) or not self.table.is_playing

    def view(self, place: Place) -> View | None:
        return None if place == VISITING else showing.game_shown(self.table, None if place == WATCHING else place)

    def changes(self, place: Place, view: View, *, is_whole: bool = False) -> dict[str, object]:
        """The fields of a view that this place has not been told; `legal` goes by words instead of numbers."""
        after = msgspec.structs.astuple(view)
        before = self.told.get(place)
        self.told[place] = after
        if before is None or is_whole:
            changed = dict(zip(view.__struct_fields__, after, strict=True))
        else:
            changed = {
                name: new
                for name, old, new in zip(view.__struct_fields__, before, after, strict=True)
                if old is not new and old != new
            }
        changed.pop("legal", None)
        return changed

    def missed(self, place: Place, since: int) -> list[EntryShown]:
        """What happened in the game after a number, in the words of this place; what was said in real time is gone."""
        match, numbers = self.table.match, self.table.numbers
        if match is None or self.table.game.time:
            return []
        first = max(bisect_right(numbers, since), len(numbers) - MOST_MISSED)
        return [
            EntryShown(
                n=n,
                seat=entry.seat,
                move="" if not is_own(entry, place) and showing.is_secret(self.table, entry) else entry.move,
                at=entry.at,
            )
            for n, entry in zip(numbers[first:], match.log.entries[first:], strict=True)
        ]


def is_own(entry: Entry, place: Place) -> bool:
    return place >= 0 and entry.seat == letter(place)


LEGAL = View.__struct_fields__.index("legal")

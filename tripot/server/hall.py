"""The hall: all tables that are being served, each read from the storage when somebody comes, and left when nobody is there."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

from tripot.engine.chance import Seed, fresh_seed
from tripot.engine.errors import BadInput, Text
from tripot.engine.seats import letter
from tripot.server import metrics, sentences, wishes
from tripot.server.bots import Manner
from tripot.server.desk import Desk
from tripot.server.documents import NewTable, TableListed, TableOpened
from tripot.server.gallery import Gallery
from tripot.server.hinting import Adviser
from tripot.server.limits import ABUSE
from tripot.server.members import Member
from tripot.server.messages import WISHES, Code, Hello, Sit
from tripot.server.served import Closing, Promise, Served, UnknownTable, come_forward
from tripot.server.telling import VISITING, WATCHING
from tripot.server.waiter import Waiter
from tripot.storage import NotSaved, Store
from tripot.tables import playing, seating
from tripot.tables.records import DECODER
from tripot.tables.table import LiveTable

LOG = logging.getLogger(__name__)

SWEEP_EVERY = 30.0  # seconds
MOST_LISTED = 50
MOST_MEMBERS = 200  # at one table


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


Luck = Callable[[LiveTable], Seed]  # what a game starts with


def fair(table: LiveTable) -> Seed:
    return fresh_seed()


class Hall:
    """One for each server."""

    def __init__(
        self, store: Store, manner: Manner, *, clock: Callable[[], int] = milliseconds, luck: Luck = fair
    ) -> None:
        self.store = store
        self.manner = manner
        self.clock = clock
        self.luck = luck
        self.loop = asyncio.get_running_loop()
        self.tables: dict[str, Served] = {}
        self.at: dict[Member, Served] = {}
        self.is_closed = False
        self.sweeper = self.loop.call_later(SWEEP_EVERY, self.sweep)

    # --- Tables ---

    async def open(self, wished: NewTable) -> TableOpened:
        """A new table with its host at the first seat, when both are durable; the same again, if it was opened before."""
        if self.is_closed:
            raise Closing(*sentences.CLOSING)
        name = seating.table_id(wished.key, wished.id)
        try:
            served = self.find(name)
        except UnknownTable:
            table, opened = seating.open_table(self.clock(), wished.settings, key=wished.key, command=wished.id)
            sat = seating.sit(table, opened.at, key=seating.fingerprint(wished.key), name=wished.name)
            served = self.serve(table, committed=0)
            served.desk.keep([opened, sat])
        promise = Promise(self.loop)
        served.desk.post(promise, b"", answers=wished.id)
        if not await promise.is_saved:
            raise NotSaved(name)
        return TableOpened(table=name, watch=served.desk.table.watch)

    def find(self, name: str) -> Served:
        served = self.tables.get(name)
        if served is None:
            records = self.store.read(name)
            if not records:
                raise UnknownTable(*sentences.UNKNOWN_TABLE)
            served = self.serve(LiveTable.fold(map(DECODER.decode, records)), committed=len(records))
            served.desk.keep(playing.fall_asleep(served.desk.table, served.desk.table.at))
        return served

    def serve(self, table: LiveTable, *, committed: int) -> Served:
        desk = Desk(table, self.store, self.clock, self.luck, committed=committed)
        served = self.tables[table.id] = Served(desk, Waiter(desk, self.manner), Adviser(desk, self.manner))
        desk.on_lost = lambda: self.lose(served)
        metrics.TABLES.set(len(self.tables))
        return served

    def lose(self, served: Served) -> None:
        """Something is wrong with a table in memory: whoever comes again finds what is in the storage."""
        served.stop()
        self.tables.pop(served.desk.table.id, None)
        for member in served.members:
            self.at.pop(member, None)
            cut(member, "lost table")
        served.desk.members.clear()

    def sweep(self) -> None:
        """Tables where nobody is need no memory."""
        self.sweeper = self.loop.call_later(SWEEP_EVERY, self.sweep)
        for name, served in list(self.tables.items()):
            if not served.members and not served.desk.in_flight:
                served.stop()
                del self.tables[name]
        metrics.TABLES.set(len(self.tables))

    def listed(self) -> list[TableListed]:
        """Tables that anybody may join, and where somebody waits."""
        found: list[TableListed] = []
        for served in self.tables.values():
            table, here = served.desk.table, served.desk.here()
            free = table.seats.count(None)
            if table.settings.is_listed and free and here and not table.is_playing and len(found) < MOST_LISTED:
                host = table.somebody(table.host).name
                found.append(TableListed(table=table.id, settings=table.settings, host=host, free=free))
        return found

    # --- Members ---

    def receive(self, member: Member, data: bytes) -> None:
        """A message of a connection: read, limited, and judged."""
        if not member.may_speak():
            member.abuses += 1
            if member.abuses > ABUSE:
                cut(member, "too fast")
            else:
                refuse(member, id_in(data), "too_fast", sentences.TOO_FAST)
            return
        try:
            wish = WISHES.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            metrics.REFUSALS.labels("bad_message").inc()
            member.tell(sentences.not_a_message(id_in(data), str(error)))
            return
        metrics.WISHES[wish.__struct_config__.tag] += 1
        if self.is_closed:
            refuse(member, wish.id, "closing", sentences.CLOSING)
            return
        served = self.at.get(member)
        try:
            if served is not None:
                wishes.grant(served.desk, member, wish)
                if isinstance(wish, Sit):
                    come_forward(served, member)
            elif isinstance(wish, Hello):
                self.hello(member, wish)
            else:
                refuse(member, wish.id, "refused", sentences.HELLO_FIRST)
        except Exception:
            LOG.exception("a wish failed", extra={"wish": type(wish).__name__})
            refuse(member, wish.id, "broken", sentences.BROKEN)
            if served is not None:
                self.lose(served)

    def hello(self, member: Member, wish: Hello) -> None:
        try:
            served = self.find(wish.table)
        except UnknownTable as unknown:
            refuse(member, wish.id, "unknown_table", unknown.text)
            return
        desk = served.desk
        member.key = "" if wish.key is None else seating.fingerprint(wish.key)
        seat = seating.seat_of(desk.table, member.key) if member.key else None
        if wish.seat is not None and (seat is None or wish.seat != letter(seat)):
            refuse(member, wish.id, "wrong_key", sentences.WRONG_KEY)
            return
        if seat is None and wish.watch is not None and not seating.may_watch(desk.table, wish.watch):
            refuse(member, wish.id, "wrong_key", sentences.WRONG_WATCH)
            return
        if seat is None and len(served.members) >= MOST_MEMBERS:
            refuse(member, wish.id, "full", sentences.TOO_MANY)
            return
        member.place = seat if seat is not None else WATCHING if wish.watch is not None else VISITING
        if member.place == WATCHING and desk.table.settings.delay:
            self.gallery(served).join(member, wish.since)
            self.at[member] = served
            return
        self.at[member] = served
        desk.join(member, wish.since)
        if seat is not None and seat in desk.table.away and desk.table.is_playing:
            with suppress(BadInput):  # time has decided something first: they can say it themselves
                desk.keep([playing.note(desk.table, self.clock(), f"back {letter(seat)}")])
        served.waiter.wind()

    def gallery(self, served: Served) -> Gallery:
        if served.gallery is None:
            table = served.desk.table
            served.gallery = Gallery(table.id, self.store, self.clock, table.settings.delay * 1000)
        return served.gallery

    def part(self, member: Member) -> None:
        served = self.at.pop(member, None)
        if served is None:
            return
        if member in served.desk.members:
            served.desk.part(member)
            served.waiter.wind()
        elif served.gallery is not None:
            served.gallery.part(member)

    def close(self) -> None:
        """Everything that was promised is saved and told; then everybody is told that the server is going."""
        self.is_closed = True
        self.sweeper.cancel()
        for served in self.tables.values():
            served.stop()
        self.store.close()
        for member in list(self.at):
            refuse(member, "", "closing", sentences.CLOSING)
        self.at.clear()


def refuse(member: Member, wish: str, code: Code, sentence: Text) -> None:
    metrics.REFUSALS.labels(code).inc()
    member.tell(sentences.refused(wish, code, sentence))


def cut(member: Member, reason: str) -> None:
    metrics.CUT.labels(reason).inc()
    member.line.cut()


class OnlyId(msgspec.Struct):
    id: str = ""


def id_in(data: bytes) -> str:
    """The id of a message that could not be read otherwise."""
    try:
        return msgspec.json.decode(data, type=OnlyId).id[:40]
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""

"""Spectators who see the game later than it is played: a second fold of the table's records, each applied when it is old enough.

They hear no chat and see no proposals: those are of now.
"""

import asyncio
from collections import deque
from collections.abc import Callable

from tripot.server.members import Member
from tripot.server.messages import ENCODER
from tripot.server.telling import WATCHING, Teller
from tripot.storage import Store
from tripot.tables.records import DECODER, AnyRecord, Started
from tripot.tables.table import LiveTable


class Gallery:
    """The spectators of a table, so many milliseconds behind."""

    def __init__(self, table: str, store: Store, clock: Callable[[], int], delay: int) -> None:
        self.store = store
        self.clock = clock
        self.delay = delay
        self.members: list[Member] = []
        self.coming: deque[AnyRecord] = deque(map(DECODER.decode, store.read(table)))
        first = [self.coming.popleft()]  # that the table exists is no secret
        self.table = LiveTable.fold(first)
        self.teller = Teller(self.table)
        self.timer: asyncio.TimerHandle | None = None
        self.catch_up()

    def join(self, member: Member, since: int) -> None:
        self.members.append(member)
        member.tell(self.teller.welcome(WATCHING, self.clock(), since))

    def part(self, member: Member) -> None:
        self.members.remove(member)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()

    def catch_up(self) -> None:
        """Show what has become old enough, and come again when more has."""
        while self.has_coming() and self.coming[0].at + self.delay <= self.clock():
            self.show(self.coming.popleft())
        wait = (self.coming[0].at + self.delay - self.clock()) if self.coming else self.delay
        self.timer = asyncio.get_running_loop().call_later(max(wait, 1) / 1000, self.catch_up)

    def has_coming(self) -> bool:
        if not self.coming:
            self.coming.extend(map(DECODER.decode, self.store.read(self.table.id, self.table.n)))
        return bool(self.coming)

    def show(self, record: AnyRecord) -> None:
        self.table.apply(record)
        if not self.members:
            return
        if isinstance(record, Started):
            message = ENCODER.encode(self.teller.welcome(WATCHING, self.clock(), record.n))
        else:
            message = self.teller.news(record)(WATCHING)
        for member in self.members:
            member.send(message)

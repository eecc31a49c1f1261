"""A table in memory: its desk, its waiter, and those who see it later."""

import asyncio

from tripot.engine.errors import BadInput
from tripot.server.desk import Desk
from tripot.server.gallery import Gallery
from tripot.server.hinting import Adviser
from tripot.server.members import Member
from tripot.server.messages import AnyNews
from tripot.server.waiter import Waiter
from tripot.tables import seating


class UnknownTable(BadInput):
    """There is no table of this id."""

    code = "unknown_table"


class Closing(BadInput):
    """The server is going down."""

    code = "closing"


class Served:
    """A table in memory, and those who see it later."""

    def __init__(self, desk: Desk, waiter: Waiter, adviser: Adviser) -> None:
        self.desk = desk
        self.waiter = waiter
        self.adviser = adviser
        self.gallery: Gallery | None = None

    @property
    def members(self) -> list[Member]:
        return self.desk.members + (self.gallery.members if self.gallery is not None else [])

    def stop(self) -> None:
        self.waiter.stop()
        self.adviser.stop()
        if self.gallery is not None:
            self.gallery.stop()


class Promise:
    """Told when everything so far is durable, or that it never will be."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.is_saved: asyncio.Future[bool] = loop.create_future()

    def send(self, message: bytes) -> None:
        self.settle(is_saved=True)

    def tell(self, news: AnyNews) -> None:
        self.settle(is_saved=False)

    def settle(self, *, is_saved: bool) -> None:
        if not self.is_saved.done():  # whoever asked may have gone
            self.is_saved.set_result(is_saved)


def come_forward(served: Served, member: Member) -> None:
    """Whoever was behind, and sits down, sees the table as it is."""
    seat = seating.seat_of(served.desk.table, member.key) if member.key else None
    if seat is not None and served.gallery is not None and member in served.gallery.members:
        served.gallery.part(member)
        member.place = seat
        served.desk.join(member, served.desk.table.n)

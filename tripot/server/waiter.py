"""What happens at a table without anybody wishing for it: deadlines, absence, bots, and the measuring of delays.

A timer rings at the next moment at which something is due. It may ring too early, and is then wound again.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

from tripot.engine.errors import BadInput
from tripot.engine.seats import letter
from tripot.server.bots import AFTER_FAULT, Company, Manner
from tripot.server.desk import Desk
from tripot.server.messages import Ping
from tripot.tables import delay, playing
from tripot.tables.records import AnyRecord

LOG = logging.getLogger(__name__)

PING_EVERY = 2000  # milliseconds, in a game of real time
SHORTEST = 1  # millisecond between two rings
OVERSLEPT = 30_000  # milliseconds


class Waiter:
    """Watches over one table."""

    def __init__(self, desk: Desk, manner: Manner) -> None:
        self.desk = desk
        self.loop = asyncio.get_running_loop()
        self.bots = Company(desk, manner)
        self.timer: asyncio.TimerHandle | None = None
        self.rings_at = 0  # milliseconds since 1970
        self.pinged = 0
        self.is_stopped = False
        desk.on_change = self.look
        desk.on_anew = self.rest
        self.bots.look([])
        self.wind()

    def look(self, records: Sequence[AnyRecord]) -> None:
        """After each change at the table; where everybody is there and may think for ever, nothing happens by itself."""
        table = self.desk.table
        if self.is_stopped:
            return
        if self.desk.gone or len(table.present) < len(table.seats) or playing.is_timed(table):
            self.bots.look(records)
            self.wind()

    def rest(self) -> None:
        """Something could not be saved: what would happen by itself waits a little before it tries again."""
        self.unwind()
        self.bots.stop()
        if self.is_stopped:
            return
        self.rings_at = self.desk.clock() + 1000 * AFTER_FAULT
        self.timer = self.loop.call_later(AFTER_FAULT, self.wake)

    def wake(self) -> None:
        self.bots.look([])
        self.ring()

    def stop(self) -> None:
        self.is_stopped = True
        self.bots.stop()
        self.unwind()

    def unwind(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # --- The timer ---

    def wind(self) -> None:
        due = None if self.is_stopped else self.due()
        if due is None or (self.timer is not None and self.rings_at <= due):
            return
        self.unwind()
        now = self.desk.clock()
        self.rings_at = max(due, now)
        self.timer = self.loop.call_later(max(SHORTEST, due - now) / 1000, self.ring)

    def ring(self) -> None:
        self.timer = None
        try:
            self.let_time_pass(self.desk.clock())
        except Exception:  # one table's fault is not another's
            LOG.exception("a table failed when its timer rang")
            self.timer = self.loop.call_later(AFTER_FAULT, self.ring)
        self.wind()

    def let_time_pass(self, now: int) -> None:
        table, wait = self.desk.table, self.patience()
        if now - self.rings_at > OVERSLEPT:  # the machine was asleep, and everybody's time with it
            self.desk.keep(playing.fall_asleep(table, self.rings_at))
        while (record := self.bots.act(now) or playing.expire(table, now, wait=wait)) is not None:
            self.desk.keep([record])
        self.notice_absence(now)
        self.measure_delays(now)

    def due(self) -> int | None:
        """The next moment at which something may have to be done."""
        deadline = playing.deadline(self.desk.table)
        moments = [
            None if deadline is None else deadline + self.patience(),
            self.bots.due(),
            self.absence_due(),
            self.pinged + PING_EVERY if self.is_measuring() else None,
        ]
        return min((moment for moment in moments if moment is not None), default=None)

    # --- Delays ---

    def patience(self) -> int:
        """How long a message that is in time may still be on its way, from those who can move."""
        match = self.desk.table.match
        if match is None or not self.desk.table.game.time:
            return 0
        acting = set(match.state.acting())
        desk = self.desk
        waiting_for = (member for member in desk.members if member.place in acting)
        waits = (delay.patience(0, desk.person(member).quota, member.round_trip) for member in waiting_for)
        return max(waits, default=0)

    def is_measuring(self) -> bool:
        table = self.desk.table
        return bool(table.game.time) and table.is_playing and bool(self.desk.members)

    def measure_delays(self, now: int) -> None:
        if not self.is_measuring() or now < self.pinged + PING_EVERY:
            return
        self.pinged = now
        for member in self.desk.members:
            if member.place >= 0:
                member.ping = (member.ping[0] + 1, member.now())
                paid = self.desk.person(member).quota.pays(member.round_trip)
                member.tell(Ping(ping=member.ping[0], delay=member.round_trip, paid=paid))

    # --- Absence ---

    def absences(self) -> dict[str, int]:
        """What absence leads to, and when: a bot for who is gone while others wait; a pause where nobody is left to wait."""
        table, gone = self.desk.table, self.desk.gone
        grace = (table.settings.grace or 0) * 1000
        if not gone or table.is_paused or not table.is_playing:
            return {}
        if not table.present:
            return {"pause": 0} if playing.keeps_time(table) else {}
        if not grace:
            return {}
        missing = {seat: gone[seat] + grace for seat in table.present if seat in gone}
        if len(missing) < len(table.present):
            return {f"away {letter(seat)}": moment for seat, moment in missing.items()}
        return {"pause": max(missing.values())} if playing.keeps_time(table) else {}

    def absence_due(self) -> int | None:
        return min(self.absences().values(), default=None)

    def notice_absence(self, now: int) -> None:
        for words, moment in self.absences().items():
            if moment <= now:
                with suppress(BadInput):  # time has decided something that is not carried out yet: in a moment
                    self.desk.keep([playing.note(self.desk.table, now, words)])

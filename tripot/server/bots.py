"""Bots at a served table: they get the views of their seats, think elsewhere, and move like everybody else.

Where turns are taken, a thought goes to another process and takes at least a moment, so that people can follow. In real time
the game's minds watch what everybody sees and plan ahead; that takes microseconds, so they live here.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tripot.bots import find_bot, usual_bot
from tripot.engine.chance import Seed
from tripot.engine.game import AnyGame, View
from tripot.engine.log import CLOCK, TIME
from tripot.engine.minds import CLOCK as NOBODY
from tripot.engine.minds import Mind, next_to_move
from tripot.engine.seats import seat_number
from tripot.server import metrics
from tripot.server.desk import Desk
from tripot.server.thinking import NoChoice, Thinkers, usual_choice
from tripot.tables import playing
from tripot.tables.records import AnyRecord, Happened
from tripot.tables.table import LiveTable

LOG = logging.getLogger(__name__)

AFTER_FAULT = 5  # seconds, until what failed is tried again
LOOK = 2.5  # times as long as usual, before a bot clears what is complete
LONGEST = 30.0  # seconds for a thought, waiting for a free process included


@dataclass(frozen=True)
class Manner:
    """Where bots think, and how long they take."""

    thinkers: Thinkers
    pace: float  # seconds that a move takes at least
    budget: float = 1.0  # seconds for a thought

    def seconds(self, view: View) -> float:
        """That a move takes at least."""
        return self.pace * LOOK if view.is_complete else self.pace


class Company:
    """The bots of one table."""

    def __init__(self, desk: Desk, manner: Manner) -> None:
        self.desk = desk
        self.manner = manner
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.trying_again: asyncio.TimerHandle | None = None  # after a fault
        self.minds: dict[int, Mind] = {}

    def look(self, records: Sequence[AnyRecord]) -> None:
        """After each change at the table."""
        if self.desk.table.game.time:
            self.watch(records)
            return
        owed = playing.owed_by_bots(self.desk.table)
        is_back = any(is_takeback(record) for record in records)
        for seat in list(self.thinking):
            if is_back or seat not in owed:
                self.thinking.pop(seat).cancel()
        for seat in owed:
            if seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self.move(self.desk.table, seat))

    def stop(self) -> None:
        """Nobody thinks any more, and what minds remember is forgotten: it may never have happened."""
        if self.trying_again is not None:
            self.trying_again.cancel()
        while self.thinking:
            self.thinking.popitem()[1].cancel()
        self.minds.clear()

    # --- In turns ---

    async def move(self, table: LiveTable, seat: int) -> None:
        try:
            await self.think(table, seat)
        except Exception:  # it must not stay away for ever
            LOG.exception("a bot failed")
            self.thinking.pop(seat, None)
            self.try_again()

    def try_again(self) -> None:
        """Soon, for all that have failed."""
        if self.trying_again is not None:
            self.trying_again.cancel()
        self.trying_again = asyncio.get_running_loop().call_later(AFTER_FAULT, self.look, [])

    async def think(self, table: LiveTable, seat: int) -> None:
        assert table.match is not None
        began = time.monotonic()
        view: View = table.game.view(table.match.state, seat)
        move = await self.chosen(table.game, level_of(table, seat), view)
        await asyncio.sleep(began + self.manner.seconds(view) - time.monotonic())
        del self.thinking[seat]
        text = table.match.words(seat, move)
        self.desk.keep([playing.play(table, self.desk.clock(), seat=seat, text=text)])

    async def chosen(self, game: AnyGame, level: str, view: View) -> int:
        metrics.THOUGHTS.inc()
        seed = Seed(secrets.randbits(48))
        try:
            async with asyncio.timeout(LONGEST):
                return await self.manner.thinkers.choose(game, level, view, seed, self.manner.budget)
        except (NoChoice, TimeoutError) as reason:
            return usual_choice(game, view, seed, reason)

    # --- In real time ---

    def watch(self, records: Sequence[AnyRecord]) -> None:
        """Minds for the seats that bots play for; each has seen everything since it sat down."""
        table = self.desk.table
        if table.match is None or not table.is_playing:
            self.minds.clear()
            return
        view: View = table.game.view(table.match.state, None)
        for seat, move in seen_in(table, records):
            for mind in self.minds.values():
                mind.watch(view, seat, move)
        bots = [seat for seat in range(len(table.seats)) if seat not in table.present]
        self.minds = {seat: self.minds.get(seat) or self.mind(table, seat, view) for seat in bots}

    def mind(self, table: LiveTable, seat: int, view: View) -> Mind:
        assert table.game.mind is not None
        mind: Mind = table.game.mind(level_of(table, seat), seat, Seed(secrets.randbits(48)).chance(seat))
        mind.watch(view, NOBODY, 0)
        return mind

    def next(self) -> Mind | None:
        """Whose plan comes first, unless the deadline comes before."""
        table = self.desk.table
        if not self.minds or table.match is None or table.is_paused or not table.present:
            return None
        return next_to_move(list(self.minds.values()), table.match.state)

    def due(self) -> int | None:
        mind = self.next()
        return None if mind is None else self.desk.table.clocks.began + int(mind.at)

    def act(self, now: int) -> Happened | None:
        """The next move that a mind has planned for this moment or before."""
        mind, table = self.next(), self.desk.table
        if mind is None or table.match is None or table.clocks.began + mind.at > now:
            return None
        text = mind.text or table.match.words(mind.seat, mind.move)
        return playing.play(table, table.clocks.began + int(mind.at), seat=int(mind.seat), text=text)


def seen_in(table: LiveTable, records: Sequence[AnyRecord]) -> Iterator[tuple[int, int]]:
    """What minds notice: seats and their moves, and deadlines that passed. A pause, or who comes and goes, is none of it."""
    for record in records:
        if not isinstance(record, Happened):
            continue
        entry = record.entry
        if entry.seat != CLOCK:
            assert table.match is not None
            seat = seat_number(entry.seat, len(table.seats))
            yield seat, table.game.number(table.match.state, seat, table.game.read(entry.move))
        elif entry.move == TIME:
            yield NOBODY, 0


def is_takeback(record: AnyRecord) -> bool:
    return isinstance(record, Happened) and record.entry.seat == CLOCK and record.entry.move.startswith("takeback")


def level_of(table: LiveTable, seat: int) -> str:
    level = table.somebody(seat).level
    return find_bot(level).key if level else usual_bot().key

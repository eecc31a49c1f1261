"""Hints at a served table: a search from the view of whoever asks, in another process, told to them alone."""

import asyncio
import logging
import secrets
from collections.abc import Iterable, Iterator

from tripot.bots.hints import NO_TIME, Hint, measure
from tripot.bots.reasons import reason
from tripot.engine.chance import Seed
from tripot.engine.errors import BadInput, Text
from tripot.engine.game import AnyGame, View
from tripot.server import metrics, sentences
from tripot.server.bots import LONGEST, Manner
from tripot.server.desk import Desk
from tripot.server.limits import TooFast
from tripot.server.members import Member
from tripot.server.messages import Hinted, MoveHinted, Words
from tripot.server.thinking import NoChoice
from tripot.tables import playing
from tripot.tables.table import LiveTable

LOG = logging.getLogger(__name__)

DECIMALS = 2


class Adviser:
    """The hints that are being thought out at one table: one for a seat at a time."""

    def __init__(self, desk: Desk, manner: Manner) -> None:
        self.desk = desk
        self.manner = manner
        self.thinking: dict[int, asyncio.Task[None]] = {}
        desk.on_hint = self.ask

    def ask(self, member: Member) -> None:
        """Begin to think, or BadInput."""
        seat, view = member.place, self.view(member.place)
        if seat in self.thinking:
            raise BadInput(*sentences.HINT_UNDER_WAY)
        if not self.desk.person(member).hints.spend(member.now()):
            raise TooFast(*sentences.TOO_FAST)
        moment = moment_of(self.desk.table, seat)
        self.thinking[seat] = asyncio.create_task(self.advise(member, self.desk.table, view, moment))

    def view(self, seat: int) -> View:
        """What a seat that may have a hint now knows, or BadInput."""
        table = self.desk.table
        if table.game.time:
            raise BadInput(*NO_TIME)
        if not table.settings.hints:
            raise BadInput(*sentences.NO_HINTS)
        view: View = table.game.view(playing.running(table).state, seat)
        if not view.legal or seat not in table.present:
            raise BadInput(*sentences.NOT_TO_MOVE)
        return view

    async def advise(self, member: Member, table: LiveTable, view: View, moment: tuple[object, ...]) -> None:
        n, seat = int(table.n), member.place
        try:
            news = await self.advice(table, view, n)
        finally:
            self.thinking.pop(seat, None)
        if member.place != seat or member not in self.desk.members:
            return
        if table is not self.desk.table or moment != moment_of(table, seat):
            news = hinted(table.game, n, sentences.HINT_TOO_LATE)
        self.desk.tell(news, lambda other: other is member)

    async def advice(self, table: LiveTable, view: View, n: int) -> Hinted:
        """All legal moves and why the first is; or, whatever has gone wrong, that the search has failed."""
        metrics.HINTS.inc()
        seed = Seed(secrets.randbits(48))
        try:
            async with asyncio.timeout(LONGEST):
                found = await self.manner.thinkers.hints(table.game, view, seed, self.manner.budget)
            return hinted(table.game, n, reason(table.game, found), written(table.game, view, found))
        except (NoChoice, TimeoutError) as failure:
            LOG.warning("%s: no hint was found: %r", table.game.key, failure)
        except Exception:  # whoever has asked must not wait for ever
            LOG.exception("a hint failed")
        return hinted(table.game, n, sentences.HINT_FAILED)

    def stop(self) -> None:
        while self.thinking:
            self.thinking.popitem()[1].cancel()


def moment_of(table: LiveTable, seat: int) -> tuple[object, ...]:
    """What is another when a seat's choice is: its game, its last move, and what is its own. Others may choose meanwhile."""
    own = None if table.match is None or not table.is_playing else table.game.own(table.match.state, seat)
    return (table.started, table.last_move[seat], own)


def hinted(game: AnyGame, n: int, why: Text, moves: Iterable[MoveHinted] = ()) -> Hinted:
    return Hinted(n=n, counts=measure(game), reason=Words(fr=why.fr, en=why.en), moves=list(moves))


def written(game: AnyGame, view: View, found: list[Hint]) -> Iterator[MoveHinted]:
    assert view.seat is not None
    for hint in found:
        yield MoveHinted(
            text=game.legal_move(view, view.seat, hint.move).text,
            mean=round(hint.mean, DECIMALS),
            spread=round(hint.spread, DECIMALS),
            playouts=hint.playouts,
        )

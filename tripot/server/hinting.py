"""Hints at a served table: a search from the view of whoever asks, in another process, told to them alone."""

import asyncio
import logging
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

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
from tripot.server.messages import ENCODER, Hinted, MoveHinted, Words
from tripot.server.thinking import NoChoice
from tripot.tables import playing
from tripot.tables.table import LiveTable

LOG = logging.getLogger(__name__)

DECIMALS = 2


@dataclass(frozen=True)
class Asked:
    """A hint that is being thought out, for which choice; and who waits for it, with the last number when it was asked for."""

    moment: tuple[object, ...]
    askers: dict[Member, int]
    task: asyncio.Task[None]


class Adviser:
    """The hints that are being thought out at one table: one for a seat at a time, told to all who asked for it there."""

    def __init__(self, desk: Desk, manner: Manner) -> None:
        self.desk = desk
        self.manner = manner
        self.thinking: dict[int, Asked] = {}
        desk.on_hint = self.ask

    def ask(self, member: Member) -> None:
        """Begin to think or, if somebody has asked before and may have put it away, wait for what is under way; or BadInput."""
        table, seat = self.desk.table, member.place
        view, moment = self.view(seat), moment_of(table, seat)
        asked, n = self.thinking.get(seat), int(table.n)
        if asked is not None and asked.moment == moment:
            asked.askers[member] = n
            return
        if not self.desk.person(member).hints.spend(member.now()):
            raise TooFast(*sentences.TOO_FAST)
        askers = {member: n}
        if asked is not None:  # for a choice that is made: who waits for that hint is told this one
            asked.task.cancel()
            askers = dict.fromkeys([*asked.askers, member], n)
        advising = self.advise(seat, askers, view, moment)
        self.thinking[seat] = Asked(moment, askers, asyncio.create_task(advising))

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

    async def advise(self, seat: int, askers: Mapping[Member, int], view: View, moment: tuple[object, ...]) -> None:
        game = self.desk.table.game
        why, moves = await self.advice(game, view)
        del self.thinking[seat]
        if moment != moment_of(self.desk.table, seat):
            why, moves = sentences.HINT_TOO_LATE, []
        for member, n in askers.items():
            if member.place == seat and member in self.desk.members:
                self.desk.post(member, ENCODER.encode(hinted(game, n, why, moves)))

    async def advice(self, game: AnyGame, view: View) -> tuple[Text, list[MoveHinted]]:
        """Why the first move is, and all legal ones; or, whatever has gone wrong, that the search has failed."""
        metrics.HINTS.inc()
        seed = Seed(secrets.randbits(48))
        try:
            async with asyncio.timeout(LONGEST):
                found = await self.manner.thinkers.hints(game, view, seed, self.manner.budget)
            return reason(game, found), list(written(game, view, found))
        except (NoChoice, TimeoutError) as failure:
            LOG.warning("%s: no hint was found: %r", game.key, failure)
        except Exception:  # whoever has asked must not wait for ever
            LOG.exception("a hint failed")
        return sentences.HINT_FAILED, []

    def stop(self) -> None:
        while self.thinking:
            self.thinking.popitem()[1].task.cancel()


def moment_of(table: LiveTable, seat: int) -> tuple[object, ...]:
    """What is another when a seat's choice is: its table, read anew perhaps, and game, its last move, what is its own, and the
    last takeback, whosever it was. Others may choose meanwhile."""
    own = None if table.match is None or not table.is_playing else table.game.own(table.match.state, seat)
    return (table, table.started, table.last_move[seat], table.taken_back, own)


def hinted(game: AnyGame, n: int, why: Text, moves: list[MoveHinted]) -> Hinted:
    return Hinted(n=n, counts=measure(game), reason=Words(fr=why.fr, en=why.en), moves=moves)


def written(game: AnyGame, view: View, found: list[Hint]) -> Iterator[MoveHinted]:
    assert view.seat is not None
    for hint in found:
        yield MoveHinted(
            text=game.legal_move(view, view.seat, hint.move).text,
            mean=round(hint.mean, DECIMALS),
            spread=round(hint.spread, DECIMALS),
            playouts=hint.playouts,
        )

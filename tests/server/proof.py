"""The proof that nothing leaks: pairs of worlds of a game, each pair played in lockstep, and no secret in any message."""

from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

from tests.server.lockstep import Lockstep
from tests.server.twins import Twins
from tests.server.world import Moment, World, served
from tests.tables import TABLES, Table
from tripot.engine.game import AnyGame
from tripot.server.telling import VISITING, WATCHING, Place
from tripot.tables.records import DECODER, Happened, Sat, Started

Making = Callable[[Table, int, Place, int], Twins]


async def prove(game: AnyGame, making: Making, folder: Path, seeds: range) -> tuple[int, int]:
    """How often somebody heard the same in two worlds, and how often somebody who could tell them apart did not."""
    tables = [table for table in TABLES if table.game is game]
    moment, same, different = Moment(), 0, 0
    async with AsyncExitStack() as opened:
        worlds = [await opened.enter_async_context(served(folder / name, moment)) for name in ("one", "other")]
        for seed in seeds:
            table = tables[7 * seed % len(tables)]
            place = [*range(table.seats), WATCHING, VISITING][seed % (table.seats + 2)]
            twins = making(table, seed, place, moment.now)
            moment.now = max(moment.now, twins.records[0][-1].at)
            for world, records, state in zip(worlds, twins.records, (None, twins.sampled), strict=True):
                await world.open(records, state)
            lockstep = Lockstep(twins, worlds, moment, seed)
            await lockstep.go()
            one, other = worlds
            same += lockstep.same
            different += sum(one.heard[place] != other.heard[place] for place in one.heard)
            for world in worlds:
                assert_no_secret(world)
            moment.now += 1000
    return same, different


def assert_no_secret(world: World) -> None:
    """No key, no hash and, while the game is on, no seed was ever said to anybody."""
    secrets: set[str] = set()
    for record in map(DECODER.decode, world.hall.store.read(world.table.id)):
        secrets |= {record.hash, record.command}
        if isinstance(record, Sat):
            secrets.add(record.key)
        elif isinstance(record, Happened):
            secrets.add(record.entry.hash)
        elif isinstance(record, Started):
            secrets |= {record.header.hash, record.header.seed} if world.table.is_playing else {record.header.hash}
    heard = b"\n".join(frame for frames in world.heard.values() for frame in frames)
    assert b'"broken"' not in heard
    assert not [secret for secret in secrets if len(secret) > 15 and secret.encode() in heard]
    assert world.table.watch.encode() not in b"\n".join(world.heard[VISITING])

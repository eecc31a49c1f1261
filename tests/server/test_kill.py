"""Killed at any moment, a server has lost nothing that it acknowledged or told, and everybody comes back and plays on."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import aiohttp
import pytest

from tests.server.listener import alive, until
from tests.server.player import Player, new_key, open_table
from tests.server.processes import ServerProcess, server_process
from tripot.bots import usual_bot
from tripot.engine.log import CLOCK
from tripot.engine.seats import letter
from tripot.games import games
from tripot.tables.records import AnyRecord, Happened
from tripot.tables.seating import fingerprint
from tripot.tables.table import LiveTable

TABLES, KILLS, MOST_PEOPLE = 200, 20, 4
PEOPLES_PACE, BOTS_PACE = 0.2, 0.05  # seconds, at most and at least: together some hundred moves a second
LIFE = (0.0, 1.6)  # seconds between a start and the next kill
PATIENCE = 60  # seconds until everybody has gone on

GAMES = list(games().values())


async def company(session: aiohttp.ClientSession, number: int) -> list[Player]:
    """The people of a table: one to four, with bots in the other seats."""
    game = GAMES[number % len(GAMES)]
    seats = game.seats[number // len(GAMES) % len(game.seats)]
    people = min(1 + number // len(GAMES) % MOST_PEOPLE, seats)
    names, keys = [f"{letter(seat)} at {number}" for seat in range(people)], [new_key() for _ in range(people)]
    table, _ = await open_table(session, names[0], keys[0], game=game.key, seats=seats)
    bots = {letter(seat): usual_bot().key for seat in range(people, seats)}
    host = Player(session, table, names[0], keys[0], pace=PEOPLES_PACE, bots=bots, most_games=1000)
    guests = zip(names[1:], keys[1:], strict=True)
    return [host, *(Player(session, table, name, key, pace=PEOPLES_PACE) for name, key in guests)]


async def play_and_kill(server: ServerProcess) -> list[Player]:
    """People at all tables, who know nothing of what happens to the server; in the end every table has gone on."""
    moments = random.Random(0)
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(server.url, connector=connector) as session:
        tables = await asyncio.gather(*(company(session, number) for number in range(TABLES)))
        people = [player for table in tables for player in table]
        async with alive(people):
            for _ in range(KILLS):
                await asyncio.sleep(moments.uniform(*LIFE))
                server.kill()
                before = {player: len(player.welcomes) for player in people}
                await asyncio.to_thread(server.start)
            await until(lambda: all(has_gone_on(player, before[player]) for player in people), PATIENCE)
            server.kill()
    return people


def has_gone_on(player: Player, welcomes: int) -> bool:
    """Whether they have come back since, and somebody has moved."""
    moves = (n for n, told in player.told.items() if told.seat != CLOCK)
    return len(player.welcomes) > welcomes and max(moves, default=0) > player.welcomes[-1]


@pytest.mark.long
def test_a_killed_server_loses_nothing_that_it_acknowledged_or_told(tmp_path: Path) -> None:
    with server_process(tmp_path, pace=BOTS_PACE) as server:
        people = asyncio.run(play_and_kill(server))
        tables = server.records()
    assert TABLES == len(tables)
    for records in tables.values():
        LiveTable.fold(records)  # numbers, chains and rules
        assert {1} >= {times for command, times in Counter(record.command for record in records).items() if command}
    for player in people:
        check_answers(player, tables[player.table])
        check_news(player, tables[player.table])
    answers = [answer for player in people for answer in player.answered]
    assert 2000 < len(answers), "there was something to lose"
    assert 5 < sum(answer.was_known for answer in answers), "some wishes were saved, but not answered before a kill"


def check_answers(player: Player, records: list[AnyRecord]) -> None:
    """What was acknowledged is there, once, and what was refused is not."""
    commands = {record.command: record for record in records}
    whose = fingerprint(player.key)[:16]
    for wish, n, _ in player.answered:
        record = commands.get(f"{whose}:{wish['id']}")
        assert record is not None, f"{player.name} has lost {wish}"
        assert n == record.n
        if wish["kind"] == "play":
            assert isinstance(record, Happened)
            assert (player.seat, wish["move"]) == (record.entry.seat, record.entry.move)
    for wish in player.refused:
        assert f"{whose}:{wish['id']}" not in commands, f"{player.name} was refused {wish}, which has happened"
    wishes = len(player.answered) + len(player.refused) + (player.open is not None)
    assert player.wishes == wishes


def check_news(player: Player, records: list[AnyRecord]) -> None:
    """What was told has happened."""
    assert player.n <= len(records)
    for n, (seat, move) in player.told.items():
        record = records[n - 1]
        assert isinstance(record, Happened)
        assert seat == record.entry.seat
        assert move in ("", record.entry.move)

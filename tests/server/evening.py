"""An evening at one server: every game from its start to its end, and again, with spectators and a wire that breaks."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

import aiohttp

from tests.server.listener import Listener, Message, alive, until
from tests.server.player import Player, new_key, open_table
from tests.server.processes import ServerProcess
from tripot.engine.game import AnyGame
from tripot.engine.log import Log, read_log
from tripot.engine.seats import seat_number
from tripot.games import find_game, games
from tripot.server.telling import VISITING, WATCHING, Place
from tripot.tables.records import AnyRecord, Started

GAMES = list(games())
DELAYED, DELAY = GAMES[0], 1  # the game whose spectators are behind, and by how many seconds
CUT_AFTER = 12  # wishes
SEATS = 4


class Witness(Listener):
    """Remembers what the game looked like at every number, and when that was."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.looks: dict[int, Message] = {}
        self.moments: dict[int, int] = {}  # milliseconds since 1970
        self.shows: list[Message] = []

    def place_at(self, n: int) -> Place:
        """Where they were when the table was at a number."""
        seated = [answer.n for answer in self.answered if answer.wish["kind"] == "sit"]
        if self.watch:
            return WATCHING
        return VISITING if self.seat is None or (seated and n < seated[0]) else seat_number(self.seat, SEATS)

    def hear(self, news: Message) -> None:
        super().hear(news)
        self.looks[self.n] = {"view": self.view and dict(self.view), "legal": self.legal}
        self.moments.setdefault(self.n, time.time_ns() // 1_000_000)
        if self.shown not in self.shows[-1:]:
            self.shows.append(self.shown)


class Person(Witness, Player):
    """A witness who plays."""


class Unlucky(Person):
    """Somebody whose wire breaks when a move is on its way."""

    async def send(self, message: Message) -> None:
        await super().send(message)
        if message["kind"] == "play" and self.wishes == CUT_AFTER and len(self.welcomes) == 1:
            self.cut()


@dataclass
class Table:
    """Everything that was to be seen of a game and its rematch."""

    game: AnyGame
    host: Person
    guests: list[Person]
    unlucky: Unlucky
    watcher: Witness
    visitor: Witness
    log: Log = field(init=False)
    verified: Message = field(init=False)
    records: list[AnyRecord] = field(init=False)

    @property
    def people(self) -> list[Person]:
        return [self.host, *self.guests, self.unlucky]

    @property
    def everybody(self) -> list[Witness]:
        return [*self.people, self.watcher, self.visitor]

    def first_game(self) -> range:
        """The numbers of its records, from its start to its last entry."""
        start, rematch = (record.n for record in self.records if isinstance(record, Started))
        return range(start, rematch)


async def set_up(session: aiohttp.ClientSession, key: str) -> Table:
    game = find_game(key)
    seats = min(SEATS, game.seats[-1])
    host_key, delay = new_key(), DELAY if key == DELAYED else 0
    table, watch = await open_table(session, f"host of {key}", host_key, game=key, seats=seats, delay=delay)
    return Table(
        game=game,
        host=Person(session, table, f"host of {key}", host_key, most_games=2),
        guests=[Person(session, table, f"guest {number} of {key}", new_key()) for number in range(seats - 2)],
        unlucky=Unlucky(session, table, f"unlucky at {key}", new_key()),
        watcher=Witness(session, table, f"watcher of {key}", watch=watch),
        visitor=Witness(session, table, f"visitor of {key}"),
    )


async def play_on(session: aiohttp.ClientSession, table: Table) -> None:
    """One game to its end, and another until everybody has moved and been seen to."""
    address = f"/api/tables/{table.host.table}/games"

    def have_all_moved_again() -> bool:
        start = len(table.log.entries) + len(table.people) + 2
        moved = {told.seat for n, told in table.watcher.told.items() if n > start}
        return moved.issuperset(person.seat for person in table.people)

    async with alive(table.everybody):
        await until(lambda: table.host.shown.get("games") == 2)
        async with session.get(f"{address}/2") as answer:
            assert 404 == answer.status, "of a game that is not over only views are shown"
        async with session.get(f"{address}/1") as answer:
            table.log = read_log(await answer.read())
        async with session.get(f"{address}/1/verify") as answer:
            table.verified = await answer.json()
        await until(have_all_moved_again)


async def play_all(server: ServerProcess) -> dict[str, Table]:
    async with aiohttp.ClientSession(server.url) as session, asyncio.TaskGroup() as group:
        tables = [await set_up(session, key) for key in GAMES]
        for table in tables:
            group.create_task(play_on(session, table))
    return {table.game.key: table for table in tables}

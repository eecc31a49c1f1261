"""A scripted player over the wire: sits down, lets the host arrange the table, and plays any move that is offered.

Where time matters, the game's own mind says what to do, and it is done at once.
"""

import asyncio
import secrets
from collections.abc import Mapping
from contextlib import suppress

import aiohttp
import msgspec

from tests.server.listener import AGAIN, BROKEN, Listener, Message, comes_from
from tripot.engine.chance import Seed
from tripot.engine.game import AnyGame, View
from tripot.engine.log import CLOCK, TIME
from tripot.engine.match import Match
from tripot.engine.minds import CLOCK as NOBODY
from tripot.engine.minds import Mind
from tripot.engine.seats import seat_number
from tripot.engine.state import NEVER
from tripot.games import find_game, games

VIEWS: dict[str, type[View]] = {
    game.key: type(Match.start(game, seats=game.seats[0]).view(None)) for game in games().values()
}


class Player(Listener):
    """Somebody with a key of their own."""

    def __init__(
        self,
        session: aiohttp.ClientSession,
        table: str,
        name: str,
        key: str,
        *,
        pace: float = 0.0,  # seconds that a wish takes at most
        bots: Mapping[str, str] | None = None,  # which the host seats, with their levels
        most_games: int = 0,  # which the host starts
    ) -> None:
        super().__init__(session, table, name, key=key)
        self.pace = pace
        self.bots = bots or {}
        self.most_games = most_games
        self.wishes = 0
        self.mind: Mind | None = None

    async def act(self) -> None:
        wish = self.wish()
        if wish is not None:
            self.wishes += 1
            self.open = {"id": str(self.wishes), **wish}
            await asyncio.sleep(self.random.uniform(0, self.pace))
            await self.send(self.open)

    def wish(self) -> Message | None:
        """What this player would like now, if everything that they did is to be seen."""
        if self.answered and self.n < self.answered[-1].n:
            return None
        if self.seat is None:
            return {"kind": "sit", "name": self.name}
        if not self.shown["is_playing"]:
            return self.arrange()
        return {"kind": "propose", "what": "resume"} if self.shown["is_paused"] else self.play()

    def arrange(self) -> Message | None:
        """A host has bots to seat and games to start."""
        taken = [seat["seat"] for seat in self.shown["seats"] if seat.get("name") or seat.get("level")]
        for seat, level in self.bots.items():
            if seat not in taken:
                return {"kind": "bot", "seat": seat, "level": level}
        is_ready = len(taken) == len(self.shown["seats"]) and self.shown["games"] < self.most_games
        return {"kind": "start"} if is_ready else None

    def play(self) -> Message | None:
        if self.mind is None:
            return {"kind": "play", "n": self.n, "move": self.random.choice(self.legal)} if self.legal else None
        if self.mind.at == NEVER:
            return None
        self.mind.at = NEVER
        view = self.typed_view()
        move = self.mind.text or self.game.text(self.game.move(view, self.mind.seat, self.mind.move))
        return {"kind": "play", "n": self.n, "move": move, "round": view.round}

    # --- In real time ---

    @property
    def game(self) -> AnyGame:
        return find_game(self.shown["settings"]["game"])

    def be_welcome(self, news: Message) -> None:
        """A mind's memory begins here; what was said before is forgotten."""
        super().be_welcome(news)
        self.mind = None
        if self.seat is not None and self.view is not None and self.game.mind is not None:
            chance = Seed(self.random.getrandbits(48)).chance(0)
            mind: Mind = self.game.mind(self.game.levels[-1], self.seat_at_table(self.seat), chance)
            mind.watch(self.typed_view(), NOBODY, 0)
            self.mind = mind

    def see(self, event: Message) -> None:
        super().see(event)
        if self.mind is None:
            return
        seat, move = self.told[self.n]
        view = self.typed_view()
        if seat != CLOCK:
            number = self.seat_at_table(seat)
            self.mind.watch(view, number, self.game.number(view, number, self.game.read(move)))
        elif move == TIME:
            self.mind.watch(view, NOBODY, 0)

    def typed_view(self) -> View:
        """The view as minds know it; they do without the legal moves, which come in words."""
        return msgspec.convert({**(self.view or {}), "legal": []}, VIEWS[self.game.key])

    def seat_at_table(self, seat: str) -> int:
        return seat_number(seat, len(self.shown["seats"]))


def new_key() -> str:
    return secrets.token_urlsafe(24)


async def open_table(session: aiohttp.ClientSession, name: str, key: str, **settings: object) -> tuple[str, str]:
    """A table with its host, and the spectators' key; asked for until the server has answered."""
    wished = {"id": "open", "key": key, "name": name, "settings": settings}
    while True:
        with suppress(*BROKEN):
            async with session.post("/api/tables", json=wished, headers=comes_from(name)) as response:
                opened = await response.json()
                return opened["table"], opened["watch"]
        await asyncio.sleep(AGAIN[1])

"""The same happens in two worlds, as far as some can tell who look on; as long as that is so, they must hear the same."""

import random
from typing import NamedTuple

import msgspec

from tests.server.twins import Twins, key_of, viewer
from tests.server.world import Moment, World
from tripot.engine.errors import BadInput
from tripot.engine.seats import letter
from tripot.server.telling import VISITING, WATCHING, Place
from tripot.tables import playing
from tripot.tables.records import DECODER

STEPS = 60
NONSENSE = (
    "",
    "{",
    "[]",
    '{"kind":"hello"}',
    '{"kind":"peek","seat":"B"}',
    '{"kind":"play","move":5}',
    "\ud7ff",
    "9" * 400,
)


class Step(NamedTuple):
    """What somebody says, in one world and in the other."""

    place: Place
    one: dict[str, object]
    other: dict[str, object]


class Lockstep:
    """The same happens in both worlds, as far as those can tell who could not tell them apart so far."""

    def __init__(self, twins: Twins, worlds: list[World], moment: Moment, seed: int) -> None:
        self.twins = twins
        self.worlds = worlds
        self.moment = moment
        self.rng = random.Random(seed)
        self.places = [*range(len(worlds[0].table.seats)), WATCHING, VISITING]
        self.alike = set(self.places)
        self.wishes = 0
        self.same = 0  # messages that were the same in both worlds

    @property
    def is_on(self) -> bool:
        return all(world.table.is_playing for world in self.worlds)

    async def go(self) -> None:
        for place in self.places:
            await self.both("connect", self.twins.name, place)
        await self.compare()
        for _ in range(STEPS):
            await self.happen()
            if self.is_on:
                await self.compare()
            if not self.is_on or not self.alike:
                break
        if self.is_on and self.twins.sampled is None:
            for path in ("", "/verify", "/frames", "/frames?seat=all"):
                log, other = await self.both("ask", f"/api/tables/{self.worlds[0].table.id}/games/1{path}")
                assert log == other
        for place in list(self.worlds[0].sockets):
            await self.both("part", place)

    async def both(self, deed: str, *words: object) -> list[bytes]:
        return [await getattr(world, deed)(*words) for world in self.worlds]

    async def compare(self) -> None:
        """Whoever cannot tell the worlds apart has heard the same in both."""
        one, other = self.worlds
        self.alike = {place for place in self.alike if self.view(one, place) == self.view(other, place)}
        for place in sorted(self.alike):
            wish = self.wish("mute", seat="A", is_muted=False)  # its answer comes after everything so far
            before = len(one.heard[place])
            await self.say(Step(place, wish, wish))
            assert one.heard[place] == other.heard[place]
            self.same += len(one.heard[place]) - before
        for world in self.worlds:
            self.check_delay(world)

    def check_delay(self, world: World) -> None:
        """Spectators are told nothing that is not old enough, and everything that is."""
        old = self.moment.now - 1000 * world.table.settings.delay
        assert all(msgspec.json.decode(frame).get("at", 0) <= old for frame in world.heard[WATCHING])
        gallery = world.hall.tables[world.table.id].gallery
        if gallery is not None:
            records = map(DECODER.decode, world.hall.store.read(world.table.id, gallery.table.n))
            assert not [record.n for record in records if record.at <= old]

    def view(self, world: World, place: Place) -> object:
        """What a place may know; a visitor, how much has happened and until when the table waits."""
        if place == VISITING:
            return world.table.n, playing.deadline(world.table), world.table.is_paused
        return world.table.game.view(world.state, viewer(place))

    def wish(self, kind: str, **fields: object) -> dict[str, object]:
        self.wishes += 1
        return {"kind": kind, "id": str(self.wishes), **fields}

    async def say(self, step: Step) -> None:
        for world, wish in zip(self.worlds, (step.one, step.other), strict=True):
            await world.say(step.place, msgspec.json.encode(wish).decode(), str(wish["id"]))

    # --- What may happen ---

    async def happen(self) -> None:
        deeds = (self.move, self.move, self.move, self.speak, self.err, self.propose, self.come_again, self.wait)
        await self.rng.choice(deeds)()

    async def move(self) -> None:
        """A move that is legal in both worlds; of a secret one, others do not know what it says."""
        one, other = (world.state for world in self.worlds)
        seats = sorted(set(one.acting()) & set(other.acting()))
        if not seats:
            return
        seat = self.rng.choice(seats)
        mine, yours = (self.legal(world, seat) for world in self.worlds)
        text = again = self.rng.choice(sorted(mine))
        if self.is_secret(text) and self.rng.random() < 0.3:
            alike = sorted(move for move in yours if self.kind(move) is self.kind(text))
            if alike:
                again = self.rng.choice(alike)
        if again not in yours:
            return
        if text != again:
            self.alike.discard(seat)
        if self.worlds[0].table.is_paused:
            await self.propose()
        if seat in self.worlds[0].table.away:
            back = self.wish("back")
            await self.say(Step(seat, back, back))
        wish = self.play(text)
        await self.say(Step(seat, wish, {**wish, "move": again}))

    def play(self, text: str) -> dict[str, object]:
        world = self.worlds[0]
        seen = world.table.game.view(world.state, None)
        return self.wish("play", move=text, n=world.table.n, round=seen.round)

    async def err(self) -> None:
        """Something that is refused in both worlds, or means the same in both."""
        place = self.rng.choice(sorted(self.alike) if self.rng.random() < 0.7 else self.places)
        seat = letter(self.rng.randrange(len(self.places)))
        texts = self.wrong_moves(place) if place >= 0 else ["?"]
        wish = self.rng.choice(
            [
                self.play(self.rng.choice(texts)),
                self.play(self.rng.choice(texts)),
                self.wish("play", move=self.rng.choice(texts), n=0),
                self.wish("ask", move=self.rng.choice(texts)),
                self.wish("invite", seat=seat),
                self.wish("host", seat=seat),
                self.wish("swap", seat="A", other=seat),
                self.wish("bot", seat=seat, level="novice"),
                self.wish("hello", table=self.worlds[0].table.id, key=key_of(self.twins.name, 0)),
                *(self.wish(kind) for kind in ("start", "back", "peek")),
            ]
        )
        await self.say(Step(place, wish, wish))
        await self.both("say", place, self.rng.choice(NONSENSE), "")

    def wrong_moves(self, seat: int) -> list[str]:
        """Everybody's moves and any others, but for those that this seat could make in one of the worlds."""
        texts = {"?"}.union(*(self.legal(world, other) for world in self.worlds for other in self.places[:-2]))
        game, state = self.worlds[0].table.game, self.worlds[0].state
        for number in self.rng.sample(range(game.moves), min(8, game.moves)):
            try:
                texts.add(game.text(game.move(state, seat, number)))
            except BadInput:
                continue
        return sorted(texts.difference(*(self.legal(world, seat) for world in self.worlds)))

    async def speak(self) -> None:
        wish = self.rng.choice((self.wish("say", text="Bravo !"), self.wish("react", sign="ouch")))
        await self.say(Step(self.rng.choice(self.places), wish, wish))

    async def propose(self) -> None:
        """Proposals, and what becomes of them. A world without a log of its own can take back only what is known of it."""
        one = self.worlds[0].table
        what = "resume" if one.is_paused else self.rng.choice(("pause", "takeback", "takeback", "takeback"))
        seat = self.rng.choice(self.places[:-2])
        if what == "takeback":
            moved = max(self.places[:-2], key=lambda other: one.last_move[other])
            seat = self.rng.choice((seat, moved, moved))
            if self.twins.sampled is not None and seat not in self.alike:
                return
        wish = self.wish("propose", what=what)
        await self.say(Step(seat, wish, wish))
        is_agreed = self.rng.random() < 0.6
        for seat in self.places[:-2]:
            wish = self.wish("agree", what=self.rng.choice(("pause", "takeback")), yes=is_agreed)
            await self.say(Step(seat, wish, wish))

    async def come_again(self) -> None:
        place, since = self.rng.choice(self.places), self.rng.randrange(self.worlds[0].table.n + 2)
        await self.both("part", place)
        await self.wait()
        await self.both("connect", self.twins.name, place, since)

    async def wait(self) -> None:
        self.moment.now += self.rng.choice((5, 300, 300, 1500, 1500, 1500, 4000, 70_000))
        for world in self.worlds:
            world.let_time_pass()

    # --- Words ---

    def legal(self, world: World, seat: int) -> set[str]:
        assert world.table.match is not None
        return {line.partition(": ")[2] for line in world.table.match.legal(letter(seat))}

    def kind(self, text: str) -> type:
        return type(self.worlds[0].table.game.read(text))

    def is_secret(self, text: str) -> bool:
        return bool(self.worlds[0].table.game.read(text).is_secret)

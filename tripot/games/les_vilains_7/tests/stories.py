"""What minds watch, told in lines, and what they then plan: for the tests of minds."""

from collections.abc import Sequence
from dataclasses import replace

from tests.tables import Table
from tripot.engine import options as house_rules
from tripot.engine.chance import Seed
from tripot.engine.minds import CLOCK, Mind, Room
from tripot.engine.seats import letter
from tripot.engine.state import NEVER
from tripot.games.les_vilains_7 import GAME, position
from tripot.games.les_vilains_7.answers import due_answer
from tripot.games.les_vilains_7.levels import LEVELS, Profile
from tripot.games.les_vilains_7.mind import VilainMind, mind_of
from tripot.games.les_vilains_7.moves import FLIP
from tripot.games.les_vilains_7.view import LesVilains7View
from tripot.games.les_vilains_7.witness import ERRORS, VilainWitness

Seen = list[tuple[LesVilains7View, int, int]]  # what can be seen, and the seat and move that led to it
Plan = tuple[int, int]  # the move, and how long from now

SURE = 10_000
FLAWLESS = replace(
    LEVELS["expert"],
    slip=0,
    trust=SURE,
    forget=0,
    tongue=0,
    confuse=0,
    blurt=0,
    barge=0,
    jump=0,
    eager=SURE,
    confidence=100,
    alert=SURE,
)


def story(case: str, *lines: str) -> Seen:
    """A table from a worked case and what happens there, every 300 ms: `3 cards` flipped and answered as due, or a line to play.

    A line can tell its moment: `A: flip @ 2900`.
    """
    table = position(case)
    seen: Seen = [(table.view(None), CLOCK, FLIP)]

    def play(line: str, at: int) -> None:
        seat, move = line.split(":")
        number = GAME.number(table.state, table.seat(seat), GAME.read(move.strip()))
        table.play(line, at=at)
        seen.append((table.view(None), table.seat(seat), number))

    for line in lines:
        if line.endswith("cards"):
            for _ in range(int(line.split()[0])):
                turn = letter(table.state.turn)
                play(f"{turn}: flip", table.state.now + 300)
                for word in due_answer(table.state):
                    play(f"{turn}: say {word}", table.state.now + 300)
        else:
            words, _, moment = line.partition("@")
            play(words, int(moment or table.state.now + 300))
    return seen


def plan(seen: Seen, seat: int, profile: Profile, seed: int = 0) -> Plan | None:
    """What a mind that saw all this is about to do."""
    mind = VilainMind(profile, seat, Seed(seed).chance(seat))
    for view, mover, move in seen:
        mind.watch(view, mover, move)
    return None if mind.at == NEVER else (int(mind.move), int(mind.at - seen[-1][0].now))


def plans(seen: Seen, seat: int, profile: Profile, times: int = 300) -> list[Plan | None]:
    return [plan(seen, seat, profile, seed) for seed in range(times)]


def times(seen: Seen, seat: int, profile: Profile) -> list[int]:
    return [planned[1] for planned in plans(seen, seat, profile) if planned is not None]


def room(levels: Sequence[str], seed: int, *witnesses: Mind, **options: object) -> Room:
    table = Table(GAME, len(levels), house_rules.check(GAME.options, options))
    minds = [mind_of(level, seat, Seed(seed).chance(1 + seat)) for seat, level in enumerate(levels)]
    return Room(GAME, table.start(seed), [*minds, *witnesses])


def seen_at(table: Room) -> LesVilains7View:
    view: LesVilains7View = table.game.view(table.state, None)
    return view


def witnessed(levels: Sequence[str], games: int, **options: object) -> VilainWitness:
    witness = VilainWitness(len(levels))
    for seed in range(games):
        room(levels, seed, witness, **options).live()
    return witness


def rate(witness: VilainWitness, *errors: str) -> float:
    """Of all cards."""
    return sum(sum(witness.errors[ERRORS[error]]) for error in errors) / sum(witness.deeds)

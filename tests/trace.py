"""Plays the same games in another process, compiled or interpreted: `python -m tests.trace < requests > fingerprints`."""

import os
import subprocess
import sys
from collections import Counter

import msgspec

from tests.tables import TABLES, Table, fingerprint, generator, happenings
from tripot.bots import LEVELS
from tripot.bots.ladder import Recipe
from tripot.bots.searching import choose_by_search
from tripot.engine.chance import Chance
from tripot.engine.habits import RANDOM
from tripot.engine.log import read_log
from tripot.engine.match import Match
from tripot.engine.state import State
from tripot.games import find_game

REFUSALS = 23  # after so many moves all refusals are compared
BOTS = 40  # of twice so many decisions one is a bot's
PATIENCE = 60.0  # seconds, more than the slowest needs
CHILD = LEVELS["child"]
STRONG = 7  # so many decisions into a game one is by learned values; then the rarer, the more tables there are: it takes long
EXPERT = Recipe(playouts=20, glances=20, tree=20)  # as the strongest thinks, but less
TABLES_OF = Counter(table.game.key for table in TABLES)


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """A game to play by itself from a seed, or a log to replay."""

    table: int = 0  # in TABLES
    seed: int = 0
    log: bytes = b""


def self_played(table: Table, seed: int) -> list[str]:
    """The fingerprint after every move of a game in which habits, or minds, and chance decide, and now and then a bot."""
    if table.game.mind is not None:
        return [
            f"{seat} {move} {fingerprint(table.game, state)} {refusals(table, state) if n % REFUSALS == 0 else ''}"
            for n, (state, seat, move) in enumerate(happenings(table, seed))
        ]
    state, chance = table.start(seed), generator(seed)
    marks = [fingerprint(table.game, state)]
    while state.to_act:
        for seat in state.acting():
            move = decided(table, state, seat, len(marks), chance)
            state.apply(seat, move)
            marks.append(f"{seat} {move} {fingerprint(table.game, state)}")
            if len(marks) % REFUSALS == 0:
                marks.append(refusals(table, state))
    return marks


def decided(table: Table, state: State, seat: int, number: int, chance: Chance) -> int:
    if number % (STRONG * TABLES_OF[table.game.key]) == STRONG:
        return choose_by_search(EXPERT, table.game, table.game.view(state, seat), chance, PATIENCE)
    luck = chance.below(2 * BOTS)
    if luck == 0:
        return CHILD.choose(table.game, table.game.view(state, seat), chance, PATIENCE)
    return int((table.game.tuned() if luck < BOTS else RANDOM).choose(state, seat, chance))


def refusals(table: Table, state: State) -> str:
    """Why every seat, the nearest that are not there included, may not make any move now."""
    seats, moves = range(-1, table.seats + 1), range(-1, table.game.moves + 1)
    return " ".join(state.refusal(seat, move) or "-" for seat in seats for move in moves)


def replayed(log: bytes) -> list[str]:
    read = read_log(log)
    match = Match.replay(find_game(read.header.game), read)
    return [fingerprint(match.game, match.state)]


def answer(request: Request) -> list[str]:
    return replayed(request.log) if request.log else self_played(TABLES[request.table], request.seed)


def elsewhere(requests: list[Request], *, interpreted: bool) -> list[list[str]]:
    """The answers of another process."""
    environment = {key: value for key, value in os.environ.items() if key != "TRIPOT_INTERPRETED"}
    if interpreted:
        environment["TRIPOT_INTERPRETED"] = "1"
    answers = subprocess.run(
        [sys.executable, "-m", "tests.trace"],
        input=msgspec.json.encode(requests),
        env=environment,
        capture_output=True,
        check=True,
    )
    return msgspec.json.decode(answers.stdout, type=list[list[str]])


if __name__ == "__main__":
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=list[Request])
    sys.stdout.buffer.write(msgspec.json.encode([answer(request) for request in asked]))

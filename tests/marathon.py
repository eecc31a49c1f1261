"""A long run of random games at every table: `python -m tests.marathon --games 100000` (`make marathon`).

With `--bots`, bots play instead, of levels that go round the table from seed to seed: minds where time matters; the others have
`--seconds` for a move, and one thought in a thousand at most may take a tenth longer (or a tenth of a millisecond). A thought
that other programs have interrupted is not judged; how many were is told.

Each game must end, with winners, and with every card accounted for. A game that does not is named by its seed.
"""

import argparse
import gc
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.tables import TABLES, Table, all_cards, generator
from tripot.bots import LEVELS
from tripot.engine.chance import Chance, Seed
from tripot.engine.game import AnyGame
from tripot.engine.minds import Mind, Room
from tripot.engine.options import check
from tripot.engine.playout import play_out
from tripot.engine.state import State
from tripot.games import find_game, games

OVERRUN = 1.1  # times what a thought may take
GRAIN = 0.0001  # seconds that it may take longer in any case: a try or a few; and less is no interruption
FEW = 0.001  # of the thoughts that are judged
MANY = 0.2  # of all thoughts


class Bots:
    """Players of all levels, seated anew with every seed."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.longest = 0.0  # thought
        self.thoughts = 0
        self.overruns = 0
        self.interrupted = 0

    def play(self, table: Table, state: State, seed: int) -> int:
        """A game; how many things happened."""
        keys = list(LEVELS)
        levels = [keys[(seed + seat * (1 + seed // len(keys))) % len(keys)] for seat in range(table.seats)]
        luck = [Seed(seed).chance(seat + 1) for seat in range(table.seats)]
        if table.game.mind is None:
            return self.take_turns(table.game, state, levels, luck)
        minds: list[Mind] = [table.game.mind(level, seat, luck[seat]) for seat, level in enumerate(levels)]
        return int(Room(table.game, state, minds).live())

    def take_turns(self, game: AnyGame, state: State, levels: list[str], luck: list[Chance]) -> int:
        decisions = 0
        while not state.is_over():
            seat = int(state.next_to_act())
            view = game.view(state, seat)
            began, busy = time.perf_counter(), time.thread_time()
            move = LEVELS[levels[seat]].choose(game, view, luck[seat], self.seconds)
            took, busy = time.perf_counter() - began, time.thread_time() - busy
            self.thoughts += 1
            if took - busy > GRAIN:
                self.interrupted += 1
            else:
                self.longest = max(self.longest, took)
                self.overruns += took > max(OVERRUN * self.seconds, self.seconds + GRAIN)
            state.apply(seat, move)
            decisions += 1
        return decisions


PLAIN_TABLES = [Table(game, seats, check(game.options, {})) for game in games().values() for seats in game.seats]


def run(number: int, is_plain: bool, games: int, by_bots: bool, seconds: float) -> tuple[str, float]:
    """What came of so many games at one table, and the share of thoughts that took too long."""
    table, bots = (PLAIN_TABLES if is_plain else TABLES)[number], Bots(seconds)
    table.game.net()  # read before anybody thinks,
    gc.freeze()  # and not looked through for garbage while they do
    decisions, longest, started = 0, 0, time.perf_counter()
    whole = all_cards(table.game, table.start(0))
    for seed in range(games):
        try:
            state = table.start(seed)
            taken = bots.play(table, state, seed) if by_bots else play_out(state, generator(seed))
            assert state.winners(), "nobody won"
            assert whole == all_cards(table.game, state), "a card is missing or there twice"
        except Exception as error:
            raise RuntimeError(f"{table}, seed {seed}: {error!r}") from error
        decisions += taken
        longest = max(longest, taken)
    milliseconds = 1000 * (time.perf_counter() - started) / games
    what = f"{games:>9,} games {decisions / games:>9.1f} decisions each, {longest:>6,} at most"
    late = bots.overruns / max(1, bots.thoughts - bots.interrupted)
    cut = bots.interrupted / max(1, bots.thoughts)
    if cut > MANY:
        raise RuntimeError(f"{table}: other programs interrupted {cut:.0%} of all thoughts, so these say nothing")
    told = f", longest thought {1000 * bots.longest:.1f} ms, {late:.3%} overran, {cut:.3%} were interrupted"
    return f"{table!s:50} {what}, {milliseconds:.2f} ms a game{told if bots.thoughts else ''}", late


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--only", metavar="GAME", default="", help="one game by its key")
    parser.add_argument("--players", type=int, default=0, help="only tables with so many")
    parser.add_argument("--bots", action="store_true", help="bots of all levels instead of random moves")
    parser.add_argument("--seconds", type=float, default=0.005, help="that a bot may think about a move")
    parser.add_argument("--plain", action="store_true", help="only tables with the usual options")
    asked = parser.parse_args()
    tables = PLAIN_TABLES if asked.plain else TABLES
    chosen = [
        number
        for number, table in enumerate(tables)
        if (not asked.only or table.game is find_game(asked.only)) and asked.players in (0, table.seats)
    ]
    play = partial(run, is_plain=asked.plain, games=asked.games, by_bots=asked.bots, seconds=asked.seconds)
    is_late = False
    with ProcessPoolExecutor() as pool:
        for line, late in pool.map(play, chosen):
            print(line, flush=True)
            is_late |= late > FEW
    print(f"{len(chosen)} tables, {len(chosen) * asked.games:,} games, no exception")
    if is_late:
        raise SystemExit(f"at a table more than {FEW:.1%} of the thoughts overran")


if __name__ == "__main__":
    main()

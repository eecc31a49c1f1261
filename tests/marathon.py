"""A long run of random games at every table: `python -m tests.marathon --games 100000` (`make marathon`).

With `--bots`, minds play instead, at every table of a game in real time; their levels go round the table from seed to seed.

Each game must end, with winners, and with every card accounted for. A game that does not is named by its seed.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.tables import TABLES, Table, all_cards, generator
from tripot.engine.chance import Seed
from tripot.engine.minds import Mind, Room
from tripot.engine.playout import play_out
from tripot.engine.state import State
from tripot.games import find_game


def live(table: Table, state: State, seed: int) -> int:
    """A game of minds of all levels, seated anew with every seed; how many things happened."""
    game = table.game
    assert game.mind is not None
    levels = [
        game.levels[(seed + seat * (1 + seed // len(game.levels))) % len(game.levels)] for seat in range(table.seats)
    ]
    minds: list[Mind] = [game.mind(level, seat, Seed(seed).chance(seat + 1)) for seat, level in enumerate(levels)]
    return int(Room(game, state, minds).live())


def run(number: int, games: int, by_bots: bool) -> str:
    """What came of so many games at one table."""
    table = TABLES[number]
    decisions, longest, started = 0, 0, time.perf_counter()
    whole = all_cards(table.game, table.start(0))
    for seed in range(games):
        try:
            state = table.start(seed)
            taken = live(table, state, seed) if by_bots else play_out(state, generator(seed))
            assert state.winners(), "nobody won"
            assert whole == all_cards(table.game, state), "a card is missing or there twice"
        except Exception as error:
            raise RuntimeError(f"{table}, seed {seed}: {error!r}") from error
        decisions += taken
        longest = max(longest, taken)
    milliseconds = 1000 * (time.perf_counter() - started) / games
    what = f"{games:>9,} games {decisions / games:>9.1f} decisions each, {longest:>6,} at most"
    return f"{table!s:50} {what}, {milliseconds:.2f} ms a game"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--only", metavar="GAME", default="", help="one game by its key")
    parser.add_argument("--bots", action="store_true", help="minds instead of random moves, where time matters")
    asked = parser.parse_args()
    chosen = [
        number
        for number, table in enumerate(TABLES)
        if (not asked.only or table.game is find_game(asked.only)) and (not asked.bots or table.game.mind)
    ]
    with ProcessPoolExecutor() as pool:
        for line in pool.map(partial(run, games=asked.games, by_bots=asked.bots), chosen):
            print(line, flush=True)
    print(f"{len(chosen)} tables, {len(chosen) * asked.games:,} games, no exception")


if __name__ == "__main__":
    main()

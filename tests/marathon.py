"""A long run of random games at every table: `python -m tests.marathon --games 100000` (`make marathon`).

Each game must end, with winners, and with every card accounted for. A game that does not is named by its seed.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.tables import TABLES, all_cards, generator
from tripot.engine.playout import play_out
from tripot.games import find_game


def run(number: int, games: int) -> str:
    """What came of so many games at one table."""
    table = TABLES[number]
    decisions, longest = 0, 0
    whole = all_cards(table.game, table.start(0))
    for seed in range(games):
        try:
            state = table.start(seed)
            taken = play_out(state, generator(seed))
            assert state.winners(), "nobody won"
            assert whole == all_cards(table.game, state), "a card is missing or there twice"
        except Exception as error:
            raise RuntimeError(f"{table}, seed {seed}: {error!r}") from error
        decisions += taken
        longest = max(longest, taken)
    return f"{table!s:50} {games:>9,} games {decisions / games:>9.1f} decisions each, {longest:>6,} at most"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--only", metavar="GAME", default="", help="one game by its key")
    asked = parser.parse_args()
    chosen = [number for number, table in enumerate(TABLES) if not asked.only or table.game is find_game(asked.only)]
    with ProcessPoolExecutor() as pool:
        for line in pool.map(partial(run, games=asked.games), chosen):
            print(line, flush=True)
    print(f"{len(chosen)} tables, {len(chosen) * asked.games:,} games, no exception")


if __name__ == "__main__":
    main()

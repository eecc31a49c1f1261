"""Golden playthroughs: whole games written down move by move, so that nothing changes by accident.

`python -m tests.golden` writes them anew into each game's folder, `--check` says whether they are up to date.
"""

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from tests.tables import TABLES, Table, fingerprint, generator, happenings, repeat
from tripot.engine.game import AnyGame
from tripot.engine.log import Entry, line
from tripot.engine.match import AnyMatch
from tripot.engine.seats import letter
from tripot.games import games

SEED = 1977
SHOWN = 12  # so many legal moves are listed


def golden_tables(game: AnyGame) -> list[Table]:
    """At every seat count the plain game and one set of options, each time another one."""
    tables = []
    for number, seats in enumerate(game.seats):
        plain, *others = [table for table in TABLES if table.game is game and table.seats == seats]
        tables += [plain, others[(4 * number + 3) % len(others)]] if others else [plain]
    return tables


def path_of(table: Table) -> Path:
    name = str(table).removeprefix(table.game.key).strip().replace(" ", "-").replace("=", "-")
    return table.game.folder / "tests" / "golden" / f"{name}.txt"


def playthrough(table: Table) -> str:
    match = table.match(SEED)
    lines = steps(match) if table.game.mind is None else steps_in_time(match, table)
    return "\n".join([line(match.log.header).decode().strip(), *lines, f"won by {' '.join(match.winners)}"]) + "\n"


def steps(match: AnyMatch) -> Iterator[str]:
    chance = generator(SEED)
    while match.to_act:
        seat = match.state.next_to_act()
        legal = listed(match, seat)
        yield step(match, match.moved(seat, match.state.random_move(seat, chance)), f"of [{legal}]")


def steps_in_time(match: AnyMatch, table: Table) -> Iterator[str]:
    for state, seat, move in islice(happenings(table, SEED), 1, None):
        entry = repeat(match, state, seat, move)
        yield step(match, entry, f"at {entry.at}")


def listed(match: AnyMatch, seat: int) -> str:
    legal = [words.split(": ", 1)[1] for words in match.legal(letter(seat))]
    return ", ".join(legal[:SHOWN]) + (f" … {len(legal)} in all" if len(legal) > SHOWN else "")


def step(match: AnyMatch, entry: Entry, choice: str) -> str:
    mark = fingerprint(match.game, match.state)[:12]
    return f"{entry.n}. {entry.seat}: {entry.move}  {choice}  scores {match.scores}  {mark}"


def goldens() -> dict[Path, str]:
    return {path_of(table): playthrough(table) for game in games().values() for table in golden_tables(game)}


if __name__ == "__main__":
    changed = []
    for path, text in goldens().items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            changed.append(path.name)
            if "--check" not in sys.argv:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8")
    print(f"golden playthroughs: {', '.join(changed) or 'none'} changed")
    sys.exit(1 if changed and "--check" in sys.argv else 0)

"""Golden playthroughs: whole games written down move by move, so that nothing changes by accident.

`python -m tests.golden` writes them anew into each game's folder, `--check` says whether they are up to date.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from tests.tables import TABLES, Table, fingerprint, generator
from tripot.engine.game import AnyGame
from tripot.engine.log import line
from tripot.engine.match import AnyMatch
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
    return "\n".join(steps(table.match(SEED))) + "\n"


def steps(match: AnyMatch) -> Iterator[str]:
    yield line(match.log.header).decode().strip()
    chance = generator(SEED)
    while match.to_act:
        seat = match.state.next_to_act()
        legal = [words.split(": ", 1)[1] for words in match.legal(match.to_act[0])]
        listed = ", ".join(legal[:SHOWN]) + (f" … {len(legal)} in all" if len(legal) > SHOWN else "")
        entry = match.moved(seat, match.state.random_move(seat, chance))
        mark = fingerprint(match.game, match.state)[:12]
        yield f"{entry.n}. {entry.seat}: {entry.move}  of [{listed}]  scores {match.scores}  {mark}"
    yield f"won by {' '.join(match.winners)}"


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

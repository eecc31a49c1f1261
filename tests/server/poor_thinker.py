"""A thinker of which every file of learned values is damaged; they are in a folder of its own."""

import sys
from dataclasses import replace
from pathlib import Path

from tripot.games import games
from tripot.server.thinker import main

DAMAGED = b"damaged"


def damage(values: Path) -> None:
    for key, game in games().items():
        folder = values / game.folder.name
        folder.mkdir()
        (folder / "values.bin").write_bytes(DAMAGED)
        games()[key] = replace(game, folder=folder)


if __name__ == "__main__":
    damage(Path(sys.argv[1]))
    main()

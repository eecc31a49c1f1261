"""Tripot's server as people run it, but for two things: nobody is too fast, and cards are laid as they were recorded."""

import sys
from pathlib import Path

from tripot.engine.chance import Seed, read_seed
from tripot.server.limits import Limits
from tripot.server.serving import Wished, serve
from tripot.tables.table import LiveTable

NOBODY_IS_TOO_FAST = Limits(connections=10**6, messages=10**6, tables=10**6)


def recorded(table: LiveTable) -> Seed:
    """The host's name is the seed of the game that they will play again."""
    return read_seed(table.somebody(0).name)


def main(port: str, folder: str) -> None:
    wished = Wished(data=Path(folder), host="127.0.0.1", port=int(port), limits=NOBODY_IS_TOO_FAST)
    serve(wished, lambda port: None, recorded)


if __name__ == "__main__":
    main(*sys.argv[1:])

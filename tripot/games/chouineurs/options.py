"""How Chouineurs can be played: by how many. It has no house rules."""

from typing import Final

from tripot.engine.options import Option

SEATS: Final = range(3, 6)
OPTIONS: Final[tuple[Option, ...]] = ()

"""How El Diablo can be played: by three to five, without house rules."""

from typing import Final

from tripot.engine.options import Option

MOST_SEATS: Final = 5
SEATS: Final = range(3, MOST_SEATS + 1)

OPTIONS: Final[tuple[Option, ...]] = ()

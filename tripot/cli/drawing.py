"""What the terminal asks of a game: its module `terminal` has these functions, and the shell knows nothing else of it."""

from collections.abc import Sequence
from typing import Any, Protocol, cast

from rich.console import RenderableType

from tripot.engine.errors import Text
from tripot.engine.game import AnyGame, Move


class Terminal(Protocol):
    def draw(self, view: Any, names: Sequence[str], language: str, /) -> RenderableType:
        """The table as the view's seat sees it."""

    def draw_open(self, views: Sequence[Any], names: Sequence[str], language: str, /) -> RenderableType:
        """What is hidden in every seat's view, a line a seat, for a replay with open cards."""

    def listed(self, view: Any, /) -> list[int]:
        """The legal moves in the order in which they are offered."""

    def phrase(self, move: Any, names: Sequence[str], language: str, /) -> str:
        """A move one could make, in a few words."""

    def say(self, move: Any, seat: int, names: Sequence[str], language: str, /) -> str:
        """A move that was made, in a sentence."""

    def overheard(self, move: Any, seat: int, names: Sequence[str], language: str, /) -> str:
        """The same as the others hear it: of a secret move, only that it was made."""

    def news(self, before: Any, after: Any, names: Sequence[str], language: str, /) -> list[str]:
        """What a move brought about besides itself, in sentences, from a seat's views before and after it."""

    def not_held(self, view: Any, move: Any, /) -> Text | None:
        """A sentence if the seat does not hold what the move would play."""

    def cards(self, view: Any, /) -> list[tuple[str, list[Move]]]:
        """Every card one could ask about, each as one would write it, with the moves it could make."""


def terminal_of(game: AnyGame) -> Terminal:
    return cast(Terminal, game.terminal())

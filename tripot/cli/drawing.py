"""What the terminal asks of a game: its module `terminal` has these functions, and the shell knows nothing else of it."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, cast

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


class Key(NamedTuple):
    """What a key does in a game in real time."""

    signs: str  # what it sends: one sign, or several keys that do the same thing
    label: str  # what is written on it
    words: str  # what it does, in a word or two
    move: str  # the text of the move; `{}` stands for the sign, or for the word that is chosen
    is_due: bool = False  # whether it is awaited now
    bounces: bool = False  # whether a key held too long must not count twice
    themes: tuple[tuple[str, tuple[str, ...]], ...] = ()  # the words to choose from, by theme; others can be typed


class LiveTerminal(Terminal, Protocol):
    """What it asks of a game in real time besides. A view's `now` says how much of the time is left."""

    def draw_between(self, view: Any, names: Sequence[str], language: str, /) -> RenderableType:
        """The table between two rounds, while the time stands still: how the last one ended."""

    def owes(self, view: Any, /) -> bool:
        """Whether the time runs for the view's seat."""

    def prompt(self, view: Any, names: Sequence[str], language: str, /) -> str:
        """What is awaited, in a sentence."""

    def offers(self, view: Any, names: Sequence[str], language: str, /) -> str:
        """What the view's seat could object to now, in a sentence; empty if nothing."""

    def keys(self, view: Any, language: str, /) -> list[Key]:
        """What the keys do now."""

    def teach(self, view: Any, language: str, /) -> RenderableType:
        """How to play, on one page."""

    def why(self, article: str, /) -> Text:
        """The essence of an article that forbids a move, to be read in a moment."""


def terminal_of(game: AnyGame) -> Terminal:
    return cast(Terminal, game.terminal())


def live_terminal_of(game: AnyGame) -> LiveTerminal:
    return cast(LiveTerminal, game.terminal())

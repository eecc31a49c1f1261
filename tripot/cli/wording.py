"""Choosing a word in a hurry: a digit takes one of the theme on the screen, letters write one, and Enter says it.

What is written so far is completed by the first word of any theme that begins like it; a space at its end keeps it as it is.
"""

import unicodedata
from collections.abc import Iterable, Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text as Line

from tripot.cli import words
from tripot.cli.drawing import Key
from tripot.cli.keys import BACKSPACE, ENTER, LEFT, RIGHT, TAB

LONGEST = 24


class Wording:
    """A word that is being chosen."""

    def __init__(self, key: Key, theme: int) -> None:
        self.key = key
        self.theme = theme % len(key.themes)
        self.written = ""

    def press(self, key: str) -> str:
        """What is said, once it is."""
        choices = self.key.themes[self.theme][1]
        match key:
            case _ if key == ENTER:
                return self.completed()
            case _ if key == BACKSPACE:
                self.written = self.written[:-1]
            case _ if key in (TAB, RIGHT, LEFT):
                self.theme = (self.theme + (-1 if key == LEFT else 1)) % len(self.key.themes)
            case _ if key.isdecimal() and not self.written:
                return choices[int(key) - 1] if 1 <= int(key) <= len(choices) else ""
            case _ if len(key) == 1 and len(self.written) < LONGEST:
                self.written = (self.written + key).lstrip()
        return ""

    def completed(self) -> str:
        if not self.written or self.written.endswith(" "):
            return self.written.strip()
        everything = (word for _, choices in self.key.themes for word in choices)
        return next(beginning(self.written, everything), self.written)

    def draw(self, language: str) -> RenderableType:
        if not self.written:
            name, choices = self.key.themes[self.theme]
            numbered = [
                Line.assemble((f"{number} ", "bold bright_cyan"), word) for number, word in enumerate(choices, start=1)
            ]
            title = Line(name, style="bold")
            return Group(
                Columns([title, *numbered], padding=(0, 2)), Line(words.CHOOSE_WORD.say(language), style="dim")
            )
        line = Line(f"« {self.written}" if language == "fr" else f"“{self.written}", style="bold bright_cyan")
        line.append("▏", style="blink").append(f"  ⏎ {self.completed()}", style="not bold bright_white")
        return Group(line, Line(words.WRITE_WORD.say(language), style="dim"))


def beginning(start: str, everything: Iterable[str]) -> Iterator[str]:
    return (word for word in everything if bare(word).startswith(bare(start)))


def bare(text: str) -> str:
    """Without accents and capitals."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(sign))

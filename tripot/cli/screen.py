"""The one place that writes to the terminal and reads from it."""

import contextlib
import os
import re
import shlex
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text as Line

from tripot.engine.errors import Text

UNBREAKABLE = re.compile(r"\u00a0|(?<=«) | (?=[»:;!?])")
STAND_IN = "\ue000"  # as wide as a space, and used nowhere else
INTERRUPTED = 130  # the exit status after Ctrl-C
FAILED = 1  # after a fault of ours, or a process that was killed


class Left(Exception):
    """The player has left: the end of the input, Ctrl-C or `quit`."""

    def __init__(self, *, status: int = 0) -> None:
        super().__init__()
        self.status = status


class Paper(Console):
    """A console that lets a closed pipe be handled where the program ends."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Unbroken:
    """A text in which French signs stay with their words: « plus » is never broken into two lines."""

    def __init__(self, text: str, style: str = "") -> None:
        self.drawing: RenderableType = Line(UNBREAKABLE.sub(STAND_IN, text), style=style)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.drawing, options):
            yield segment._replace(text=segment.text.replace(STAND_IN, " "))


class Page(Unbroken):
    """The same for a page in Markdown."""

    def __init__(self, text: str) -> None:
        from rich.markdown import Markdown  # not above: it is slow to import, and few commands need it

        self.drawing = Markdown(UNBREAKABLE.sub(STAND_IN, text))


class Screen:
    """What a player looks at, in their language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.paper = Paper(markup=False, highlight=False, emoji=False)
        self.is_interactive = sys.stdin.isatty()

    @property
    def has_keys(self) -> bool:
        """Whether single keys can be read and the page drawn over."""
        return (
            self.is_interactive
            and sys.stdout.isatty()
            and not self.paper.is_dumb_terminal
            and bool(find_spec("termios"))
        )

    def show(self, drawing: RenderableType) -> None:
        self.paper.print(drawing)

    def tell(self, sentence: str, style: str = "") -> None:
        """What happened at the table."""
        self.paper.print(Unbroken(sentence, style))

    def say(self, text: Text, style: str = "", **values: object) -> None:
        self.paper.print(text.say(self.language).format(**values), style=style)

    def say_whole(self, text: Text, **values: object) -> None:
        """A sentence with something to copy or compare, never broken into lines."""
        self.paper.print(text.say(self.language).format(**values), soft_wrap=True)

    def say_path(self, text: Text, **values: object) -> None:
        """The same with a path to copy into a shell: quoted if it must be."""
        if isinstance(values.get("path"), Path):
            values["path"] = shlex.quote(str(values["path"]))
        self.say_whole(text, tripot=program(), **values)

    def refuse(self, text: Text) -> None:
        """Why something was not done."""
        self.paper.print(text.say(self.language), style="bold")

    def article(self, number: str, sentence: str) -> None:
        self.paper.print(Page(f"**{number}.** {sentence}"))

    def ask(self, text: Text, **values: object) -> str:
        """A line that the player writes; Left at the end of the input and at Ctrl-C."""
        prompt = text.say(self.language).format(**values)
        sys.stdout.flush()
        try:
            answer = input(prompt)
        except EOFError:
            print()
            raise Left from None
        except KeyboardInterrupt:
            print()
            raise Left(status=INTERRUPTED) from None
        answer = printable(answer.strip())
        if not self.is_interactive:  # piped lines read as if they had been typed
            print(answer)
        return answer

    def forget_typed(self) -> None:
        """Keys pressed too early are no answer to a question that was not on the screen yet."""
        if self.is_interactive:
            with contextlib.suppress(ImportError, OSError):
                import termios

                termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def wipe(self) -> None:
        """Leave nothing to read, above or below: another player is about to look."""
        if self.paper.is_terminal:
            sys.stdout.write("\n" * 100 if self.paper.is_dumb_terminal else "\x1b[H\x1b[2J\x1b[3J")
            sys.stdout.flush()


def program() -> str:
    """What to write in a shell to start this program again."""
    if shutil.which("tripot"):
        return "tripot"
    started = Path(sys.argv[0])
    return "python -m tripot" if started.name == "__main__.py" else os.path.relpath(started)


def printable(text: str) -> str:
    """The text without what could move the cursor, change colours or break the line."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def complain(text: Text, language: str) -> None:
    """One plain sentence on the error stream."""
    print(printable(" ".join(text.say(language).split())), file=sys.stderr)


def prepare_streams() -> None:
    """A sign that a stream cannot hold becomes a question mark, never an error."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by the shell; and no game file may take its number
            setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115 # it stays open as long as the program
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # line editing, where there is a person who types

            readline.set_auto_history(False)  # what one player typed is not for the next one to see

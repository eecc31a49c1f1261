"""The command line's grammar: whatever is wrong with it becomes one sentence, and its help speaks the player's language."""

import argparse
import re
from collections.abc import Callable
from typing import NoReturn

from tripot.cli import words
from tripot.engine.errors import Text

MOST_GAMES = 10_000_000
PATTERNS = (
    (re.compile(r"unrecognized arguments: (\S+)"), words.UNKNOWN_ARGUMENT),
    (re.compile(r"the following arguments are required: (.+)"), words.MISSING_ARGUMENT),
    (re.compile(r"argument (\S+): expected .*argument"), words.NEEDS_VALUE),
    (re.compile(r"argument (\S+): ignored explicit argument"), words.TAKES_NO_VALUE),
)
NARGS: dict[object, str] = {"?": "[{}]", "*": "{} …"}  # how arguments without a name are written in the help


class Arguments(argparse.ArgumentParser):
    """The arguments of one command."""

    def __init__(self, command: str, summary: Text, language: str) -> None:
        super().__init__(prog=f"tripot {command}".strip(), add_help=False, allow_abbrev=False)
        self.command = command
        self.summary = summary
        self.language = language
        self.flag("-h", "--help", text=words.H_HELP)
        self.valued("--lang", text=words.H_LANG, metavar="fr|en")

    def flag(self, *names: str, text: Text) -> None:
        self.add_argument(*names, action="store_true", help=text.say(self.language))

    def valued(
        self, name: str, *, text: Text, metavar: str, read: Callable[[str], object] = str, repeats: bool = False
    ) -> None:
        action = "append" if repeats else "store"
        metavar = words.METAVARS.get(metavar, Text(metavar, metavar)).say(self.language)
        self.add_argument(name, action=action, type=read, metavar=metavar, help=text.say(self.language))

    def placed(
        self,
        name: str,
        *,
        text: Text,
        read: Callable[[str], object] = str,
        is_needed: bool = False,
        repeats: bool = False,
    ) -> None:
        """An argument without a name of its own."""
        metavar = words.METAVARS[name.upper()].say(self.language)
        nargs = "*" if repeats else None if is_needed else "?"
        self.add_argument(name, nargs=nargs, type=read, metavar=metavar, help=text.say(self.language))

    def error(self, message: str) -> NoReturn:
        for pattern, text in PATTERNS:
            found = pattern.match(message)
            if found:
                raise words.refused(text, word=found[1][:60], command=self.command)
        raise words.refused(words.UNKNOWN_ARGUMENT, word=message[:80], command=self.command)

    def format_help(self) -> str:
        rows: list[tuple[str, str]] = []
        for action in self._actions:
            names = ", ".join(action.option_strings)
            rows.append(
                (f"{names} {action.metavar or ''}".strip() if names else str(action.metavar), action.help or "")
            )
        width = max(len(name) for name, _ in rows)
        placed = [action for action in self._actions if not action.option_strings]
        names = " ".join(NARGS.get(action.nargs, "{}").format(action.metavar) for action in placed)
        summary = self.summary.say(self.language)
        lines = [f"{words.USAGE.say(self.language)} {self.prog} {names}".rstrip() + " [options]"]
        lines += ["", f"{summary[0].upper()}{summary[1:]}.", ""]
        lines += [f"  {name:{width}}  {text}" for name, text in rows]
        return "\n".join(lines)


def whole(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers between two bounds, both allowed."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,12}", text) or not low <= int(text) <= high:
            raise words.refused(words.NOT_A_NUMBER, word=text[:20], low=low, high=high)
        return int(text)

    return read


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 60:
        raise words.refused(words.NOT_SECONDS, word=text[:20])
    return value

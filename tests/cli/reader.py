"""A person at a terminal in real time: reads the screen as it is drawn, counts the gangsters, and presses keys."""

import re
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

import pexpect

from tests.cli.processes import environment
from tripot.engine.log import line
from tripot.engine.match import Match
from tripot.games import find_game
from tripot.games.les_vilains_7.counting import number_of

PIECE = re.compile(r"\x1b\[(\d+);1H|\x1b\[\??[\d;]*([A-Za-z])|([^\x1b]+)")
PROMPT = re.compile("À |RÉPONDEZ|Chut|Vous passez|.* doit répondre")
FLIPPING = re.compile("À ")
PATIENCE = 60  # seconds
HEIGHT, WIDTH = 24, 80
SOON_DONE = "| A: GG G G | B: X G | C: P G G | options: time_limit=10000"  # A: 1 2, C: hmmrrr, A: 4, B, C: 6, A: 7


class Reader:
    """The process, and the lines of its screen."""

    def __init__(self, home: Path, *arguments: str, **variables: str) -> None:
        surroundings = {**environment(home), "TERM": "xterm", "LINES": str(HEIGHT), "TRIPOT_LANG": "fr", **variables}
        self.process: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            ["-m", "tripot", *arguments],
            env=surroundings,
            encoding="utf-8",
            dimensions=(HEIGHT, WIDTH),
            timeout=30,
        )
        self.lines = [""] * HEIGHT
        self.row = 0
        self.rest = ""  # of what was read, the start of a sequence that is not whole yet
        self.seen = ""  # everything
        self.had_line_mode = False  # at the end

    def read(self) -> list[str]:
        """What is written next: the lines that changed, in their order."""
        sent = self.process.read_nonblocking(4096, timeout=30)
        self.seen += sent
        whole, mark, start = (self.rest + sent).rpartition("\x1b[")
        self.rest = mark + start
        if re.match(r"\x1b\[\??[\d;]*[A-Za-z]", self.rest):
            whole, self.rest = whole + self.rest, ""
        changed: list[str] = []
        for place, end, text in PIECE.findall(whole):
            if place:
                self.row = int(place) - 1
                self.lines[self.row] = ""
            elif end == "K":
                changed.append(self.lines[self.row])
            elif end == "J":
                self.lines = [""] * HEIGHT
            elif text:
                self.lines[self.row] += text
        return changed

    def wait_for(self, words: str) -> None:
        until = time.monotonic() + PATIENCE
        while not any(words in line for line in self.lines):
            assert time.monotonic() < until, "\n".join([f"never came: {words}", *self.lines])
            self.read()

    def has_line_mode(self) -> bool:
        """Whether the terminal waits for whole lines and echoes them, as a shell expects it."""
        modes = termios.tcgetattr(self.process.child_fd)[3]
        return bool(modes & termios.ICANON and modes & termios.ECHO)

    def press(self, keys: str) -> None:
        self.process.send(keys)

    def end(self) -> int | None:
        """The exit status."""
        self.seen += self.process.read()
        self.had_line_mode = self.has_line_mode()
        self.process.close()
        return self.process.exitstatus


class Player:
    """Counts every gangster that comes up and answers for their own cards."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.gangsters = 0
        self.tour = ""
        self.prompt = ""

    def play(self, until: Callable[[], bool]) -> None:
        """Until something is so, or the game is over."""
        while not until():
            try:
                changed = self.reader.read()
            except pexpect.EOF:
                return
            for shown in changed:
                self.look(shown)

    def look(self, shown: str) -> None:
        """A line that changed: the prompt comes after the card and says whether that is a new one."""
        tour = re.search(r"· tour (\d+)", shown)
        if tour and tour[1] != self.tour:
            self.tour, self.gangsters, self.prompt = tour[1], 0, ""
        prompt = shown.strip()
        if prompt == self.prompt or not PROMPT.match(prompt):
            return
        if not FLIPPING.match(prompt) or (self.is_on_the_table("PISTOLET") and self.prompt):
            self.gangsters += 2 if self.is_on_the_table("DOUBLE") else 1
        self.prompt = prompt
        if prompt.startswith("À VOUS"):
            self.reader.press(" ")
        elif prompt.startswith("RÉPONDEZ"):
            self.answer()

    def is_on_the_table(self, word: str) -> bool:
        return any(word in line for line in self.reader.lines[1:12])

    def answer(self) -> None:
        parts = 2 if self.is_on_the_table("DOUBLE") else 1
        if self.is_on_the_table("PORTABLE"):
            self.reader.press("n" * parts)
        else:
            first = self.gangsters - parts + 1
            self.reader.press("".join(str(number_of(first + part)) for part in range(parts)))


def table(path: Path, position: str) -> Path:
    """A saved game that starts from a position, to be resumed."""
    match = Match.position(find_game("les-vilains-7"), position)
    path.write_bytes(line(match.log.header))
    return path

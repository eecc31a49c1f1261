"""`tripot replay`: a log step by step, from one seat, as a spectator, or, once the game is over, with open cards."""

from dataclasses import dataclass
from pathlib import Path

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text as Line

from tripot.cli import words
from tripot.cli.history import History
from tripot.cli.saving import read_file
from tripot.cli.screen import Left, Screen, complain
from tripot.cli.seating import names_in_log
from tripot.engine.errors import BadInput
from tripot.engine.game import AnyGame
from tripot.engine.log import DamagedLog, Log, read_log
from tripot.engine.seats import seat_number
from tripot.games import find_game
from tripot.lab.words import decimal

OPEN = "open"
SPECTATOR = "table"
LONGEST_NUMBER = 9


@dataclass(frozen=True, kw_only=True)
class Showing:
    """What to replay, from where, and for whom."""

    path: Path
    seat: str | None = None
    at: int = 0
    is_intact_enough: bool = False
    shows_all: bool = False


class Replay:
    """A history in the hands of who watches it."""

    def __init__(self, screen: Screen, history: History, *, seat: int | None, is_open: bool) -> None:
        self.screen = screen
        self.history = history
        self.seat = seat
        self.is_open = is_open
        self.names = names_in_log(history.match.log.header.players, history.seats, screen.language)

    def step(self, n: int) -> RenderableType:
        """The moment after n moves."""
        language, terminal = self.screen.language, self.history.terminal
        title = words.STEP.say(language).format(n=n, last=len(self.history))
        if self.history.game.time:
            title += words.AT.say(language).format(seconds=decimal(self.history.states[n].now / 1000, language))
        parts: list[RenderableType] = [Rule(title, align="left", style="dim")]
        parts.append(terminal.draw(self.history.view(n, self.seat), self.names, language))
        if self.is_open:
            views = [self.history.view(n, seat) for seat in range(self.history.seats)]
            parts.append(terminal.draw_open(views, self.names, language))
        if n > 0:
            told = self.history.told(n, to=self.seat, names=self.names, language=language, is_open=self.is_open)
            parts.append(Line(" ".join(["•", *told]), style="bold"))
        return Group(*parts)

    def show_all(self, start: int) -> None:
        for n in range(start, len(self.history) + 1):
            self.screen.show(self.step(n))

    def walk(self, n: int) -> None:
        """Step by step, as the watcher says."""
        last = len(self.history)
        self.screen.show(self.step(n))
        while True:
            word = self.screen.ask(words.ASK_STEP).lower()
            match word:
                case "q" | "quit":
                    return
                case "" | "n":
                    there = min(n + 1, last)
                case "b":
                    there = max(n - 1, 0)
                case "e":
                    there = last
                case _ if word.isascii() and word.isdecimal() and len(word) <= LONGEST_NUMBER and int(word) <= last:
                    there = int(word)
                case _:
                    self.screen.say(words.NO_SUCH_STEP, word=word[:20], last=last)
                    continue
            n = there
            self.screen.show(self.step(n))


def replay(screen: Screen, showing: Showing) -> int:
    """The exit status: 0, or 130 for Ctrl-C."""
    history, is_whole = readable_history(screen, showing)
    seat, is_open = point_of_view(history, showing.seat, is_whole=is_whole)
    if showing.at > len(history):
        raise words.refused(words.NO_SUCH_STEP, word=showing.at, last=len(history))
    watching = Replay(screen, history, seat=seat, is_open=is_open)
    if showing.shows_all or not screen.is_interactive:
        watching.show_all(showing.at)
        return 0
    try:
        watching.walk(showing.at)
    except Left as left:
        return left.status
    return 0


def readable_history(screen: Screen, showing: Showing) -> tuple[History, bool]:
    """The history of a log and whether it is whole; of a damaged one the part before the damage, if that is enough."""
    data = read_file(showing.path)
    try:
        log = read_log(data)
        game = find_game(log.header.game)
        return History.of(game, log), True
    except DamagedLog as damaged:
        if damaged.intact is None:
            raise
        if not showing.is_intact_enough:
            hint = words.INTACT_REPLAYS
            raise BadInput(fr=f"{damaged.text.fr} {hint.fr}", en=f"{damaged.text.en} {hint.en}") from None
        complain(damaged.text, screen.language)
        return intact_history(damaged.intact), False


def intact_history(log: Log) -> History:
    game: AnyGame = find_game(log.header.game)
    try:
        return History.of(game, log)
    except DamagedLog as damaged:  # its lines are whole, but the rules refuse a move before that
        if damaged.intact is None:
            raise
        return History.of(game, damaged.intact)


def point_of_view(history: History, seat: str | None, *, is_whole: bool) -> tuple[int | None, bool]:
    """The seat to watch from, or None, and whether all cards lie open: only once the game is over."""
    if seat is None:
        if history.match.state.is_over():
            return None, True
        if is_whole:
            raise words.refused(words.NEEDS_SEAT)
        return None, False
    if seat == SPECTATOR:
        return None, False
    if seat == OPEN:
        if not history.match.state.is_over():
            raise words.refused(words.NOT_OPEN_YET)
        return None, True
    return seat_number(seat, history.seats), False

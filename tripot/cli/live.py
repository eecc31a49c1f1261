"""A game in real time at this terminal: one person among minds, or minds that are watched, and a table's clock that runs.

The clock stands still while the game is saved and drawn, before a countdown, in a pause, for a breath between two rounds, and
in a practice as long as the person owes something. A key counts from the moment it was pressed, at the table on the screen.
"""

import time
from collections.abc import Sequence

from rich.align import Align
from rich.console import RenderableType
from rich.text import Text as Line

from tripot.bots.hints import NO_TIME
from tripot.cli import words
from tripot.cli.canvas import Canvas
from tripot.cli.clock import Clock
from tripot.cli.company import Company, minds_of
from tripot.cli.drawing import Key, live_terminal_of
from tripot.cli.history import History
from tripot.cli.keys import ESCAPE, Keyboard
from tripot.cli.language import LANGUAGES
from tripot.cli.saving import Save
from tripot.cli.screen import Left, Screen
from tripot.cli.seating import Player
from tripot.cli.sitting import Sitting
from tripot.cli.wording import Wording
from tripot.engine.errors import BadInput, IllegalMove, Text
from tripot.engine.log import CLOCK, Entry
from tripot.engine.seats import letter

TICK = 0.1  # seconds between two drawings of the time that runs
COUNT = 0.8  # seconds of each number of a countdown
BREATH = 2.5  # seconds between two rounds
BOUNCE = 0.7  # seconds in which a key that is held sends itself again


class InTime(Sitting):
    """A sitting with single keys."""

    def __init__(
        self, screen: Screen, history: History, save: Save, *, players: Sequence[Player], is_practice: bool
    ) -> None:
        super().__init__(screen, history, save, players=players)
        self.terminal = live_terminal_of(history.game)
        self.state = history.match.state
        self.company = Company(history, minds_of(history, players))
        self.is_practice = is_practice and self.listener is not None
        self.clock = Clock(int(self.state.now))
        self.canvas = Canvas(screen.paper)
        self.keyboard = Keyboard(self.canvas)
        self.notice = ""  # one sentence under the table
        self.wording: Wording | None = None  # a word that is being chosen
        self.last_key = ("", 0.0)
        self.is_idle = False  # the person has let the last deadline pass and pressed no key since

    def play_on(self) -> None:
        with self.canvas, self.keyboard:
            self.wait(words.READY if self.listener is not None else None, is_lesson=True)
            while not self.state.is_over():
                self.live()
            self.linger(BREATH)
        self.board.tell(len(self.history), to=self.listener)

    # --- Time ---

    def live(self) -> None:
        """Until the next key, the next thing that happens, or the next drawing of the time."""
        due, before = self.company.due(), self.clock.now()
        key = self.keyboard.read(min(TICK, (due - before) / 1000) if self.clock.is_running else TICK)
        now = self.clock.now()
        if self.keyboard.was_away:
            self.clock.stand(before)
            self.wait(words.PAUSED)
        elif key:
            self.press(key, max(int(self.state.now), min(now, due, int(self.state.deadline()))))
        elif now >= due and self.clock.is_running:
            self.happen(self.company.step())
        else:
            self.show()

    def happen(self, entry: Entry) -> None:
        """Saved, then shown: first to the minds, who decide at once what they will do and when."""
        self.save.append(entry)
        self.company.show(entry.n)
        self.notice = ""
        if self.history.has_ended_round(entry.n):
            self.wording = None
            if not self.state.is_over():
                self.breathe()
        if self.is_away(entry):
            self.clock.stand(int(self.state.now))
            self.wait(words.PAUSED)
        else:
            self.go_on(int(self.state.now))

    def is_away(self, entry: Entry) -> bool:
        """Whether the person has let a second deadline pass without touching a key."""
        if entry.seat != CLOCK or not self.terminal.owes(self.history.view(entry.n - 1, self.listener)):
            return False
        was_idle, self.is_idle = self.is_idle, True
        return was_idle

    def go_on(self, now: int) -> None:
        """The clock runs from that moment on, once the table is seen; in a practice only while the person owes nothing."""
        self.clock.stand(now)
        self.show()
        if not (self.is_practice and self.terminal.owes(self.history.view(len(self.history), self.listener))):
            self.clock.run(now)

    def breathe(self) -> None:
        """How the round ended can be read, and keys that were meant for it do no harm."""
        self.show_between(words.BREATH)
        self.linger(BREATH / 2 if self.is_practice else BREATH)
        while self.is_practice and self.shell_key() != " ":
            self.show_between(words.SPACE_TO_GO_ON)

    def linger(self, seconds: float) -> None:
        """Only leaving is heard."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            self.shell_key(left)
        self.keyboard.forget()

    # --- Keys ---

    def press(self, key: str, at: int) -> None:
        self.is_idle = False
        if self.wording is not None:
            self.choose(self.wording, key, at)
            return
        meant = self.meant(key)
        if meant is None:
            self.command(key)
        elif not self.is_bounce(key, meant):
            if meant.themes:
                self.wording = Wording(meant, len(self.history))
                self.show()
            else:
                self.play(meant.move.format(key), at)

    def meant(self, key: str) -> Key | None:
        """The key of the game; a spectator has none."""
        if self.listener is None or len(key) != 1:
            return None
        view = self.history.view(len(self.history), self.listener)
        return next((pad for pad in self.terminal.keys(view, self.screen.language) if key in pad.signs), None)

    def is_bounce(self, key: str, meant: Key) -> bool:
        """Whether this is only a key that was held too long."""
        before, when = self.last_key
        self.last_key = (key, self.keyboard.received)
        return meant.bounces and before == key and self.last_key[1] - when < BOUNCE

    def choose(self, wording: Wording, key: str, at: int) -> None:
        said = wording.press(key)
        if key == ESCAPE or said:
            self.wording = None
        if said:
            self.play(wording.key.move.format(said), at)
        else:
            self.show()

    def play(self, text: str, at: int) -> None:
        assert self.listener is not None
        try:
            entry = self.history.play(f"{letter(self.listener)}: {text}", at=at)
        except IllegalMove as illegal:
            reason = self.terminal.why(illegal.article)
            self.refuse(Text(f"{illegal.article} : {reason.fr}", f"{illegal.article}: {reason.en}"))
        except BadInput as bad:
            self.refuse(bad.text)
        else:
            self.happen(entry)

    def refuse(self, text: Text) -> None:
        self.notice = text.say(self.screen.language)
        self.show()

    def command(self, key: str) -> None:
        """What the shell's own keys do while the clock runs."""
        match key.lower():
            case "p":
                self.wait(words.PAUSED)
            case "?" | "h":
                self.wait(words.READY, is_lesson=True)
            case "!":
                self.refuse(NO_TIME)
            case _ if not self.shell_command(key):
                self.refuse(words.NO_SUCH_KEY)

    def shell_command(self, key: str) -> bool:
        """What they do at any time."""
        match key.lower():
            case "q":
                raise Left
            case "l":
                self.screen.language = LANGUAGES[1 - LANGUAGES.index(self.screen.language)]
                return True
        return False

    def shell_key(self, seconds: float = TICK) -> str:
        key = self.keyboard.read(seconds)
        self.shell_command(key)
        return key

    # --- Waiting ---

    def wait(self, until_space: Text | None, *, is_lesson: bool = False) -> None:
        """The table is hidden, so that nobody gains time to think; then a countdown, and the clock runs again."""
        now = self.clock.now()
        self.clock.stand(now)
        self.wording = None
        while until_space is not None:
            language = self.screen.language
            view = self.history.view(len(self.history), self.listener)
            page: RenderableType = self.terminal.teach(view, language) if is_lesson else ""
            self.canvas.draw(page, [Align.center(Line(until_space.say(language), style="bold bright_yellow"))])
            key = self.shell_key()
            if key == " " or (key in ("p", "P") and not is_lesson):
                break
            if key == "?":
                is_lesson = True
        self.keyboard.was_away = False
        for number in ("3", "2", "1"):
            self.canvas.draw(Align.center(Line(f"\n\n\n{number}", style="bold bright_yellow")), [])
            self.linger(COUNT)
        self.go_on(now)

    # --- The screen ---

    def show(self) -> None:
        language = self.screen.language
        now = max(int(self.state.now), min(self.clock.now(), int(self.state.deadline())))
        view = self.history.view_at(self.listener, now)
        foot: list[RenderableType] = [Line(self.notice, style="bold bright_red")]
        if self.wording is not None:
            foot.append(self.wording.draw(language))
        else:
            foot.append(pad(self.terminal.keys(view, language)) if self.listener is not None else "")
            foot.append(Line(words.SHELL_KEYS.say(language), style="dim"))
        self.canvas.draw(self.terminal.draw(view, self.board.names, language), foot)

    def show_between(self, notice: Text) -> None:
        language = self.screen.language
        view = self.history.view(len(self.history), self.listener)
        foot = [Line(notice.say(language), style="bold"), Line(words.SHELL_KEYS_BETWEEN.say(language), style="dim")]
        self.canvas.draw(self.terminal.draw_between(view, self.board.names, language), foot)


def pad(keys: Sequence[Key]) -> Line:
    """The keys and what they do; what is awaited stands out."""
    line = Line()
    for key in keys:
        line.append(f"[{key.label}]\u00a0{key.words}", style="bold bright_yellow" if key.is_due else "").append("  ")
    return line

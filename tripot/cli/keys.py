"""Single keys from a terminal, as they are pressed. Whatever happens, the terminal is left as it was found."""

import codecs
import contextlib
import os
import re
import select
import signal
import sys
import termios
import time
import tty
from types import FrameType, TracebackType
from typing import Any

from tripot.cli.canvas import Canvas
from tripot.cli.screen import Left

ENTER, BACKSPACE, TAB, ESCAPE, LEFT, RIGHT = "enter", "backspace", "tab", "escape", "left", "right"
NAMES = {
    "\r": ENTER,
    "\n": ENTER,
    "\x7f": BACKSPACE,
    "\x08": BACKSPACE,
    "\t": TAB,
    "\x1b": ESCAPE,
    "\x1b[C": RIGHT,
    "\x1bOC": RIGHT,
    "\x1b[D": LEFT,
    "\x1bOD": LEFT,
}
END = "\x04"  # Ctrl-D
KEY = re.compile(r"\x1b\[[0-9;?]*[ -/]*[@-~]|\x1bO.|\x1b[^\[O]?|.", re.DOTALL)


class Keyboard:
    """A terminal that sends every key at once, while this is entered."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas  # hidden before the shell gets the terminal back
        self.descriptor = sys.stdin.fileno()
        self.decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self.pressed: list[str] = []
        self.received = 0.0  # when the last of them came, in seconds of the world's clock
        self.was_away = False  # the program was stopped and goes on
        self.found: list[Any] = []
        self.handlers: dict[signal.Signals, Any] = {}

    def __enter__(self) -> "Keyboard":
        self.found = termios.tcgetattr(self.descriptor)
        for number in (signal.SIGTERM, signal.SIGHUP):
            self.handlers[number] = signal.signal(number, leave)
        self.handlers[signal.SIGTSTP] = signal.signal(signal.SIGTSTP, self.step_away)
        self.handlers[signal.SIGCONT] = signal.signal(signal.SIGCONT, self.come_back)
        self.take()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.give_back()
        for number, handler in self.handlers.items():
            signal.signal(number, handler)

    def take(self) -> None:
        tty.setcbreak(self.descriptor, termios.TCSANOW)

    def give_back(self) -> None:
        with contextlib.suppress(termios.error):  # the terminal is gone
            termios.tcsetattr(self.descriptor, termios.TCSAFLUSH, self.found)

    def step_away(self, number: int, frame: FrameType | None) -> None:
        """Ctrl-Z: the shell gets its terminal back before the program stops."""
        self.canvas.hide()
        self.give_back()
        os.kill(os.getpid(), signal.SIGSTOP)

    def come_back(self, number: int, frame: FrameType | None) -> None:
        self.take()
        self.canvas.show_again()
        self.was_away = True

    def read(self, seconds: float) -> str:
        """The next key, or an empty text if none comes in time. A key is a sign or one of the names above."""
        if not self.pressed and select.select([self.descriptor], [], [], max(0.0, seconds))[0]:
            self.receive()
        return self.pressed.pop(0) if self.pressed else ""

    def receive(self) -> None:
        try:
            sent = os.read(self.descriptor, 1024)
        except OSError:
            sent = b""
        if not sent:
            raise Left
        self.received = time.monotonic()
        for key in KEY.findall(self.decoder.decode(sent)):
            if key == END:
                raise Left
            if key in NAMES or key.isprintable():
                self.pressed.append(NAMES.get(key, key))

    def forget(self) -> None:
        """Keys pressed too early are no answer to what was not on the screen yet."""
        self.pressed.clear()
        termios.tcflush(self.descriptor, termios.TCIFLUSH)


def leave(number: int, frame: FrameType | None) -> None:
    raise Left(status=128 + number)

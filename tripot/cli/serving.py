"""`tripot serve`: friends meet at tables by link; this prints the address, also as a code for their phones to look at."""

import argparse
import io
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import segno

from tripot.cli import words
from tripot.cli.arguments import Arguments, seconds, whole
from tripot.cli.saving import data_folder
from tripot.cli.screen import Screen
from tripot.engine.errors import Text

EVERYWHERE = "0.0.0.0"
ELSEWHERE = ("192.0.2.1", 9)  # an address that nobody has: asking for the way there sends nothing
MOST = 1_000_000
LEVELS = ("debug", "info", "warning", "error")


def level(text: str) -> str:
    if text not in LEVELS:
        raise words.refused(words.NOT_A_LEVEL, word=text[:20], levels=", ".join(LEVELS))
    return text


def yes(text: str) -> bool:
    return text.lower() not in ("", "0", "no", "non", "false")


class Setting(NamedTuple):
    """What can be said on the command line or, as `TRIPOT_PORT`, in the environment."""

    name: str
    text: Text
    metavar: str
    read: Callable[[str], object] = str

    @property
    def variable(self) -> str:
        return f"TRIPOT_{self.name.upper()}"


SETTINGS = (
    Setting("host", words.H_HOST, "ADDRESS"),
    Setting("port", words.H_PORT, "N", whole(0, 65535)),
    Setting("data", words.H_DATA, "FOLDER", Path),
    Setting("origins", words.H_ORIGINS, "URL,URL"),
    Setting("proxy", words.H_PROXY, "yes|no", yes),
    Setting("connections", words.H_CONNECTIONS, "N", whole(1, MOST)),
    Setting("messages", words.H_MESSAGES, "N", whole(1, MOST)),
    Setting("tables", words.H_TABLES, "N", whole(1, MOST)),
    Setting("thinkers", words.H_THINKERS, "N", whole(1, 64)),
    Setting("pace", words.H_PACE, "SECONDS", seconds),
    Setting("log", words.H_LOG, "|".join(LEVELS), level),
)


def declare_serve(arguments: Arguments) -> None:
    for setting in SETTINGS:
        arguments.valued(f"--{setting.name}", text=setting.text, metavar=setting.metavar, read=setting.read)
    arguments.flag("--open", text=words.H_OPEN)


def settled(given: argparse.Namespace, environment: Mapping[str, str]) -> dict[str, object]:
    """What was said: on the command line first, then in the environment."""
    said: dict[str, object] = {}
    for setting in SETTINGS:
        value = getattr(given, setting.name)
        if value is None and setting.variable in environment:
            value = setting.read(environment[setting.variable])
        if value is not None:
            said[setting.name] = value
    return said


def run_serve(screen: Screen, given: argparse.Namespace) -> int:
    from tripot.server import logs  # not above: no other command needs a server
    from tripot.server.limits import Limits
    from tripot.server.serving import Wished, serve

    said = settled(given, os.environ)
    logs.write_to(sys.stderr, str(said.pop("log", "warning" if sys.stderr.isatty() else "info")))
    allowed = Limits(**{name: said.pop(name) for name in vars(Limits()) if name in said})  # type: ignore[arg-type]
    wished = Wished(**{"data": data_folder() / "server", "limits": allowed, **said})  # type: ignore[arg-type]

    def announce(port: int) -> None:
        say_where(screen, wished.host, port)
        if given.open and has_browser(os.environ):
            page = own_page(wished.host, port)
            threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()  # it may take its time

    serve(wished, announce)
    screen.say(words.SERVED)
    return 0


def has_browser(environment: Mapping[str, str]) -> bool:
    """Whether there is a screen for one; a browser in the terminal would hide what stands there."""
    named = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(environment.get(name) for name in named)


def own_page(host: str, port: int) -> str:
    """The page, as this machine finds it."""
    if host == EVERYWHERE:
        return f"http://localhost:{port}/"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def say_where(screen: Screen, host: str, port: int) -> None:
    """Where to go: on this machine, and on the phones around it."""
    screen.say_whole(words.SERVING, here=own_page(host, port))
    near = own_address() if host == EVERYWHERE else None
    if near is not None:
        screen.say_whole(words.SERVING_NEAR, near=f"http://{near}:{port}/")
        if screen.paper.is_terminal:
            screen.paper.print(code(f"http://{near}:{port}/"), soft_wrap=True)
    screen.say(words.STOP_SERVING)
    sys.stdout.flush()


def own_address() -> str | None:
    """This machine's address in its network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
        except OSError:
            return None
        address: str = way.getsockname()[0]
    return None if address.startswith("127.") else address


def code(address: str) -> str:
    """A QR code of half blocks."""
    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(out=drawn, compact=True, border=2)
    return drawn.getvalue()

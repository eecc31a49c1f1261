"""Somebody at the other end of a socket: what they may do, and a way to them that never waits.

A socket that does not take what is sent is cut: a slow reader never slows the table, and can come back and resume.
"""

from collections.abc import Callable
from typing import Protocol

from mypy_extensions import i64

from tripot.server import metrics
from tripot.server.limits import ARRANGING, BURST, Bucket, Rate
from tripot.server.messages import ENCODER, AnyNews
from tripot.server.telling import VISITING, Place

MOST_WAITING = 256 * 1024  # bytes that a reader may be behind


class Receiver(Protocol):
    """Whoever can be told something."""

    def send(self, message: bytes) -> None:
        """Something that was ready before."""

    def tell(self, news: AnyNews) -> None:
        """Something that is said to them alone."""


class Line(Protocol):
    """The way to a member."""

    def send(self, message: bytes) -> None:
        """Hand over a message; never waits, and never raises because of the other end."""

    def waiting(self) -> int:
        """How many bytes were handed over and not taken yet."""

    def cut(self) -> None:
        """End the connection at once."""


class Member:
    """A connection at a table."""

    def __init__(self, line: Line, now: Callable[[], float], messages: int, shared: Bucket | None = None) -> None:
        self.line = line
        self.shared = shared  # by all connections of an address
        self.now = now  # seconds
        self.place: Place = VISITING
        self.key = ""  # the hash of what they said hello with
        self.messages = Bucket(Rate(BURST * messages, messages), now())
        self.arranging = Bucket(ARRANGING, now())  # before they have a seat
        self.abuses: i64 = 0
        self.ping = (0, 0.0)  # the number of the last one, and when it was sent; 0.0 if it was answered
        self.round_trip = 0  # milliseconds, as measured

    def may_speak(self) -> bool:
        """Whether one more message of them is heard."""
        now = self.now()
        return self.messages.spend(now) and (self.shared is None or self.shared.spend(now))

    def send(self, message: bytes) -> None:
        if self.line.waiting() > MOST_WAITING:
            metrics.CUT.labels("slow reader").inc()
            self.line.cut()
        elif message:
            self.line.send(message)

    def tell(self, news: AnyNews) -> None:
        self.send(ENCODER.encode(news))

"""How much is too much: messages of a connection, connections and tables of an address. A bucket drips, and drips are spent."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import NamedTuple

from tripot.engine.errors import BadInput


class Rate(NamedTuple):
    burst: float
    a_second: float


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What whoever runs the server allows."""

    connections: int = 100  # of an address, at a time
    messages: int = 20  # of a connection, a second
    tables: int = 12  # opened by an address, a minute


CHAT = Rate(5, 0.5)  # and reactions, and proposals
ARRANGING = Rate(30, 0.5)  # whatever is written down and is no move
HINTS = Rate(5, 0.25)  # each is a second of thinking
FETCHES = Rate(20, 1)
TOGETHER = 10  # connections of an address may use the messages of so many
BURST = 3.0  # seconds' or minutes' worth that may come at once
ABUSE = 200  # messages beyond the rate, after which the connection is cut


class TooFast(BadInput):
    """Too much at once."""

    code = "too_fast"


class Bucket:
    """What may still be spent."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def spend(self, now: float) -> bool:
        """Take one, if there is one."""
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.a_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self, now: float) -> bool:
        return self.left + (now - self.at) * self.rate.a_second >= self.rate.burst


class Buckets:
    """One for each that spends; full ones are forgotten now and then, so that strangers cannot fill the memory."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.kept: dict[Hashable, Bucket] = {}
        self.most = 1024

    def spend(self, who: Hashable, now: float) -> bool:
        return self.of(who, now).spend(now)

    def of(self, who: Hashable, now: float) -> Bucket:
        if len(self.kept) > self.most:
            self.kept = {other: bucket for other, bucket in self.kept.items() if not bucket.is_full(now)}
            self.most = max(1024, 2 * len(self.kept))
        bucket = self.kept.get(who)
        if bucket is None:
            bucket = self.kept[who] = Bucket(self.rate, now)
        return bucket

"""What a desk remembers of whoever has a seat, over all their connections: what they may still spend, and whom they mute."""

from tripot.server.limits import ARRANGING, CHAT, HINTS, Bucket
from tripot.tables.delay import Quota


class Person:
    """Somebody with a key."""

    def __init__(self, now: float, at: int) -> None:
        self.at = at  # when they came: what was said before is not for them
        self.chat = Bucket(CHAT, now)
        self.arranging = Bucket(ARRANGING, now)
        self.hints = Bucket(HINTS, now)
        self.quota = Quota()
        self.muted: set[str] = set()  # keys

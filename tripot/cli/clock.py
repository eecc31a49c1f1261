"""The table's own time, in milliseconds since the game began. Nothing else in Tripot reads the world's clock for a rule.

It runs only while it is told to. A program that was stopped itself has let no time pass: a step is never longer than a second.
"""

import time

LONGEST_STEP = 1.0  # seconds


class Clock:
    def __init__(self, now: int) -> None:
        self.passed = now / 1000
        self.since: float | None = None  # the world's time at the last look, while the clock runs

    def now(self) -> int:
        if self.since is not None:
            here = time.monotonic()
            self.passed += min(here - self.since, LONGEST_STEP)
            self.since = here
        return int(self.passed * 1000)

    def run(self, now: int) -> None:
        """From that moment of the table on."""
        self.passed = now / 1000
        self.since = time.monotonic()

    def stand(self, now: int) -> None:
        """Still, at that moment."""
        self.passed = now / 1000
        self.since = None

    @property
    def is_running(self) -> bool:
        return self.since is not None

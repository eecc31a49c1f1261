"""Clocks: how long each seat may still think. Time runs for every seat that can move, and stands still in a pause."""

from mypy_extensions import i64

from tripot.tables.settings import Clock

BACK_AGAIN = 30_000  # milliseconds


class Clocks:
    """The clocks of one game; moments are milliseconds since 1970."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [0] * seats  # milliseconds, as they were at `since`
        self.running: set[int] = set()
        self.spared: set[int] = set()  # who had come back to a clock that had run out, and has not moved since
        self.since: i64 = 0
        self.began: i64 = 0  # the moment at which the game's own time was 0, pauses taken out
        self.paused_at: int | None = None

    def start(self, now: i64, acting: list[int]) -> None:
        self.left = [self.clock.seconds * 1000] * len(self.left)
        self.running = set(acting)
        self.spared = set()
        self.since = self.began = now
        self.paused_at = None

    def game_time(self, now: int) -> int:
        """Milliseconds since the game began, without the pauses."""
        return (now if self.paused_at is None else self.paused_at) - self.began

    def moved(self, now: i64, mover: int | None, acting: list[int]) -> None:
        """After each thing that happens: what was used is gone, and the clocks of those who can move now run."""
        if self.clock.kind == "none":
            return
        self.use(now)
        if mover is not None:
            self.left[mover] += self.clock.increment * 1000
            self.spared.discard(mover)
        if self.clock.kind == "move":
            for seat in acting:
                if seat == mover or seat not in self.running:
                    self.left[seat] = self.clock.seconds * 1000
        self.running = set(acting)

    def back(self, now: i64, seat: i64) -> None:
        """Who comes back to a clock that has run out gets a little time to look round."""
        self.use(now)
        enough = min(BACK_AGAIN, self.clock.seconds * 1000)
        if self.left[seat] < enough:
            self.left[seat] = enough
            self.spared.add(int(seat))

    def use(self, now: i64) -> None:
        until = now if self.paused_at is None else self.paused_at
        for seat in self.running:
            self.left[seat] -= max(0, until - self.since)
        self.since = max(self.since, until)

    def pause(self, now: i64, *, is_paused: bool) -> None:
        self.use(now)
        if is_paused and self.paused_at is None:
            self.paused_at = now
        elif not is_paused and self.paused_at is not None:
            self.began += now - self.paused_at
            self.since = now
            self.paused_at = None

    def last_moment(self, seats: list[int]) -> int | None:
        """The last moment at which none of these seats is late, if one of their clocks runs."""
        running = self.running & set(seats)
        if self.clock.kind == "none" or self.paused_at is not None or not running:
            return None
        return self.since + min(self.left[seat] for seat in running)

    def late(self, now: i64) -> list[int]:
        """The seats whose time is over."""
        if self.clock.kind == "none" or self.paused_at is not None:
            return []
        return sorted(seat for seat in self.running if self.since + self.left[seat] < now)

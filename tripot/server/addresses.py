"""Where somebody comes from, and how much an address may do: connections at a time, and tables that it opens."""

from collections import Counter

from aiohttp import web

from tripot.server.limits import BURST, FETCHES, Buckets, Limits, Rate


class Addresses:
    def __init__(self, limits: Limits, *, is_behind_proxy: bool) -> None:
        self.limits = limits
        self.is_behind_proxy = is_behind_proxy
        self.connections: Counter[str] = Counter()
        self.openings = Buckets(Rate(BURST * limits.tables, limits.tables / 60))
        self.fetches = Buckets(FETCHES)

    def of(self, request: web.Request) -> str:
        """A proxy in front of the server says last who has come to it; nobody else is believed."""
        forwarded = request.headers.get("X-Forwarded-For", "") if self.is_behind_proxy else ""
        return forwarded.split(",")[-1].strip() or request.remote or ""

    def come(self, address: str) -> bool:
        """Whether one more connection is allowed; each that is allowed goes again."""
        if self.connections[address] >= self.limits.connections:
            return False
        self.connections[address] += 1
        return True

    def go(self, address: str) -> None:
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]

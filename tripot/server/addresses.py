"""Where somebody comes from, and how much an address may do: connections at a time, and tables that it opens."""

import time
from collections import Counter
from ipaddress import IPv6Address, IPv6Network, ip_address

from aiohttp import web

from tripot.server.limits import BURST, FETCHES, TOGETHER, Buckets, Limits, Rate


class Addresses:
    def __init__(self, limits: Limits, *, is_behind_proxy: bool) -> None:
        self.limits = limits
        self.is_behind_proxy = is_behind_proxy
        self.connections: Counter[str] = Counter()
        self.openings = Buckets(Rate(BURST * limits.tables, limits.tables / 60))
        self.fetches = Buckets(FETCHES)
        self.visits = Buckets(Rate(BURST * limits.connections, limits.connections / 10))
        self.messages = Buckets(Rate(BURST * TOGETHER * limits.messages, TOGETHER * limits.messages))

    def of(self, request: web.Request) -> str:
        """A proxy in front of the server says last who has come to it; nobody else is believed."""
        forwarded = request.headers.get("X-Forwarded-For", "") if self.is_behind_proxy else ""
        return network(forwarded.split(",")[-1].strip() or request.remote or "")

    def come(self, address: str) -> bool:
        """Whether one more connection is allowed; each that is allowed goes again."""
        if self.connections[address] >= self.limits.connections or not self.visits.spend(address, time.monotonic()):
            return False
        self.connections[address] += 1
        return True

    def go(self, address: str) -> None:
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]


def network(address: str) -> str:
    """Whoever has an address of the sixth version has all that begin alike."""
    try:
        read = ip_address(address)
    except ValueError:  # a proxy may write anything
        return address
    if isinstance(read, IPv6Address) and read.ipv4_mapped is None:
        return str(IPv6Network((read, 64), strict=False))
    return address

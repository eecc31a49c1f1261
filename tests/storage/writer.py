"""A process that writes tables ahead of their acknowledgements, prints each one, and catches up where it was refused."""

import asyncio
import os
import random
import sys
from functools import partial

from tests.storage.stores import KINDS, chained
from tripot.storage import Refused, Store

TABLES = ("here", "là", "nowhere else")


class Owner:
    """Writes one table, so many records ahead of what is durable, with a pause now and then."""

    def __init__(self, store: Store, table: str, who: str, *, ahead: int, pause: float) -> None:
        self.store = store
        self.table = table
        self.who = who
        self.ahead = ahead
        self.pause = pause
        self.serial = 0
        self.durable: list[bytes] = []
        self.catch_up()

    def catch_up(self) -> None:
        self.durable += self.store.read(self.table, after=len(self.durable))
        self.head = self.durable[-1] if self.durable else b""  # what the next record is judged on, durable or not
        self.number = len(self.durable)
        self.attempt = object()

    def go_on(self) -> None:
        while self.number < len(self.durable) + self.ahead:
            self.serial += 1
            self.number += 1
            self.head = chained(self.head, f"{self.who} {self.serial}")
            done = partial(self.tell, self.attempt, self.number, self.head)
            self.store.append(self.table, self.number, self.head, done)

    def tell(self, attempt: object, n: int, record: bytes, refused: Refused | None) -> None:
        if refused is None:
            self.durable.append(record)
            os.write(1, f"{self.table}\t{n}\t{record.decode()}\n".encode())
            asyncio.get_running_loop().call_later(random.uniform(0, self.pause), self.go_on)
        elif attempt is self.attempt:  # the first of its attempt; those behind it are refused without being judged
            self.catch_up()
            self.go_on()


def main(kind: str, address: str, who: str, ahead: str, pause: str) -> None:
    loop = asyncio.new_event_loop()
    store = KINDS[kind].open(address, loop)
    for table in TABLES:
        Owner(store, table, who, ahead=int(ahead), pause=float(pause)).go_on()
    loop.run_forever()


if __name__ == "__main__":
    main(*sys.argv[1:])

"""The file of a learned net: a line that says what it is, then its weights as 16-bit numbers; damage never goes unnoticed."""

import hashlib
import logging
import struct
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import msgspec

from tripot.engine.facts import Reading
from tripot.engine.net import Net, weights_of

VERSION = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    facts: int
    scale: float
    digest: str  # of all of the rest


class BadWeights(Exception):
    """A file that is no net for this reading."""


def digest_of(facts: int, scale: float, numbers: bytes) -> str:
    return hashlib.sha256(f"{VERSION} {facts} {scale!r}\n".encode() + numbers).hexdigest()


def written_net(facts: int, scale: float, weights: Sequence[float]) -> bytes:
    """The file's bytes."""
    numbers = struct.pack(f"<{len(weights)}e", *weights)
    header = Header(version=VERSION, facts=facts, scale=scale, digest=digest_of(facts, scale, numbers))
    return msgspec.json.encode(header) + b"\n" + numbers


def read_net(path: Path, reading: Reading) -> Net:
    try:
        line, _, numbers = path.read_bytes().partition(b"\n")
        header = msgspec.json.decode(line, type=Header)
    except (OSError, ValueError, msgspec.MsgspecError) as error:  # a damaged line may not even be text
        raise BadWeights(f"{path.name} cannot be read: {error}") from error
    if header.digest != digest_of(header.facts, header.scale, numbers) or header.version != VERSION:
        raise BadWeights(f"{path.name} is damaged")
    if header.facts != reading.size or len(numbers) != 2 * weights_of(header.facts):
        raise BadWeights(f"{path.name} was learned from {header.facts} facts, and now there are {int(reading.size)}")
    return Net(reading, header.scale, list(struct.unpack(f"<{len(numbers) // 2}e", numbers)))


@cache
def learned_net(reading: Callable[[], Reading], path: Path) -> Net | None:
    """The net of a game; without one that can be used the log says so, once, and bots do without."""
    try:
        return read_net(path, reading())
    except BadWeights as bad:
        logging.getLogger("tripot").warning("no learned values for %s: %s", path.parent.name, bad)
        return None

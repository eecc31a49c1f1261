"""A seed is promised before the game and shown after it: the promise gives nothing away, and no other seed keeps it.

The commitment is SHA-256 over a text that is hashed for no other purpose. It hides a fair seed, which has 256 random bits;
a quick one could be found by trying, so it cannot be promised.
"""

import hashlib

import msgspec

from tripot.engine.chance import Seed, read_seed
from tripot.engine.errors import BadInput
from tripot.engine.log import Header
from tripot.engine.options import Value

PURPOSE = "tripot seed commitment 1: "


class Announced(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What everybody may know of a header while the game runs; of its finished log anybody can make the same again."""

    tripot: int
    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    commitment: str = ""  # only where a fair seed deals all the cards
    players: list[str] = []


def commitment(seed: Seed) -> str:
    if not seed.key:
        raise BadInput(
            fr="Seule une graine équitable, de 64 chiffres hexadécimaux, peut être promise : une autre se devine.",
            en="Only a fair seed, of 64 hexadecimal digits, can be promised: any other can be guessed.",
        )
    return hashlib.sha256(f"{PURPOSE}{seed}".encode()).hexdigest()


def check(promised: str, seed: Seed) -> bool:
    """Whether this is the seed that was promised."""
    return bool(seed.key) and commitment(seed) == promised


def announced(header: Header) -> Announced:
    """Built up from nothing: the seed, laid cards and positions stay secret, and so does the hash over them."""
    seed = read_seed(header.seed)
    is_promise = bool(seed.key) and is_dealt(header)
    return Announced(
        tripot=header.tripot,
        game=header.game,
        rules=header.rules,
        seats=header.seats,
        options=header.options,
        commitment=commitment(seed) if is_promise else "",
        players=header.players,
    )


def is_dealt(header: Header) -> bool:
    """Whether every card comes from the seed: none was laid one by one or by a position."""
    return header.deck is None and not header.position

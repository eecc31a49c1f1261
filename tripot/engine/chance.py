"""All luck comes from here: a seed and a round number give that round's generator, always the same one.

A seed is written as a whole number (quick: simulations, search, tests) or as 64 hexadecimal digits (fair: tables, where
nobody may foresee a card from the cards already seen). The quick generator is sfc32, whose intermediate values stay below
2^63, so that compiled and interpreted code agree. The fair one reads SHA-256 in counter mode.
"""

import hashlib
import re
import secrets
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tripot.engine.errors import BadInput

WORD: Final = 0xFFFFFFFF
WORDS: Final = 4294967296.0  # that there are


class Chance:
    """A deterministic generator of whole numbers."""

    def word(self) -> i64:
        """32 random bits."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (n up to 2^30)."""
        product: i64 = self.word() * n
        if product & WORD < n:
            product = self.unbiased(product, n)
        return product >> 32

    def unbiased(self, product: i64, n: i64) -> i64:
        """Draws again while the product is one of the few that would favour a number."""
        unfair: i64 = (WORD + 1 - n) % n
        while product & WORD < unfair:
            product = self.word() * n
        return product

    def share(self) -> float:
        """A number from 0 to just below 1."""
        return float(self.word()) / WORDS

    def shuffled(self, cards: vec[u8]) -> vec[u8]:
        """The same cards in a random order."""
        deck = cards[:]
        last: i64 = len(deck) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            card = deck[last]
            deck[last] = deck[other]
            deck[other] = card
            last -= 1
        return deck

    def seed(self) -> "Seed":
        """A quick seed, for the rounds that a sampled world has yet to deal."""
        return Seed(self.word())


class QuickChance(Chance):
    """sfc32: small, fast and well tested, but its future can be computed from its past."""

    def __init__(self, seed: i64, stream: i64) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = seed >> 32
        self.c: i64 = stream & WORD
        self.counter: i64 = 1
        warm_up: i64 = 12
        while warm_up > 0:
            self.word()
            warm_up -= 1

    def word(self) -> i64:
        b: i64 = self.b
        c: i64 = self.c
        result: i64 = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | (c >> 11)) + result) & WORD
        return result

    def below(self, n: i64) -> i64:  # as above, but here the compiler knows which `word` is meant
        product: i64 = self.word() * n
        if product & WORD < n:
            product = self.unbiased(product, n)
        return product >> 32


class FairChance(Chance):
    """SHA-256 of key, round and block number, read as eight big-endian words a block."""

    def __init__(self, key: bytes, stream: i64) -> None:
        self.key = key + int(stream).to_bytes(4, "big")
        self.block = 0
        self.words: list[int] = []

    def word(self) -> i64:
        if not self.words:
            digest = hashlib.sha256(self.key + self.block.to_bytes(4, "big")).digest()
            self.block += 1
            self.words = [int.from_bytes(digest[start : start + 4], "big") for start in range(28, -4, -4)]
        return self.words.pop()


class Seed:
    """What fixes every shuffle of a game; a secret while the game runs."""

    def __init__(self, number: i64, key: bytes = b"") -> None:
        self.number: i64 = number
        self.key = key

    def chance(self, stream: i64) -> Chance:
        """The generator of one round."""
        if self.key:
            return FairChance(self.key, stream)
        return QuickChance(self.number, stream)

    def __str__(self) -> str:
        return self.key.hex() if self.key else str(self.number)


def read_seed(text: str) -> Seed:
    if re.fullmatch(r"[0-9a-f]{64}", text):
        return Seed(0, bytes.fromhex(text))
    if re.fullmatch(r"[0-9]{1,18}", text):
        return Seed(int(text))
    raise BadInput(
        fr=f"« {text[:70]} » n'est pas une graine : un nombre entier de 18 chiffres au plus, ou 64 chiffres hexadécimaux.",
        en=f"'{text[:70]}' is not a seed: a whole number of at most 18 digits, or 64 hexadecimal digits.",
    )


def fresh_seed() -> Seed:
    """A fair seed that nobody has seen."""
    return Seed(0, secrets.token_bytes(32))

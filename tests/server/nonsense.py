"""Messages that nobody should send: of every kind that is there, with something wrong in most of them."""

import random
from collections.abc import Callable, Sequence

import msgspec

Wish = dict[str, object]
ODD: tuple[object, ...] = (
    None,
    True,
    -1,
    2**53,
    10**300,
    1e308,
    3.5,
    "",
    " ",
    "A",
    "Z",
    "\0",
    "\u202e\u0301\ufeff",
    "x" * 1000,
    [],
    [[]],
    {},
    {"kind": "hello"},
    "A: 9+",
    "../../etc/passwd",
    "' OR 1=1 --",
)
RAW = (
    b"",
    b"\x00",
    b"\xff\xfe",
    b"null",
    b"[" * 3000,
    b'{"kind":' * 400,
    b'{"kind":"play","id":"1","move":"' + b"9" * 3000,
    b'{"kind":"say","id":"1","text":"\\ud800"}',
    b'{"kind":"say","id":"\\udfff","text":"a"}',
    b'{"kind":"hello","id":"1","table":"\\ud83d","since":0}',
    b'{"kind":"hello","id":"1","table":"a","since":1e999}',
    b'{"kind":"hello","id":"1","table":"a","since":' + b"9" * 2000 + b"}",
    b'{"id":"1"}',
    b'{"kind":"play","kind":"say","id":"1"}',
    b'{"kind":"\xc3\x28","id":"1"}',
    b"\xef\xbb\xbf{}",
    b'"hello"',
    b"{}{}",
)


class Nonsense:
    """A seeded source of messages."""

    def __init__(self, seed: int, stolen: Sequence[bytes]) -> None:
        self.rng = random.Random(seed)
        self.stolen = stolen  # what others have sent
        self.kinds: tuple[Callable[[], bytes], ...] = (
            self.noise,
            self.torn,
            self.twisted,
            self.overloaded,
            self.unknown,
            self.plain,
            self.plain,
            self.theft,
            lambda: self.rng.choice(RAW),
        )

    def next(self) -> bytes:
        return self.rng.choice(self.kinds)()

    def wish(self) -> Wish:
        """A wish as it should be, if only it came from somebody else, or at another moment."""
        rng = self.rng
        seat, other = rng.choices("ABCDEFGHIJ", k=2)
        wish: Wish = {"id": f"{rng.randrange(10**6)}"}
        return wish | rng.choice(
            (
                {"kind": "hello", "table": "a" * 16, "key": "k" * 32, "since": rng.randrange(99)},
                {"kind": "sit", "name": "Mallory", "seat": seat},
                {"kind": "sit", "name": "Mallory", "invitation": "i" * 32},
                {"kind": "leave"},
                {"kind": "leave", "seat": seat},
                {"kind": "bot", "seat": seat, "level": "novice"},
                {"kind": "swap", "seat": seat, "other": other},
                {"kind": "host", "seat": seat},
                {"kind": "invite", "seat": seat},
                {"kind": "start"},
                {"kind": "play", "move": rng.choice(("9+", "bid 3", "flip", "12", "pass")), "n": rng.randrange(99)},
                {"kind": "play", "move": f"{seat}: 9+", "n": 0, "round": 0},
                {"kind": "ask", "move": rng.choice(("9+", "bid 3", "flip", "12", "pass", f"{seat}: 9+"))},
                {"kind": "hint"},
                {"kind": "back"},
                {"kind": "propose", "what": rng.choice(("pause", "resume", "takeback"))},
                {"kind": "agree", "what": rng.choice(("pause", "takeback")), "yes": rng.random() < 0.5},
                {"kind": "say", "text": "Bonjour"},
                {"kind": "react", "sign": "ouch"},
                {"kind": "mute", "seat": seat, "is_muted": True},
            )
        )

    def plain(self) -> bytes:
        return msgspec.json.encode(self.wish())

    def noise(self) -> bytes:
        return self.rng.randbytes(self.rng.randrange(200))

    def torn(self) -> bytes:
        whole = self.plain()
        return whole[: self.rng.randrange(len(whole))]

    def twisted(self) -> bytes:
        """A field of another type, or out of bounds."""
        wish = self.wish()
        wish[self.rng.choice(sorted(wish))] = self.rng.choice(ODD)
        return msgspec.json.encode(wish)

    def overloaded(self) -> bytes:
        return msgspec.json.encode(self.wish() | {self.rng.choice(("seed", "by", "n", "admin")): self.rng.choice(ODD)})

    def unknown(self) -> bytes:
        return msgspec.json.encode(
            self.wish() | {"kind": self.rng.choice(("peek", "event", "welcome", "happened", ""))}
        )

    def theft(self) -> bytes:
        return self.rng.choice(self.stolen) if self.stolen else self.plain()

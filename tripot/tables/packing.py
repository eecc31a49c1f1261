"""The entries of a game in little memory: thousands of tables keep them, and they are read once in a while."""

from collections.abc import Sequence
from typing import SupportsIndex, overload

import msgspec

from tripot.engine.log import Entry

ENTRY = msgspec.msgpack.Decoder(Entry)
ENCODER = msgspec.msgpack.Encoder()


class Packed(Sequence[Entry]):
    """Each as a few bytes."""

    __slots__ = ("packed",)

    def __init__(self) -> None:
        self.packed: list[bytes] = []

    def append(self, entry: Entry) -> None:
        self.packed.append(ENCODER.encode(entry))

    def __len__(self) -> int:
        return len(self.packed)

    @overload
    def __getitem__(self, place: SupportsIndex) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> list[Entry]: ...
    def __getitem__(self, place: SupportsIndex | slice) -> Entry | list[Entry]:
        if isinstance(place, slice):
            return [ENTRY.decode(packed) for packed in self.packed[place]]
        return ENTRY.decode(self.packed[place])

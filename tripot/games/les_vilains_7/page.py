"""What the page draws the palette from: `ui/tables.ts` is written from these tables."""

import msgspec

from tripot.games.les_vilains_7 import palette


class Sound(msgspec.Struct):
    """A word in both languages."""

    fr: str
    en: str


class Theme(msgspec.Struct):
    """Words of a kind, which the palette shows together."""

    name: Sound
    words: list[Sound]


THEMES: list[Theme] = [
    Theme(name=Sound(*name), words=[Sound(*word) for word in words]) for name, words in palette.THEMES
]

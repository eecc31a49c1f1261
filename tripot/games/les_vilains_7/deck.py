"""The cards of Les Vilains 7: five kinds and how many of each (V7-1)."""

from typing import Final

GANGSTER: Final = 0
PHONE: Final = 1
PISTOL: Final = 2
DOUBLE_GANGSTER: Final = 3
DOUBLE_PHONE: Final = 4

CARDS: Final = {GANGSTER: 40, PHONE: 20, PISTOL: 10, DOUBLE_GANGSTER: 25, DOUBLE_PHONE: 15}

PROVENANCE: Final = {"CARDS": "rebuilt"}

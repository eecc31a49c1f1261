"""The cards of Hula-Hoo (HH-1). Known: the booklet prints them all."""

from typing import Final

LOWEST: Final = 1
HIGHEST: Final = 13
JOKER: Final = 7

PROVENANCE: Final = {"COPIES": "known"}
COPIES: Final = {1: 6, 2: 6, 3: 6, 4: 6, 5: 6, 6: 6, JOKER: 12, 8: 6, 9: 6, 10: 6, 11: 6, 12: 6, HIGHEST: 6}

"""The cards of El Diablo: the numbers, three of each kind, and those that four or five players take out (ED-1, ED-2)."""

from typing import Final

LOWEST: Final = 1
HIGHEST: Final = 15
DEVIL: Final = 16
CHAMELEON: Final = 17
MAGICIAN: Final = 18

NUMBERS: Final = dict.fromkeys(range(LOWEST, HIGHEST + 1), 3)
SPECIALS: Final = {DEVIL: 3, CHAMELEON: 3, MAGICIAN: 3}
TAKEN_OUT: Final = {3: {}, 4: {1: 2}, 5: {1: 3, 2: 1}}  # by the number of players

PROVENANCE: Final = {"NUMBERS": "known", "SPECIALS": "forced", "TAKEN_OUT": "known"}

"""The cards of Chouineurs: the 44 Schemers by their two ends (CH-1), and the five bet cards of each player (CH-2)."""

from typing import Final

PROVENANCE: Final = {"CARDS": "rebuilt", "BETS": "known"}  # of the Schemers only Y30/B3 is certain

# A colour and a value for each end: B blue, R red, Y yellow, K black.
CARDS: Final = """
    K40/B1 K39/R1 K38/B2 K37/R2 K36/R3 K35/B4
    Y30/B3 Y29/R4 Y28/B5 Y27/R6 Y26/B7 Y25/R8 Y24/B9 Y23/R10 Y22/B11 Y21/R12 Y20/B13
    Y19/R14 Y18/B15 Y17/R16 Y16/B17 Y15/R18 Y14/B19 Y13/R20 Y12/B21 Y11/R22 Y10/B23 Y9/R24
    B6/R30 B8/R29 B10/R28 B12/R27 B14/R26 B16/R25 B18/R23 B20/R21 B22/R19 B24/R17
    B25/R15 B26/R13 B27/R11 B28/R9 B29/R7 B30/R5
"""

# The points that a number of tricks pays, by the name of the bet card.
BETS: Final = {
    "0-1": {0: 8, 1: 3},
    "0-2": {0: 2, 1: 8, 2: 5},
    "1-3": {1: 4, 2: 8, 3: 4},
    "2-4": {2: 3, 3: 9, 4: 4},
    "3+": {3: 5, 4: 10, 5: 10, 6: 10, 7: 10},
}

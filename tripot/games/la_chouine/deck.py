"""The cards of La Chouine (LC-1, LC-2): tables only. A card's number is 8 x family + force - 1."""

from typing import Final

# Where each table comes from: the booklet or tradition says it, nothing else would fit, or it was rebuilt to fit.
PROVENANCE: Final = {
    "FAMILIES": "known",
    "HAND_SIZES": "known",
    "SET_ASIDE": "known",
    "COMBINATION_CARDS": "forced",
    "COMBINATION_POINTS": "known",
    "ADAPTED_POINTS": "rebuilt",
    "TRADITIONAL_POINTS": "known",
}

FAMILIES: Final = "FRCG"  # fish, rose, crown, grape
TRUMP: Final = 2  # the crown
FORCES: Final = 8

# What a card is worth at the end of a round, from force 1 to force 8.
ADAPTED_POINTS: Final = (0, 0, 0, 1, 1, 1, 3, 4)
TRADITIONAL_POINTS: Final = (0, 0, 0, 2, 3, 4, 10, 11)
CARD_POINTS: Final = {"adapted": ADAPTED_POINTS, "traditional": TRADITIONAL_POINTS}  # as the option calls them

# By number of players; runs and Briscards are as long as a full hand.
HAND_SIZES: Final = {2: 5, 3: 4, 4: 3}
SET_ASIDE: Final = {2: 0, 3: 2, 4: 0}

# LC-2: of each kind its cards, and each card by the numbers of players that it serves.
COMBINATION_CARDS: Final = {
    "crue": ((2, 3, 4),),
    "duo": ((2, 3, 4),),
    "triplette": ((2, 3, 4),),
    "champalu": ((2, 3, 4),),
    "architecte": ((2,), (3,), (4,)),
    "briscard": ((2,), (3,), (4,)),
    "chouine": ((2,), (3,), (4,)),
}
COMBINATIONS: Final = tuple(COMBINATION_CARDS)
CRUE: Final = 0
DUO: Final = 1
TRIPLETTE: Final = 2
CHAMPALU: Final = 3
ARCHITECTE: Final = 4
BRISCARD: Final = 5
CHOUINE: Final = 6
COMBINATION_POINTS: Final = (4, 6, 8, 0, 10, 12, 0)  # Champalu and Chouine win the round itself

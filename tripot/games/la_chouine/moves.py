"""The numbers of the moves: to play a card is its own number, to take one is TAKE more, then come the claims."""

from typing import Final

PLAY: Final = 0  # + card
TAKE: Final = 32  # + card
CLAIM: Final = 64  # from here on, claims
CLAIM_DUO: Final = 64  # + family
CLAIM_TRIPLETTE: Final = 68  # + the card of that force that is not shown
CLAIM_ARCHITECTE: Final = 100  # + family
CLAIM_BRISCARD: Final = 104
CLAIM_CHOUINE: Final = 105  # + family
MOVES: Final = 109

"""What the page draws cards from: `ui/tables.ts` is written from these tables."""

from collections.abc import Mapping

from tripot.games.la_chouine import deck, scoring

FORCES: list[int] = list(range(1, deck.FORCES + 1))
HAND_SIZES: dict[int, int] = deck.HAND_SIZES  # by players
CARD_POINTS: Mapping[str, tuple[int, ...]] = deck.CARD_POINTS  # by scale, from the weakest force
PRICES: dict[str, int | None] = {  # none: it wins the round itself
    name: points or None for name, points in zip(deck.COMBINATIONS, deck.COMBINATION_POINTS, strict=True)
}
GOAL: int = scoring.GOAL

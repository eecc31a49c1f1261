"""What the page draws cards from: `ui/tables.ts` is written from these tables."""

from tripot.games.chouineurs import cards, dealing, deck

CARDS: list[tuple[str, str]] = list(zip(cards.ENDS[0::2], cards.ENDS[1::2], strict=True))  # CH-1: by their two ends
COLOURS: str = cards.COLOURS  # from the weakest to the strongest (CH-11)
TRICKS: int = dealing.HAND  # of a round
PAYS: dict[str, dict[int, int]] = deck.BETS  # CH-2: points by bet card and number of tricks

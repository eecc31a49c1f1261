"""A deck given card by card is the game's own, or refused with the first card that is missing or too many."""

from collections import Counter
from collections.abc import Mapping, Sequence

from tripot.engine.errors import BadInput


def check_deck(deck: Sequence[int], needed: Mapping[int, int], names: Mapping[int, str], article: str) -> None:
    """How often each card must be there, how it is written, and the article that says so."""
    given = Counter(deck)
    for card in sorted(given.keys() | needed.keys()):
        have, need = given[card], needed.get(card, 0)
        if have != need:
            name = names.get(card, str(card))
            raise BadInput(
                fr=f"Ce paquet n'est pas celui du jeu : carte {name}, {have} au lieu de {need} ({article}).",
                en=f"This deck is not the game's: card {name}, {have} instead of {need} ({article}).",
            )

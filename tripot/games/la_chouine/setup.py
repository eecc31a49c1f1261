"""Starting a game of La Chouine from its options and its seed, or from a deck given card by card."""

from librt.vecs import vec
from mypy_extensions import u8

from tripot.engine.decks import check_deck
from tripot.engine.game import Setup
from tripot.games.la_chouine.cards import NAMES
from tripot.games.la_chouine.dealing import deal, start_game
from tripot.games.la_chouine.state import LaChouine

EACH_ONCE = dict.fromkeys(range(len(NAMES)), 1)


def start(setup: Setup) -> LaChouine:
    state = LaChouine(setup.seats, setup.seed, str(setup.options["card_points"]))
    start_game(state)
    if setup.deck is not None:
        check_deck(setup.deck, EACH_ONCE, dict(enumerate(NAMES)), "LC-1")
        deal(state, vec[u8]([u8(card) for card in setup.deck]))
    return state

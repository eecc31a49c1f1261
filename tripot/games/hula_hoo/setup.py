"""Starting a game of Hula-Hoo from its options and its seed, or from a deck given card by card."""

from librt.vecs import vec
from mypy_extensions import u8

from tripot.engine.decks import check_deck
from tripot.engine.game import Setup
from tripot.games.hula_hoo.dealing import deal, start_game
from tripot.games.hula_hoo.deck import COPIES
from tripot.games.hula_hoo.state import HulaHoo
from tripot.games.hula_hoo.table import Switches


def start(setup: Setup) -> HulaHoo:
    state = HulaHoo(setup.seats, setup.seed, Switches(setup.options))
    start_game(state)
    if setup.deck is not None:
        check_deck(setup.deck, COPIES, {}, "HH-1")
        deal(state, vec[u8]([u8(card) for card in setup.deck]), state.first)
    return state

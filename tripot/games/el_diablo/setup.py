"""Starting a game of El Diablo from its seed, or from a deck given card by card."""

from librt.vecs import vec
from mypy_extensions import u8

from tripot.engine.decks import check_deck
from tripot.engine.game import Setup
from tripot.games.el_diablo.cards import deck_of
from tripot.games.el_diablo.dealing import deal, start_game
from tripot.games.el_diablo.notation import FACES
from tripot.games.el_diablo.state import ElDiablo


def start(setup: Setup) -> ElDiablo:
    state = ElDiablo(setup.seats, setup.seed)
    start_game(state)
    if setup.deck is not None:
        check_deck(setup.deck, deck_of(setup.seats), FACES, "ED-2")
        deal(state, vec[u8]([u8(kind) for kind in setup.deck]))
    return state

"""Starting a game of Hula-Hoo from its options and its seed, or from a deck given card by card."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import u8

from tripot.engine.errors import BadInput
from tripot.engine.game import Setup
from tripot.games.hula_hoo.cards import WHOLE_DECK, values
from tripot.games.hula_hoo.dealing import deal, start_game
from tripot.games.hula_hoo.state import HulaHoo
from tripot.games.hula_hoo.table import Switches


def start(setup: Setup) -> HulaHoo:
    state = HulaHoo(setup.seats, setup.seed, Switches(setup.options))
    start_game(state)
    if setup.deck is not None:
        if Counter(setup.deck) != Counter(values(WHOLE_DECK)):
            raise BadInput(
                fr="Ce paquet n'est pas celui de Hula-Hoo : il faut ses 84 cartes, dans n'importe quel ordre (HH-1).",
                en="This deck is not Hula-Hoo's: it takes its 84 cards, in any order (HH-1).",
            )
        deal(state, vec[u8]([u8(card) for card in setup.deck]), state.first)
    return state

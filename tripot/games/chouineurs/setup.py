"""Starting a game of Chouineurs from its seed, or from a deck given end by end."""

from librt.vecs import vec
from mypy_extensions import u8

from tripot.engine.bits import set_of
from tripot.engine.decks import check_deck
from tripot.engine.game import Setup
from tripot.games.chouineurs.dealing import deal, deal_round
from tripot.games.chouineurs.deck import CARDS
from tripot.games.chouineurs.state import Chouineurs

NAMES = dict(enumerate(CARDS.split()))


def start(setup: Setup) -> Chouineurs:
    state = Chouineurs(setup.seats, setup.seed)
    deal_round(state)
    if setup.deck is not None:
        cards = [end >> 1 for end in setup.deck]
        check_deck(cards, dict.fromkeys(NAMES, 1), NAMES, "CH-1")  # an end out of range is of a card that is too many
        deal(state, vec[u8]([u8(card) for card in cards]), set_of([end >> 1 for end in setup.deck if end & 1]))
    return state

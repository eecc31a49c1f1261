"""Starting a game of Les Vilains 7 from its seed, or from a deck given card by card."""

from collections.abc import Mapping

from tripot.engine.decks import check_deck
from tripot.engine.game import Setup
from tripot.engine.options import Value
from tripot.games.les_vilains_7.cards import FACES, deck_of
from tripot.games.les_vilains_7.dealing import deal, start_game
from tripot.games.les_vilains_7.state import LesVilains7
from tripot.games.les_vilains_7.table import HouseRules
from tripot.games.les_vilains_7.tours import show_sizes


def start(setup: Setup) -> LesVilains7:
    state = LesVilains7(setup.seats, house_rules(setup.options))
    start_game(state, setup.seed)
    if setup.deck is not None:
        check_deck(setup.deck, deck_of(state.rules.no_doubles), FACES, "V7-1")
        deal(state, bytes(setup.deck))
        show_sizes(state)
    state.find_actors()
    return state


def house_rules(options: Mapping[str, Value]) -> HouseRules:
    return HouseRules(
        by_players=options["referee"] == "players",
        vilains_rule=bool(options["vilains_rule"]),
        more_vilain=bool(options["more_vilain"]),
        no_doubles=bool(options["no_doubles"]),
        limit=int(options["time_limit"]),
    )

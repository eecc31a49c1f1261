"""Where every card lies and who can look at it: for proofs, never for players."""

from tripot.engine.game import Places
from tripot.games.el_diablo.cards import heap_of, kinds
from tripot.games.el_diablo.seeing import played_cards
from tripot.games.el_diablo.state import ElDiablo


def places(state: ElDiablo) -> Places:
    """A card is in a hand, or it has been played in this round and lies open."""
    found: Places = {"played": kinds(played_cards(state))}
    for seat, player in enumerate(state.at):
        found[f"hand {seat}"] = kinds(player.hand)
    return found


def open_to(state: ElDiablo, seat: int | None) -> Places:
    """The places that a seat can look into now."""
    is_open = {"played", f"hand {seat}"}
    return {place: cards for place, cards in places(state).items() if place in is_open}


def placed(state: ElDiablo, where: Places) -> ElDiablo:
    """The same state with its cards elsewhere."""
    world = state.clone()
    for seat, player in enumerate(world.at):
        player.hand = heap_of(where[f"hand {seat}"])
    return world

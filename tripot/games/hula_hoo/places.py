"""Where every card lies and who can look at it: for proofs, never for players."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import u8

from tripot.engine.bits import has
from tripot.engine.game import Places
from tripot.games.hula_hoo.cards import heap_of, values
from tripot.games.hula_hoo.picks import pick_of, picked_cards
from tripot.games.hula_hoo.state import HulaHoo
from tripot.games.hula_hoo.table import Seat


def places(state: HulaHoo) -> Places:
    """Where every card lies, the pile from its top; cards chosen in secret have a place of their own (HH-20)."""
    found: Places = {"pile": list(state.pile[state.drawn :]), "discard": values(state.discard)}
    for seat, player in enumerate(state.at):
        chosen = chosen_cards(player)
        found[f"hand {seat}"] = values(player.hand - chosen)
        found[f"chosen {seat}"] = values(chosen)
        found[f"front {seat}"] = values(player.front)
    return found


def chosen_cards(player: Seat) -> int:
    if player.chosen < 0:
        return 0
    return picked_cards(player.hand, player.chosen)


def open_to(state: HulaHoo, seat: int | None) -> Places:
    """The places that a seat can look into now. What it remembers from before is its own affair."""
    is_open = {"pile": False, "discard": True}
    for other in range(state.seats):
        is_open[f"front {other}"] = True
        is_open[f"hand {other}"] = other == seat or not has(state.inside, other)  # HH-12
        is_open[f"chosen {other}"] = other == seat  # HH-20
    found = {place: cards for place, cards in places(state).items() if is_open[place]}
    for other, player in enumerate(state.at):
        found[f"shown {other}"] = values(player.shown)  # HH-12, when passing ended the round
    return found


def placed(state: HulaHoo, where: Places) -> HulaHoo:
    """The same state with its cards elsewhere; what is no longer in a hand is no longer known to be there."""
    world = state.clone()
    world.pile = vec[u8]([u8(value) for value in where["pile"]])
    world.drawn = 0
    world.discard = heap_of(where["discard"])
    for seat, player in enumerate(world.at):
        chosen = heap_of(where[f"chosen {seat}"])
        player.hand = heap_of(where[f"hand {seat}"]) + chosen
        player.front = heap_of(where[f"front {seat}"])
        player.known = heap_of(list((Counter(values(player.known)) & Counter(values(player.hand))).elements()))
        if chosen != 0:
            player.chosen = pick_of(player.hand, chosen)
    return world

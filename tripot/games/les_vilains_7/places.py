"""Where every card lies and who can look at it: for proofs, never for players."""

from tripot.engine.game import Places
from tripot.engine.seats import letter
from tripot.games.les_vilains_7.cards import is_phone
from tripot.games.les_vilains_7.counting import counted
from tripot.games.les_vilains_7.moves import HMMRRR
from tripot.games.les_vilains_7.state import LesVilains7
from tripot.games.les_vilains_7.table import NO_NOISE


def places(state: LesVilains7) -> Places:
    """A card is in a stack, in the pile, on top of it, or in the box."""
    found: Places = {"pile": list(state.pile[:-1]), "top": list(state.pile[-1:]), "box": list(state.box)}
    for seat, player in enumerate(state.at):
        found[f"stack {letter(seat)}"] = list(player.stack)
    return found


def open_to(state: LesVilains7, seat: int | None) -> Places:
    """V7-3: the top card, and the pile that was recounted last."""
    recount = b"" if state.end is None else state.end.recount
    return {"top": list(state.pile[-1:]), "recount": list(recount)}


def placed(state: LesVilains7, where: Places) -> LesVilains7:
    """The same state with its cards elsewhere."""
    world = state.clone()
    world.pile = bytes(where["pile"] + where["top"])
    world.gangsters = counted(world.pile)
    world.box = bytes(where["box"])
    for seat, player in enumerate(world.at):
        player.stack = bytes(where[f"stack {letter(seat)}"])
    if world.noise == NO_NOISE and not world.rules.by_players and any(map(is_phone, where["pile"])):
        world.noise = HMMRRR  # a phone below the top was answered, so a noise was chosen (V7-15)
    return world

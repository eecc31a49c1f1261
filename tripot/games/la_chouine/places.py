"""Where every card lies and who can look at it: for proofs, never for players."""

from librt.vecs import vec
from mypy_extensions import u8

from tripot.engine.bits import members, set_of
from tripot.engine.game import Places
from tripot.games.la_chouine.seeing import open_tricks
from tripot.games.la_chouine.state import LaChouine


def places(state: LaChouine) -> Places:
    """Where every card lies, the pile from its top, the trick from its leader."""
    found: Places = {
        "pile": list(state.pile[state.drawn :]),
        "row": members(state.row),
        "aside": members(state.aside),
        "trick": [int(state.at[seat].played) for seat in state.order(state.laid)],
    }
    for seat, player in enumerate(state.at):
        found[f"hand {seat}"] = members(player.hand)
        found[f"won {seat}"] = members(player.won)
    return found


def open_to(state: LaChouine, seat: int | None) -> Places:
    """The places that a seat can look into now, and what is just being shown. What it remembers is its own affair."""
    where = places(state)
    found = {place: where[place] for place in ("row", "aside", "trick")}
    if seat is not None:
        found[f"hand {seat}"] = where[f"hand {seat}"]
        found[f"won {seat}"] = where[f"won {seat}"]  # LC-9
    found["claimed"] = members(state.must)  # LC-12
    found["last trick"] = [int(player.played) for player in state.at] if state.trick != 0 and state.laid == 0 else []
    for other, player in enumerate(state.at):
        found[f"open tricks {other}"] = members(player.won & open_tricks(state, other))
        found[f"shown {other}"] = members(player.shown)  # LC-17, LC-20
    return found


def placed(state: LaChouine, where: Places) -> LaChouine:
    """The same state with its cards elsewhere; what is no longer in a hand is no longer known to be there."""
    world = state.clone()
    world.pile = vec[u8]([u8(card) for card in where["pile"]])
    world.drawn = 0
    world.row = set_of(where["row"])
    world.aside = set_of(where["aside"])
    if where["trick"]:
        world.trick = set_of(where["trick"])
    for seat, card in zip(state.order(state.laid), where["trick"], strict=True):
        world.at[seat].played = card
    for seat, player in enumerate(world.at):
        player.hand = set_of(where[f"hand {seat}"])
        player.known &= player.hand
        player.won = set_of(where[f"won {seat}"])
    return world

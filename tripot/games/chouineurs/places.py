"""Where every card lies and who can look at it: for proofs, never for players. A card's place says which end is up."""

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import u8

from tripot.engine.bits import members, set_of
from tripot.engine.game import Places
from tripot.games.chouineurs.cards import ENDS, end_up, other_end
from tripot.games.chouineurs.dealing import HAND
from tripot.games.chouineurs.record import card_played, note_card
from tripot.games.chouineurs.seeing import not_followed, public
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.table import Seat
from tripot.games.chouineurs.view import TrickView

WAYS_UP = ("first end", "second end")


def places(state: Chouineurs) -> Places:
    """Every card; `aside` are those of the reserve that were won by whining."""
    found: Places = {"aside": list(state.reserve[: state.taken]), "reserve": list(state.reserve[state.taken :])}
    for seat, player in enumerate(state.at):
        in_hand = [members(player.hand & ~state.turned), members(player.hand & state.turned)]
        for end, name in enumerate(WAYS_UP):
            found[f"hand {seat} {name}"] = in_hand[end]
            found[f"played {seat} {name}"] = [played >> 1 for played in ends_played(player) if played & 1 == end]
    return found


def ends_played(player: Seat) -> list[int]:
    ends = [card_played(player, number) for number in range(HAND)]
    return [end for end in ends if end >= 0]


def open_to(state: Chouineurs, seat: int | None) -> Places:
    """The places that a seat can look into: its own hand, and all that was played."""
    return {place: cards for place, cards in places(state).items() if place.startswith(("played", f"hand {seat} "))}


def placed(state: Chouineurs, where: Places) -> Chouineurs:
    """The same state with its cards elsewhere. Cards that could not have been played as they were have no record."""
    world = state.clone()
    world.reserve = vec[u8]([u8(card) for card in where["aside"] + where["reserve"]])
    world.turned = 0
    for seat, player in enumerate(world.at):
        first, second = (where[f"hand {seat} {name}"] for name in WAYS_UP)
        player.hand = set_of(first + second)
        world.turned |= set_of(second)
        replay(player, [iter(where[f"played {seat} {name}"]) for name in WAYS_UP])
    seen = public(world)
    for seat, player in enumerate(world.at):
        hand = [ENDS[end_up(card, world.turned)] for card in members(player.hand)]
        if not could_have_played([*seen.tricks, seen.trick], seat, hand):
            player.played = 0
    return world


def could_have_played(tricks: list[TrickView], seat: int, hand: list[str]) -> bool:
    """Whether a hand could follow as it was seen to: back from the last trick, whichever card was turned (CH-7, CH-10)."""
    if not tricks:
        return True
    *before, trick = tricks
    card = trick.cards[seat]
    lacking = not_followed(trick.cards[trick.leader], card)
    hands = [hand]
    if trick.whines[seat] == "turn":
        hands = [[end for end in hand if end != one] + [other_end(one)] for one in hand]
    if lacking:
        hands = [earlier for earlier in hands if not any(end[0] == lacking for end in earlier)]
    return any(could_have_played(before, seat, [*earlier, card] if card else earlier) for earlier in hands)


def replay(player: Seat, cards: list[Iterator[int]]) -> None:
    """The same record with other cards: in each trick the next one of those that were played with the same end up."""
    before = [card_played(player, number) for number in range(HAND)]
    player.played = 0
    for number, end in enumerate(before):
        if end >= 0:
            note_card(player, number, 2 * next(cards[end & 1]) + (end & 1))

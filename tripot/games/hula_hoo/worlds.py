"""Worlds that fit a view: the cards that the seat has not seen, dealt at random to where they can be."""

from collections import Counter

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tripot.engine.bits import bit, has
from tripot.engine.chance import Chance, Seed
from tripot.engine.game import Places
from tripot.games.hula_hoo.cards import WHOLE_DECK, card, heap_of, size, values
from tripot.games.hula_hoo.picks import FIVE_OF_TEN, five_of_ten, pick_of, picked_cards, twins
from tripot.games.hula_hoo.state import HulaHoo
from tripot.games.hula_hoo.table import Seat, Switches
from tripot.games.hula_hoo.view import CALLS, PHASES, HulaHooView


class Worlds:
    """A view taken apart once, to draw many worlds from."""

    def __init__(self, view: HulaHooView) -> None:
        self.known = known_state(view)
        self.bottom = vec[u8]([u8(value) for value in view.pile_bottom])
        self.hidden: list[int] = []  # by seat: how many cards of the hand are unknown
        unseen: i64 = WHOLE_DECK - self.known.discard - heap_of(view.pile_bottom)
        for seat, player in enumerate(view.players):
            at = self.known.at[seat]
            unseen -= at.front + at.hand
            self.hidden.append(player.hand_size - size(at.hand))
        self.unseen = vec[u8]([u8(value) for value in values(unseen)])
        self.secret_choices = [
            view.phase == "front" and seat != view.seat and seat not in view.to_act for seat in range(view.seats)
        ]

    def sample(self, chance: Chance) -> HulaHoo:
        world = self.known.clone()
        world.seed = chance.seed()
        deck = chance.shuffled(self.unseen)
        dealt: i64 = 0
        seat: i64 = 0
        while seat < world.seats:
            player = world.at[seat]
            missing: i64 = self.hidden[seat]
            while missing > 0:
                player.hand += card(i64(deck[dealt]))
                dealt += 1
                missing -= 1
            if self.secret_choices[seat]:  # HH-20
                rows = five_of_ten(twins(player.hand))
                player.chosen = FIVE_OF_TEN[rows[chance.below(len(rows))]]
            seat += 1
        pile = deck[dealt:]
        for value in self.bottom:
            pile = append(pile, value)
        world.pile = pile
        return world


def known_state(view: HulaHooView) -> HulaHoo:
    """A state with the cards that the view shows, and no others."""
    state = HulaHoo(view.seats, Seed(0), Switches(view.options))
    state.round = view.round
    state.first = view.first
    state.phase = PHASES.index(view.phase)
    state.active = view.active
    state.call = CALLS.index(view.call)
    state.top = view.top
    state.discard = heap_of(view.discard)
    state.bottom = len(view.pile_bottom)
    for seat in view.to_act:
        state.to_act |= bit(seat)
    for seat, player in enumerate(view.players):
        at = state.at[seat]
        at.front = heap_of(player.front)
        at.known = heap_of(player.known)
        at.hand = at.known
        at.points = player.points
        at.wins = player.wins
        if player.inside:
            state.inside |= bit(seat)
    if view.last_round is not None:
        state.last_winner = view.last_round.winner
        state.last_points = view.last_round.points
        for seat, shown in enumerate(view.last_round.shown):
            state.at[seat].shown = heap_of(shown)
    if view.seat is not None:
        own = state.at[view.seat]
        own.hand = heap_of(view.hand)
        if view.chosen:
            own.chosen = pick_of(own.hand, heap_of(view.chosen))
    return state


def sample(view: HulaHooView, chance: Chance) -> HulaHoo:
    """A random world that fits a view."""
    return Worlds(view).sample(chance)


def places(state: HulaHoo) -> Places:
    """Where every card lies, the pile from its top; cards chosen in secret have a place of their own (HH-20)."""
    found: Places = {"pile": list(state.pile[state.drawn :]), "discard": values(state.discard)}
    for seat, player in enumerate(state.at):
        chosen = chosen_cards(player)
        found[f"hand {seat}"] = values(player.hand - chosen)
        found[f"chosen {seat}"] = values(chosen)
        found[f"front {seat}"] = values(player.front)
    return found


def chosen_cards(player: Seat) -> i64:
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
        chosen: i64 = heap_of(where[f"chosen {seat}"])
        player.hand = heap_of(where[f"hand {seat}"]) + chosen
        player.front = heap_of(where[f"front {seat}"])
        player.known = heap_of(list((Counter(values(player.known)) & Counter(values(player.hand))).elements()))
        if chosen != 0:
            player.chosen = pick_of(player.hand, chosen)
    return world

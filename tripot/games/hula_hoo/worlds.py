"""Worlds that fit a view: the cards that the seat has not seen, dealt at random to where they can be."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tripot.engine.bits import bit, set_of
from tripot.engine.chance import Chance, Seed
from tripot.engine.habits import AnyWorlds
from tripot.games.hula_hoo.cards import WHOLE_DECK, card, heap_of, size, values
from tripot.games.hula_hoo.picks import FIVE_OF_TEN, five_of_ten, pick_of, twins
from tripot.games.hula_hoo.state import HulaHoo
from tripot.games.hula_hoo.table import Switches
from tripot.games.hula_hoo.view import CALLS, PHASES, WON_BY, HulaHooView


class Worlds(AnyWorlds):
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
    state.to_act = set_of(view.to_act)
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
        state.last_won_by = WON_BY.index(view.last_round.won_by)
        state.last_points = view.last_round.points
        for seat, shown in enumerate(view.last_round.shown):
            state.at[seat].shown = heap_of(shown)
    if view.seat is not None:
        own = state.at[view.seat]
        own.hand = heap_of(view.hand)
        if view.chosen:
            own.chosen = pick_of(own.hand, heap_of(view.chosen))
    return state

"""Worlds that fit a view: the cards that the seat has not seen, dealt at random to where they can be."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from tripot.engine.bits import bit, count, members, set_of
from tripot.engine.chance import Chance, Seed
from tripot.engine.habits import AnyWorlds
from tripot.games.la_chouine.cards import NUMBERS, WHOLE_DECK, named
from tripot.games.la_chouine.deck import COMBINATIONS
from tripot.games.la_chouine.state import LaChouine
from tripot.games.la_chouine.view import PHASES, LaChouineView, Trick


class Worlds(AnyWorlds):
    """A view taken apart once, to draw many worlds from."""

    def __init__(self, view: LaChouineView) -> None:
        self.known = known_state(view)
        self.hidden: list[int] = []  # by seat: how many cards of the hand are unknown
        self.turned: list[int] = []  # by seat: how many cards of the tricks won are unknown
        gone: i64 = named(view.gone)
        unseen: i64 = WHOLE_DECK & ~(gone | self.known.row | self.known.aside)
        if view.trick is not None:
            unseen &= ~self.known.trick
        for seat, player in enumerate(view.players):
            at = self.known.at[seat]
            unseen &= ~at.hand
            gone &= ~at.won
            self.hidden.append(player.hand_size - count(at.hand))
            self.turned.append(player.tricks * view.seats - count(at.won))
        self.unseen = pile_of(unseen)
        self.gone = pile_of(gone)

    def sample(self, chance: Chance) -> LaChouine:
        world = self.known.clone()
        world.seed = chance.seed()
        unseen = chance.shuffled(self.unseen)
        gone = chance.shuffled(self.gone)
        dealt: i64 = 0
        turned: i64 = 0
        seat: i64 = 0
        while seat < world.seats:
            player = world.at[seat]
            missing: i64 = self.hidden[seat]
            while missing > 0:
                player.hand |= bit(i64(unseen[dealt]))
                dealt += 1
                missing -= 1
            missing = self.turned[seat]
            while missing > 0:
                player.won |= bit(i64(gone[turned]))
                turned += 1
                missing -= 1
            seat += 1
        world.pile = unseen
        world.drawn = dealt
        return world


def pile_of(cards: i64) -> vec[u8]:
    return vec[u8]([u8(card) for card in members(cards)])


def known_state(view: LaChouineView) -> LaChouine:
    """A state with the cards that the view shows, and no others."""
    state = LaChouine(view.seats, Seed(0), view.options["card_points"])
    state.round = view.round
    state.first = view.first
    state.phase = PHASES.index(view.phase)
    state.to_act = set_of(view.to_act)
    state.must = named(view.must)
    state.row = named(view.row)
    state.aside = named(view.aside)
    state.available = combination_set(view.available)
    if view.trick is not None:
        lay_trick(state, view.trick)
        state.laid = len(view.trick.cards)
    elif view.last_trick is not None:
        lay_trick(state, view.last_trick)
    for seat, player in enumerate(view.players):
        at = state.at[seat]
        at.known = named(player.known)
        at.hand = at.known
        at.won = named(player.won)
        at.combinations = combination_set(player.combinations)
        at.rewards = view.scores[seat]
    if view.last_round is not None:
        for seat, counted in enumerate(view.last_round.players):
            at = state.at[seat]
            at.shown = named(counted.shown)
            at.last_combinations = combination_set(counted.combinations)
            if counted.rewarded:
                state.rewarded |= bit(seat)
    if view.seat is not None:
        state.at[view.seat].hand = named(view.hand)
    return state


def lay_trick(state: LaChouine, trick: Trick) -> None:
    state.trick = named(trick.cards)
    state.leader = trick.leader
    state.winner = trick.winner
    for seat, name in zip(state.order(len(trick.cards)), trick.cards, strict=True):
        state.at[seat].played = NUMBERS[name]


def combination_set(kinds: list[str]) -> i64:
    return set_of([COMBINATIONS.index(kind) for kind in kinds])

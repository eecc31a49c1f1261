"""Worlds that fit a view: the cards in other hands dealt at random, and a random choice where one was made in secret."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from tripot.engine.bits import bit, set_of
from tripot.engine.chance import Chance, Seed
from tripot.engine.habits import AnyWorlds
from tripot.games.el_diablo.cards import WHOLE_DECKS, card, heap_of, kinds
from tripot.games.el_diablo.explanation import packed
from tripot.games.el_diablo.state import ElDiablo
from tripot.games.el_diablo.table import NO_BID
from tripot.games.el_diablo.view import PHASES, ElDiabloView


class Worlds(AnyWorlds):
    """A view taken apart once, to draw many worlds from."""

    def __init__(self, view: ElDiabloView) -> None:
        self.known = known_state(view)
        unseen: i64 = WHOLE_DECKS[view.seats] - heap_of(view.played) - heap_of(view.hand)
        self.unseen = vec[u8]([u8(kind) for kind in kinds(unseen)])
        self.hidden: list[int] = []  # by seat: how many cards of the hand are unknown
        for seat, player in enumerate(view.players):
            self.hidden.append(0 if seat == view.seat else player.hand_size)
        chosen = [seat for seat in range(view.seats) if seat not in view.to_act and seat != view.seat]
        self.secret_bids = chosen if view.phase == "bids" else []  # ED-3
        self.secret_jackpots = chosen if view.phase == "jackpots" else []  # ED-13

    def sample(self, chance: Chance) -> ElDiablo:
        world = self.known.clone()
        world.seed = chance.seed()
        deck = chance.shuffled(self.unseen)
        dealt: i64 = 0
        seat: i64 = 0
        while seat < world.seats:
            player = world.at[seat]
            last: i64 = dealt + self.hidden[seat]
            while dealt < last:
                player.hand += card(i64(deck[dealt]))
                dealt += 1
            seat += 1
        for bidder in self.secret_bids:
            world.at[bidder].bid = chance.below(world.tricks_left + 1)
        for chooser in self.secret_jackpots:
            world.jackpots |= chance.below(2) * bit(chooser)
        return world


def known_state(view: ElDiabloView) -> ElDiablo:
    """A state with the cards and choices that the view shows, and no others."""
    state = ElDiablo(view.seats, Seed(0))
    state.to_act = set_of(view.to_act)
    state.round = view.round
    state.dealer = view.dealer
    state.phase = PHASES.index(view.phase)
    state.tricks_left = view.tricks_left
    state.trick = packed(view.trick)
    if view.last_trick is not None:
        state.last_trick = packed(view.last_trick)
    for seat, player in enumerate(view.players):
        at = state.at[seat]
        at.bid = NO_BID if player.bid is None else player.bid
        at.tricks = player.tricks
        at.points = player.points
        if player.jackpot:
            state.jackpots |= bit(seat)
    if view.last_round is not None:
        for seat, at in enumerate(state.at):
            at.last_bid = view.last_round.bids[seat]
            at.last_tricks = view.last_round.tricks[seat]
        state.last_jackpots = set_of([seat for seat, declared in enumerate(view.last_round.jackpots) if declared])
    if view.seat is not None:
        state.at[view.seat].hand = heap_of(view.hand)
    return state

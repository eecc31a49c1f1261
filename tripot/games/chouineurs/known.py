"""The part of a state that a view shows: for worlds, which add what is hidden."""

from mypy_extensions import i64

from tripot.engine.bits import bit, set_of
from tripot.engine.chance import Seed
from tripot.games.chouineurs.cards import END_OF
from tripot.games.chouineurs.dealing import HAND
from tripot.games.chouineurs.record import note_card, note_whine
from tripot.games.chouineurs.scoring import BET_NAMES
from tripot.games.chouineurs.seeing import judged
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.table import Seat
from tripot.games.chouineurs.view import PHASES, WHINES, ChouineursView, TrickView


def known_state(view: ChouineursView) -> Chouineurs:
    """A state with the cards that the view shows, and no others."""
    state = Chouineurs(view.seats, Seed(0))
    state.round = view.round
    state.phase = PHASES.index(view.phase)
    state.to_act = set_of(view.to_act)
    tricks = [*view.tricks, view.trick]
    state.first = tricks[0].leader
    state.done = sum(player.tricks for player in view.players)
    for number, trick in enumerate(tricks, state.done - len(view.tricks)):
        note_trick(state.at, number, trick)
    state.trick = judged([END_OF.get(card, -1) for card in view.trick.cards], view.leader)
    for seat, player in enumerate(view.players):
        at = state.at[seat]
        at.tricks = player.tricks
        at.whined = player.whined
        at.bets = set_of([BET_NAMES.index(bet) for bet in player.bets])
        at.points = player.points
        if player.bet:
            at.bet = BET_NAMES.index(player.bet)
        if view.trick.whines[seat]:
            state.trick.whiners &= ~bit(seat)
    if view.last_round:
        put_last_round(state, view)
    if view.seat is not None:
        own = state.at[view.seat]
        ends = [END_OF[held.up] for held in view.hand]
        own.hand = set_of([end >> 1 for end in ends])
        state.turned = set_of([end >> 1 for end in ends if end & 1])
        if view.bet:
            own.bet = BET_NAMES.index(view.bet)
    return state


def note_trick(at: list[Seat], number: i64, trick: TrickView) -> None:
    for seat, player in enumerate(at):
        if trick.cards[seat]:
            note_card(player, number, END_OF[trick.cards[seat]])
        note_whine(player, number, WHINES.index(trick.whines[seat]))


def put_last_round(state: Chouineurs, view: ChouineursView) -> None:
    """The round before this one: its results, and its last trick while none of this round is over."""
    for result in view.last_round:
        player = Seat(0, 0)
        player.bet = BET_NAMES.index(result.bet)
        player.tricks = result.tricks
        player.whined = result.whined
        state.before.append(player)
    if view.last_trick is not None and not view.tricks:
        note_trick(state.before, HAND - 1, view.last_trick)
        state.last_leader = view.last_trick.leader

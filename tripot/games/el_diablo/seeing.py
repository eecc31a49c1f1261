"""A view, built up from nothing: what lies open for everybody; a seat's own hand, and of secret choices only its own."""

from mypy_extensions import i64

from tripot.engine.bits import has
from tripot.games.el_diablo.cards import WHOLE_DECKS, kinds, size
from tripot.games.el_diablo.explanation import explained
from tripot.games.el_diablo.jackpots import CARDS_LEFT
from tripot.games.el_diablo.scoring import gain
from tripot.games.el_diablo.state import ElDiablo
from tripot.games.el_diablo.table import BIDDING, JACKPOTS, NO_BID
from tripot.games.el_diablo.view import PHASES, ElDiabloView, LastRound, PlayerView


def public(state: ElDiablo) -> ElDiabloView:
    """What everybody sees."""
    return ElDiabloView(
        seat=None,
        seats=state.seats,
        to_act=state.acting(),
        legal=[],
        scores=state.scores(),
        winners=state.winners(),
        round=state.round,
        last_round=last_round(state),
        dealer=state.dealer,
        phase=PHASES[state.phase],
        tricks_left=state.tricks_left,
        players=[player_view(state, seat, is_own=False) for seat in range(state.seats)],
        played=kinds(played_cards(state)),
        trick=explained(state.trick, state.seats),
        last_trick=explained(state.last_trick, state.seats) if state.last_trick else None,
        hand=[],
    )


def own(state: ElDiablo, seat: i64) -> dict[str, object]:
    """What a seat knows besides: its hand, and what it has chosen while others have not."""
    found: dict[str, object] = {"seat": seat, "legal": state.legal(seat), "hand": kinds(state.at[seat].hand)}
    if state.phase in (BIDDING, JACKPOTS):
        found["players"] = [player_view(state, other, is_own=other == seat) for other in range(state.seats)]
    return found


def played_cards(state: ElDiablo) -> i64:
    """What is in no hand any more: everything was dealt (ED-2)."""
    return WHOLE_DECKS[state.seats] - sum(player.hand for player in state.at)


def player_view(state: ElDiablo, seat: i64, *, is_own: bool) -> PlayerView:
    player = state.at[seat]
    has_chosen = not has(state.to_act, seat)
    may_see_bid = state.phase != BIDDING or (is_own and has_chosen)
    may_see_jackpot = is_jackpot_shown(state) or (state.phase == JACKPOTS and is_own and has_chosen)
    return PlayerView(
        hand_size=size(player.hand),
        bid=player.bid if may_see_bid else None,
        tricks=player.tricks,
        jackpot=has(state.jackpots, seat) if may_see_jackpot else None,
        points=player.points,
    )


def is_jackpot_shown(state: ElDiablo) -> bool:
    return state.phase != JACKPOTS and state.tricks_left <= CARDS_LEFT


def last_round(state: ElDiablo) -> LastRound | None:
    if state.at[0].last_bid == NO_BID:
        return None
    bids, tricks = [player.last_bid for player in state.at], [player.last_tricks for player in state.at]
    jackpots = [has(state.last_jackpots, seat) for seat in range(state.seats)]
    return LastRound(bids=bids, tricks=tricks, jackpots=jackpots, gains=list(map(gain, bids, tricks, jackpots)))

"""A view, built up from nothing: what lies open and the cards that everybody has seen go there; a seat's own cards."""

from mypy_extensions import i64

from tripot.engine.bits import has
from tripot.games.hula_hoo.cards import size, values
from tripot.games.hula_hoo.picks import picked_cards
from tripot.games.hula_hoo.state import HulaHoo
from tripot.games.hula_hoo.view import CALLS, PHASES, WON_BY, HulaHooView, LastRound, PlayerView


def public(state: HulaHoo) -> HulaHooView:
    """What everybody sees."""
    return HulaHooView(
        seat=None,
        seats=state.seats,
        to_act=state.acting(),
        legal=[],
        scores=state.scores(),
        winners=state.winners(),
        options=state.switches.options(),
        round=state.round,
        last_round=last_round(state),
        first=state.first,
        phase=PHASES[state.phase],
        active=state.active,
        call=CALLS[state.call],
        top=state.top,
        discard=values(state.discard),
        pile_size=state.pile_size(),
        pile_bottom=list(state.pile[len(state.pile) - state.bottom :]),
        players=[player_view(state, other) for other in range(state.seats)],
        hand=[],
        chosen=[],
    )


def own(state: HulaHoo, seat: i64) -> dict[str, object]:
    """What a seat knows besides: its hand, and the front row that it has chosen before all are shown."""
    player = state.at[seat]
    chosen: list[int] = []
    if player.chosen >= 0:
        chosen = values(picked_cards(player.hand, player.chosen))
    return {"seat": seat, "legal": state.legal(seat), "hand": values(player.hand), "chosen": chosen}


def last_round(state: HulaHoo) -> LastRound | None:
    if state.last_winner < 0:
        return None
    shown = [values(player.shown) for player in state.at]
    won_by = WON_BY[state.last_won_by]
    return LastRound(winner=state.last_winner, won_by=won_by, points=state.last_points, shown=shown)


def player_view(state: HulaHoo, seat: i64) -> PlayerView:
    player = state.at[seat]
    return PlayerView(
        front=values(player.front),
        hand_size=size(player.hand),
        known=values(player.known),
        inside=has(state.inside, seat),
        points=player.points,
        wins=player.wins,
    )

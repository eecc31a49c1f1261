"""A view, built up from nothing: what lies open and the cards that everybody has seen; a seat's own hand and tricks."""

from mypy_extensions import i64

from tripot.engine.bits import count, has, members
from tripot.games.la_chouine.cards import NAMES, names
from tripot.games.la_chouine.deck import CHAMPALU, CHOUINE, COMBINATIONS
from tripot.games.la_chouine.scoring import card_points, combination_points
from tripot.games.la_chouine.state import LaChouine
from tripot.games.la_chouine.table import OVER
from tripot.games.la_chouine.view import PHASES, Count, Feat, LaChouineView, LastRound, PlayerView, Trick


def public(state: LaChouine) -> LaChouineView:
    """What everybody sees."""
    gone: i64 = 0
    for player in state.at:
        gone |= player.won
    return LaChouineView(
        seat=None,
        seats=state.seats,
        to_act=state.acting(),
        legal=[],
        scores=state.scores(),
        winners=state.winners(),
        options={"card_points": state.card_points},
        round=state.round,
        last_round=last_round(state),
        first=state.first,
        phase=PHASES[state.phase],
        trick=None if state.laid == 0 else trick(state, state.laid),
        last_trick=None if state.laid != 0 or state.trick == 0 else trick(state, state.seats),
        must=names(state.must),
        row=names(state.row),
        aside=names(state.aside),
        pile_size=state.pile_size(),
        gone=names(gone),
        available=kinds(state.available),
        players=[player_view(state, seat, is_own=False) for seat in range(state.seats)],
        hand=[],
    )


def own(state: LaChouine, seat: i64) -> dict[str, object]:
    """What a seat knows besides: its hand, and the tricks that it has won."""
    return {
        "seat": seat,
        "legal": state.legal(seat),
        "players": [player_view(state, other, is_own=other == seat) for other in range(state.seats)],
        "hand": names(state.at[seat].hand),
    }


def trick(state: LaChouine, laid: i64) -> Trick:
    cards = [NAMES[state.at[seat].played] for seat in state.order(laid)]
    return Trick(leader=state.leader, cards=cards, winner=state.winner)


def player_view(state: LaChouine, seat: i64, *, is_own: bool) -> PlayerView:
    player = state.at[seat]
    return PlayerView(
        hand_size=count(player.hand),
        known=names(player.known),
        tricks=count(player.won) // state.seats,
        won=names(player.won if is_own else player.won & open_tricks(state, seat)),
        combinations=kinds(player.combinations),
    )


def open_tricks(state: LaChouine, seat: i64) -> i64:
    """The cards that everybody can see among those a seat has won."""
    cards: i64 = state.trick
    if state.phase == OVER:
        cards |= state.at[seat].shown  # LC-20
    return cards


def last_round(state: LaChouine) -> LastRound | None:
    if state.rewarded == 0:
        return None
    feats: i64 = 0
    for player in state.at:
        feats |= player.last_combinations
    won_by: Feat = "chouine" if has(feats, CHOUINE) else "champalu" if has(feats, CHAMPALU) else "points"
    counts = [counted(state, seat, is_counted=won_by != "chouine") for seat in range(state.seats)]
    return LastRound(won_by=won_by, players=counts)


def counted(state: LaChouine, seat: i64, *, is_counted: bool) -> Count:
    player = state.at[seat]
    points: i64 = card_points(state.card_points, player.shown)
    return Count(
        shown=names(player.shown),
        combinations=kinds(player.last_combinations),
        card_points=points if is_counted else 0,
        total=points + combination_points(player.last_combinations) if is_counted else 0,
        rewarded=has(state.rewarded, seat),
    )


def kinds(combinations: i64) -> list[str]:
    """The names of combinations."""
    return [COMBINATIONS[combination] for combination in members(combinations)]

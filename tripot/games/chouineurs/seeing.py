"""A view, built up from nothing: what lies open and what everybody saw in this round; a seat's own cards and bet."""

from mypy_extensions import i64

from tripot.engine.bits import count, members
from tripot.engine.seats import around
from tripot.games.chouineurs.cards import ENDS, end_up
from tripot.games.chouineurs.dealing import HAND
from tripot.games.chouineurs.record import card_played, whine_made
from tripot.games.chouineurs.scoring import BET_NAMES, round_points
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.table import CHOOSING, NO_BET, Seat, Trick
from tripot.games.chouineurs.tricks import lay
from tripot.games.chouineurs.view import (
    PHASES,
    WHINES,
    ChouineursView,
    Held,
    PlayerView,
    Result,
    TrickView,
)


def public(state: Chouineurs) -> ChouineursView:
    """What everybody sees."""
    winners = state.winners()
    tricks = tricks_over(state.at, state.first, range(state.done))
    over = tricks or tricks_over(state.before, state.last_leader, range(HAND - 1, HAND))
    trick = trick_view(state.at, state.trick.leader, state.done)
    lacking = lacks([*tricks, trick], state.seats)
    return ChouineursView(
        seat=None,
        seats=state.seats,
        to_act=state.acting(),
        legal=[],
        scores=state.scores(),
        winners=winners,
        round=state.round,
        phase=PHASES[state.phase],
        leader=state.trick.leader,
        trick=trick,
        tricks=tricks,
        last_trick=over[-1] if over else None,
        last_round=[result(player) for player in state.before],
        reserve=state.reserve_size(),
        players=[player_view(state, other, lacking[other]) for other in range(state.seats)],
        hand=[],
        bet="",
        author_wins=len(winners) > 1,
    )


def own(state: Chouineurs, seat: i64) -> dict[str, object]:
    """What a seat knows besides: its cards, and its bet before the others see it."""
    player = state.at[seat]
    return {
        "seat": seat,
        "legal": state.legal(seat),
        "hand": hand_view(player, state.turned),
        "bet": bet_name(player),
    }


def tricks_over(at: list[Seat], leader: i64, numbers: range) -> list[TrickView]:
    """Those of these tricks of a round that are over; the first one had this leader. A position does not tell all."""
    found: list[TrickView] = []
    for number in numbers:
        trick = trick_view(at, leader, number)
        if trick.winner is not None:
            found.append(trick)
            leader = trick.winner
    return found


def trick_view(at: list[Seat], leader: i64, number: i64) -> TrickView:
    """The trick with this number, judged anew."""
    ends = [card_played(player, number) for player in at]
    trick = judged(ends, leader)
    is_complete = bool(ends) and -1 not in ends
    return TrickView(
        leader=leader,
        cards=[ENDS[end] if end >= 0 else "" for end in ends],
        winner=trick.winner if is_complete else None,
        whiners=members(trick.whiners) if is_complete else [],
        whines=[WHINES[whine_made(player, number)] for player in at],
    )


def judged(ends: list[int], leader: i64) -> Trick:
    """The trick that these ends make, by seat; -1 for who has not played yet."""
    trick = Trick(leader)
    for seat in around(leader, len(ends)):
        if ends[seat] >= 0:
            lay(trick, seat, ends[seat])
    return trick


def player_view(state: Chouineurs, seat: i64, lacking: list[str]) -> PlayerView:
    player = state.at[seat]
    return PlayerView(
        hand_size=count(player.hand),
        bet="" if state.phase == CHOOSING else bet_name(player),
        bets=[BET_NAMES[bet] for bet in members(player.bets)],
        tricks=player.tricks,
        whined=player.whined,
        lacks=lacking,
        points=player.points,
    )


def lacks(tricks: list[TrickView], seats: i64) -> list[list[str]]:
    """By seat: the colours that it has been seen not to have, since it last turned a card."""
    found: list[list[str]] = [[] for _ in range(seats)]
    for trick in tricks:
        cards, whines = trick.cards, trick.whines
        led = cards[trick.leader]
        for seat in range(seats):
            colour = not_followed(led, cards[seat])
            if colour and colour not in found[seat]:
                found[seat].append(colour)
            if whines[seat] == "turn":
                found[seat] = []
    return found


def not_followed(led: str, card: str) -> str:
    """CH-7: the colour asked, if a card has another one. A black card says nothing, unless black was asked."""
    asked, played = led[:1], card[:1]
    return "" if played in ("", asked, "K") else asked


def hand_view(player: Seat, turned: i64) -> list[Held]:
    ends = [end_up(card, turned) for card in members(player.hand)]
    return [Held(up=ENDS[end], down=ENDS[end ^ 1]) for end in ends]


def bet_name(player: Seat) -> str:
    return "" if player.bet == NO_BET else BET_NAMES[player.bet]


def result(player: Seat) -> Result:
    return Result(bet=bet_name(player), tricks=player.tricks, whined=player.whined, points=round_points(player))

"""What a seat may know: the bets once they are shown, every trick of the round, who whined and how, and its own hand."""

from typing import Literal

import msgspec

from tripot.engine.bits import count, members
from tripot.engine.game import View
from tripot.engine.seats import around, check_seer
from tripot.games.chouineurs.cards import ENDS, end_up
from tripot.games.chouineurs.dealing import HAND
from tripot.games.chouineurs.record import card_played, whine_made
from tripot.games.chouineurs.scoring import BET_NAMES, round_points
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.table import CHOOSING, NO_BET, Seat, Trick
from tripot.games.chouineurs.tricks import lay

Phase = Literal["choose", "play", "whine", "over"]
Whine = Literal["", "turn", "point"]

PHASES: tuple[Phase, ...] = ("choose", "play", "whine", "over")
WHINES: tuple[Whine, ...] = ("", "turn", "point")


class Held(msgspec.Struct, frozen=True, kw_only=True):
    """A card in one's own hand, by its two ends."""

    up: str
    down: str


class TrickView(msgspec.Struct, frozen=True, kw_only=True):
    """A trick, or as much of it as there is."""

    leader: int
    cards: list[str]  # by seat: the end that was played
    winner: int | None  # CH-11, once all have played
    whiners: list[int]  # CH-9, once all have played
    whines: list[Whine]  # by seat: how it whined


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody knows of one player."""

    hand_size: int
    bet: str  # once all are shown (CH-4)
    bets: list[str]  # the bet cards still in the game (CH-12)
    tricks: int
    whined: int  # cards won by whining
    lacks: list[str]  # colours that were not followed, and no card has been turned since
    points: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What the last round brought one player."""

    bet: str
    tricks: int
    whined: int
    points: int


class ChouineursView(View, frozen=True, kw_only=True):
    phase: Phase
    leader: int  # who leads this trick
    trick: TrickView  # what lies on the table
    tricks: list[TrickView]  # those of this round that are over
    last_trick: TrickView | None  # the last one that is over, of this round or of the one before
    last_round: list[Result]  # by seat; nothing before the second round
    reserve: int
    players: list[PlayerView]
    hand: list[Held]  # this seat's own
    bet: str  # this seat's own, also while the others do not see it
    author_wins: bool  # CH-13: nothing breaks the tie


def view(state: Chouineurs, seat: int | None) -> ChouineursView:
    check_seer(seat, state.seats)
    own = None if seat is None else state.at[seat]
    winners = state.winners()
    tricks = tricks_over(state.at, state.first, state.done)
    over = tricks or tricks_over(state.before, state.first_before, HAND)
    trick = trick_view(state.at, state.trick.leader, state.done)
    return ChouineursView(
        seat=seat,
        seats=state.seats,
        to_act=state.acting(),
        legal=[] if seat is None else state.legal(seat),
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
        players=[player_view(state, other, [*tricks, trick]) for other in range(state.seats)],
        hand=[] if own is None else hand_view(own, state.turned),
        bet="" if own is None else bet_name(own),
        author_wins=len(winners) > 1,
    )


def tricks_over(at: list[Seat], first: int, done: int) -> list[TrickView]:
    """The tricks of a round that are over. A position does not tell those before it."""
    found: list[TrickView] = []
    for number in range(done if at else 0):  # no seats: no round came before
        trick = trick_view(at, first, number)
        if trick.winner is not None:
            found.append(trick)
            first = trick.winner
    return found


def trick_view(at: list[Seat], leader: int, number: int) -> TrickView:
    """The trick with this number, judged anew."""
    ends = [card_played(player, number) for player in at]
    trick = judged(ends, leader)
    is_complete = min(ends) >= 0
    return TrickView(
        leader=leader,
        cards=[ENDS[end] if end >= 0 else "" for end in ends],
        winner=trick.winner if is_complete else None,
        whiners=members(trick.whiners) if is_complete else [],
        whines=[WHINES[whine_made(player, number)] for player in at],
    )


def judged(ends: list[int], leader: int) -> Trick:
    """The trick that these ends make, by seat; -1 for who has not played yet."""
    trick = Trick(leader)
    for seat in around(leader, len(ends)):
        if ends[seat] >= 0:
            lay(trick, seat, ends[seat])
    return trick


def player_view(state: Chouineurs, seat: int, tricks: list[TrickView]) -> PlayerView:
    player = state.at[seat]
    return PlayerView(
        hand_size=count(player.hand),
        bet="" if state.phase == CHOOSING else bet_name(player),
        bets=[BET_NAMES[bet] for bet in members(player.bets)],
        tricks=player.tricks,
        whined=player.whined,
        lacks=lacks(tricks, seat),
        points=player.points,
    )


def lacks(tricks: list[TrickView], seat: int) -> list[str]:
    """The colours that this seat has been seen not to have, since it last turned a card."""
    found: list[str] = []
    for trick in tricks:
        colour = not_followed(trick, seat)
        if colour and colour not in found:
            found.append(colour)
        if trick.whines[seat] == "turn":
            found = []
    return found


def not_followed(trick: TrickView, seat: int) -> str:
    """CH-7: the colour asked, if this seat played another one. A black card says nothing, unless black was asked."""
    asked, played = trick.cards[trick.leader][:1], trick.cards[seat][:1]
    return "" if played in ("", asked, "K") else asked


def hand_view(player: Seat, turned: int) -> list[Held]:
    ends = [end_up(card, turned) for card in members(player.hand)]
    return [Held(up=ENDS[end], down=ENDS[end ^ 1]) for end in ends]


def bet_name(player: Seat) -> str:
    return "" if player.bet == NO_BET else BET_NAMES[player.bet]


def result(player: Seat) -> Result:
    return Result(bet=bet_name(player), tricks=player.tricks, whined=player.whined, points=round_points(player))

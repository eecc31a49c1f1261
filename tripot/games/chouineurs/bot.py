"""A sensible player: counts the tricks that its cards are likely to win, bets on that, and plays towards its bet.

Every move is worth the points that the bet card may be expected to pay afterwards, and what whining may bring.
"""

from functools import cache

from tripot.engine.chance import Chance
from tripot.engine.choosing import best_move
from tripot.games.chouineurs.cards import END_OF, ENDS, other_end
from tripot.games.chouineurs.dealing import HAND
from tripot.games.chouineurs.deck import BETS
from tripot.games.chouineurs.notation import Choose, Play, Point, Turn, move
from tripot.games.chouineurs.view import ChouineursView

TRUMPS = "YK"  # from the weaker to the stronger


def choose(view: ChouineursView, chance: Chance) -> int:
    return best_move(view.legal, lambda number: worth_of(view, number), chance)


def worth_of(view: ChouineursView, number: int) -> float:
    assert view.seat is not None
    up = [held.up for held in view.hand]
    match move(view, view.seat, number):
        case Choose(orientation=orientation, bet=bet):
            held = up if orientation == "keep" else [other_end(end) for end in up]
            return expected_pay(bet, 0, held, view.seats)
        case Play(card=card):
            return worth_of_card(view, card, [end for end in up if end != card])
        case Turn(card=card):
            return pay_after(view, [other_end(end) if end == card else end for end in up])
        case Point():
            return 1 + pay_after(view, up)


def worth_of_card(view: ChouineursView, card: str, left: list[str]) -> float:
    """A trick that it wins or loses, the cards left for the next ones, and the point if it is the lowest."""
    assert view.seat is not None
    laid = [end for end in view.trick.cards if end]
    later = view.seats - len(laid) - 1
    unseen = unseen_ends(view)
    asked = (view.trick.cards[view.leader] or card)[0]
    win = 0.0
    if card[0] in asked + TRUMPS and not any(beats(end, card) for end in laid):
        win = share([not beats(end, card) for end in unseen]) ** later
    whine = 0.0
    if all(value(end) >= value(card) for end in laid):
        whine = share([value(end) >= value(card) for end in unseen]) ** later
    won = view.players[view.seat].tricks
    lost, gained = (expected_pay(view.bet, won + more, left, view.seats) for more in (0, 1))
    return win * gained + (1 - win) * lost + whine


def share(answers: list[bool]) -> float:
    """How large a part of them is true."""
    return sum(answers) / max(1, len(answers))


def pay_after(view: ChouineursView, held: list[str]) -> float:
    """What the bet may be expected to pay, after the trick that is complete, with these cards in hand."""
    assert view.seat is not None
    won = view.players[view.seat].tricks + (view.trick.winner == view.seat)
    return expected_pay(view.bet, won, held, view.seats)


def expected_pay(bet: str, won: int, held: list[str], seats: int) -> float:
    """Over all numbers of tricks that these cards may add to those won, as if each card won or lost by itself."""
    odds = [0.0] * won + [1.0] + [0.0] * (HAND - won)
    for end in held:
        win = chance_of(end, seats)
        odds = [(1 - win) * odds[tricks] + win * (odds[tricks - 1] if tricks else 0) for tricks in range(HAND + 1)]
    return sum(odds[tricks] * points for tricks, points in BETS[bet].items())


@cache
def chance_of(end: str, seats: int) -> float:
    """How likely an end wins some trick: all others would have to be weaker, with blue and red as one colour."""
    return share([rank(other) <= rank(end) for other in ENDS]) ** (seats - 1)


def rank(end: str) -> tuple[int, int]:
    return TRUMPS.find(end[0]), value(end)


def beats(end: str, other: str) -> bool:
    """Whether an end wins over another, if that could win (CH-11)."""
    return (end[0] == other[0] or end[0] in TRUMPS) and rank(end) > rank(other)


def unseen_ends(view: ChouineursView) -> list[str]:
    """Both ends of every card that this seat has neither in hand nor seen played."""
    seen = [end for trick in [*view.tricks, view.trick] for end in trick.cards if end] + [held.up for held in view.hand]
    cards = {END_OF[end] >> 1 for end in seen}
    return [end for number, end in enumerate(ENDS) if number >> 1 not in cards]


def value(end: str) -> int:
    return int(end[1:])

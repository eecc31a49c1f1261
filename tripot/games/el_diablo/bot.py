"""A sensible player: bids what its cards are worth, takes tricks while it needs them, and ducks when it has enough."""

from collections import Counter

from tripot.engine.chance import Chance
from tripot.engine.choosing import best_move
from tripot.games.el_diablo.cards import deck_of
from tripot.games.el_diablo.deck import CHAMELEON, DEVIL, HIGHEST, LOWEST, MAGICIAN
from tripot.games.el_diablo.explanation import explained, packed
from tripot.games.el_diablo.moves import kind_of
from tripot.games.el_diablo.notation import Bid, Chameleon, Jackpot, SetDevil, move
from tripot.games.el_diablo.trick import laid, with_devil_set
from tripot.games.el_diablo.view import ElDiabloView

# What a card is worth, against a sure trick (1.0).
SPECIAL_WORTH = {DEVIL: 0.85, CHAMELEON: 0.6, MAGICIAN: 0.0}
STEALING = 0.5  # how much of a threat a chameleon is, next to a higher card
SPENDING = 0.4  # a strong card is better kept while tricks are needed, and better gone when they are not
SURE_ENOUGH = 0.7  # so close to its bid, in tricks, it declares a jackpot
HOPED_FOR = 8  # what somebody who has yet to play will play, more or less


def choose(view: ElDiabloView, chance: Chance) -> int:
    unseen = Counter(deck_of(view.seats)) - Counter(view.hand) - Counter(view.played)
    return best_move(view.legal, lambda number: worth_of(view, unseen, number), chance)


def worth_of(view: ElDiabloView, unseen: Counter[int], number: int) -> float:
    assert view.seat is not None
    match move(view, view.seat, number):
        case Bid(tricks=tricks):
            return -abs(tricks - expected(view, unseen))
        case Jackpot(declared=declared):
            is_sure = abs(needed(view) - expected(view, unseen)) <= SURE_ENOUGH
            return float(declared == is_sure)
        case SetDevil():
            return wish(view) * winning(view, unseen, with_devil_set(packed(view.trick), view.seat, number))
        case _:
            spent = SPENDING * strength(view, unseen, kind_of(number))
            return wish(view) * (winning(view, unseen, laid(packed(view.trick), view.seat, number)) - spent)


def needed(view: ElDiabloView) -> int:
    """How many tricks are missing to the bid; below 0 if there are too many."""
    assert view.seat is not None
    own = view.players[view.seat]
    return (own.bid or 0) - own.tricks


def wish(view: ElDiabloView) -> int:
    """Whether to win this trick (1) or not (-1)."""
    return 1 if needed(view) > 0 else -1


def expected(view: ElDiabloView, unseen: Counter[int]) -> float:
    """How many tricks this hand should win."""
    return sum(strength(view, unseen, kind) for kind in view.hand)


def strength(view: ElDiabloView, unseen: Counter[int], kind: int) -> float:
    """How likely a card is to win a trick."""
    return SPECIAL_WORTH[kind] if kind > HIGHEST else safety(unseen, kind) ** (view.seats - 1)


def safety(unseen: Counter[int], value: int) -> float:
    """How likely a card that has not been seen does not beat this value: an equal one does, played later."""
    higher = sum(unseen[number] for number in range(max(value, LOWEST), HIGHEST + 1))
    return 1.0 - (higher + unseen[DEVIL] + STEALING * unseen[CHAMELEON]) / max(1, unseen.total())


def winning(view: ElDiabloView, unseen: Counter[int], after: int) -> float:
    """How likely this seat wins the trick as it would lie there."""
    assert view.seat is not None
    told = explained(after, view.seats)
    values = [value or 0 for value in told.values]
    value, is_ahead = values[view.seat], told.winner == view.seat
    own = next(step for step in told.steps if step.seat == view.seat)
    if own.effect == "waits" and isinstance(own.card, Chameleon):  # for somebody who has yet to play
        value, is_ahead = HOPED_FOR, max(values) <= HOPED_FOR
    return is_ahead * safety(unseen, value) ** len(told.open)

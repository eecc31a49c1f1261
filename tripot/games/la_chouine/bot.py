"""A sensible player: wins the tricks worth winning and claims what it can, or takes no point at all while Champalu is near."""

from functools import cache

from tripot.engine.bits import bit, count, has, set_of
from tripot.engine.chance import Chance
from tripot.engine.choosing import best_move
from tripot.games.la_chouine.cards import NAMES, NUMBERS, WHOLE_DECK, family, force, named, of_force
from tripot.games.la_chouine.combinations import FOUR_AND_FIVE, combination_of
from tripot.games.la_chouine.deck import CHOUINE, COMBINATION_POINTS, COMBINATIONS, FAMILIES, FORCES, HAND_SIZES, TRUMP
from tripot.games.la_chouine.moves import CLAIM, TAKE
from tripot.games.la_chouine.tricks import beats
from tripot.games.la_chouine.view import LaChouineView, best_card, points_of

# What things are worth, in points.
WHOLE_ROUND = 40.0  # a Chouine
CLAIMING = 100.0  # a claim costs nothing, so it comes before any card
TRUMP_KEPT = 0.25  # a trump in hand, for each of its forces
FORCE_KEPT = 0.10  # another card in hand, likewise
FIRST_CHOICE = 1.0  # who wins the trick takes from the row first
POINTS_TO_COME = 1.25  # what a card still to be played to a trick is worth
PARTS = 4  # how fast a combination loses worth with each card that it lacks

# When to aim at Champalu, and how hard. With a lower limit on trumps it wins less against careless players; with a higher
# one, players of this kind end at 0 together, and somebody else wins the round.
CROWD = 4  # so many players, and somebody ends without a point more often than not
GREAT_TRUMPS = named(["C4", "C5", "C6", "C7", "C8"])  # too strong to lose every trick with
FASTING = 3.0  # how much a point is feared on the way there


def choose(view: LaChouineView, chance: Chance) -> int:
    return best_move(view.legal, lambda number: worth_of(view, number), chance)


def worth_of(view: LaChouineView, number: int) -> float:
    hand = named(view.hand)
    if number >= CLAIM:
        combination = combination_of(number)
        is_welcome = combination == CHOUINE or not is_fasting(view)
        return combination_worth(combination) + (CLAIMING if is_welcome else -CLAIMING)
    if number >= TAKE:
        return hand_worth(view, hand | bit(number - TAKE))
    return hand_worth(view, hand & ~bit(number)) + trick_worth(view, number)


def combination_worth(combination: int) -> float:
    return WHOLE_ROUND if combination == CHOUINE else COMBINATION_POINTS[combination]


def is_fasting(view: LaChouineView) -> bool:
    """Whether to aim at Champalu (LC-19): in a crowd, with nothing won that counts, and no great trump in hand."""
    assert view.seat is not None
    own = view.players[view.seat]
    is_light = not named(view.hand) & GREAT_TRUMPS
    return view.seats >= CROWD and is_light and not own.combinations and points_of(view, own.won) == 0


def trick_worth(view: LaChouineView, card: int) -> float:
    """What playing a card brings: all cards of the trick are won with it, or lost."""
    laid = view.trick.cards if view.trick else []
    stake = points_of(view, [NAMES[card], *laid])
    winning = win_chance(view, card)
    if is_fasting(view):
        return -winning * FASTING * (stake + POINTS_TO_COME * (view.seats - 1 - len(laid)))
    return (2 * winning - 1) * stake + winning * FIRST_CHOICE * bool(view.row)


def win_chance(view: LaChouineView, card: int) -> float:
    """How likely a card wins the trick, from what lies there, what is known, and what has not been seen."""
    assert view.seat is not None
    trick = view.trick
    if trick and not beats(card, NUMBERS[best_card(view, trick)]):
        return 0.0
    chance = 1.0
    stronger = set_of([other for other in range(len(NUMBERS)) if beats(other, card)])
    unseen = unseen_cards(view)
    weaker = 1.0 - int(count(unseen & stronger)) / max(1, int(count(unseen)))
    for step in range(1, view.seats - (len(trick.cards) if trick else 0)):
        player = view.players[(view.seat + step) % view.seats]
        if named(player.known) & stronger:
            return 0.0  # better not to hope that it is kept
        chance *= weaker ** (player.hand_size - len(player.known))
    return chance


def unseen_cards(view: LaChouineView) -> int:
    """The cards that are in another hand or in the pile, as far as this seat knows."""
    seen = [*view.hand, *view.row, *view.aside, *view.gone, *(view.trick.cards if view.trick else [])]
    return WHOLE_DECK & ~named(seen + [name for player in view.players for name in player.known])


def hand_worth(view: LaChouineView, hand: int) -> float:
    """What is worth keeping: strong cards, trumps above all, and combinations that can still be completed.

    Who is fasting would rather keep weak cards, and waits for no combination but the Chouine.
    """
    lost = named(view.gone + view.aside)
    fasting = is_fasting(view)
    worth = 0.0
    for card in range(len(NUMBERS)):
        if has(hand, card):
            worth += int(force(card)) * (TRUMP_KEPT if family(card) == TRUMP else FORCE_KEPT)
    if fasting:
        worth = -worth
    for combination in ["chouine"] if fasting else view.available:
        for cards in ways(combination, HAND_SIZES[view.seats]):
            if not cards & lost:
                there = int(count(cards & hand)) / int(count(cards))
                worth += combination_worth(COMBINATIONS.index(combination)) * there**PARTS
    return worth


@cache
def ways(combination: str, full_hand: int) -> list[int]:
    """The sets of cards that make a combination, but for the Briscard, which strong cards make by themselves."""
    starts = range(0, FORCES * len(FAMILIES), FORCES)
    run = bit(full_hand) - 1
    match combination:
        case "duo":
            return [FOUR_AND_FIVE * bit(start) for start in starts]
        case "triplette":
            return [of_force(force(card)) & ~bit(card) for card in range(len(NUMBERS))]
        case "architecte":
            return [run * bit(start) for start in starts]
        case "chouine":
            return [run * bit(start + FORCES - full_hand) for start in starts]
    return []

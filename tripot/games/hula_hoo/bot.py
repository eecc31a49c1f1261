"""A sensible player: asks for what the next player is least likely to have, and keeps jokers for need."""

from tripot.engine.chance import Chance
from tripot.engine.choosing import best_move
from tripot.games.hula_hoo.calls import answers
from tripot.games.hula_hoo.cards import WHOLE_DECK, heap_of, lane, size
from tripot.games.hula_hoo.deck import JOKER
from tripot.games.hula_hoo.doubles import can_double
from tripot.games.hula_hoo.notation import Exchange, Front, Name, Pass, Play, move
from tripot.games.hula_hoo.view import CALLS, HulaHooView

# What a move is worth, against a sure answer of the next player (1.0).
JOKER_SPENT = 0.25  # a joker fits every call: better kept
LONE_JOKER = 0.60  # a joker alone cannot be played (HH-15): whoever keeps it last is out at the next turn
CARD_DRAWN = 0.10  # a double brings a card back
SHOWN_CARD = 0.02  # others see the front row, so its cards surprise nobody: better played first
MIDDLING = 3  # a card this close to the joker's value neither attacks nor answers well


def choose(view: HulaHooView, chance: Chance) -> int:
    return best_move(view.legal, lambda number: worth_of(view, number), chance)


def worth_of(view: HulaHooView, number: int) -> float:
    assert view.seat is not None
    match move(view, view.seat, number):
        case Play(card=value, source=source, call=call):
            worth = -answer_chance(view, next_player(view), CALLS.index(call), value)
            worth -= JOKER_SPENT * (value == JOKER) + CARD_DRAWN * (call == "double")
            worth -= LONE_JOKER * (call != "double" and cards_left(view, value) == [JOKER])
            return worth + SHOWN_CARD * (source == "front")
        case Name(player=player, call=call):
            return -answer_chance(view, player, CALLS.index(call or view.call), view.top)
        case Exchange(cards=cards) | Front(cards=cards):
            return sum(1 if is_middling(value) else -1 for value in cards)
        case Pass():
            return 0


def cards_left(view: HulaHooView, played: int) -> list[int]:
    """What this seat still holds after playing a card."""
    assert view.seat is not None
    held = sorted(view.hand + view.players[view.seat].front)
    held.remove(played)
    return held


def is_middling(value: int) -> bool:
    return value != JOKER and abs(value - JOKER) <= MIDDLING


def next_player(view: HulaHooView) -> int | None:
    """Who answers; nobody yet, where the player is named after the card (HH-22)."""
    if view.options["chaos_target"] or view.seat is None:
        return None
    seat = view.seat
    for step in range(1, view.seats):
        if view.players[(seat + step) % view.seats].inside:
            return (seat + step) % view.seats
    return None


def answer_chance(view: HulaHooView, player: int | None, call: int, top: int) -> float:
    """How likely a player has a card that answers a call, from what lies open and from what has not been seen."""
    wanted = answers(call, top) | (lane(top) if can_double(call, top) else 0)
    if player is None:
        others = [seat for seat, other in enumerate(view.players) if other.inside and seat != view.seat]
        return min(answer_chance(view, seat, call, top) for seat in others)
    at = view.players[player]
    if any(wanted & lane(value) for value in at.front + at.known):
        return 1.0
    unseen = unseen_cards(view)
    answering = int(size(unseen & wanted)) / max(1, int(size(unseen)))
    return 1.0 - (1.0 - answering) ** (at.hand_size - len(at.known))


def unseen_cards(view: HulaHooView) -> int:
    """The cards that are in another hand or in the pile, as far as this seat knows."""
    seen = view.hand + view.discard + view.pile_bottom
    for seat, player in enumerate(view.players):
        seen = seen + player.front + (player.known if seat != view.seat else [])
    return WHOLE_DECK - heap_of(seen)

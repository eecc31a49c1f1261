"""A worked case in one line: `10= | A: 9 2 / 5 | B: 4 8 | pile: 3`. What is not said has a plain meaning.

First what lies on the discard: a card with its call (`10=`), then `naming` or `naming again` if it is; before the first
card `open`, `exchange` or `front`. Then every seat's hand, a slash and its front row; `out` marks who has passed. Then,
in any order: `pile:` its top cards, the rest of the deck below them, or `end` where the pile ends and the rest lies under
the discard; `bottom:` the swapped cards at its bottom; `turn:` who is to act (A); `points:` one number a seat;
`options:` the switches that are on.
"""

import re

from librt.vecs import vec
from mypy_extensions import u8

from tripot.engine.bits import bit, count, has, members
from tripot.engine.chance import Seed
from tripot.engine.positions import Parts, bad
from tripot.engine.state import everyone
from tripot.games.hula_hoo.cards import WHOLE_DECK, heap_of, values
from tripot.games.hula_hoo.dealing import IN_FRONT
from tripot.games.hula_hoo.deck import COPIES, JOKER
from tripot.games.hula_hoo.notation import CALL_OF, read_card
from tripot.games.hula_hoo.options import OPTIONS, SEATS
from tripot.games.hula_hoo.scoring import GOAL
from tripot.games.hula_hoo.state import HulaHoo
from tripot.games.hula_hoo.table import (
    CHOOSE_FRONT,
    DOUBLED,
    EXCHANGING,
    NAMING,
    NAMING_AGAIN,
    NO_CALL,
    PLAYING,
    Switches,
)
from tripot.games.hula_hoo.view import CALLS

STATUS = re.compile(r"([0-9]{1,2})([-+=])\s*(naming again|naming|)")
OPENINGS = {"open": PLAYING, "exchange": EXCHANGING, "front": CHOOSE_FRONT}


def read_position(text: str) -> HulaHoo:
    parts = Parts(text, SEATS)
    seats = len(parts.at)
    state = HulaHoo(seats, Seed(0), Switches(parts.options(OPTIONS)))
    state.inside = everyone(seats)
    for seat, cards in enumerate(parts.at):
        put_player(state, seat, cards)
    put_status(state, parts.first)
    put_pile(state, parts.take("pile"), parts.take("bottom"))
    put_turn(state, parts.seat("turn"))
    for player, points in zip(state.at, parts.numbers("points"), strict=True):
        player.points = points
    parts.end()
    check(state)
    return state


def put_player(state: HulaHoo, seat: int, text: str) -> None:
    words = re.fullmatch(r"([0-9\s]*)(?:/([0-9\s]*))?(out)?", text)
    if not words:
        raise bad(f"« {text[:40]} » ne sont pas des cartes", f"'{text[:40]}' are not cards")
    player = state.at[seat]
    player.hand = heap(words[1])
    player.front = heap(words[2] or "")
    if words[3]:  # HH-12: the hand of who has passed is shown
        player.known = player.hand
        state.inside &= ~bit(seat)


def put_status(state: HulaHoo, text: str) -> None:
    found = STATUS.fullmatch(text)
    if text in OPENINGS:
        state.phase = OPENINGS[text]
        state.call = NO_CALL
    elif found:
        state.top = read_card(found[1])
        state.call = CALLS.index(CALL_OF[found[2]])
        state.discard = heap(found[1])
        state.phase = {"": PLAYING, "naming": NAMING, "naming again": NAMING_AGAIN}[found[3]]
    else:
        raise bad(f"« {text[:40]} » ne dit pas ce qui est joué", f"'{text[:40]}' does not say what lies there")


def put_pile(state: HulaHoo, top: str, bottom: str) -> None:
    """The cards named, then the rest of the deck, unless the pile ends there; at last the open ones at its bottom."""
    laid = state.discard + heap(top.removesuffix("end")) + heap(bottom)
    cards = values(laid) + [value for player in state.at for value in values(player.hand) + values(player.front)]
    for value, most in COPIES.items():
        if cards.count(value) > most:
            raise bad(f"il n'y a que {most} cartes {value}", f"there are only {most} cards {value}")
    rest = WHOLE_DECK - heap_of(cards)
    pile = [int(card) for card in top.removesuffix("end").split()]
    if top.endswith("end"):
        state.discard += rest
    else:
        pile += values(rest)
    pile += [int(card) for card in bottom.split()]
    state.bottom = len(bottom.split())
    state.pile = vec[u8]([u8(value) for value in pile])


def put_turn(state: HulaHoo, seat: int) -> None:
    if not has(state.inside, seat):
        raise bad("c'est le tour de quelqu'un qui est sorti", "the turn is with somebody who is out")
    state.first = seat
    state.active = seat
    if state.phase == PLAYING and state.call != NO_CALL:  # whoever is in before this seat has played
        order = [(seat - step) % state.seats for step in range(1, state.seats + 1)]
        state.active = next(other for other in order if has(state.inside, other))
    state.to_act = state.inside if state.phase == CHOOSE_FRONT else bit(seat)


def check(state: HulaHoo) -> None:
    """What no round can look like."""
    on = state.switches
    if count(state.inside) < 2:
        raise bad("il faut au moins deux joueurs en lice (HH-16)", "at least two players must be in (HH-16)")
    if state.top == JOKER and state.call == DOUBLED:
        raise bad("deux jokers ne font pas un double (HH-10)", "two jokers are no double (HH-10)")
    if state.phase in (NAMING, NAMING_AGAIN) and not on.chaos_target:
        raise bad("on ne désigne personne sans chaos_target (HH-22)", "nobody is named without chaos_target (HH-22)")
    if state.phase == CHOOSE_FRONT and not on.chaos_deal:
        raise bad("on ne choisit rien sans chaos_deal (HH-20)", "nothing is chosen without chaos_deal (HH-20)")
    if state.phase == EXCHANGING and on.no_exchange:
        raise bad("on n'échange rien avec no_exchange (HH-21)", "nothing is swapped with no_exchange (HH-21)")
    if min(state.scores()) < 0:
        raise bad("personne n'a moins de 0 point", "nobody has less than 0 points")
    if not on.streak and max(state.scores()) >= GOAL:
        raise bad(f"à {GOAL} points la partie est finie (HH-18)", f"with {GOAL} points the game is over (HH-18)")
    if state.call == NO_CALL:
        check_start(state)
    for seat in members(state.inside):
        check_player(state, seat)


def check_start(state: HulaHoo) -> None:
    """Before the first card."""
    if state.discard:
        raise bad(
            "avant la première carte, la pioche a tout le reste", "before the first card the pile has all the rest"
        )
    if count(state.inside) < state.seats:
        raise bad("avant la première carte, personne n'est sorti", "before the first card nobody is out")
    if state.phase != PLAYING and state.pile_size() < 3 * state.seats:
        raise bad("la pioche est trop petite pour l'échange (HH-3)", "the pile is too small for the exchange (HH-3)")


def check_player(state: HulaHoo, seat: int) -> None:
    player = state.at[seat]
    hand, front = values(player.hand), values(player.front)
    if not hand + front:
        raise bad("un joueur en lice a au moins une carte (HH-14)", "a player who is in has a card (HH-14)")
    if state.call == NO_CALL and hand + front == [JOKER]:
        raise bad("on n'ouvre pas avec un seul joker (HH-15)", "nobody opens with a lone joker (HH-15)")
    if state.phase == CHOOSE_FRONT and (len(hand), len(front)) != (10, 0):
        raise bad(
            "avant le choix, chacun a dix cartes en main (HH-20)", "before the choice all have ten in hand (HH-20)"
        )
    if state.phase == EXCHANGING and len(front) != IN_FRONT:
        raise bad(
            "avant l'échange, chacun a cinq cartes devant (HH-3)", "before the exchange all have five in front (HH-3)"
        )


def heap(text: str) -> int:
    words = text.split()
    if not all(re.fullmatch(r"[0-9]{1,2}", word) for word in words):
        raise bad(f"« {text[:40]} » ne sont pas des cartes", f"'{text[:40]}' are not cards")
    cards = [read_card(word) for word in words]
    for value in set(cards):
        if cards.count(value) > COPIES[value]:
            raise bad(f"il n'y a que {COPIES[value]} cartes {value}", f"there are only {COPIES[value]} cards {value}")
    return heap_of(cards)

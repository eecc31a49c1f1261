"""A worked case in one line: `10= | A: 9 2 / 5 | B: 4 8 | pile: 3`. What is not said has a plain meaning.

First what lies on the discard: a card with its call (`10=`), `open`, `exchange` or `front`; after a card, `naming` or
`naming again`. Then every seat's hand, a slash and its front row; `out` marks who has passed. Then, in any order:
`pile:` its top cards, the rest of the deck below them, or `end` where the pile ends and the rest lies under the discard;
`turn:` who is to act (A); `points:` one number a seat; `options:` the switches that are on.
"""

import re

from librt.vecs import vec
from mypy_extensions import u8

from tripot.engine.bits import bit, has, members
from tripot.engine.chance import Seed
from tripot.engine.errors import BadInput
from tripot.engine.seats import LETTERS, seat_number
from tripot.engine.state import everyone
from tripot.games.hula_hoo.cards import WHOLE_DECK, heap_of, values
from tripot.games.hula_hoo.deck import COPIES
from tripot.games.hula_hoo.notation import CALL_OF, read_card
from tripot.games.hula_hoo.state import HulaHoo
from tripot.games.hula_hoo.table import CHOOSE_FRONT, EXCHANGING, NAMING, NAMING_AGAIN, NO_CALL, PLAYING
from tripot.games.hula_hoo.view import CALLS

STATUS = re.compile(r"(\d{1,2})([-+=])\s*(naming again|naming|)")
OPENINGS = {"open": PLAYING, "exchange": EXCHANGING, "front": CHOOSE_FRONT}
SWITCHES = ("streak", "chaos_deal", "no_exchange", "chaos_target")


def position(text: str) -> HulaHoo:
    status, *parts = [part.strip() for part in text.split("|")]
    named = dict(split(part) for part in parts)
    seats = [name for name in named if name in LETTERS]
    if seats != list(LETTERS[: len(seats)]) or not 2 <= len(seats) <= 6:
        raise bad(
            "il faut les places A, B… dans l'ordre, de 2 à 6", "it needs the seats A, B… in order, 2 to 6 of them"
        )
    state = HulaHoo(len(seats), Seed(0))
    state.inside = everyone(len(seats))
    for seat, name in enumerate(seats):
        put_player(state, seat, named.pop(name))
    put_status(state, status)
    put_pile(state, named.pop("pile", ""))
    for switch in named.pop("options", "").split():
        if switch not in SWITCHES:
            raise bad(f"l'option « {switch} » n'existe pas", f"there is no option '{switch}'")
        setattr(state, switch, True)
    put_turn(state, seat_number(named.pop("turn", "A"), len(seats)))
    put_points(state, named.pop("points", ""))
    for name in named:
        raise bad(f"« {name} » ne veut rien dire ici", f"'{name}' means nothing here")
    return state


def split(part: str) -> tuple[str, str]:
    name, colon, rest = part.partition(":")
    if not colon:
        raise bad(f"« {part[:40]} » n'a pas de deux-points", f"'{part[:40]}' has no colon")
    return name.strip(), rest.strip()


def put_player(state: HulaHoo, seat: int, text: str) -> None:
    words = re.fullmatch(r"([\d\s]*)(?:/([\d\s]*))?(out)?", text)
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


def put_pile(state: HulaHoo, text: str) -> None:
    """The cards named, then the rest of the deck, unless the pile ends there."""
    cards = text.removesuffix("end").split()
    laid = values(state.discard + heap(" ".join(cards))) + [
        value for player in state.at for value in values(player.hand) + values(player.front)
    ]
    for value, most in COPIES.items():
        if laid.count(value) > most:
            raise bad(f"il n'y a que {most} cartes {value}", f"there are only {most} cards {value}")
    rest = WHOLE_DECK - heap_of(laid)
    pile = [read_card(card) for card in cards]
    if text.endswith("end"):
        state.discard += rest
    else:
        pile += values(rest)
    state.pile = vec[u8]([u8(value) for value in pile])


def put_turn(state: HulaHoo, seat: int) -> None:
    state.first = seat
    state.active = seat
    if state.phase == PLAYING and state.call != NO_CALL:
        others = members(state.inside & ~bit(seat))
        state.active = max((other for other in others if other < seat), default=others[-1] if others else seat)
    if not has(state.inside, seat):
        raise bad("c'est le tour de quelqu'un qui est sorti", "the turn is with somebody who is out")
    state.to_act = state.inside if state.phase == CHOOSE_FRONT else bit(seat)


def put_points(state: HulaHoo, text: str) -> None:
    points = text.split()
    if points and (len(points) != state.seats or not all(number.isdecimal() for number in points)):
        raise bad("il faut un nombre de points par place", "it needs one number of points a seat")
    for player, number in zip(state.at, points, strict=False):
        player.points = int(number)


def heap(text: str) -> int:
    cards = [read_card(card) for card in text.split()]
    if len(cards) > 84 or any(cards.count(value) > COPIES[value] for value in cards):
        raise bad("une carte y est trop souvent", "a card is there too often")
    return heap_of(cards)


def bad(fr: str, en: str) -> BadInput:
    return BadInput(fr=f"Position illisible : {fr}.", en=f"Unreadable position: {en}.")

"""A worked case in one line: `G P X | A: G GG | B: P | C: G X`. What is not said has a plain meaning.

First the cards of the pile in the order they were flipped, all answered as is due (nothing, if the tour begins). Then every
seat's stack, from its top. Then, in any order: `starter:` who started the tour (A); `noise:` which noise the first phone
chose (hmmrrr); `options:` as one would write them. The rest of the cards is in the box, and the time is 0.
"""

from collections import Counter

from tripot.engine.positions import Parts, bad
from tripot.games.les_vilains_7 import notation
from tripot.games.les_vilains_7.answers import due_answer
from tripot.games.les_vilains_7.cards import FACES, KINDS, deck_of, is_phone
from tripot.games.les_vilains_7.noises import ANY, HMMRRR_WORD
from tripot.games.les_vilains_7.notation import LesVilains7Move
from tripot.games.les_vilains_7.options import OPTIONS, SEATS
from tripot.games.les_vilains_7.setup import house_rules
from tripot.games.les_vilains_7.state import LesVilains7
from tripot.games.les_vilains_7.table import ANSWER, FLIP
from tripot.games.les_vilains_7.tours import after_card, begin_tour


def read_position(line: str) -> LesVilains7:
    parts = Parts(line, SEATS)
    state = LesVilains7(len(parts.at), house_rules(parts.options(OPTIONS)))
    for player, cards in zip(state.at, parts.at, strict=True):
        player.stack = read_cards(cards)
    pile, starter = read_cards(parts.first), parts.seat("starter")
    noise = read_noise(parts, state, pile)
    parts.end()
    state.box = rest_of_deck(state, pile)
    put_back(state, pile, starter)
    if not all(player.stack for player in state.at):
        raise bad("à chaque place il faut au moins une carte", "every seat needs a card at least")
    begin_tour(state, starter)
    state.find_actors()
    for _ in pile:
        flip_and_answer(state, noise)
    return state


def read_noise(parts: Parts, state: LesVilains7, pile: bytes) -> LesVilains7Move:
    """V7-15: what the first phone on the pile chose."""
    is_said = "noise" in parts.named
    noise = notation.read_word(parts.take("noise", HMMRRR_WORD))
    if is_said and not (state.rules.vilains_rule and any(map(is_phone, pile))):
        raise bad("personne n'a choisi de bruit", "nobody has chosen a noise")
    if not isinstance(noise, notation.Noise):
        raise bad("un nombre n'est pas un bruit", "a number is no noise")
    return noise


def read_cards(text: str) -> bytes:
    words = text.upper().split()
    for word in words:
        if word not in KINDS:
            raise bad(f"« {word[:20]} » n'est pas une carte", f"'{word[:20]}' is not a card")
    return bytes(KINDS[word] for word in words)


def rest_of_deck(state: LesVilains7, pile: bytes) -> bytes:
    """Every card that is neither in a stack nor on the pile."""
    used = Counter(pile + b"".join(player.stack for player in state.at))
    left = Counter(deck_of(state.rules.no_doubles))
    left.subtract(used)
    for kind, copies in sorted(left.items()):
        if copies < 0:
            raise bad(f"il y a trop de cartes {FACES[kind]}", f"there are too many cards {FACES[kind]}")
    return bytes(sorted(left.elements()))


def put_back(state: LesVilains7, pile: bytes, starter: int) -> None:
    """The pile back on the stacks that it came from (V7-6), to be flipped again."""
    flippers, seat = [], starter
    for kind in pile:
        flippers.append(seat)
        seat = after_card(seat, kind, state.seats)
    for seat, kind in reversed(list(zip(flippers, pile, strict=True))):
        state.at[seat].stack = bytes([kind]) + state.at[seat].stack


def flip_and_answer(state: LesVilains7, noise: LesVilains7Move) -> None:
    """One card of the pile, at the moment 0."""
    if state.phase != FLIP:
        raise bad(
            "la partie était finie avant la dernière carte du tas", "the game was over before the last card of the pile"
        )
    seat = state.turn
    state.apply(seat, notation.number(state, seat, notation.Flip()))
    while state.phase == ANSWER and state.turn == seat:
        word = due_answer(state)[len(state.said)]
        said = noise if word == ANY else notation.read_word(word)
        notation.hear(state, said)
        state.apply(seat, notation.number(state, seat, said))

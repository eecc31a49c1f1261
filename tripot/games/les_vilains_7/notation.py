"""One-line texts: `flip` `3` `say hmmrrr` `say coucou` `contest`."""

import re
from typing import Annotated

import msgspec

from tripot.engine.errors import BadInput, Text
from tripot.engine.game import Move
from tripot.games.les_vilains_7.counting import HIGHEST
from tripot.games.les_vilains_7.moves import CONTEST, FLIP, FREE, HMMRRR, MOVES, WORD, is_number
from tripot.games.les_vilains_7.noises import HMMRRR_WORD, STAND_IN, compared, noise_number
from tripot.games.les_vilains_7.palette import WORDS
from tripot.games.les_vilains_7.state import LesVilains7
from tripot.games.les_vilains_7.view import LesVilains7View

LONGEST_WORD = 24  # characters
NUMBER_TEXT = re.compile(rf"[1-{HIGHEST}]")


class Flip(Move, frozen=True, kw_only=True, tag="flip"):
    """V7-5."""


class Number(Move, frozen=True, kw_only=True, tag="number"):
    """A number that is said (V7-5)."""

    value: Annotated[int, msgspec.Meta(ge=1, le=HIGHEST)]


class Noise(Move, frozen=True, kw_only=True, tag="noise"):
    """A noise or any other word that is said (V7-14, V7-15), as `read_word` would read it."""

    word: str

    def __post_init__(self) -> None:
        if NUMBER_TEXT.fullmatch(compared(self.word)) or self.word != self.word.strip() or unheard(self.word):
            raise ValueError(f"{self.word[:40]!r} cannot be said as a noise")


class Contest(Move, frozen=True, kw_only=True, tag="contest"):
    """V7-12."""


LesVilains7Move = Flip | Number | Noise | Contest


def move(seen: LesVilains7 | LesVilains7View, seat: int, number: int) -> LesVilains7Move:
    """The move that has this number, for any seat at any table."""
    if not 0 <= number < MOVES:
        raise unreadable(str(number))
    if is_number(number):
        return Number(value=number)
    match number:
        case _ if number == FLIP:
            return Flip()
        case _ if number == CONTEST:
            return Contest()
        case _ if number == HMMRRR:
            return Noise(word=HMMRRR_WORD)
        case _ if number == FREE:
            heard = seen.word if isinstance(seen, LesVilains7) else ""
            return Noise(word=heard or STAND_IN)
        case _:
            return Noise(word=WORDS[number - WORD].fr)


def number(state: LesVilains7, seat: int, move: LesVilains7Move) -> int:
    match move:
        case Flip():
            return FLIP
        case Number():
            return move.value
        case Noise():
            return noise_number(move.word, has_palette=state.rules.vilains_rule)
        case Contest():
            return CONTEST


def hear(state: LesVilains7, move: LesVilains7Move) -> None:
    """A word of one's own, which its number does not hold."""
    state.word = move.word if isinstance(move, Noise) and number(state, 0, move) == FREE else ""


def text(move: LesVilains7Move) -> str:
    match move:
        case Flip():
            return "flip"
        case Number():
            return str(move.value)
        case Noise():
            return f"say {move.word}"
        case Contest():
            return "contest"


def read(text: str) -> LesVilains7Move:
    first, _, rest = text.strip().partition(" ")
    match first.lower():
        case "flip" if not rest:
            return Flip()
        case "contest" if not rest:
            return Contest()
        case "say":
            return read_word(rest)
        case bare if not rest and (NUMBER_TEXT.fullmatch(bare) or bare == HMMRRR_WORD):
            return read_word(bare)
        case _:
            raise unreadable(text)


def read_word(text: str) -> LesVilains7Move:
    """What is said aloud: a number is a number, however it is written down."""
    word = text.strip()
    bare = compared(word)
    if NUMBER_TEXT.fullmatch(bare):
        return Number(value=int(bare))
    why = unheard(word)
    if why is not None:
        raise BadInput(*why)
    return Noise(word=word)


def unheard(word: str) -> Text | None:
    """Why a word cannot be said, if it cannot."""
    if not compared(word):  # V7-15: as if nothing had been said
        return Text(
            "Il n'y a rien à entendre : dites un bruit ou un mot.", "There is nothing to hear: say a noise or a word."
        )
    if len(word) > LONGEST_WORD:
        return Text(
            f"Ce bruit est trop long : {LONGEST_WORD} caractères au plus.",
            f"This noise is too long: at most {LONGEST_WORD} characters.",
        )
    if not word.isprintable():
        return Text("Ce bruit a des caractères invisibles.", "This noise has characters that cannot be seen.")
    return None


def unreadable(text: str) -> BadInput:
    return BadInput(
        fr=f"« {text[:40]} » n'est pas un coup : écrivez flip, un nombre de 1 à 7, say et un bruit, ou contest.",
        en=f"'{text[:40]}' is not a move: write flip, a number from 1 to 7, say and a noise, or contest.",
    )

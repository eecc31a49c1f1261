"""Noises: hmmrrr in the basic game, or what the first phone of the tour says (V7-14, V7-15, V7-18)."""

import unicodedata
from typing import Final

from mypy_extensions import i64

from tripot.games.les_vilains_7.moves import FREE, HMMRRR, WORD
from tripot.games.les_vilains_7.palette import WORDS
from tripot.games.les_vilains_7.table import NO_NOISE, Table

HMMRRR_WORD: Final = "hmmrrr"
STAND_IN: Final = "bla"  # what FREE says if nobody has said which word
ANY: Final = ""  # due where the noise is yet to be chosen


def compared(word: str) -> str:
    """V7-15: in lower case, without accents (marks, category M) and outer spaces."""
    bare = [letter for letter in unicodedata.normalize("NFD", word.lower()) if unicodedata.category(letter)[0] != "M"]
    return unicodedata.normalize("NFC", "".join(bare)).strip()


PALETTE: Final[dict[str, int]] = {
    compared(text): WORD + place for place, word in enumerate(WORDS) for text in (word.fr, word.en)
}


def noise_number(word: str, *, has_palette: bool) -> int:
    """The move that says a word; the palette belongs to the rule of the vilains."""
    bare = compared(word)
    if bare == HMMRRR_WORD:
        return HMMRRR
    if has_palette:
        return PALETTE.get(bare, FREE)
    return FREE


def word_of(table: Table, move: i64) -> str:
    """What a noise sounds like."""
    if move == HMMRRR:
        return HMMRRR_WORD
    if move == FREE:
        return table.word or STAND_IN
    word: str = WORDS[move - WORD].fr
    return word


def is_the_noise(table: Table, move: i64) -> bool:
    """Whether this is the noise of the tour; V7-15: the first word that answers a phone chooses it."""
    if table.noise == NO_NOISE:
        table.noise = move
        table.noise_word = word_of(table, move)
        return True
    if move == FREE and table.noise == FREE:
        return compared(word_of(table, move)) == compared(table.noise_word)
    return move == table.noise


def due_noise(table: Table) -> str:
    if table.noise == NO_NOISE:
        return ANY
    return table.noise_word


def forget_noise(table: Table) -> None:
    """A new tour: hmmrrr again, or nothing chosen yet."""
    table.noise = HMMRRR
    table.noise_word = HMMRRR_WORD
    if table.rules.vilains_rule:
        table.noise = NO_NOISE

"""The numbers of the moves: to flip, to say a number, a noise or a word, and to contest."""

from typing import Final

from mypy_extensions import i64

FLIP: Final = 0
# 1 to 7: the numbers that are said
HMMRRR: Final = 8
CONTEST: Final = 9
FREE: Final = 10  # a word of one's own, which the state is told beside the number
WORD: Final = 11  # + its place in the palette
MOVES: Final = 59

# Sets of moves.
FLIPPING: Final = 0x1
CONTESTING: Final = 0x200
BASIC_WORDS: Final = 0x5FE  # numbers, hmmrrr and a word of one's own
ALL_WORDS: Final = 0x7FFFFFFFFFFFDFE  # and the palette


def is_number(move: i64) -> bool:
    return move >= 1 and move <= 7


def is_noise(move: i64) -> bool:
    return move == HMMRRR or (move >= FREE and move < MOVES)

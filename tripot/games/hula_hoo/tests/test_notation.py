"""One-line texts for moves and positions."""

import pytest

from tripot.engine.errors import BadInput
from tripot.games.hula_hoo import position
from tripot.games.hula_hoo.notation import Exchange, Front, HulaHooMove, Name, Pass, Play, read, text


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("9+", Play(card=9, source="hand", call="plus")),
        ("f13-", Play(card=13, source="front", call="moins")),
        ("4=", Play(card=4, source="hand", call="double")),
        ("pass", Pass()),
        (">B", Name(player=1)),
        (">F-", Name(player=5, call="moins")),
        ("keep", Exchange(cards=[])),
        ("swap 3 9 11", Exchange(cards=[3, 9, 11])),
        ("front 1 3 3 9 13", Front(cards=[1, 3, 3, 9, 13])),
    ],
)
def test_a_move_reads_as_it_is_written(words: str, move: HulaHooMove) -> None:
    assert move == read(words)
    assert words == text(move)


@pytest.mark.parametrize(
    ("loose", "strict"), [(" F9 + ", "f9+"), ("swap 9,3", "swap 3 9"), ("PASS", "pass"), ("> b +", ">B+")]
)
def test_a_person_may_write_loosely(loose: str, strict: str) -> None:
    assert strict == text(read(loose))


@pytest.mark.parametrize(
    "words", ["", "9", "14+", "0-", "f", ">G", "swap", "front", "swap 0", "9++", "99=", "-9", "٣+", "x"]
)
def test_what_is_no_move_is_refused_in_a_sentence(words: str) -> None:
    with pytest.raises(BadInput) as refused:
        read(words)
    assert refused.value.text.fr.endswith(".")


@pytest.mark.parametrize(
    "case",
    [
        "",
        "10=",
        "10= | A: 9",
        "10= | B: 9 | A: 2",
        "10= | A: 9 | B: 2 | Z: 3",
        "10= | A: 9 | B: 2 | pile: 14",
        "10= | A: 9 | B: 2 | B: 3",
        "10= naming | A: 9 | B: 2",
        "10= | A: 9 | B: 2 out",
        "exchange | A: 1 / 2 3 | B: 4",
        "exchange | A: 1 / 2 2 2 2 2 2 | B: 4 / 3 3 3 3 3",
        "front | A: 1 2 | B: 4 | options: chaos_deal",
        "front | A: 1 1 1 2 2 2 3 3 3 4 | B: 4 4 4 5 5 5 6 6 6 8",
        "exchange | A: 1 / 2 2 2 2 2 | B: 4 / 3 3 3 3 3 | options: no_exchange",
        "exchange | A: 1 / 2 2 2 2 2 | B: 4 / 3 3 3 3 3 | C: 1 out",
        "open | A: 7 | B: 2 2",
        "open | A: 1 2 | B: 2 2 | pile: end",
        "10= | A: 9 | B: 2 | points: 77 0",
        "10= | A: 9 | B: 2 | points: 1" + "0" * 5000 + " 0",
        "10= | A: " + "9" * 5000 + " | B: 2",
        "10= | A: 9 9 9 9 9 9 9 | B: 2",
        "10= | A: 9 9 9 9 | B: 9 9 9",
        "10= | A: 9 | B: 2 | turn: C",
        "10= | A: 9 out | B: 2",
        "10= | A: 9 | B: 2 | points: 1",
        "10= | A: 9 | B: 2 | options: chaos",
        "10= | A: nine | B: 2",
        "14= | A: 9 | B: 2",
        "7= | A: 9 | B: 2",
        "10= | A: 9 | B: 2 | mood: good",
        "10= | A 9 | B: 2",
        "ten | A: 9 | B: 2",
        "10= | A: | B: 2",
    ],
)
def test_what_is_no_position_is_refused_in_a_sentence(case: str) -> None:
    with pytest.raises(BadInput) as refused:
        position(case)
    assert refused.value.text.en.endswith(".")

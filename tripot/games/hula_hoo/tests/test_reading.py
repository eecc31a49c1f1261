"""What is learned from: the same on both sides of the mirror, and true of the cards and of what a round is worth."""

from collections.abc import Sequence

import pytest

from tripot.engine.facts import Facts
from tripot.games.hula_hoo import GAME, HulaHooMatch, position
from tripot.games.hula_hoo.cards import heap_of, values
from tripot.games.hula_hoo.company import Company, crowd, level
from tripot.games.hula_hoo.mirror import SPANS, leans_low, mirrored, span
from tripot.games.hula_hoo.odds import Asked, unseen_cards
from tripot.games.hula_hoo.reading import HulaHooReading
from tripot.games.hula_hoo.stakes import Stakes
from tripot.games.hula_hoo.table import PLUS

READING = HulaHooReading()


def facts_of(table: HulaHooMatch, moves: Sequence[str]) -> list[list[int]]:
    """What A goes by, move by move."""
    facts = Facts()
    found = []
    READING.situation(table.state, 0, facts)
    before = facts.list()
    for move in moves:
        facts.clear()
        READING.move(table.state, 0, GAME.number(table.state, 0, GAME.read(move)), facts)
        found.append(before + facts.list())
    return found


MIRRORED = [
    ("10+ | A: 13 2 11 / 12 7 | B: 4 8 / 9 | C: 5 / 3", "4- | A: 1 12 3 / 2 7 | B: 10 6 / 5 | C: 9 / 11"),
    ("10= | A: 9 2 1 3 | B: 4 8 7", "4= | A: 5 12 13 11 | B: 10 6 7"),
    ("open | A: 9 13 11 | B: 4 8 7 / 1", "open | A: 5 1 3 | B: 10 6 7 / 13"),
]


def reversed_move(move: str) -> str:
    """`f9+` in the mirror is `f5-`."""
    source = "f" if move.startswith("f") else ""
    value = int(move.removeprefix("f")[:-1])
    return f"{source}{14 - value}{ {'+': '-', '-': '+', '=': '='}[move[-1]] }"


@pytest.mark.parametrize(("case", "image"), MIRRORED)
def test_a_position_and_its_mirror_image_read_the_same(case: str, image: str) -> None:
    table, other = position(case), position(image)
    moves = [move.removeprefix("A: ") for move in table.legal("A")]
    assert len(moves) > 1
    assert facts_of(table, moves) == facts_of(other, [reversed_move(move) for move in moves])


def test_in_the_mirror_a_1_is_a_13_and_a_joker_a_joker() -> None:
    assert [1, 7, 7, 12, 13] == values(mirrored(heap_of([1, 2, 7, 7, 13])))
    assert leans_low(heap_of([1, 2, 9]))
    assert not leans_low(heap_of([5, 7, 13]))


def test_every_pair_of_ends_with_every_number_of_jokers_has_its_own_span() -> None:
    no_ends: list[int] = []
    ends = [no_ends] + [[low, high] for low in range(1, 14) for high in range(low, 14) if 7 not in (low, high)]
    found = [int(span(heap_of(pair + [7] * jokers), 3)) for pair in ends for jokers in range(4)]
    assert list(range(SPANS)) == sorted(found)
    assert span(heap_of([7, 7, 7]), 3) == span(heap_of([7] * 6), 3)


def test_a_round_that_ends_the_game_is_worth_all_that_is_missing() -> None:
    stakes = Stakes()
    stakes.weigh(position("10+ | A: 11 2 | B: 4 8 | points: 70 70").state, 0)
    assert 50.0 == pytest.approx(stakes.won, abs=0.1)
    assert 50.0 == pytest.approx(stakes.lost, abs=0.1)
    stakes.weigh(position("10+ | A: 11 2 | B: 4 8 | points: 10 10").state, 0)
    assert 0.0 < stakes.won < 25.0


def test_the_others_come_in_the_order_in_which_they_answer_and_whoever_is_out_does_not() -> None:
    company = Company()
    company.gather(position("10+ | A: 11 2 | B: 4 8 | C: 2 out | D: 5 5 | turn: B").state, 1)
    assert [3, 0] == list(company.seats)[: company.number]
    assert [0, 4] == [company.role(place) for place in range(company.number)]


def test_how_a_player_answers_is_told_by_the_cards_that_lie_open() -> None:
    state = position("10+ | A: 11 2 | B: 1 / 11 12 | C: 1 / 7 2 | D: / 2 3").state
    asked = Asked(unseen_cards(state, 0))
    asked.ask(PLUS, 10)
    levels = [level(asked, state.at[seat], asked.answered(state.at[seat])) for seat in (1, 2, 3)]
    assert [13, 11, 0] == levels
    assert [2, 2, 1] == [crowd(state.at[seat]) for seat in (1, 2, 3)]

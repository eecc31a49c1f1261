"""Playing a trick: ED-4."""

import pytest

from tripot.engine.bits import bit
from tripot.engine.errors import IllegalMove
from tripot.games.el_diablo import playing, position
from tripot.games.el_diablo.cards import ONES, card, heap_of
from tripot.games.el_diablo.deck import DEVIL, LOWEST, MAGICIAN, SPECIALS
from tripot.games.el_diablo.moves import DEVIL_16, MINUS, NAME, NAME_0, NAME_16, PLUS
from tripot.games.el_diablo.options import MOST_SEATS

article = pytest.mark.article


def test_a_card_has_its_place_in_heaps_and_sets_of_moves() -> None:
    """Written out where they are used: a constant that is computed is none in compiled code."""
    ones: list[int] = [playing.ONE_DEVIL, playing.ONE_CHAMELEON, playing.ONE_MAGICIAN]
    assert [card(kind) for kind in SPECIALS] == ones
    assert card(DEVIL) == bit(DEVIL_16) == 1 + playing.ALL_NUMBERS
    assert ONES == heap_of(list(range(LOWEST, MAGICIAN + 1)))
    assert [0, 0, 0, 0, 0] == [first % MOST_SEATS for first in (NAME, NAME_16, NAME_0, PLUS, MINUS)]


def refused(case: str, line: str) -> str:
    """The article that forbids it."""
    with pytest.raises(IllegalMove) as raised:
        position(case).play(line)
    return raised.value.article


@article("ED-4")
def test_any_card_of_the_hand_is_always_legal() -> None:
    table = position("12 | A: 9 | B: 3 3 | C: 15 D")
    assert ["B: 3"] == table.legal("B")
    table.play("B: 3")
    assert ["C: 15", "C: D16", "C: D0"] == table.legal("C")


@article("ED-4")
@pytest.mark.parametrize("words", ["4", "D16", "D0", "C>B", "C>B=0", "C", "M>B+"])
def test_a_card_that_is_not_in_the_hand_cannot_be_played(words: str) -> None:
    assert "ED-4" == refused("open | A: 3 | B: 2 | C: 5", f"A: {words}")


@article("ED-4")
def test_only_who_is_to_play_plays() -> None:
    assert "ED-4" == refused("12 | A: 9 | B: 3 3 | C: 15 D", "C: 15")
    assert "ED-4" == refused("12 | A: 9 | B: 3 3 | C: 15 D", "A: 9")


@article("ED-3", "ED-8", "ED-13")
@pytest.mark.parametrize(
    ("words", "number"), [("bid 3", "ED-3"), ("=16", "ED-8"), ("jackpot", "ED-13"), ("no jackpot", "ED-13")]
)
def test_a_move_of_another_phase_names_the_article_of_that_phase(words: str, number: str) -> None:
    assert number == refused("open | A: 3 | B: 2 | C: 5", f"A: {words}")


@article("ED-4")
def test_play_goes_clockwise_and_the_winner_leads_the_next_trick() -> None:
    table = position("open | A: 3 4 | B: 9 4 | C: 5 4 | lead: C")
    for line in ("C: 5", "A: 3", "B: 9"):
        assert [line[0]] == table.to_act
        table.play(line)
    view = table.view("A")
    assert ["B"] == table.to_act
    assert (1, [0, 1, 0], 1) == (view.trick.leader, [player.tricks for player in view.players], view.tricks_left)


@article("ED-4")
def test_everybody_sees_what_was_played_and_how_many_cards_are_left() -> None:
    table = position("12 D0 | A: 9 | B: 3 | C: 15 D")
    view = table.view("C")
    assert [1, 1, 2] == [player.hand_size for player in view.players]
    assert ([15, 16], 50) == (view.hand, len(view.played))
    assert {9: 3 - 1, 12: 3, 16: 3 - 1} == {kind: view.played.count(kind) for kind in (9, 12, 16)}

"""The worked case of the rules: four players, from the first gangster to the tenth card."""

import pytest

from tripot.engine.errors import IllegalMove
from tripot.games.les_vilains_7 import position

article = pytest.mark.article

CASE = [  # who, card, and what is said
    ("A", "G", ["1"]),
    ("B", "G", ["2"]),
    ("C", "P", ["say hmmrrr"]),
    ("D", "G", ["4"]),
    ("A", "X", []),
    ("B", "G", ["6"]),
    ("C", "GG", ["7", "6"]),
    ("A", "G", ["5"]),
    ("B", "PP", ["say hmmrrr", "say hmmrrr"]),
    ("D", "G", ["2"]),
]


@article("V7-3", "V7-5", "V7-6", "V7-8")
def test_the_worked_example_of_the_booklet_with_four_players() -> None:
    table = position("| A: G X G G | B: G G PP G | C: P GG G | D: G G G")
    for at, (seat, _, words) in enumerate(CASE):
        assert seat == "ABCD"[table.view(None).turn]
        for word in ["flip", *words]:
            table.play(f"{seat}: {word}", at=1000 * at)
    view = table.view(None)
    assert (0, "flip", 0, None) == (view.turn, view.phase, view.round, view.last_tour)
    assert [1, 1, 1, 1] == [len(player.stack) for player in table.state.at]


@article("V7-3")
@pytest.mark.parametrize(
    ("cards", "next_number"), list(enumerate(["2", "3", "4", "5", "6", "7", "5", "4", "2", "1"], start=1))
)
def test_the_worked_example_counts_as_the_booklet_says(cards: int, next_number: str) -> None:
    """After each of its cards, this is what one more gangster would be."""
    pile = " ".join(card for _, card, _ in CASE[:cards])
    table = position(f"{pile} | A: G G | B: G G | C: G G | D: G G")
    seat = table.to_act[table.view(None).turn]
    table.play(f"{seat}: flip")
    table.play(f"{seat}: {next_number}")
    assert table.view(None).last_tour is None


@article("V7-6")
@pytest.mark.parametrize(("after", "passer"), [("G G P G X G GG", "D"), ("G G P G X G GG G PP", "C")])
def test_in_the_worked_example_who_passes_and_flips_takes_the_pile(after: str, passer: str) -> None:
    table = position(f"{after} | A: G G | B: G G | C: G G | D: G G")
    table.play(f"{passer}: flip")
    view = table.view(None)
    assert view.last_tour is not None
    assert ("should pass", ["ABCD".index(passer)]) == (view.last_tour.mistake, view.last_tour.takers)
    assert len(after.split()) + 2 == view.players["ABCD".index(passer)].stack


@article("V7-8")
def test_in_the_worked_example_the_pistols_player_must_not_say_5() -> None:
    table = position("G G P G | A: X G | B: G G | C: G G | D: G G")
    table.play("A: flip")
    with pytest.raises(IllegalMove, match="V7-9"):
        table.play("B: 6")  # B owes a flip, not a word
    table.play("A: 5")
    view = table.view(None)
    assert view.last_tour is not None
    assert ("spoke", ["5"], []) == (view.last_tour.mistake, view.last_tour.words, view.last_tour.due)

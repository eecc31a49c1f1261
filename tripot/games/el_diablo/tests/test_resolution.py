"""Who takes a trick: ED-5, ED-11, ED-12."""

import pytest

from tripot.games.el_diablo import position
from tripot.games.el_diablo.tests.tricks import ends, resolved

article = pytest.mark.article


@article("ED-5")
@pytest.mark.parametrize(("lead", "winner"), [("A", "C"), ("B", "A"), ("C", "B")])
def test_of_equal_values_the_last_in_the_order_of_play_wins(lead: str, winner: str) -> None:
    assert f"A 7, B 7, C 7: {winner}" == ends("7 7 7", lead)


@article("ED-5")
def test_a_tie_may_come_from_effects_and_its_order_is_that_of_play() -> None:
    assert "A 12, B 12, C 7, D 0: B" == ends("7 12 7 M>A+")
    assert [0, 1] == resolved("7 12 7 M>A+").tied


@article("ED-11")
@pytest.mark.parametrize(
    ("line", "lead", "end"),
    [
        ("9 C>A M>A+", "A", "A 5, B 9, C 0: B"),  # a magician after the chameleon
        ("9 M>A+ C>A", "A", "A 0, B 0, C 14: C"),  # and before it
        ("D0 M>A+ 12 C>A=16", "A", "A 0, B 0, C 12, D 16: D"),  # a devil set anew forgets the magician
        ("D16 M>A- 15 14", "A", "A 11, B 0, C 15, D 14: C"),
        ("M>B+ D16 15", "A", "A 0, B 21, C 15: B"),
        ("C>B D0 =16 M>B+", "A", "A 16, B 5, C 0: A"),  # a magician after the taking
        ("3 M>A- 2 C>A", "A", "A 0, B 0, C 2, D -2: C"),  # a chameleon takes what is below 0
        ("3 M>A- M>A- M>A-", "A", "A -12, B 0, C 0, D 0: A"),  # even so: magicians cannot win
        ("M>C- 4 2", "A", "A 0, B 4, C -3: B"),
        ("C>B M>A+ 3", "A", "A 5, B 0, C 3: A"),  # a chameleon on a magician takes 0, and gets 5 later
        ("C>C C>A 9", "A", "A 0, B 9, C 0: B"),  # each chameleon takes what is there when its turn comes
        ("C>B 5 C>B", "A", "A 5, B 0, C 0: A"),  # the second chameleon finds nothing
        ("C>B 5 C>A", "A", "A 0, B 0, C 5: C"),
        ("C>C C>C 15 9", "A", "A 15, B 0, C 0, D 9: A"),
        ("M>B- C>C 9 C>B", "A", "A 0, B 0, C 0, D 4: D"),  # -5 + 9, then all of it
        ("12 C>A C>B M>C- 8", "D", "A 0, B 0, C 3, D 12, (E): D"),
        ("12 C>D C>E M>D- 8", "D", "A 12, B 0, C 8, D -5, E 0: A"),
        ("M>C+ C>C C>D 9", "A", "A 0, C 14, D 0, (B): C"),  # an answer keeps the 5 that it had
        ("2 C>D M>A- C>A", "A", "A 0, C 0, D -3, (B): A"),  # and takes what is below 0
    ],
)
def test_effects_in_the_order_of_play_on_the_values_as_they_stand(line: str, lead: str, end: str) -> None:
    assert end == ends(line, lead)


@article("ED-12")
def test_nobody_takes_a_trick_of_magicians_and_the_same_player_leads_again() -> None:
    assert "A 0, B 5, C 0: -" == ends("M>A+ M>A- M>B+", "B")
    table = position("M>A+ M>A- | A: M 4 | B: 5 | C: 6 | lead: B")
    table.play("A: M>B+")
    assert ["B"] == table.to_act
    assert [0, 0, 0] == [player.tricks for player in table.view(None).players]
    last = table.view(None).last_trick
    assert last is not None
    assert (None, []) == (last.winner, last.tied)

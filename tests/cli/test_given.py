"""What several commands are given."""

from dataclasses import replace

from tests.cli.processes import HULA_HOO
from tripot.cli.given import chosen_seats, options_on


def test_a_table_has_its_usual_size_unless_more_are_named_or_a_number_is_wished() -> None:
    assert 3 == chosen_seats(HULA_HOO, None) == chosen_seats(HULA_HOO, None, at_least=2)
    assert 4 == chosen_seats(HULA_HOO, None, at_least=4) == chosen_seats(HULA_HOO, 4, at_least=3)


def test_the_usual_size_is_one_that_the_game_has() -> None:
    assert [2, 5] == [chosen_seats(replace(HULA_HOO, seats=seats), None) for seats in (range(2, 3), range(5, 7))]


def test_a_title_names_the_options_that_are_on() -> None:
    assert " (streak, referee=players)" == options_on({"streak": True, "open": False, "referee": "players"})
    assert "" == options_on({"streak": False})

"""What several commands are given."""

from tripot.cli.given import options_on


def test_a_title_names_the_options_that_are_on() -> None:
    assert " (streak, referee=players)" == options_on({"streak": True, "open": False, "referee": "players"})
    assert "" == options_on({"streak": False})

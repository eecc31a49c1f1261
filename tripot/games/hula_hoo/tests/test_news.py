"""What is told of a move: all of it, and no more than the listener may know."""

from tripot.games.hula_hoo import HulaHooMatch, position
from tripot.games.hula_hoo.news import news
from tripot.games.hula_hoo.notation import read
from tripot.games.hula_hoo.telling import not_held

NAMES = ["Ann", "Bob", "Cléo"]


def told(table: HulaHooMatch, line: str, *, to: str | None) -> str:
    before = table.view(to)
    table.play(line)
    return " ".join(news(before, table.view(to), NAMES, "en"))


def test_an_exchange_tells_all_new_cards_even_those_like_the_ones_given() -> None:
    table = position("exchange | A: 1 / 2 2 4 5 6 | B: 1 / 3 3 3 3 3 | pile: 8 8 4")
    assert "New: 4 8 8." == told(table, "A: swap 4 5 6", to="B")


def test_a_card_drawn_is_told_to_who_draws_it_and_to_nobody_else() -> None:
    case = "4+ | A: 4 1 | B: 1 | pile: 12"
    assert "Ann draws: 12." == told(position(case), "A: 4=", to="A")
    assert "Ann draws a card." == told(position(case), "A: 4=", to="B")
    assert "Ann draws a card." == told(position(case), "A: 4=", to=None)


def test_a_card_from_the_open_bottom_is_told_to_all() -> None:
    table = position("4+ | A: 4 1 | B: 1 1 | pile: end | bottom: 4")
    assert "Ann draws: 4." == told(table, "A: 4=", to="B")


def test_an_empty_pile_is_told() -> None:
    assert "nothing to draw" in told(position("4+ | A: 4 1 | B: 1 1 | pile: end"), "A: 4=", to="B")


def test_a_hand_is_shown_when_passing_also_when_that_ends_the_round() -> None:
    assert "Ann shows 1 5." == told(position("13+ | A: 1 5 / 2 | B: 1 | C: 1"), "A: pass", to="B")
    ended = told(position("13+ | A: 1 5 / 2 | B: 1 | options: no_exchange"), "A: pass", to="B")
    assert ended.startswith("Ann shows 1 5. ★ Bob wins round 1: 1 point (nobody else is in).")


def test_the_last_card_wins_the_round_for_a_stated_reason() -> None:
    assert "★ Ann wins round 1: 2 points (no card left)." in told(position("4+ | A: 5 | B: 1"), "A: 5+", to=None)


def test_a_card_that_is_elsewhere_or_nowhere_is_said_to_be() -> None:
    def said(words: str) -> str:
        text = not_held(position("4+ | A: 5 / 12 | B: 1").view("A"), read(words))
        return text.en if text else ""

    assert ("", "") == (said("5+"), said("f12+"))
    assert "Your 12 is in your front row: write f12." == said("12+")
    assert "Your 5 is in your hand: write 5." == said("f5-")
    assert "You have no 9." == said("9+")

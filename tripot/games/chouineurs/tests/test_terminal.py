"""What a player sees at a terminal: everything that the moment asks for, within its width, and no secret."""

import pytest
from rich.console import Console, RenderableType

from tests.tables import Table, seers, walk
from tripot.games.chouineurs import GAME, position
from tripot.games.chouineurs.dealing import HAND
from tripot.games.chouineurs.deck import BETS
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.telling import pays
from tripot.games.chouineurs.terminal import draw, draw_open

NAMES = ["Ann", "Bob", "Cléo", "Maximilien-Denis", "Eva"]  # the fourth is as long as a name can be
CHOOSE = (
    "choose | A: B1 B14 B26 R7 R15 R20 R24 | B: Y30 Y29 Y28 Y27 Y26 Y25 Y24 | C: R27 R28 R29 R30 R25 R23 R21 "
    "| round: 2 | points: 8 0 0 | gone: 0-1 / / "
)
FOLLOW = (
    "B11 | A: R13 R26 B25 B29 Y9 Y13 K40 | B: Y30 Y29 Y28 Y27 Y26 Y25 Y24 | C: R27 R28 R29 R30 R25 R23 | leader: C "
    "| bets: 2-4 3+ 0-1"
)


def lines(drawing: RenderableType, width: int = 80) -> list[str]:
    paper = Console(width=width, markup=False, highlight=False, emoji=False)
    with paper.capture() as captured:
        paper.print(drawing)
    return [line.rstrip() for line in captured.get().splitlines()]


def seen(case: str, seat: str | None, language: str = "fr") -> list[str]:
    table = position(case)
    return lines(draw(table.view(seat), NAMES[: table.state.seats], language))


def test_before_a_round_the_hand_is_shown_both_ways_each_by_colour_and_value() -> None:
    shown = seen(CHOOSE, "A")
    assert "comme reçue (keep)  B1  B14  B26   R7  R15  R20  R24" in shown
    assert "tournée (turn)     B25  B29  R13  R26   Y9  Y13  K40" in shown


def test_before_a_round_the_bet_cards_that_are_left_are_shown_with_what_they_pay() -> None:
    shown = seen(CHOOSE, "A")
    table = shown[shown.index("  pari  0  1  2  3  4   5+ plis") :]
    assert ["  0-2   2  8  5  ·  ·   ·", "  1-3   ·  4  8  4  ·   ·"] == table[1:3]
    assert ["  2-4   ·  ·  3  9  4   ·", "  3+    ·  ·  ·  5  10  10"] == table[3:5]
    assert "▶ B Bob  0-1 0-2 1-3 2-4 3+      0 choisit…" in shown
    assert "▶ A Ann  0-2 1-3 2-4 3+          8 à vous" in shown


def test_what_is_chosen_has_a_mark_and_the_hand_is_held_that_way() -> None:
    table = position(CHOOSE)
    table.play("A: turn 2-4")
    shown = lines(draw(table.view("A"), NAMES[:3], "en"))
    assert "● 2-4  ·  ·  3  9  4   ·" in shown
    assert "in hand  B25   B29   R13   R26   Y9    Y13   K40" in shown
    assert "●" not in "".join(lines(draw(table.view("B"), NAMES[:3], "en")))


def test_the_bet_stands_against_the_tricks_won_so_far() -> None:
    shown = seen("lead | A: B3 R26 | B: R8 R5 | C: Y9 Y11 | bets: 2-4 3+ 0-1 | tricks: 1 4 0 | whined: 0 0 2", None)
    assert "▶ A Ann  2-4   · [·] 3  9  4   ·                    0" in shown
    assert "  B Bob  3+    ·  ·  ·  5 [10] 10                   0" in shown
    assert "  C Cléo 0-1  [8] 3  ·  ·  ·   ·       +2           0" in shown


def test_more_than_five_tricks_stand_where_five_do() -> None:
    shown = seen("lead | A: B3 | B: R8 | C: Y9 | bets: 3+ 3+ 0-1 | tricks: 6 0 0", None)
    assert "▶ A Ann  3+    ·  ·  ·  5  10 [10]                  0" in shown


@pytest.mark.parametrize("bet", BETS)
def test_one_column_can_stand_for_five_tricks_and_more(bet: str) -> None:
    assert {pays(bet, 5)} == {pays(bet, tricks) for tricks in range(5, HAND + 1)}


def test_in_a_trick_the_playable_ends_stand_in_brackets_above_the_other_ends() -> None:
    shown = seen(FOLLOW, "A")
    assert "en main [B25] [B29]  R13   R26   Y9    Y13  [K40]" in shown
    assert "en bas   R15   R7    B26   B14   R24   R20   B1" in shown


def test_a_trick_lies_in_the_order_in_which_it_is_played() -> None:
    shown = seen("B11 B29 Y11 | A: B3 | B: R8 | C: Y9", "A")
    assert "│ B11 │ │ B29 │ │ Y11 │  Au plus bas : 11 (Ann et Cléo)." in shown
    assert " A Ann   B Bob  C Cléo" in shown
    assert any(line.endswith("★ Cléo remporte le pli avec Y11.") for line in shown)
    assert any(line.endswith("Noir bat jaune, jaune bat le reste.") for line in shown)
    assert "devient  Y30" in shown


def test_colours_that_were_not_followed_are_remembered_with_the_last_trick() -> None:
    table = position("B11 | A: B3 B6 | B: R8 R5 Y12 | C: B8 B5 B9")
    for line in ("B: R8", "C: B9", "B: point"):
        table.play(line)
    shown = lines(draw(table.view("C"), NAMES[:3], "en"))
    assert "Last trick: Ann B11 ★, Bob R8, Cléo B9" in shown
    assert any(line.startswith("  B Bob ") and line.endswith(" 0 B") for line in shown)


def test_the_end_shows_the_winner_and_the_last_round() -> None:
    table = position("lead | A: K40 | B: R5 | C: R8 | tricks: 2 4 0 | bets: 2-4 0-1 0-2 | round: 4")
    for line in ("A: K40", "B: R5", "C: R8", "B: point"):
        table.play(line)
    shown = lines(draw(table.view("B"), NAMES[:3], "fr"))
    assert "  A Ann  2-4   ·  ·  3 [9] 4   ·                    9 ★" in shown
    assert "La partie est finie : Ann gagne." in shown


def test_the_authors_victory_stays_on_the_table() -> None:
    case = "lead | A: K40 | B: R5 | C: R8 | leader: B | tricks: 0 6 0 | bets: 2-4 0-1 1-3 | whined: 1 0 0 | round: 4"
    table = position(case)
    for line in ("B: R5", "C: R8", "A: K40", "B: point"):
        table.play(line)
    shown = " ".join(lines(draw(table.view(None), NAMES[:3], "fr")))
    assert "C'est donc Frédéric Vuagnat, l'auteur du jeu, qui gagne sans avoir joué une carte ☺" in shown


def test_open_cards_show_both_ends_of_every_hand_and_the_bets_made() -> None:
    table = position(CHOOSE)
    table.play("A: turn 2-4")
    shown = lines(draw_open([table.view(seat) for seat in "ABC"], NAMES[:3], "fr"))
    assert "main de A B25/R15 B29/R7 R13/B26 R26/B14 Y9/R24 Y13/R20 K40/B1  2-4" == shown[0]
    assert 3 == len(shown)


@pytest.mark.long
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_moment_of_a_game_fits_a_screen(seats: int, language: str) -> None:
    table, names = Table(GAME, seats, {}), NAMES[:seats]
    for state in walk(table, seed=seats):
        assert isinstance(state, Chouineurs)
        views = {seer: GAME.view(state, seer) for seer in seers(table)}
        for seer in (state.next_to_act() if state.to_act else 0, None):
            shown = lines(draw(views[seer], names, language))
            assert len(shown) <= 20  # the moves and the question go below
            assert all(len(line) <= 80 for line in shown)
            assert not any("…" in line.replace("choisit…", "").replace("choosing…", "") for line in shown[:6]), shown
        drawn = lines(draw_open([views[seat] for seat in range(seats)], names, language))
        assert seats == len(drawn)

"""The table in the terminal: all that a player needs, in both languages, within 80 columns."""

import pytest
from rich.console import Console, RenderableType

from tripot.engine.chance import Seed
from tripot.engine.match import Match
from tripot.games.la_chouine import GAME, LaChouineMatch, position
from tripot.games.la_chouine.terminal import draw, draw_open, listed

NAMES = ["Ann", "Bob", "Cléo", "Dan"]


def drawn(picture: RenderableType, width: int = 80) -> str:
    console = Console(width=width, force_terminal=False)
    with console.capture() as capture:
        console.print(picture)
    return capture.get()


def seen(table: LaChouineMatch, seat: str | None, language: str = "en", width: int = 80) -> str:
    return drawn(draw(table.view(seat), NAMES, language), width)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_moment_of_a_game_is_drawn_within_its_width_and_height(seats: int, language: str) -> None:
    for seed in range(3):
        match, chance = Match.start(GAME, seats=seats, seed=Seed(seed)), Seed(seed).chance(9)
        names = NAMES[:seats]
        while True:
            views = [match.game.view(match.state, seat) for seat in (*range(seats), None)]
            pictures = [drawn(draw(view, names, language)) for view in views]
            pictures.append(drawn(draw_open(views[:-1], names, language)))
            assert max(len(line) for picture in pictures for line in picture.splitlines()) <= 80
            assert max(picture.count("\n") for picture in pictures) <= 18  # the moves and the question come below
            if not match.to_act:
                break
            seat = match.state.next_to_act()
            match.state.apply(seat, match.state.random_move(seat, chance))


def test_the_trick_stands_in_the_order_of_play_with_its_best_card_in_a_double_frame() -> None:
    table = seen(position("F3 F7 R8 | A: F1 | B: F2 | C: F4 | D: G1 F5 | turn: D"), "D")
    assert "Trick: 7 pts" in table
    assert "│ F3 │ ║ F7 ║ │ R8 │" in table
    assert "To beat: F7 (Bob), with a stronger fish or a crown." in table


def test_nothing_beats_the_greatest_crown() -> None:
    case = "C8 | A: F1 F2 F3 F4 F5 | B: R1 R2 R3 R4"
    assert "C8 (Bob) est imbattable." in seen(position(case), "A", "fr")
    assert "C8 (Bob) cannot be beaten." in seen(position(case), "A")


def test_playable_cards_stand_in_brackets_and_after_a_claim_only_its_cards() -> None:
    table = position("lead | A: F4 F5 R4 C4 G7 | B: R5 G4 G5 C1 C2")
    assert "[F4] [F5] [R4] [C4] [G7]" in seen(table, "A")
    table.play("A: duo F")
    assert "[F4] [F5]  R4   C4   G7" in seen(table, "A")
    assert "Ann plays one of the cards shown: F4 F5" in seen(table, "B")


def test_a_combination_is_shown_with_what_it_takes_or_whose_it_is() -> None:
    table = position("lead | A: F4 F5 R4 C4 G7 | B: R5 G4 G5 C1 C2 / F1 F2 triplette")
    assert "B's" in seen(table, "A").split()
    assert "à B" in seen(table, None, "fr")
    assert "4-5-6-7-8" in seen(table, "A")
    assert "6-7-8" in seen(position("F1 | A: R6 R7 R8 | B: F2 F3 F4 | C: C1 C2 C3 | D: G1 G2"), "A").split()


def test_what_others_hold_is_hidden_but_for_what_they_took_or_showed() -> None:
    table = position("C8 F1 | A: F7 R8 G4 F2 | B: R2 R3 R5 G3 | row: C7 G1")
    assert "▮▮▮▮ 4" in seen(table, "B")
    table.play("A: take C7")
    for seer in ("B", None):
        assert "C7 ▮▮▮▮ 4" in seen(table, seer)
        assert "R8" not in seen(table, seer)
    assert "G1" in seen(table, "B")
    assert "To take now" in seen(table, "B")


def test_an_own_count_is_shown_and_nobody_elses() -> None:
    table = position("lead | A: C1 / F8 R8 duo | B: F1 / C8 C7 | rest: B")
    assert "☆☆ · tricks 1 · 8 pts + 6 (Duo) · your turn" in seen(table, "A")
    assert "8 pts" not in seen(table, "B")


def row(picture: str, label: str) -> str:
    """What stands behind a label, on its line."""
    (line,) = [line for line in picture.splitlines() if line.startswith(f"  {label} ")]
    return line.split(label)[1].strip()


def test_cards_that_have_gone_by_are_shown_and_whether_one_has_won_them() -> None:
    table = position("lead | A: C1 C2 / F8 R8 | B: F1 F2 / C8 C7 G3 G4 | rest: B")
    others = "F3 4 5 6 7  R1 2 3 4 5 6 7  C3 4 5 6 7 8  G1 2 3 4 5 6 7 8"
    assert ("F8  R8", others) == (row(seen(table, "A"), "won"), row(seen(table, "A"), "others"))
    assert (others, "F8  R8") == (row(seen(table, "B", "fr"), "plis"), row(seen(table, "B", "fr"), "autres"))
    assert "autres" not in seen(position("lead | A: F1 F2 F3 | B: R1 R2 R3 | C: G1 G2 G3 | D: C1 C2 C3"), "A", "fr")


def test_a_whole_deck_won_stands_in_one_line() -> None:
    table = position("lead | A: C8 | B: F1 | rest: A | rewards: 0 1")
    for line in ("A: C8", "B: F1"):
        table.play(line)
    every_card = "F1 2 3 4 5 6 7 8  R1 2 3 4 5 6 7 8  C1 2 3 4 5 6 7 8  G1 2 3 4 5 6 7 8"
    assert every_card == row(seen(table, "A"), "won") == row(seen(table, "B", "fr"), "autres")


def test_what_a_card_is_worth_stands_below_by_the_option() -> None:
    case = "lead | A: F1 F2 F3 | B: R1 R2 R3 | C: G1 G2 G3 | D: C1 C2 C3"
    assert "points 8=4 7=3 6=1 5=1 4=1" in seen(position(case), "A", "fr")
    assert "points 8=11 7=10 6=4 5=3 4=2" in seen(position(f"{case} | options: card_points=traditional"), "A")


def test_claims_are_offered_before_the_cards() -> None:
    table = position("lead | A: F4 F5 R4 C4 G7 | B: R5 G4 G5 C1 C2")
    offered = [table.words(0, number) for number in listed(table.view("A"))]
    assert ["duo F", "triplette F4 R4 C4", "F4", "F5", "R4", "C4", "G7"] == offered


def test_a_game_won_by_a_chouine_before_any_trick_is_drawn() -> None:
    table = position("lead | A: R6 R7 R8 | B: F2 F3 F4 | C: C1 C2 C3 | D: G1 G2 G3 | rewards: 1 0 0 0")
    table.play("A: chouine R")
    assert "★★" in seen(table, "B")
    assert "wins the game" in seen(table, "B")
    assert "The game is over." in seen(table, None)


def test_open_cards_are_a_line_a_seat() -> None:
    table = position("lead | A: F4 F5 R4 C4 G7 | B: R5 G4 G5 C1 C2")
    lines = drawn(draw_open([table.view("A"), table.view("B")], NAMES, "fr")).splitlines()
    assert ["main de A", "main de B"] == [line.strip()[:9] for line in lines]

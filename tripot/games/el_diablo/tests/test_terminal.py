"""The drawing: everything a player must see at every moment, on a small screen, and no secret."""

import pytest
from rich.console import Console, RenderableType

from tripot.engine.chance import Seed
from tripot.engine.match import Match
from tripot.games.el_diablo import GAME, position
from tripot.games.el_diablo.notation import read, text
from tripot.games.el_diablo.terminal import cards, draw, draw_open, not_held, players

NAMES = ["Ann", "Simple B", "Simple C", "Simple D", "Simple E"]
CROWDED = (
    "14 C>A C>E M>A- | A: 3 | B: 4 | C: 5 | D: 6 | E: C 7 "
    "| bids: 1 0 2 3 4 | tricks: 3 0 1 3 1 | jackpots: B E | points: -9 12 100 5 7"
)


def lines(drawing: RenderableType, width: int = 80) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(drawing)
    return [line.rstrip() for line in captured.get().splitlines()]


def drawn(case: str, seat: str | None, language: str = "en") -> str:
    return "\n".join(lines(draw(position(case).view(seat), NAMES, language)))


def test_a_crowded_trick_shows_every_card_its_effect_and_its_value_as_things_stand() -> None:
    crowded = """\
                points  plis/mise      carte  vaut
   A  Ann           −9  3/1 ✗          14       −5
   B  Simple B      12  0/0 ✓ JACKPOT  C>A      14  prend 14, ★ en tête
   C  Simple C     100  1/2            C>E       0  attend E
   D  Simple D       5  3/3 ✓          M>A-      0  −5 à A
▶  E  Simple E       7  1/4 ✗ JACKPOT  ·            à vous
À Simple E : n'importe quelle carte ; Simple B est en tête avec 14.
Simple C a désigné Simple E : un caméléon serait une réponse.
Mises en tout : 10, pour 10 plis.
  main  [7]  [C]"""
    assert crowded in drawn(CROWDED, "E", "fr")


def test_who_is_out_and_who_misses_is_shown() -> None:
    seen = drawn("C>C C>A C>D | A: 3 | B: 4 | C: 5 | D: 6 7", "D")
    assert "out of the trick" in seen
    assert "misses A" in seen
    assert "waits for D" in seen


def test_who_sets_a_devil_is_asked_for_it() -> None:
    seen = drawn("14 C>C D16 | A: 2 | B: 3 | C: 5", "B", "fr")
    assert "Le caméléon attendait Simple C : Simple B fixe ce diable à 16 ou à 0." in seen
    assert "attend C, à vous" in seen
    assert "pli 17 sur 18" in seen


def test_what_a_jackpot_would_bring_is_told_to_who_chooses() -> None:
    case = "jackpots | A: 2 4 6 8 D | B: 3 5 7 9 C | C: 10 11 12 13 M | bids: 1 2 4 | lead: C"
    assert "With a Jackpot your bid of 4 is worth +32 if it is met, −8 if not." in drawn(case, "C")
    assert "your bid" not in drawn(case, None)


def test_bids_and_jackpots_stay_secret_until_they_are_shown() -> None:
    match = Match.start(GAME, seats=3, seed=Seed(1))
    match.play("A: bid 7")
    assert "0/7" in "\n".join(lines(draw(match.view("A"), NAMES, "fr")))
    for other in ("B", None):
        seen = "\n".join(lines(draw(match.view(other), NAMES, "fr")))
        assert "0/7" not in seen
        assert "a choisi" in seen
    table = position("jackpots | A: 1 1 1 2 2 | B: 3 3 3 4 4 | C: 5 5 5 6 6 | bids: 1 2 3")
    table.play("A: jackpot")
    assert "0/1 JACKPOT" in "\n".join(lines(draw(table.view("A"), NAMES, "en")))
    assert "0/1 JACKPOT" not in "\n".join(lines(draw(table.view("B"), NAMES, "en")))


@pytest.mark.long
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_moment_of_a_game_fits_a_small_screen(seats: int, language: str) -> None:
    """A line for each player, and no more lines than leave room for the moves; every card on the table stands there."""
    match, chance = Match.start(GAME, seats=seats, seed=Seed(7)), Seed(7).chance(1)
    while True:
        for seat in (*range(seats), None):
            view = GAME.view(match.state, seat)
            rows = lines(players(view, NAMES, language))
            assert len(rows) == seats + 1
            assert all(any(text(step.card) in row.split() for row in rows) for step in view.trick.steps)
            assert len(lines(draw(view, NAMES, language))) <= 13
        views = [GAME.view(match.state, seat) for seat in range(seats)]
        assert len(lines(draw_open(views, NAMES, language))) >= seats
        if not match.to_act:
            break
        seat = match.state.next_to_act()
        match.state.play(seat, match.state.random_move(seat, chance))


def test_the_end_says_who_wins() -> None:
    table = position("9 3 | A: | B: | C: 2 | bids: 6 0 6 | tricks: 5 6 6 | jackpots: C | round: 3")
    table.play("C: 2")
    seen = "\n".join(lines(draw(table.view("A"), NAMES, "en")))
    assert "The game is over." in seen
    assert "6/6 ✓ JACKPOT" in seen
    assert 1 == seen.count("wins the game")


def test_a_card_that_is_not_held_is_said_to_be_missing_when_a_card_is_asked_for() -> None:
    view = position("9 | A: 1 | B: 3 D | C: 4 5").view("B")
    for words, missing in (("12", "12"), ("C>A", "chameleon"), ("M>A+", "magician")):
        sentence = not_held(view, read(words))
        assert sentence is not None
        assert f"You have no {missing}." == sentence.en
    assert (None, None, None) == (not_held(view, read("3")), not_held(view, read("D0")), not_held(view, read("bid 3")))
    bidding = Match.start(GAME, seats=3, seed=Seed(1)).view("A")
    assert all(not_held(bidding, move) is None for _, moves in cards(view) for move in moves)


def test_one_can_ask_about_every_card_and_while_bidding_about_the_hand() -> None:
    playing = cards(position("9 | A: 1 | B: 3 D | C: 4 5").view("B"))
    assert [*map(str, range(1, 16)), "D", "C", "M"] == [label for label, _ in playing]
    assert ["D16", "D0"] == [text(move) for label, moves in playing if label == "D" for move in moves]
    bidding = Match.start(GAME, seats=3, seed=Seed(1)).view("A")
    assert len(set(bidding.hand)) == len(cards(bidding))

"""The drawing: everything a player must see in a moment, on a small screen, and nothing that must be remembered."""

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from tripot.cli.drawing import Key
from tripot.engine.chance import Seed
from tripot.engine.game import Setup
from tripot.engine.match import Match
from tripot.engine.options import check
from tripot.engine.playout import expire_at_random
from tripot.games.les_vilains_7 import GAME, LesVilains7Match, position
from tripot.games.les_vilains_7.deck import CARDS
from tripot.games.les_vilains_7.options import OPTIONS
from tripot.games.les_vilains_7.pictures import WIDTH, note, picture
from tripot.games.les_vilains_7.terminal import draw, draw_between, draw_open, keys, offers, owes, prompt, teach, why

article = pytest.mark.article
NAMES = ["Ann", "Expert B", "Bartholomäus III", "Child D", "Regular E", "Débutant F"]
SMALL = "| A: GG G | B: G G | C: P G"


def lines(drawing: RenderableType, width: int = 80) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(drawing)
    return [line.rstrip() for line in captured.get().splitlines()]


def drawn(match: LesVilains7Match, seat: str | None = "A", language: str = "en") -> str:
    return "\n".join(lines(draw(match.view(seat), NAMES, language)))


def key(match: LesVilains7Match, sign: str, seat: str = "A") -> Key:
    (found,) = [key for key in keys(match.view(seat), "en") if sign in key.signs]
    return found


@article("V7-1")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_five_kinds_of_cards_look_different_at_a_glance(language: str) -> None:
    pictures = [picture(kind, language) for kind in CARDS]
    for lines in [*pictures, note(["✗"])]:
        assert {WIDTH + 2} == {cell_len(line) for line in lines}
        assert 11 == len(lines)
    assert "╭╭╭╔╔" == "".join(lines[0][0] for lines in pictures)
    assert 5 == len({"\n".join(lines[1:-2]) for lines in pictures})


@article("V7-3")
def test_a_table_shows_the_card_who_answers_who_passes_and_what_is_said() -> None:
    match = position(SMALL)
    match.play("A: flip", at=500)
    match.play("A: 1", at=1250)
    assert drawn(match, "B", "fr").splitlines() == [
        "──────────────────────────── Les Vilains 7 · tour 1 ────────────────────────────",
        "╔═══════════════════╗    B Expert B         2 passe",
        "║  ▄███▄     ▄███▄  ║    C Bartholomäus III 2",
        "║  █████     █████  ║  ▶ A Ann              2",
        "║▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀║",
        "║  │▀ ▀│     │▀ ▀│  ║  ╭──────╮",
        "║  │ ┘ │     │ ┘ │  ║  │ 1 …  │",
        "║  │▄▄▄│     │▄▄▄│  ║  ╰─ Ann ╯",
        "║  ╰┐ ┌╯     ╰┐ ┌╯  ║",
        "║   └─┘  × 2  └─┘   ║",
        "║  DOUBLE GANGSTER  ║",
        "╚═══════════════════╝",
        "▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▱▱▱▱▱▱▱▱▱▱ 2,2 s",
        "Vous passez : ne touchez à rien.",
    ]


@article("V7-7")
def test_the_time_shrinks_from_a_whole_row_to_none() -> None:
    match = position(SMALL)
    shown = []
    for now in (0, 1500, 2999, 3000):
        match.state.now = now
        shown.append((drawn(match).count("▰"), drawn(match).splitlines()[-2].split()[-2]))
    assert [(40, "3.0"), (20, "1.5"), (1, "0.0"), (0, "0.0")] == shown


@pytest.mark.parametrize(
    ("moves", "words", "is_mine"),
    [
        ("", "YOUR TURN: flip a card!", True),
        ("A: flip", "ANSWER: two numbers!", True),
        ("A: flip|A: 1", "… and the next number!", True),
        ("A: flip|A: 1|A: 2", "Bartholomäus III must flip a card.", False),
        ("A: flip|A: 1|A: 2|C: flip", "Bartholomäus III must answer.", False),
        ("A: flip|A: 1|A: 2|C: flip|C: say hmmrrr|A: flip", "ANSWER: the number!", True),
    ],
)
def test_what_is_due_is_said_to_whom_it_concerns(moves: str, words: str, is_mine: bool) -> None:
    match = position(SMALL)
    for move in filter(None, moves.split("|")):
        match.play(move)
    assert words == prompt(match.view("A"), NAMES, "en")
    assert words in drawn(match)
    assert is_mine == owes(match.view("A"))


@article("V7-8")
def test_who_flipped_a_pistol_is_told_to_hush() -> None:
    match = position("| A: X G | B: PP G | C: G G")
    match.play("A: flip")
    assert "Hush! Not a word." == prompt(match.view("A"), NAMES, "en")
    assert "hush!" in drawn(match, "C")
    match.play("B: flip")
    assert "ANSWER: the noise, twice!" == prompt(match.view("B"), NAMES, "en")
    assert "You pass: touch nothing." == prompt(match.view("C"), NAMES, "en")


@article("V7-14")
def test_the_pad_has_a_key_for_everything_and_points_at_what_is_due() -> None:
    match = position("| A: P G | B: G G")
    assert ["flip"] == [key.move for key in keys(match.view("A"), "en") if key.is_due]
    assert key(match, " ").bounces
    match.play("A: flip")
    assert ["say hmmrrr"] == [key.move for key in keys(match.view("A"), "en") if key.is_due]
    assert [] == [key for key in keys(match.view("B"), "en") if key.is_due]
    assert "3" == key(match, "3").move.format("3")


@article("V7-15")
@article("V7-18")
def test_by_the_rule_of_the_vilains_a_noise_is_chosen_and_then_repeated() -> None:
    match = position("| A: PP G | B: G G | options: vilains_rule")
    match.play("A: flip")
    assert "ANSWER: choose the noise of the tour!" == prompt(match.view("A"), NAMES, "en")
    themes = key(match, "n").themes
    assert 6 == len(themes)
    assert "meow" in themes[1][1]
    assert "say {}" == key(match, "n").move
    match.play("A: say meow")
    assert "say miaou" == key(match, "n").move
    assert "meow …" in drawn(match, "B", "en")
    assert "miaou …" in drawn(match, "B", "fr")
    match.play("A: say MIAOU")
    assert "miaou × 2" in drawn(match, "B", "fr")


@article("V7-12")
def test_an_answer_that_can_be_contested_is_on_the_key_and_the_recount_shows_every_card() -> None:
    match = position("G GG P | A: G G | B: G G | C: G G G | options: referee=players")
    match.play("B: flip")
    assert "« hmmrrr », de Ann, peut être contesté." == offers(match.view("C"), NAMES, "fr")
    match.play("B: 6")
    assert "contest “6” (B)" == key(match, "c", "A").words
    assert "" == offers(match.view("B"), NAMES, "en")
    match.play("A: contest", at=900)
    assert "contests!" in drawn(match)
    assert "Contest! Play is suspended." in drawn(match)
    match.lapse()
    seen = "\n".join(lines(draw_between(match.view("A"), NAMES, "fr")))
    assert "Ann a contesté.\nExpert B a dit « 6 » ; il fallait « 5 ».\nExpert B prend le tas.\n" in seen
    assert "Le recompte : G 1 · GG 2 3 · P 4 · G 5.\nExpert B recommence à 1." in seen
    assert "✗ « 6 »" in seen
    assert "✓ « 5 »" in seen
    assert "Le recompte" not in drawn(match, "B", "fr")


@article("V7-9")
def test_a_refused_key_has_a_short_reason_for_every_article_that_can_refuse() -> None:
    for number in ("V7-9", "V7-11", "V7-12", "V7-14", "V7-19"):
        reason = why(number)
        assert len(reason.fr) < 60
        assert reason != why("V7-5")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_lesson_fits_a_small_screen_and_speaks_of_the_options_in_use(language: str) -> None:
    match = position("| A: G | B: G | options: referee=players vilains_rule time_limit=2500")
    page = lines(teach(match.view("A"), language), width=60)
    assert len(page) <= 17
    assert any(("2,5 secondes" if language == "fr" else "2.5 seconds") in line for line in page)
    assert any("(C)" in line for line in page)
    basic = lines(teach(position("| A: G | B: G").view("A"), language))
    assert not any("(C)" in line for line in basic)


def test_nobody_sees_a_stack_even_in_an_open_replay() -> None:
    match = position(SMALL)
    assert [] == lines(draw_open([match.view(seat) for seat in "ABC"], NAMES, "fr"))


@pytest.mark.long
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("referee", ["automatic", "players"])
def test_every_moment_of_a_game_fits_a_small_screen(language: str, seats: int, referee: str) -> None:
    options = check(OPTIONS, {"referee": referee, "vilains_rule": True, "more_vilain": True})
    chance = Seed(seats).chance(1)
    state = GAME.start(Setup(seats=seats, seed=Seed(3), options=options))
    for _ in range(400):
        if state.is_over():
            break
        if not expire_at_random(state, chance):
            seat = state.acting()[chance.below(len(state.acting()))]
            state.play(seat, state.random_move(seat, chance))
        for seer in (0, None):
            view = GAME.view(state, seer)
            for width, most in ((80, 20), (60, 22)):
                page = lines(draw(view, NAMES[:seats], language), width)
                assert len(page) <= most - 3
                assert all(cell_len(line) <= width for line in page)
                assert not any(
                    "…" in line for line in page[1:12] if "│" not in line and "✗" not in line and "✓" not in line
                )


def test_a_match_from_a_seed_is_drawn_from_its_first_moment() -> None:
    match = Match.start(GAME, seats=4, seed=Seed(1))
    for language in ("fr", "en"):
        assert "tour 1" in lines(draw(match.view(None), NAMES, language))[0]

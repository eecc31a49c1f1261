"""One-line texts for moves and positions."""

import pytest

from tripot.engine.errors import BadInput
from tripot.games.chouineurs import position
from tripot.games.chouineurs.notation import Choose, ChouineursMove, Play, Point, Turn, number, read, text

HANDS = "A: B1 B14 B26 R7 R15 R20 R24 | B: R8 R9 R10 R11 R12 R16 R14 | C: Y18 Y16 Y10 Y12 Y14 Y30 Y28"


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("B11", Play(card="B11")),
        ("K40", Play(card="K40")),
        ("turn B3", Turn(card="B3")),
        ("point", Point()),
        ("keep 2-4", Choose(orientation="keep", bet="2-4")),
        ("turn 3+", Choose(orientation="turn", bet="3+")),
    ],
)
def test_a_move_reads_as_it_is_written(words: str, move: ChouineursMove) -> None:
    assert move == read(words)
    assert words == text(move)


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        (" b 11 ", "B11"),
        ("TURN  b3", "turn B3"),
        ("Point", "point"),
        ("Keep 2 - 4", "keep 2-4"),
        ("turn 3 +", "turn 3+"),
    ],
)
def test_a_person_may_write_loosely(loose: str, strict: str) -> None:
    assert strict == text(read(loose))


@pytest.mark.parametrize(
    "words",
    [
        "",
        "B",
        "B31",
        "B0",
        "B01",
        "Y8",
        "K34",
        "G5",
        "11",
        "turn",
        "keep",
        "keep B3",
        "keep 2-5",
        "turn 3",
        "٣",
        "B٣",
        "pass",
    ],
)
def test_what_is_no_move_is_refused_in_a_sentence(words: str) -> None:
    with pytest.raises(BadInput) as refused:
        read(words)
    assert refused.value.text.fr.endswith(".")


@pytest.mark.parametrize("move", [Play(card="Z9"), Turn(card=""), Choose(orientation="keep", bet="9")])
def test_a_move_object_with_a_card_that_does_not_exist_is_refused_in_a_sentence(move: ChouineursMove) -> None:
    with pytest.raises(BadInput):
        number(position("lead | A: K40 | B: R5 | C: R8").state, 0, move)


def test_a_position_is_read_whatever_its_case_and_shows_what_it_says() -> None:
    table = position(
        "b11 | A: b3 r26 | B: r13 r8 k40 | C: y11 y9 r5 | bets: 0-1 3+ 2-4 | whined: 0 1 2 | tricks: 1 2 1"
    )
    view = table.view("B")
    assert (["B11", "", ""], "play", ["B"], 20) == (view.trick.cards, view.phase, table.to_act, view.reserve)
    assert [("0-1", 1, 0), ("3+", 2, 1), ("2-4", 1, 2)] == [(at.bet, at.tricks, at.whined) for at in view.players]


@pytest.mark.parametrize(("first", "phase"), [("Lead", "play"), ("CHOOSE", "choose")])
def test_a_first_part_in_words_is_read_whatever_its_case(first: str, phase: str) -> None:
    assert phase == position(f"{first} | {HANDS}").view(None).phase


@pytest.mark.parametrize(
    ("case", "wrong"),
    [
        ("", "seats A, B"),
        ("lead", "seats A, B"),
        ("lead | A: K40 | B: R5", "3 to 5"),
        ("lead | A: K40 | B: R5 | D: R8", "seats A, B"),
        ("lead | A: K40 | B: R5 | C: R8 | C: R9", "twice"),
        ("lead | A: K40 | B: R5 | C R8", "no colon"),
        ("lead | A: K40 | B: R5 | C: R8 | mood: good", "mood"),
        ("lead | A: K40 | B: R5 | C: R8 | options: streak", "streak"),
        ("lead | A: K41 | B: R5 | C: R8", "K41"),
        ("lead | A: K40 | B: K40 | C: R8", "only one card K40"),
        ("lead | A: K40 | B: B1 | C: R8", "same card"),
        ("lead | A: K40 K39 | B: R5 | C: R8", "same number of cards"),
        ("lead | A: | B: | C:", "1 to 7"),
        ("lead | A: K40 | B: R5 | C: ", "same number of cards"),
        ("B11 | A: B3 | B: R8 | C: R9", "same number of cards"),
        ("B11 B29 Y11 R8 | A: | B: | C:", "one card a player"),
        (
            f"lead | {HANDS.replace('B14', 'B14 B6').replace('R8', 'R8 Y20').replace('Y18', 'Y18 Y22')}",
            "same number of cards",
        ),
        ("choose | A: K40 | B: R5 | C: R8", "all have 7"),
        (f"choose | {HANDS} | bets: 0-1 0-1 0-1", "nobody has bet"),
        (f"choose | {HANDS} | tricks: 1 0 0", "0 tricks"),
        (f"choose | {HANDS} | whined: 1 0 0", "once a trick"),
        (f"choose | {HANDS} | round: 2 | points: 1 2 3", "CH-5"),
        ("lead | A: K40 | B: R5 | C: R8 | tricks: 1 2 4", "6 tricks"),
        ("lead | A: K40 | B: R5 | C: R8 | tricks: 8 -2 0", "6 tricks"),
        ("lead | A: K40 | B: R5 | C: R8 | tricks: 1", "one number a seat"),
        ("lead | A: K40 | B: R5 | C: R8 | tricks: 0 6 0", "leader won the trick before"),
        ("lead | A: K40 | B: R5 | C: R8 | whined: 7 0 0", "once a trick"),
        ("lead | A: K40 | B: R5 | C: R8 | whined: -1 0 0", "once a trick"),
        ("lead | A: K40 | B: R5 | C: R8 | D: R9 | E: R10 | whined: 5 5 0 0 0", "reserve"),
        ("lead | A: K40 | B: R5 | C: R8 | round: 5", "rounds"),
        ("lead | A: K40 | B: R5 | C: R8 | round: ", "rounds"),
        ("lead | A: K40 | B: R5 | C: R8 | points: 1 0 0", "0 to 0 points"),
        ("lead | A: K40 | B: R5 | C: R8 | round: 2 | points: -1 0 0", "0 to 17 points"),
        ("lead | A: K40 | B: R5 | C: R8 | round: 2 | points: 0 0 18", "0 to 17 points"),
        ("lead | A: K40 | B: R5 | C: R8 | leader: D", "seat"),
        ("lead | A: K40 | B: R5 | C: R8 | bets: 0-1 0-1", "bet cards"),
        ("lead | A: K40 | B: R5 | C: R8 | bets: 0-1 0-1 5", "5"),
        ("lead | A: K40 | B: R5 | C: R8 | gone: 0-1", "bet cards"),
        ("lead | A: K40 | B: R5 | C: R8 | gone: 0-1 / /", "at most one bet card a round"),
        ("lead | A: K40 | B: R5 | C: R8 | round: 2 | points: 8 0 0 | gone: 0-1 / /", "A no longer has 0-1"),
        ("lead | A: K40 | B: R5 | C: R8 | round: 4 | points: 40 0 0 | gone: 0-2 0-2 0-2 / /", "same bet card twice"),
        ("lead | A: K40 | B: R5 | C: R8 | round: 3 | points: 7 7 6 | gone: / / 1-3 2-4", "at least 7 points"),
        ("B11 R9 | A: B3 | B: B8 | C: R8 R10", "B cannot play R9"),
        (" | A: K40 | B: R5 | C: R8", "does not say what lies in the trick"),
        ("eleven | A: B3 | B: B8 | C: R8", "ELEVEN"),
    ],
)
def test_what_is_no_position_is_refused_in_a_sentence_that_says_why(case: str, wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong) as refused:
        position(case)
    assert refused.value.text.fr.endswith(".")

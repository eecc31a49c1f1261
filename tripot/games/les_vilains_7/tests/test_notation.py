"""Texts of moves and positions, and what is refused in a sentence."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tripot.engine.errors import BadInput, IllegalMove
from tripot.games.les_vilains_7 import GAME, position
from tripot.games.les_vilains_7.cards import FACES
from tripot.games.les_vilains_7.moves import FREE, HMMRRR, WORD
from tripot.games.les_vilains_7.noises import HMMRRR_WORD, PALETTE, STAND_IN, compared
from tripot.games.les_vilains_7.notation import LONGEST_WORD, Noise, Number
from tripot.games.les_vilains_7.palette import THEMES, WORDS

article = pytest.mark.article

VILAINS = "options: vilains_rule"


@pytest.mark.parametrize(
    ("written", "text"),
    [
        (" Flip ", "flip"),
        ("3", "3"),
        ("say 3", "3"),
        ("say 3\u0301", "3"),
        ("HMMRRR", "say hmmrrr"),
        ("say   Aïe !  ", "say Aïe !"),
        ("say 3/4", "say 3/4"),
        ("say 8", "say 8"),
        ("say flip", "say flip"),
        ("CONTEST", "contest"),
    ],
)
def test_reading_is_tolerant_and_writing_has_one_form(written: str, text: str) -> None:
    assert text == GAME.text(GAME.read(written))


@article("V7-15")
@pytest.mark.parametrize(
    "wrong", ["say", "say  ", "say \u0301", "say \ufe0f", f"say {'a' * 25}", "say a\x1bb", "say a\u202eb", "say a\nb"]
)
def test_a_noise_that_cannot_be_heard_or_shown_is_refused_and_nothing_happens(wrong: str) -> None:
    table = position(f"| A: P G | B: G | {VILAINS}")
    table.play("A: flip")
    before = table.view("A")
    with pytest.raises(BadInput) as refused:
        table.play(f"A: {wrong}")
    assert refused.value.text.fr.endswith(".")
    assert before == table.view("A")


@article("V7-15")
@pytest.mark.parametrize("word", ["3", "", " a", "a ", "\u0301", "a" * 25, "a\nb"])
def test_a_typed_noise_is_one_that_could_have_been_read(word: str) -> None:
    with pytest.raises(msgspec.ValidationError, match="cannot be said"):
        msgspec.convert({"kind": "noise", "word": word}, Noise)


@pytest.mark.parametrize("wrong", ["", "0", "8", "flip 3", "contest now", "coucou", "33", "say"])
def test_what_is_not_a_move_is_refused(wrong: str) -> None:
    with pytest.raises(BadInput):
        GAME.read(wrong)


@article("V7-15")
@given(word=st.text(max_size=30))
def test_comparing_forgets_case_accents_and_outer_spaces_and_nothing_more_the_second_time(word: str) -> None:
    assert compared(word) == compared(compared(word)) == compared(f"  {word}\t")
    assert compared(word) == compared(word.lower())


@article("V7-15")
def test_the_noise_of_the_tour_keeps_its_accents_and_is_repeated_without() -> None:
    table = position(f"| A: P G | B: P G | C: P G | {VILAINS}")
    for line in ("A: flip", "A: say Être ou pas", "B: flip", "B: say etre OU pas", "C: flip", "C: say autre"):
        table.play(line)
    last = table.view(None).last_tour
    assert last is not None
    assert ("wrong noise", ["autre"], ["Être ou pas"]) == (last.mistake, last.words, last.due)
    assert ["say Être ou pas", "say etre OU pas"] == [entry.move for entry in table.log.entries[1:4:2]]


@article("V7-18")
def test_a_word_of_the_palette_is_the_same_noise_in_both_languages() -> None:
    table = position(f"| A: P G | B: P G | {VILAINS}")
    for line in ("A: flip", "A: say Meow", "B: flip", "B: say MIAOU"):
        table.play(line)
    assert table.view(None).last_tour is None
    assert ["say miaou", "say miaou"] == [entry.move for entry in table.log.entries if entry.move != "flip"]


@article("V7-14")
def test_in_the_basic_game_the_palette_is_nothing_special() -> None:
    state = GAME.position("P | A: P G | B: P G")
    assert FREE == GAME.number(state, 0, Noise(word="miaou"))
    assert HMMRRR == GAME.number(state, 0, Noise(word="Hmmrrr"))
    table = position("| A: P G | B: P G")
    table.play("A: flip")
    with pytest.raises(IllegalMove, match="V7-14"):
        table.moved(0, WORD)


@article("V7-18")
def test_the_palette_has_six_themes_of_eight_different_words() -> None:
    assert [8] * 6 == [len(words) for _, words in THEMES]
    french, english = ([compared(text) for text in texts] for texts in zip(*WORDS, strict=True))
    assert 48 == len(set(french)) == len(set(english))
    assert len(PALETTE) == len({*french, *english})
    assert not {compared(HMMRRR_WORD), compared(STAND_IN), *"12345678"} & set(PALETTE)
    assert all(len(text) <= LONGEST_WORD for word in WORDS for text in word)
    assert all(french.index(word) == english.index(word) for word in set(french) & set(english))


@article("V7-5")
def test_a_number_is_told_from_a_noise() -> None:
    assert [Number(value=7), Noise(word="7/7")] == [GAME.read("7"), GAME.read("say 7/7")]


@pytest.mark.parametrize(
    "wrong",
    [
        "G",
        "| A: G | B:",
        "| A: G | B: Q",
        "| A: G | B: G | starter: C",
        "| A: G | B: G | noise: ",
        "| A: G | B: G | to act: A",
        "| A: G | B: G | options: time_limit=100",
        "| A: PP | B: G | options: no_doubles",
        f"| A: {'X ' * 11} | B: G",
        "G G G | A: | B: G | C: G",
        "G X G G | A: G | B: | C: G",
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(wrong: str) -> None:
    with pytest.raises(BadInput) as refused:
        position(wrong)
    assert refused.value.text.en.endswith(".")


def test_a_position_is_the_table_after_its_pile_was_flipped_and_answered() -> None:
    table = position(
        "G PP X | A: G GG | B: P | C: G X | options: referee=players vilains_rule | starter: B | noise: pan"
    )
    view = table.view(None)
    assert (1, 1, 1, 2) == (view.starter, view.flipper, view.silent, view.turn)
    assert ["G", "PP", "X"] == [FACES[kind] for kind in table.state.pile]
    assert [2, 3, 3] == [player.stack for player in view.players]  # as when the tour began
    assert "pan" == table.state.noise_word
    assert 110 - 3 - 5 == view.box

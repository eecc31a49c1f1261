"""Scenes of the noise of the tour (V7-14, V7-15)."""

import pytest

from tripot.games.les_vilains_7.tests.scenes import Play

article = pytest.mark.article

RULE = "| options: vilains_rule"
PLAYERS = "| options: vilains_rule referee=players"


@article("V7-14")
def test_in_the_basic_game_the_noise_is_always_hmmrrr(scene: Play) -> None:
    assert "" == scene("| A: P G | B: G", "A: flip", "A: say hmmrrr").end
    for word in ("coucou", "miaou", "hmmrr", "hmm rrr"):
        assert "wrong noise A" == scene("| A: P G | B: G", "A: flip", f"A: say {word}").end


@article("V7-15")
@pytest.mark.parametrize("word", ["HMMRRR", "Hmmrrr", "hmmrrŕ", "hmmrrr\u0301", "HMM\u0308RRR"])
def test_noises_are_compared_without_case_and_accents(scene: Play, word: str) -> None:
    assert "" == scene("| A: P G | B: G", "A: flip", f"A: say {word}").end


@article("V7-15")
@pytest.mark.parametrize("word", ["coucou", "miaou", "hmmrrr", "Haut les mains !", "3/4", "huit", "8", "0"])
def test_the_first_phone_of_a_tour_chooses_the_noise_for_everybody(scene: Play, word: str) -> None:
    start = (f"| A: P G | B: P G | C: G {RULE}", "A: flip", f"A: say {word}")
    assert "" == scene(*start).end
    assert "" == scene(*start, "B: flip", f"B: say {word}").end
    assert "wrong noise B" == scene(*start, "B: flip", "B: say autre").end
    assert "wrong number B" == scene(*start, "B: flip", "B: 2").end


@article("V7-15")
def test_the_second_half_of_the_double_phone_that_chooses_repeats_the_noise(scene: Play) -> None:
    start = (f"| A: PP G | B: G | C: PP G {RULE}", "A: flip", "A: say aïe !")
    assert "wrong noise A" == scene(*start, "A: say coucou").end
    table = scene(*start, "A: say AIE !", "C: flip", "C: say Aie !", "C: say aïe !")
    assert "" == table.end


@article("V7-15")
def test_a_word_on_a_gangster_or_at_a_pistol_chooses_nothing(scene: Play) -> None:
    table = scene(f"| A: G G | B: P G | C: G {PLAYERS}", "A: flip", "A: say coucou")
    table.play("B: flip", "B: say miaou", "A: contest", "-: time")
    assert "wrong contest A" == table.end
    table = scene(f"| A: X G | B: P G | C: G {PLAYERS}", "A: flip", "A: say coucou")
    table.play("B: flip", "B: say miaou", "A: contest", "-: time")
    assert "wrong contest A" == table.end


@article("V7-15")
def test_a_first_phone_answered_with_a_number_leaves_the_choice_to_the_next(scene: Play) -> None:
    assert "wrong number A" == scene(f"| A: P G | B: G {RULE}", "A: flip", "A: 1").end
    table = scene(f"| A: P G | B: P G | C: P G | D: G {PLAYERS}", "A: flip", "A: 1", "B: flip", "B: say miaou")
    table.play("C: flip", "C: say miaou", "D: contest", "-: time")
    assert "wrong contest D" == table.end


@article("V7-15")
def test_the_second_half_may_choose_if_the_first_was_a_number(scene: Play) -> None:
    start = (f"| A: PP G | B: G | C: P G {PLAYERS}", "A: flip", "A: 1", "A: say miaou")
    assert "wrong number A" == scene(*start, "B: contest", "-: time").end
    assert "wrong contest A" == scene(*start, "C: flip", "C: say miaou", "A: contest", "-: time").end
    assert "wrong noise C" == scene(*start, "C: flip", "C: say coucou", "A: contest", "-: time").end


@article("V7-15")
def test_the_noise_holds_for_one_tour(scene: Play) -> None:
    table = scene(f"P | A: P P | B: P G | C: G {RULE} | noise: coucou", "A: flip", "A: say miaou")
    assert "wrong noise A" == table.end
    table.play("A: flip", "A: say miaou", "B: flip", "B: say MIAOU")
    assert ("wrong noise A", "C") == (table.end, table.turn)


@article("V7-15")
def test_a_choice_has_the_time_of_an_answer(scene: Play) -> None:
    table = scene(f"| A: P G | B: G {RULE}", "500 A: flip", "3500 -: time")
    assert "late answer A" == table.end


@article("V7-15")
@pytest.mark.parametrize("nothing", ["say", "say ", "say \u0301", "say  \u0301 \u0308", f"say {'a' * 25}", "say a\tb"])
def test_an_empty_or_unreadable_noise_is_refused(scene: Play, nothing: str) -> None:
    table = scene(f"| A: P G | B: G {RULE}", "A: flip")
    assert "" == table.who_may(nothing)
    assert "A" == table.who_may(f"say {'a' * 24}")

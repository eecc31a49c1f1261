"""Scenes of the count, of turns and of their time (V7-3 to V7-8)."""

import pytest

from tripot.games.les_vilains_7.tests.scenes import LETTERS, Play

article = pytest.mark.article


@article("V7-5")
def test_the_worked_case_of_the_booklet(scene: Play) -> None:
    table = scene("| A: G X G G | B: G G PP G | C: P GG G | D: G G G")
    table.play("A: flip", "A: 1", "B: flip", "B: 2", "C: flip", "C: say hmmrrr", "D: flip", "D: 4", "A: flip")
    table.play("B: flip", "B: 6", "C: flip", "C: 7", "C: 6", "A: flip", "A: 5")
    table.play("B: flip", "B: say hmmrrr", "B: say hmmrrr", "D: flip", "D: 2")
    assert ("", "A", "flip") == (table.end, table.turn, table.phase)
    assert "G G P G X G GG G PP G" == table.pile


@article("V7-3")
def test_the_count_goes_up_to_7_back_to_1_and_up_again(scene: Play) -> None:
    table = scene(f"| A: {'G ' * 14} | B: {'G ' * 14}")
    for turn, number in enumerate("12345676543212345676543"):
        who = LETTERS[turn % 2]
        table.play(f"{who}: flip", f"{who}: {number}")
    assert "" == table.end


@article("V7-3")
@pytest.mark.parametrize(
    ("pile", "numbers"),
    [("", "12"), ("GG GG G", "67"), ("GG GG GG", "76"), ("GG GG GG GG GG G", "21"), ("GG GG GG GG GG GG", "12")],
)
def test_a_double_gangster_turns_with_the_count(scene: Play, pile: str, numbers: str) -> None:
    table = scene(f"{pile} | A: GG G | B: G | C: G", "A: flip", f"A: {numbers[0]}", f"A: {numbers[1]}")
    assert ("", "C") == (table.end, table.turn)


@article("V7-3")
@pytest.mark.parametrize(("pile", "number"), [("P", 2), ("X", 2), ("PP", 3), ("GG", 3), ("P X PP GG", 7), ("G X P", 4)])
def test_every_gangster_counts_on_phones_and_pistols_too(scene: Play, pile: str, number: int) -> None:
    assert "" == scene(f"{pile} | A: G G | B: G", "A: flip", f"A: {number}").end
    assert "wrong number A" == scene(f"{pile} | A: G G | B: G", "A: flip", f"A: {number - 1}").end


@article("V7-4")
def test_a_new_tour_counts_from_1(scene: Play) -> None:
    table = scene("G G | A: G G | B: G | C: G", "A: flip", "A: 4", "A: flip", "A: 1")
    assert ("wrong number A", "B", "G") == (table.end, table.turn, table.pile)


@article("V7-5")
def test_a_gangster_is_answered_with_the_number(scene: Play) -> None:
    table = scene("G | A: G G | B: G", "A: flip")
    assert ("answer", "A") == (table.phase, table.turn)
    table.play("A: 2")
    assert ("flip", "B", "A 2") == (table.phase, table.turn, table.answer)


@article("V7-5")
def test_a_phone_is_answered_with_the_noise(scene: Play) -> None:
    table = scene("| A: P G | B: G", "A: flip", "A: say hmmrrr")
    assert ("", "B", "A hmmrrr") == (table.end, table.turn, table.answer)


@article("V7-5")
def test_a_double_is_answered_in_two_parts(scene: Play) -> None:
    for card, first, second in (("GG", "1", "2"), ("PP", "say hmmrrr", "say hmmrrr")):
        table = scene(f"| A: {card} G | B: G | C: G", "A: flip", f"A: {first}")
        assert ("answer", "A", "") == (table.phase, table.turn, table.answer)
        table.play(f"A: {second}")
        assert ("flip", "C") == (table.phase, table.turn)


@article("V7-5")
def test_a_double_gangster_wants_the_second_number_too(scene: Play) -> None:
    assert "wrong number A" == scene("| A: GG G | B: G | C: G", "A: flip", "A: 1", "A: 1").end
    assert "wrong number A" == scene("| A: GG G | B: G | C: G", "A: flip", "A: 2").end


@article("V7-5")
def test_a_pistol_is_answered_by_silence(scene: Play) -> None:
    table = scene("| A: X G | B: G G | C: G", "A: flip", "2999 B: flip")
    assert ("", "answer", "B", "A") == (table.end, table.phase, table.turn, table.answer)
    table.play("B: 2")
    assert ("", "C") == (table.end, table.turn)


@article("V7-6")
@pytest.mark.parametrize(
    ("seats", "turn"), [("| B: G", "A"), ("| B: G | C: G", "C"), ("| B: G | C: G | D: G | E: G | F: G", "C")]
)
def test_after_a_double_the_next_player_passes(scene: Play, seats: str, turn: str) -> None:
    assert turn == scene(f"| A: GG G {seats}", "A: flip", "A: 1", "A: 2").turn
    assert turn == scene(f"| A: PP G {seats}", "A: flip", "A: say hmmrrr", "A: say hmmrrr").turn


@article("V7-6")
def test_one_passes_once(scene: Play) -> None:
    table = scene("| A: GG G G | B: G G | C: G G", "A: flip", "A: 1", "A: 2", "C: flip", "C: 3", "A: flip", "A: 4")
    assert "B" == table.turn
    table.play("B: flip", "B: 5")
    assert "" == table.end


@article("V7-6")
def test_of_two_players_the_one_with_doubles_goes_on_and_on(scene: Play) -> None:
    table = scene("| A: GG GG X G | B: G", "A: flip", "A: 1", "A: 2", "A: flip", "A: 3", "A: 4", "A: flip")
    assert ("", "B") == (table.end, table.turn)


@article("V7-7")
def test_exactly_at_the_limit_is_in_time(scene: Play) -> None:
    table = scene("| A: G G | B: GG G", "3000 A: flip", "6000 A: 1", "9000 B: flip", "9000 B: 2", "12000 B: 3")
    assert ("", 12000, 15000) == (table.end, table.now, table.deadline)


@article("V7-7")
def test_a_flip_is_due_three_seconds_after_the_turn_begins(scene: Play) -> None:
    table = scene("G | A: G G | B: G", "400 A: flip", "1000 A: 2")
    assert 4000 == table.deadline
    table.play("4000 -: time")
    assert ("late flip B", "B", 4000, 7000) == (table.end, table.turn, table.now, table.deadline)
    assert "G G G" == table.stack("B")


@article("V7-7")
def test_an_answer_is_due_three_seconds_after_the_flip(scene: Play) -> None:
    table = scene("G | A: G G | B: G", "2500 A: flip")
    assert 5500 == table.deadline
    table.play("5500 -: time")
    assert ("late answer A", "A", 8500) == (table.end, table.turn, table.deadline)


@article("V7-7")
def test_both_parts_of_a_double_share_the_time(scene: Play) -> None:
    table = scene("| A: GG G | B: G", "100 A: flip", "3000 A: 1")
    assert 3100 == table.deadline
    table.play("3100 -: time")
    assert "late answer A" == table.end


@article("V7-7")
def test_a_late_flip_of_the_first_card_leaves_an_empty_pile_and_the_same_player(scene: Play) -> None:
    table = scene("| A: G P | B: G", "3000 -: time", "6000 -: time")
    assert ("late flip A", "A", "G P", 9000) == (table.end, table.turn, table.stack("A"), table.deadline)


@article("V7-7")
def test_the_limit_is_an_option(scene: Play) -> None:
    table = scene("| A: G G | B: G | options: time_limit=1500", "1500 A: flip")
    assert 3000 == table.deadline
    assert 10000 == scene("| A: G | B: G | options: time_limit=10000").deadline


@article("V7-7")
def test_the_next_tour_begins_at_the_moment_of_a_mistake(scene: Play) -> None:
    table = scene("G | A: G G | B: G", "100 A: flip", "700 A: 5")
    assert ("flip", 3700) == (table.phase, table.deadline)


@article("V7-8")
def test_a_pistol_begins_the_next_turn_when_it_is_flipped(scene: Play) -> None:
    table = scene("| A: X G | B: G | C: G", "1200 A: flip")
    assert ("flip", "B", 4200) == (table.phase, table.turn, table.deadline)
    table.play("4200 -: time")
    assert ("late flip B", "G X") == (table.end, table.stack("B"))


@article("V7-8")
@pytest.mark.parametrize("word", ["1", "7", "say hmmrrr", "say coucou"])
def test_whatever_is_said_at_a_pistol_is_a_mistake(scene: Play, word: str) -> None:
    table = scene("G | A: X G | B: G | C: G", "A: flip", f"2000 A: {word}")
    assert ("spoke A", "A", "G G X") == (table.end, table.turn, table.stack("A"))


@article("V7-8")
def test_after_the_next_flip_the_player_of_a_pistol_owes_nothing(scene: Play) -> None:
    table = scene("| A: X G | B: X G | C: G", "A: flip", "B: flip")
    assert "B" == table.who_may("say coucou")
    table.play("C: flip")
    assert "C" == table.who_may("say coucou")

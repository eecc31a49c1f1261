"""Scenes of mistakes and what they cost (V7-9, V7-10, V7-16)."""

import pytest

from tripot.games.les_vilains_7.tests.scenes import Play

article = pytest.mark.article


@article("V7-9")
@pytest.mark.parametrize(
    ("card", "words", "end"),
    [
        ("G", ["3"], "wrong number A"),
        ("G", ["say hmmrrr"], "wrong noise A"),
        ("G", ["say deux"], "wrong noise A"),
        ("P", ["2"], "wrong number A"),
        ("P", ["say coucou"], "wrong noise A"),
        ("GG", ["2", "2"], "wrong number A"),
        ("GG", ["2", "say hmmrrr"], "wrong noise A"),
        ("PP", ["say hmmrrr", "3"], "wrong number A"),
        ("PP", ["say hmmrrr", "say hmrr"], "wrong noise A"),
        ("X", ["2"], "spoke A"),
    ],
)
def test_a_wrong_answer_is_a_mistake(scene: Play, card: str, words: list[str], end: str) -> None:
    table = scene(f"G | A: {card} G | B: G G | C: G", "A: flip", *(f"A: {word}" for word in words))
    assert (end, "A", "flip") == (table.end, table.turn, table.phase)


@article("V7-9")
def test_a_number_that_is_said_as_a_word_is_that_number(scene: Play) -> None:
    assert "" == scene("G | A: G G | B: G", "A: flip", "A: say 2").end
    assert "wrong number A" == scene("G | A: G G | B: G", "A: flip", "A: say 3").end
    assert "wrong noise A" == scene("G | A: G G | B: G", "A: flip", "A: say 8").end


@article("V7-9")
def test_words_of_somebody_who_owes_no_answer_are_refused(scene: Play) -> None:
    table = scene("| A: G G | B: G G | C: G")
    for word in ("1", "say hmmrrr", "say coucou"):
        assert "" == table.who_may(word)
    table.play("A: flip")
    for word in ("1", "2", "say hmmrrr", "say coucou"):
        assert "A" == table.who_may(word)
    table.play("A: 1")
    for word in ("1", "2", "say hmmrrr", "say coucou"):
        assert "" == table.who_may(word)


@article("V7-9")
def test_whoever_has_cards_can_flip_out_of_turn(scene: Play) -> None:
    for who in "BC":
        table = scene("G | A: G | B: P | C: GG", f"500 {who}: flip")
        assert (f"out of turn {who}", who, 3500) == (table.end, table.turn, table.deadline)


@article("V7-9")
@pytest.mark.parametrize("who", "ABC")
def test_while_an_answer_is_due_any_flip_is_out_of_turn(scene: Play, who: str) -> None:
    table = scene("| A: GG P | B: P | C: P", "A: flip", "A: 1", f"{who}: flip")
    assert (f"out of turn {who}", who, "GG P") == (table.end, table.turn, table.stack(who))


@article("V7-9")
def test_one_who_should_pass_and_flips_makes_a_mistake_of_its_own(scene: Play) -> None:
    for seats, passing in (("| B: P | C: P", "B"), ("| B: P", "B")):
        table = scene(f"| A: GG P {seats}", "A: flip", "A: 1", "A: 2", f"{passing}: flip")
        assert (f"should pass {passing}", passing, "GG P") == (table.end, table.turn, table.stack(passing))


@article("V7-9")
def test_one_should_pass_only_until_the_next_flip(scene: Play) -> None:
    position = "| A: GG P | B: P P | C: G P | D: P"
    double = ("A: flip", "A: 1", "A: 2")
    assert "out of turn A" == scene(position, *double, "A: flip").end
    assert "out of turn D" == scene(position, *double, "D: flip").end
    assert "out of turn B" == scene(position, *double, "C: flip", "B: flip").end
    assert "out of turn B" == scene(position, *double, "C: flip", "C: 3", "B: flip").end
    assert "out of turn B" == scene(position, "A: flip", "A: 1", "B: flip").end


@article("V7-9")
def test_a_new_tour_knows_nothing_of_who_should_pass_or_be_silent(scene: Play) -> None:
    table = scene("| A: GG P | B: P P | C: P P", "A: flip", "A: 1", "A: 2", "-: time", "B: flip")
    assert "out of turn B" == table.end
    table = scene("| A: X P | B: P P | C: P P", "A: flip", "-: time")
    assert ("late flip B", "") == (table.end, table.who_may("1"))


@article("V7-9")
def test_the_player_of_a_pistol_can_flip_out_of_turn(scene: Play) -> None:
    table = scene("| A: X P | B: G", "A: flip", "A: flip")
    assert ("out of turn A", "X P") == (table.end, table.stack("A"))


@article("V7-9")
def test_nobody_flips_from_an_empty_stack(scene: Play) -> None:
    table = scene("G | A: X | B: G | C: G", "A: flip")
    assert "B C" == table.who_may("flip")
    table = scene("G | A: G | B: G | C: G", "A: flip")
    assert "B C" == table.who_may("flip")


@article("V7-10")
def test_the_pile_goes_under_the_stack_with_the_card_played_first_on_top(scene: Play) -> None:
    table = scene("P X GG | A: G PP | B: G", "A: flip", "A: 1")
    assert ("PP P X GG G", "", "A") == (table.stack("A"), table.pile, table.turn)


@article("V7-10")
def test_a_card_flipped_by_mistake_is_taken_too(scene: Play) -> None:
    table = scene("P X | A: G | B: G | C: PP G", "C: flip")
    assert ("G P X PP", "C") == (table.stack("C"), table.turn)
    table = scene("P X | A: G P GG | B: G", "A: flip", "A: flip")
    assert ("GG P X G P", "A") == (table.stack("A"), table.turn)


@article("V7-10")
def test_a_last_card_flipped_by_mistake_comes_back(scene: Play) -> None:
    table = scene("| A: G G | B: P", "B: flip")
    assert ("P", "B", "") == (table.stack("B"), table.turn, table.winners)


MORE = "| options: more_vilain"


@article("V7-16")
@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("G", ["A: 2"]),
        ("G", ["A: say coucou"]),
        ("P", ["A: 1"]),
        ("X", ["A: 1"]),
        ("GG", ["A: 1", "A: 3"]),
        ("PP", ["A: say hmmrrr", "A: 1"]),
        ("G", ["3000 -: time"]),
        ("GG", ["A: 1", "3000 -: time"]),
    ],
)
def test_a_mistake_on_the_first_card_of_a_tour_costs_a_card_of_everybody(
    scene: Play, card: str, lines: list[str]
) -> None:
    table = scene(f"| A: {card} GG | B: P G | C: X G | D: PP G {MORE}", "A: flip", *lines)
    assert f"GG {card} P X PP" == table.stack("A")
    assert ["G", "G", "G"] == [table.stack(who) for who in "BCD"]
    assert "A" == table.turn


@article("V7-16")
def test_the_cards_come_clockwise_from_the_left_of_who_starts(scene: Play) -> None:
    table = scene(f"| A: P G | B: X G | C: G GG | D: PP G {MORE} | to act: C | starter: C", "C: flip", "C: 2")
    assert "GG G PP P X" == table.stack("C")


@article("V7-16")
def test_without_the_option_nobody_gives_a_card(scene: Play) -> None:
    assert "P G" == scene("| A: G GG | B: P G", "A: flip", "A: 2").stack("B")


@article("V7-16")
@pytest.mark.parametrize("lines", [["3000 -: time"], ["A: flip", "A: flip"], ["B: flip"], ["A: flip", "B: flip"]])
def test_a_late_flip_and_a_flip_out_of_turn_are_no_mistakes_on_the_first_card(scene: Play, lines: list[str]) -> None:
    table = scene(f"| A: G P G | B: G G | C: X G {MORE}", *lines)
    assert "X G" == table.stack("C")


@article("V7-16")
def test_a_mistake_on_a_later_card_costs_nobody_a_card(scene: Play) -> None:
    table = scene(f"| A: GG G G | B: P G | C: X G {MORE}", "A: flip", "A: 1", "A: 2", "C: flip", "C: 7")
    assert ("P G", "G GG X") == (table.stack("B"), table.stack("C"))
    table = scene(f"| A: GG G G | B: P G {MORE}", "A: flip", "A: 1", "A: 2", "A: flip", "A: 7")  # still the starter
    assert ("P G", "G GG G") == (table.stack("B"), table.stack("A"))


@article("V7-16")
def test_a_mistake_on_a_later_card_that_a_contest_finds_costs_nobody_a_card(scene: Play) -> None:
    table = scene("| A: GG G | B: P G | C: X G | options: more_vilain referee=players", "A: flip", "A: 1", "A: 2")
    table.play("C: flip", "C: 4", "B: contest", "-: time")
    assert ("spoke C", "P G", "G GG X") == (table.end, table.stack("B"), table.stack("C"))
    table = scene("| A: G G | B: P G | C: G | options: more_vilain referee=players", "A: flip", "A: 1", "B: flip")
    table.play("B: 2", "A: contest", "-: time")
    assert ("wrong number B", "G", "G G P") == (table.end, table.stack("C"), table.stack("B"))


@article("V7-16")
def test_it_holds_in_every_tour(scene: Play) -> None:
    table = scene(f"G | A: G G | B: GG X | C: P P G {MORE}", "B: flip", "B: flip", "B: 2")
    assert ("spoke B", "G GG X P G", "G", "P G") == (table.end, *map(table.stack, "BAC"))


@article("V7-16")
def test_a_word_at_a_pistol_that_started_the_tour_is_found_by_a_contest_and_costs_a_card_of_everybody(
    scene: Play,
) -> None:
    table = scene("| A: X GG | B: P G G | C: PP G | options: more_vilain referee=players", "A: flip", "A: 1")
    table.play("B: flip", "C: contest", "-: time")
    assert ("spoke A", "GG X P G PP", "G", "G") == (table.end, *map(table.stack, "ABC"))


@article("V7-16")
def test_a_wrong_answer_to_the_first_card_counts_as_one_when_a_contest_finds_it_later(scene: Play) -> None:
    table = scene("| A: G GG | B: P G G | C: PP X | options: more_vilain referee=players", "A: flip", "A: 3")
    table.play("B: flip", "B: contest", "-: time")
    assert ("wrong number A", "GG G P G PP", "G", "X") == (table.end, *map(table.stack, "ABC"))

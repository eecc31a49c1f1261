"""Scenes of contests: who may contest what and when, and who takes the pile (V7-11 to V7-13)."""

import pytest

from tripot.games.les_vilains_7.tests.scenes import Play

article = pytest.mark.article

BY_PLAYERS = "| options: referee=players"


@article("V7-11")
def test_an_automatic_referee_takes_no_contests(scene: Play) -> None:
    table = scene("| A: G G | B: G G | C: G", "A: flip", "A: 1")
    assert ("A 1", "") == (table.answer, table.who_may("contest"))
    table.play("B: flip")
    assert "" == table.who_may("contest")


@article("V7-11")
@pytest.mark.parametrize(
    ("card", "words"), [("G", ["5"]), ("G", ["say miaou"]), ("P", ["2"]), ("GG", ["7", "7"]), ("PP", ["2", "say aïe"])]
)
def test_among_players_a_wrong_answer_stands_until_it_is_contested(scene: Play, card: str, words: list[str]) -> None:
    table = scene(f"G | A: {card} G | B: G G | C: G {BY_PLAYERS}", "A: flip", *(f"A: {word}" for word in words))
    assert ("", "flip", "BC"[len(words) - 1]) == (table.end, table.phase, table.turn)
    assert "B C" == table.who_may("contest")


@article("V7-11")
def test_among_players_the_table_still_calls_lateness_and_flips_out_of_turn(scene: Play) -> None:
    position = f"| A: GG G | B: G G | C: G {BY_PLAYERS}"
    assert "late flip A" == scene(position, "-: time").end
    assert "late answer A" == scene(position, "A: flip", "A: 7", "-: time").end
    assert "out of turn C" == scene(position, "C: flip").end
    assert "should pass B" == scene(position, "A: flip", "A: 1", "A: 2", "B: flip").end


@article("V7-11")
def test_among_players_a_word_at_a_pistol_stands_and_replaces_the_answer_before(scene: Play) -> None:
    table = scene(f"| A: G G | B: X G | C: G G | D: G {BY_PLAYERS}", "A: flip", "A: 1", "B: flip", "1000 B: say pan")
    assert ("", "flip", "C", 3000) == (table.end, table.phase, table.turn, table.deadline)
    assert ("B pan", "A C D") == (table.answer, table.who_may("contest"))
    table.play("C: flip")
    assert "B pan" == table.answer
    table.play("D: contest", "-: time")
    assert ("spoke B", "G G X G") == (table.end, table.stack("B"))


@article("V7-12")
def test_who_speaks_twice_at_a_pistol_is_contested_for_the_last_word(scene: Play) -> None:
    table = scene(f"| A: X G | B: G G | C: G {BY_PLAYERS}", "A: flip", "A: say pan", "A: 1")
    assert "A 1" == table.answer
    table.play("B: contest", "-: time")
    assert "spoke A" == table.end


@article("V7-12")
def test_at_the_start_of_a_tour_there_is_nothing_to_contest(scene: Play) -> None:
    table = scene(f"| A: G G | B: G | C: G {BY_PLAYERS}")
    assert "" == table.who_may("contest")
    table.play("A: flip")
    assert "" == table.who_may("contest")
    table.play("A: 1", "C: flip")  # out of turn
    assert ("out of turn C", "", "") == (table.end, table.answer, table.who_may("contest"))


@article("V7-12")
def test_half_of_a_double_is_no_answer_yet(scene: Play) -> None:
    table = scene(f"| A: G G | B: GG G | C: G {BY_PLAYERS}", "A: flip", "A: 1", "B: flip", "B: 7")
    assert ("A 1", "B C") == (table.answer, table.who_may("contest"))
    table.play("B: 3")
    assert ("B 7 3", "A C") == (table.answer, table.who_may("contest"))


@article("V7-12")
def test_an_answer_can_be_contested_until_the_next_one_is_complete(scene: Play) -> None:
    start = (f"| A: G G | B: G G | C: G {BY_PLAYERS}", "A: flip", "A: 7")
    assert "wrong number A" == scene(*start, "C: contest", "-: time").end
    assert "wrong number A" == scene(*start, "B: flip", "B: contest", "-: time").end
    assert "wrong contest C" == scene(*start, "B: flip", "B: 2", "C: contest", "-: time").end


@article("V7-12")
def test_silence_at_a_pistol_replaces_the_answer_before_when_the_next_player_flips(scene: Play) -> None:
    start = (f"| A: G G | B: X G | C: G P | D: G {BY_PLAYERS}", "A: flip", "A: 7", "B: flip")
    assert "wrong number A" == scene(*start, "D: contest", "-: time").end
    table = scene(*start, "C: flip")
    assert ("B", "A C D") == (table.answer, table.who_may("contest"))
    table.play("C: contest", "-: time")
    assert ("wrong contest C", "P G X G") == (table.end, table.stack("C"))


@article("V7-12")
def test_the_author_of_a_wrong_answer_takes_the_pile_and_starts(scene: Play) -> None:
    start = (f"P X | A: G PP | B: GG G | C: G {BY_PLAYERS}", "A: flip", "A: 7", "B: flip")
    table = scene(*start, "900 B: contest", "1500 C: contest", "1900 -: time")
    assert ("wrong number A", "A", "PP P X G GG") == (table.end, table.turn, table.stack("A"))
    assert (1900, 4900) == (table.now, table.deadline)


@article("V7-12")
def test_one_wrong_contester_takes_the_pile_as_it_is_and_starts(scene: Play) -> None:
    table = scene(f"P X | A: GG PP | B: G | C: G {BY_PLAYERS}", "A: flip", "A: 3", "A: 4", "B: contest", "-: time")
    assert ("wrong contest B", "B", "G P X GG") == (table.end, table.turn, table.stack("B"))


@article("V7-12")
def test_several_wrong_contesters_are_dealt_the_pile_from_the_top(scene: Play) -> None:
    table = scene(f"P PP X GG | A: G X | B: GG | C: G | D: P {BY_PLAYERS}", "A: flip", "A: 7")
    table.play("D: contest", "B: contest", "C: contest", "-: time")
    assert "wrong contest B C D" == table.end
    assert ["X", "GG G PP", "G GG P", "P X"] == [table.stack(who) for who in "ABCD"]
    assert ("C", 4000) == (table.turn, table.deadline)


@article("V7-12")
def test_sharing_starts_with_the_first_contester_clockwise_from_the_author(scene: Play) -> None:
    table = scene(f"P PP | A: G | B: G | C: G X | D: X {BY_PLAYERS} | to act: C", "C: flip", "C: 4")
    table.play("B: contest", "D: contest", "-: time")
    assert ("wrong contest D B", "D") == (table.end, table.turn)
    assert ["X G P", "G PP"] == [table.stack("D"), table.stack("B")]


@article("V7-12")
def test_in_the_next_tour_everybody_may_contest_again(scene: Play) -> None:
    table = scene(f"| A: G G | B: G G | C: G {BY_PLAYERS}", "A: flip", "A: 7", "B: contest", "-: time")
    table.play("A: flip", "A: 7")
    assert ("", "B C") == (table.contesters, table.who_may("contest"))


@article("V7-12")
def test_silence_after_another_pistol_was_spoken_at_is_an_answer_again(scene: Play) -> None:
    table = scene(f"| A: X G | B: X G | C: G G {BY_PLAYERS}", "A: flip", "A: say pan", "B: flip")
    assert "A pan" == table.answer
    table.play("C: flip")
    assert "B" == table.answer


@article("V7-12")
def test_a_contester_may_get_no_card_of_a_small_pile(scene: Play) -> None:
    table = scene(f"| A: P G | B: GG | C: G | D: X {BY_PLAYERS}", "A: flip", "A: say hmmrrr")
    table.play("B: contest", "C: contest", "D: contest", "-: time")
    assert ("wrong contest B C D", "B") == (table.end, table.turn)
    assert ["G", "GG P", "G", "X"] == [table.stack(who) for who in "ABCD"]


@article("V7-12")
def test_contests_are_collected_for_one_second(scene: Play) -> None:
    table = scene(f"G | A: G G | B: G G | C: G | D: G {BY_PLAYERS}", "A: flip", "A: 2", "B: flip", "2700 C: contest")
    assert ("contest", 3700, "C") == (table.phase, table.deadline, table.contesters)
    table.play("3700 D: contest")
    assert ("contest", 3700, "C D") == (table.phase, table.deadline, table.contesters)
    table.play("3700 -: time")
    assert "wrong contest C D" == table.end


@article("V7-12")
def test_play_is_suspended_while_contests_are_collected(scene: Play) -> None:
    table = scene(f"G | A: X G | B: G G | C: G | D: G {BY_PLAYERS}", "A: flip", "B: flip", "2900 C: contest")
    for act in ("flip", "2", "3", "say hmmrrr", "say coucou"):
        assert "" == table.who_may(act)
    assert ("B D", 3900) == (table.who_may("contest"), table.deadline)


@article("V7-12")
def test_the_window_stays_open_when_everybody_has_contested(scene: Play) -> None:
    table = scene(f"| A: G G | B: G {BY_PLAYERS}", "A: flip", "A: 1", "B: contest")
    assert ("contest", 1000, "") == (table.phase, table.deadline, table.who_may("contest"))


@article("V7-12")
def test_who_owes_an_answer_may_contest_the_one_before(scene: Play) -> None:
    table = scene(f"| A: G G | B: GG G | C: G {BY_PLAYERS}", "A: flip", "A: 7", "B: flip", "B: 2", "B: contest")
    table.play("-: time")
    assert ("wrong number A", "A", "G G GG") == (table.end, table.turn, table.stack("A"))


@article("V7-12")
@pytest.mark.parametrize(
    ("card", "words", "kind"),
    [
        ("GG", "2 2", "wrong number"),
        ("GG", "7 3", "wrong number"),
        ("GG", "miaou 7", "wrong noise"),
        ("GG", "7 miaou", "wrong number"),
        ("PP", "hmmrrr miaou", "wrong noise"),
        ("PP", "2 miaou", "wrong number"),
        ("PP", "miaou 2", "wrong noise"),
    ],
)
def test_of_a_double_answer_the_first_wrong_part_is_the_mistake(scene: Play, card: str, words: str, kind: str) -> None:
    table = scene(f"G | A: {card} G | B: G | C: G {BY_PLAYERS}", "A: flip")
    table.play(*(f"A: say {word}" for word in words.split()), "B: contest", "-: time")
    assert f"{kind} A" == table.end


@article("V7-13")
def test_the_count_follows_the_cards_whatever_was_said(scene: Play) -> None:
    start = (f"G | A: G G | B: G G | C: G {BY_PLAYERS}", "A: flip", "A: 5", "B: flip")
    assert "wrong number B" == scene(*start, "B: 6", "C: contest", "-: time").end
    assert "wrong contest C" == scene(*start, "B: 3", "C: contest", "-: time").end


@article("V7-13")
def test_a_wrong_first_number_of_a_double_does_not_change_the_second(scene: Play) -> None:
    table = scene(f"G | A: GG G | B: G | C: G G {BY_PLAYERS}", "A: flip", "A: 6", "A: 7", "C: flip", "C: 4")
    table.play("A: contest", "-: time")
    assert "wrong contest A" == table.end

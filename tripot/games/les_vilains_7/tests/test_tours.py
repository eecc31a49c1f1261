"""Scenes of last cards: who wins, and when (V7-19)."""

import pytest

from tripot.games.les_vilains_7.tests.scenes import Play

article = pytest.mark.article

BY_PLAYERS = "| options: referee=players"
MORE = "| options: more_vilain"


@article("V7-19")
@pytest.mark.parametrize(("card", "words"), [("G", "2"), ("P", "hmmrrr"), ("GG", "2 3"), ("PP", "hmmrrr hmmrrr")])
def test_under_an_automatic_referee_the_right_answer_to_a_last_card_wins_at_once(
    scene: Play, card: str, words: str
) -> None:
    table = scene(f"G | A: {card} | B: G | C: G", "A: flip", *(f"A: say {word}" for word in words.split()))
    assert ("over", "A", None) == (table.phase, table.winners, table.deadline)
    for act in ("flip", "contest", "1", "say hmmrrr"):
        assert "" == table.who_may(act)


@article("V7-19")
def test_a_wrong_or_late_answer_to_a_last_card_does_not_win(scene: Play) -> None:
    for lines in (["A: 3"], ["-: time"]):
        table = scene("G | A: G | B: G | C: G", "A: flip", *lines)
        assert ("flip", "", "G G") == (table.phase, table.winners, table.stack("A"))


@article("V7-19")
def test_a_last_pistol_is_answered_when_the_next_player_flips(scene: Play) -> None:
    table = scene("G | A: X | B: G G | C: G", "A: flip")
    assert ("flip", "") == (table.phase, table.winners)
    table.play("B: flip")
    assert ("over", "A") == (table.phase, table.winners)


@article("V7-19")
def test_a_word_at_a_last_pistol_loses_the_win(scene: Play) -> None:
    table = scene("G | A: X | B: G G | C: G", "A: flip", "A: say pan")
    assert ("spoke A", "G X", "") == (table.end, table.stack("A"), table.winners)


@article("V7-19")
def test_a_last_pistol_answered_by_a_last_card_wins_alone(scene: Play) -> None:
    assert "A" == scene("G | A: X | B: G | C: G", "A: flip", "B: flip").winners
    assert "A" == scene(f"G | A: X | B: G | C: G {BY_PLAYERS}", "A: flip", "B: flip", "-: time").winners


@article("V7-19")
@pytest.mark.parametrize("number", ["2", "7"])
def test_among_players_an_uncontested_answer_to_a_last_card_wins_right_or_wrong(scene: Play, number: str) -> None:
    table = scene(f"G | A: G | B: G | C: G {BY_PLAYERS}", "100 A: flip", f"600 A: {number}")
    assert ("contest", 1600, "", "B C") == (table.phase, table.deadline, table.winners, table.who_may("contest"))
    for act in ("flip", "3", "say hmmrrr"):
        assert "" == table.who_may(act)
    table.play("1600 -: time")
    assert ("over", "A", "", 1600) == (table.phase, table.winners, table.end, table.now)


@article("V7-19")
def test_a_contest_after_a_last_card_does_not_prolong_the_window(scene: Play) -> None:
    table = scene(f"G | A: G | B: G | C: G {BY_PLAYERS}", "A: flip", "A: 7", "1000 B: contest")
    assert 1000 == table.deadline
    table.play("1000 C: contest", "1000 -: time")
    assert ("wrong number A", "G G", "", "flip", 4000) == (
        table.end,
        table.stack("A"),
        table.winners,
        table.phase,
        table.deadline,
    )


@article("V7-19")
def test_a_contest_that_fails_does_not_take_the_win_away(scene: Play) -> None:
    table = scene(f"G | A: GG | B: P | C: G {BY_PLAYERS}", "A: flip", "A: 2", "A: 3", "B: contest", "-: time")
    assert ("over", "A", "wrong contest B", "P G GG") == (table.phase, table.winners, table.end, table.stack("B"))


@article("V7-19")
def test_among_players_a_last_pistol_has_its_window_after_the_next_flip(scene: Play) -> None:
    start = (f"G | A: X | B: P G | C: G {BY_PLAYERS}", "A: flip", "2000 B: flip")
    table = scene(*start)
    assert ("contest", 3000, "A", "B C") == (table.phase, table.deadline, table.answer, table.who_may("contest"))
    table.play("-: time")
    assert ("over", "A") == (table.phase, table.winners)
    table = scene(*start, "C: contest", "-: time")
    assert ("A", "wrong contest C", "G G X P") == (table.winners, table.end, table.stack("C"))


@article("V7-19")
def test_a_word_at_a_last_pistol_wins_if_nobody_contests_it(scene: Play) -> None:
    start = (f"G | A: X | B: P G | C: G {BY_PLAYERS}", "A: flip", "A: say pan")
    assert "A" == scene(*start, "B: flip", "-: time").winners
    table = scene(*start, "B: flip", "B: contest", "-: time")
    assert ("spoke A", "G X P", "") == (table.end, table.stack("A"), table.winners)
    table = scene(*start, "B: contest", "-: time")  # even before the next card
    assert ("spoke A", "G X", "") == (table.end, table.stack("A"), table.winners)


@article("V7-19")
def test_a_stack_that_is_empty_when_somebody_else_ends_the_tour_wins(scene: Play) -> None:
    assert "A" == scene("G | A: X | B: G | C: G", "A: flip", "-: time").winners  # B flips late
    assert "A" == scene("G | A: X | B: G | C: G", "A: flip", "C: flip").winners  # C flips out of turn
    assert "A" == scene("G | A: G | B: G | C: G", "A: flip", "B: flip").winners  # before A has answered
    table = scene(f"G | A: X | B: G | C: G {BY_PLAYERS}", "A: flip", "A: say pan", "-: time")
    assert ("late flip B", "A") == (table.end, table.winners)  # and nobody has contested A's word


@article("V7-19")
def test_a_contest_of_the_answer_before_lets_a_last_card_win(scene: Play) -> None:
    position = f"G | A: G G | B: G | C: G G {BY_PLAYERS}"
    table = scene(position, "A: flip", "A: 7", "B: flip", "C: contest", "-: time")
    assert ("wrong number A", "B") == (table.end, table.winners)
    table = scene(position, "A: flip", "A: 2", "B: flip", "C: contest", "-: time")
    assert ("wrong contest C", "B") == (table.end, table.winners)
    table = scene(position, "A: flip", "A: 2", "B: flip", "B: contest", "-: time")  # B's own contest
    assert ("wrong contest B", "", "G G G") == (table.end, table.winners, table.stack("B"))


@article("V7-19")
def test_when_a_contest_fails_everybody_without_cards_shares_the_win(scene: Play) -> None:
    table = scene(f"G | A: X | B: G | C: G {BY_PLAYERS}", "A: flip", "B: flip", "C: contest", "-: time")
    assert ("wrong contest C", "A B", "G G X G") == (table.end, table.winners, table.stack("C"))
    table = scene(f"G | A: X | B: G | C: G {BY_PLAYERS}", "A: flip", "B: flip", "B: contest", "-: time")
    assert ("wrong contest B", "A") == (table.end, table.winners)


@article("V7-19")
def test_a_contest_that_succeeds_after_a_last_pistol_lets_the_next_last_card_win(scene: Play) -> None:
    table = scene(f"G | A: X | B: G | C: G {BY_PLAYERS}", "A: flip", "A: 2", "B: flip", "C: contest", "-: time")
    assert ("spoke A", "B") == (table.end, table.winners)


@article("V7-19")
def test_a_contester_without_cards_who_is_wrong_takes_a_share_and_plays_on(scene: Play) -> None:
    table = scene(f"| A: G G | B: X | C: P | D: G {BY_PLAYERS}", "A: flip", "A: 1", "B: flip")
    table.play("C: contest", "B: contest", "-: time")
    assert ("wrong contest B C", "", "X", "P G") == (table.end, table.winners, table.stack("B"), table.stack("C"))


@article("V7-19")
def test_a_card_given_away_can_win_for_several_at_once(scene: Play) -> None:
    table = scene(f"| A: G G | B: P | C: X | D: G G {MORE}", "A: flip", "A: 2")
    assert ("over", "B C", "G G P X G") == (table.phase, table.winners, table.stack("A"))


@article("V7-19")
def test_an_empty_stack_gives_no_card_and_wins(scene: Play) -> None:
    table = scene(f"| A: G G | B: X | C: G G {BY_PLAYERS} more_vilain", "A: flip", "A: 2", "B: flip")
    table.play("C: contest", "-: time")
    assert ("wrong number A", "B", "G G X G") == (table.end, table.winners, table.stack("A"))

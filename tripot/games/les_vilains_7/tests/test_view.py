"""What can be seen: the top card and what was said, and nothing to count by (V7-3, V7-12)."""

import msgspec
import pytest

from tripot.games.les_vilains_7 import position
from tripot.games.les_vilains_7.deck import GANGSTER, PHONE
from tripot.games.les_vilains_7.view import LesVilains7View

article = pytest.mark.article


@article("V7-3")
def test_sizes_stay_as_they_were_when_the_tour_began() -> None:
    table = position("| A: G G G | B: G G G")
    sizes = []
    for line in ("A: flip", "A: 1", "B: flip", "B: 2", "A: flip", "A: 4"):
        sizes.append([player.stack for player in table.view("B").players])
        table.play(line)
    assert [[3, 3]] * 6 == sizes
    assert [4, 2] == [player.stack for player in table.view("B").players]
    assert [-4, -2] == table.scores


@article("V7-3")
def test_an_empty_stack_shows() -> None:
    table = position("| A: X | B: G G | C: G")
    table.play("A: flip")
    assert [True, False, False] == [player.is_empty for player in table.view("C").players]


@article("V7-3")
@pytest.mark.parametrize("pile", ["P", "G P", "GG X P", "G G G G GG P"])
def test_only_the_top_card_shows_however_many_lie_below(pile: str) -> None:
    """Nobody can tell from the table alone how far the count has come."""
    table = position(f"{pile} | A: G G | B: G G | C: G G | D: G G")
    view = table.view("A")
    assert PHONE == view.top
    assert not {"pile", "gangsters", "count"} & set(msgspec.structs.asdict(view))


def facts(view: LesVilains7View) -> dict[str, object]:
    """All but whose turn it is, how many cards there were, and what was said for the last one."""
    hidden = ("players", "scores", "box", "starter", "turn", "to_act", "legal", "flipper", "answer", "passer")
    return {name: value for name, value in msgspec.structs.asdict(view).items() if name not in hidden}


@article("V7-3")
def test_two_piles_with_another_count_look_the_same() -> None:
    short, long = (position(f"{pile} | A: G G | B: G G").view(None) for pile in ("G", "G G G"))
    assert facts(short) == facts(long)


@article("V7-15")
def test_the_noise_of_the_tour_is_heard_but_not_shown() -> None:
    table = position("| A: P G G | B: G G G | options: vilains_rule")
    for line in ("A: flip", "A: say secret", "B: flip", "B: 2"):
        table.play(line)
    view = table.view("A")
    assert view.is_noise_chosen
    assert b"secret" not in msgspec.json.encode(view)


@article("V7-11")
def test_among_players_a_wrong_answer_looks_like_a_right_one() -> None:
    views = []
    for word in ("2", "5"):
        table = position("G | A: G | B: G G | C: G | options: referee=players")
        table.play("B: flip")
        table.play(f"B: {word}")
        view = table.view("C")
        views.append(msgspec.structs.replace(view, answer=None))
        assert [word] == (view.answer and view.answer.words)
    assert views[0] == views[1]


@article("V7-12")
def test_a_recount_shows_the_whole_pile_and_what_was_due() -> None:
    table = position("G P | A: G | B: G G | C: G G | options: referee=players")
    for line in ("C: flip", "C: 4", "A: contest"):
        table.play(line)
    assert table.view("B").last_tour is None
    table.expire(1001)
    last = table.view("B").last_tour
    assert last is not None
    assert ([GANGSTER, PHONE, GANGSTER], ["4"], ["3"]) == (last.recount, last.words, last.due)
    assert (2, [2], [0]) == (last.author, last.takers, last.contesters)


@article("V7-12")
def test_without_a_contest_no_pile_is_shown() -> None:
    table = position("G P | A: G | B: G G | C: G G")
    table.play("C: flip")
    table.play("C: 4")
    last = table.view("B").last_tour
    assert last is not None
    assert (None, ["3"]) == (last.recount, last.due)


@article("V7-7")
def test_the_deadline_shows_and_there_is_none_after_the_end() -> None:
    table = position("| A: G | B: G G")
    assert (0, 3000) == (table.view(None).began, table.view(None).deadline)
    table.play("A: flip", at=500)
    assert (500, 3500) == (table.view(None).began, table.view(None).deadline)
    table.play("A: 1", at=700)
    assert ([0], None) == (table.view(None).winners, table.view(None).deadline)

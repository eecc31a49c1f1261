"""Tuning: it finds its way back from numbers that are wrong, leaves alone what changes nothing, and proves what it says."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

import msgspec
import pytest

from tripot.engine.habits import Habits
from tripot.games import find_game
from tripot.lab.tuning import Tuning

GAME = find_game("el-diablo")
GOOD = msgspec.json.decode((GAME.folder / "habits.json").read_bytes(), type=dict[str, float])
TIMID = GOOD | {"timid": 4.0}  # bids four tricks less than its hand is worth


def tuning(present: dict[str, float], seats: Sequence[int] = (3,)) -> Tuning:
    """One whose clock is a second further each time that it is asked."""
    ticks = count()
    return Tuning(
        game=GAME, seats=seats, seed=2, present=present, clock=lambda: float(next(ticks)), candidates=8, deals=3
    )


def test_a_number_that_is_wrong_is_made_better_and_that_is_proved() -> None:
    search = tuning(TIMID)
    list(search.run(12.0))
    assert search.middle["timid"] < TIMID["timid"]
    *_, proof = search.prove(80.0)
    assert proof.holds


def test_numbers_that_change_no_game_are_left_alone() -> None:
    def superstitious(numbers: dict[str, float]) -> Habits:
        return GAME.habits({name: number for name, number in numbers.items() if name != "lucky"})

    search = tuning(TIMID | {"lucky": 7.0})
    search.game = replace(GAME, habits=superstitious)
    next(search.run(9.0))
    assert "timid" in search.tuned
    assert "lucky" not in search.tuned
    assert 7.0 == search.found["lucky"]


def test_how_others_err_and_are_believed_is_left_alone() -> None:
    search = tuning(TIMID)
    next(search.run(9.0))
    assert {"trust", "blur"}.isdisjoint(search.tuned)
    assert {name: TIMID[name] for name in ("trust", "blur")} == {name: search.found[name] for name in ("trust", "blur")}


def test_the_present_numbers_do_not_lead_over_themselves() -> None:
    search = tuning(GOOD)
    search.middle = dict(GOOD)
    *_, proof = search.prove(5.0)
    assert (0.0, False) == (round(proof.lead, 9), proof.holds)


def test_the_same_seed_finds_the_same_numbers() -> None:
    one, again = tuning(TIMID), tuning(TIMID)
    assert list(one.run(6.0)) == list(again.run(6.0))
    assert one.found == again.found != TIMID


def test_numbers_with_which_nobody_can_play_prove_nothing() -> None:
    search = tuning(GOOD)
    search.middle = GOOD | {"spread": 0.0}
    (proof,) = search.prove(5.0)
    assert not proof.holds


def test_deals_are_played_and_proved_at_tables_of_every_size_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[int] = []
    monkeypatch.setattr("tripot.lab.playing.play_by_habits", lambda state, habits, chance: tables.append(len(habits)))
    search = tuning(GOOD, GAME.seats)
    search.middle = dict(GOOD)
    list(search.prove(1.0))
    by_deal = [seats for seats in GAME.seats for _ in range(seats)]  # once in every seat
    assert sorted(by_deal) == sorted(tables)

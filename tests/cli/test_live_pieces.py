"""The pieces of a sitting in real time, each alone: its clock, its page, its words."""

import io
import time

import pytest
from rich.console import Console

from tripot.cli import canvas as canvases
from tripot.cli.canvas import Canvas
from tripot.cli.clock import Clock
from tripot.cli.drawing import Key
from tripot.cli.keys import BACKSPACE, ENTER, KEY, LEFT, NAMES, RIGHT, TAB
from tripot.cli.wording import Wording

THEMES = (("Cris", ("bêêê", "miaou")), ("Pays", ("Pérou", "Islande")))


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The world's clock, to be set by hand."""
    seconds = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: seconds[0])
    return seconds


def test_the_tables_clock_runs_and_stands_as_it_is_told(world: list[float]) -> None:
    clock = Clock(5000)
    world[0] += 0.5
    assert 5000 == clock.now()
    clock.run(5000)
    world[0] += 0.25
    assert 5250 == clock.now()
    clock.stand(5100)
    world[0] += 0.5
    assert 5100 == clock.now()
    assert not clock.is_running


def test_a_program_that_was_stopped_has_lost_a_second_at_most(world: list[float]) -> None:
    clock = Clock(0)
    clock.run(0)
    world[0] += 3600
    assert 1000 == clock.now()
    world[0] += 0.5
    assert 1500 == clock.now()


def test_only_the_lines_that_changed_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []
    monkeypatch.setattr(canvases, "write", sent.append)
    canvas = Canvas(Console(file=io.StringIO(), width=20, height=5, force_terminal=True, color_system=None))
    canvas.draw("one\ntwo", ["foot"])
    assert "\x1b[1;1Hone\x1b[K\x1b[2;1Htwo\x1b[K\x1b[5;1Hfoot\x1b[K" in sent[-1]
    canvas.draw("one\nTWO", ["foot"])
    assert "\x1b[2;1HTWO\x1b[K" == sent[-1]
    canvas.draw("one\nTWO", ["foot"])
    assert 2 == len(sent)
    canvas.draw("1\n2\n3\n4\n5\n6", ["foot"])
    assert "foot" not in sent[-1]
    assert "5" not in sent[-1].replace("\x1b[5", "")


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        (["2"], "miaou"),
        (["9", "1"], "bêêê"),
        ([TAB, "1"], "Pérou"),
        ([LEFT, RIGHT, RIGHT, "2"], "Islande"),
        (["p", "E", ENTER], "Pérou"),
        (["p", "e", " ", ENTER], "pe"),
        (["m", "i", BACKSPACE, "o", ENTER], "mo"),
        ([" ", ENTER, "z", "2", ENTER], "z2"),
    ],
)
def test_a_word_is_taken_by_its_digit_or_written_and_completed(keys: list[str], said: str) -> None:
    wording = Wording(Key(signs="n", label="N", words="", move="say {}", themes=THEMES), theme=0)
    *first, last = keys
    assert all(wording.press(key) == "" for key in first)
    assert said == wording.press(last)


def test_what_a_terminal_sends_is_cut_into_keys() -> None:
    sent = " 1é\x1b[A\x1b[1;5C\x1bOD\x1b[D\r\x7f\x1b"
    assert [" ", "1", "é", "\x1b[A", "\x1b[1;5C", LEFT, LEFT, ENTER, BACKSPACE, "escape"] == [
        NAMES.get(key, key) for key in KEY.findall(sent)
    ]

"""People at a real terminal: what they see, what they type too early, and how they leave."""

import sys
from pathlib import Path

import pexpect
import pytest

from tests.cli.processes import environment


def tripot(home: Path, *arguments: str) -> "pexpect.spawn[str]":
    surroundings = {**environment(home), "TERM": "xterm"}
    return pexpect.spawn(
        sys.executable,
        ["-m", "tripot", *arguments],
        env=surroundings,
        encoding="utf-8",
        dimensions=(40, 100),
        timeout=20,
    )


def status(process: "pexpect.spawn[str]") -> int | None:
    process.expect(pexpect.EOF)
    process.close()
    return process.exitstatus


def test_enter_pressed_twice_does_not_show_the_next_players_hand(tmp_path: Path) -> None:
    process = tripot(tmp_path, "play", "hula-hoo", "--seats", "me:Ann,me:Bob", "-y", "--seed", "3")
    process.expect("de jouer. Les autres regardent ailleurs")
    process.sendline("")
    process.expect("votre coup")
    process.send("keep\n\n\n")
    process.expect("de jouer. Les autres regardent ailleurs")
    with pytest.raises(pexpect.TIMEOUT):
        process.expect("votre coup", timeout=2)
    process.sendline("")
    process.expect("votre coup")
    process.sendline("quit")
    assert status(process) == 0


def test_a_game_that_was_left_is_offered_again(tmp_path: Path) -> None:
    process = tripot(tmp_path, "play", "hula-hoo", "-y", "--pace", "0", "--seed", "3")
    process.expect("votre coup")
    process.sendline("keep")
    process.expect("votre coup")
    process.kill(9)
    process.close()
    process = tripot(tmp_path, "play")
    process.expect("La reprendre")
    process.sendline("")
    process.expect("reprend")
    process.expect("votre coup")
    process.sendline("quit")
    assert status(process) == 0


@pytest.mark.parametrize("command", ["play", "replay"])
def test_ctrl_c_leaves_with_130(tmp_path: Path, command: str) -> None:
    process = tripot(
        tmp_path, "play", "hula-hoo", "-y", "--seats", "novice,novice", "--pace", "0", "--save", str(tmp_path / "g")
    )
    assert status(process) == 0
    arguments = ("replay", str(tmp_path / "g")) if command == "replay" else ("play", "hula-hoo")
    process = tripot(tmp_path, *arguments)
    process.expect(" \\[|Coup 0")
    process.expect(r"[:?\]] *$")
    process.sendintr()
    assert status(process) == 130

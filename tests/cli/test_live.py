"""Playing in real time at a real terminal, key by key."""

import os
import signal
import time
from pathlib import Path

import pytest

from tests.cli.processes import Run, moves, refused
from tests.cli.reader import SOON_DONE, Player, Reader, table
from tripot.engine.log import read_log
from tripot.engine.match import Match
from tripot.games import find_game

SEATS = ("--seats", "me:Léa,expert,expert")


def sit_down(tmp_path: Path, position: str, *arguments: str) -> Reader:
    """At a table in some position, up to the first flip."""
    reader = Reader(tmp_path, "play", "--resume", str(table(tmp_path / "g", position)), *(arguments or SEATS))
    reader.wait_for("Espace quand vous y êtes")
    reader.press(" ")
    reader.wait_for("À VOUS")
    return reader


def mistakes(path: Path) -> list[str]:
    """How the tours of a saved game ended."""
    log = read_log(path.read_bytes())
    game = find_game(log.header.game)
    match = Match.replay(game, log, entries=0)
    found = []
    for entry in log.entries:
        before = match.view(None)
        match.follow(entry)
        if match.view(None).round != before.round:
            found.append(match.view(None).last_tour.mistake)
    return found


@pytest.mark.long
def test_who_counts_well_wins_and_the_screen_tells_enough_to_count(tmp_path: Path) -> None:
    reader = sit_down(tmp_path, SOON_DONE)
    reader.press(" ")
    player = Player(reader)
    player.play(until=lambda: "Fin de la partie" in reader.seen)
    assert 0 == reader.end()
    assert [move for move in moves(tmp_path / "g") if move.startswith("A:")] == [
        *("A: flip", "A: 1", "A: 2", "A: flip", "A: 4", "A: flip", "A: 7")
    ]
    assert "Léa n'a plus de carte et gagne !" in reader.seen


@pytest.mark.long
def test_a_game_that_was_killed_goes_on_after_its_last_entry(tmp_path: Path) -> None:
    reader = sit_down(tmp_path, SOON_DONE)
    reader.press(" ")
    reader.wait_for("RÉPONDEZ : deux nombres")
    reader.press("1")
    reader.wait_for("… et le nombre suivant")
    reader.process.kill(signal.SIGKILL)
    reader.process.close()
    assert ["A: flip", "A: 1"] == moves(tmp_path / "g")
    at = read_log((tmp_path / "g").read_bytes()).entries[-1].at
    reader = Reader(tmp_path, "play", "--resume", str(tmp_path / "g"), *SEATS)
    reader.wait_for("Espace quand")
    assert not any("DOUBLE" in line for line in reader.lines)
    reader.press(" ")
    reader.wait_for("… et le nombre suivant")
    reader.press("2")
    reader.wait_for("PORTABLE")
    reader.press("q")
    assert 0 == reader.end()
    entries = read_log((tmp_path / "g").read_bytes()).entries
    assert ("A", "2") == (entries[2].seat, entries[2].move)
    assert at <= entries[2].at <= at + 10_000
    assert [] == mistakes(tmp_path / "g")


def test_a_deadline_that_passes_is_saved_and_told(tmp_path: Path) -> None:
    reader = sit_down(tmp_path, "| A: G G | B: G G | C: G G | options: time_limit=1500")
    reader.wait_for("Trop tard : Léa n'a pas retourné de carte.")
    assert ["-: time"] == moves(tmp_path / "g")
    reader.press("q")
    assert 0 == reader.end()
    assert "play --resume" in reader.seen


def test_who_has_gone_away_is_waited_for(tmp_path: Path) -> None:
    reader = sit_down(tmp_path, "| A: G G | B: G G | C: G G | options: time_limit=1500")
    reader.wait_for("PAUSE")
    assert ["-: time", "-: time"] == moves(tmp_path / "g")
    reader.press(" ")
    reader.wait_for("À VOUS")
    reader.press("q")
    assert 0 == reader.end()


def test_in_a_practice_the_clock_waits_and_a_mistake_is_explained(tmp_path: Path) -> None:
    reader = sit_down(tmp_path, "| A: G G | B: G G | C: G G | options: time_limit=1500", *SEATS, "--practice")
    time.sleep(2)
    reader.press(" ")
    reader.wait_for("RÉPONDEZ : le nombre")
    time.sleep(2)
    reader.press("2")
    reader.wait_for("Léa a dit « 2 » ; il fallait « 1 ».")
    reader.wait_for("Espace pour continuer")
    reader.press(" ")
    reader.wait_for("À VOUS")
    assert ["A: flip", "A: 2"] == moves(tmp_path / "g")
    assert ["wrong number"] == mistakes(tmp_path / "g")
    reader.press("q")
    assert 0 == reader.end()


def test_a_key_that_the_rules_refuse_says_why_and_does_nothing(tmp_path: Path) -> None:
    reader = sit_down(tmp_path, SOON_DONE)
    reader.press("3")
    reader.wait_for("V7-9 : vous ne devez aucune réponse.")
    reader.press("x")
    reader.wait_for("Cette touche ne fait rien ici.")
    reader.press("!")
    reader.wait_for("Il n'y a pas d'indices dans un jeu en temps réel")
    reader.press("\x1b[A")  # an arrow
    reader.press("l")
    reader.wait_for("YOUR TURN: flip a card!")
    reader.press("q")
    assert 0 == reader.end()
    assert [] == moves(tmp_path / "g")


def test_a_key_that_is_held_counts_once(tmp_path: Path) -> None:
    reader = sit_down(tmp_path, SOON_DONE)
    reader.press("   ")
    reader.wait_for("RÉPONDEZ")
    reader.press("q")
    assert 0 == reader.end()
    assert ["A: flip"] == moves(tmp_path / "g")


def test_the_second_half_of_a_double_can_be_pressed_at_once(tmp_path: Path) -> None:
    reader = sit_down(tmp_path, SOON_DONE)
    reader.press(" 12")
    reader.wait_for("PORTABLE")
    reader.press("q")
    assert 0 == reader.end()
    assert ["A: flip", "A: 1", "A: 2"] == moves(tmp_path / "g")[:3]


def test_a_pause_hides_the_table_and_stops_the_clock(tmp_path: Path) -> None:
    reader = sit_down(tmp_path, "| A: GG G G | B: X G | C: P G G | options: time_limit=1500")
    reader.press(" p")
    reader.wait_for("PAUSE")
    assert not any("GANGSTER" in line for line in reader.lines)
    time.sleep(2)
    assert ["A: flip"] == moves(tmp_path / "g")
    reader.press("?")
    reader.wait_for("dites le nombre")
    reader.press(" ")
    reader.wait_for("RÉPONDEZ")
    reader.press("q")
    assert 0 == reader.end()


@pytest.mark.parametrize(
    ("typed", "said"),
    [("n3", None), ("nmia\r", "miaou"), ("nMi \r", "Mi"), ("nbonjour\x7f\x7f\r", "bonjo"), ("n\x1bnZZ\r", "ZZ")],
)
def test_a_noise_is_chosen_from_the_palette_or_written(tmp_path: Path, typed: str, said: str | None) -> None:
    reader = sit_down(tmp_path, "| A: PP G | B: G G | C: G G | options: vilains_rule time_limit=10000")
    reader.press(" ")
    reader.wait_for("choisissez le bruit du tour")
    for key in typed:
        reader.press(key)
    reader.wait_for("… et encore une fois")
    reader.press("n")
    reader.wait_for("À Expert C")
    reader.press("q")
    assert 0 == reader.end()
    _, first, second = moves(tmp_path / "g")[:3]
    assert first == second
    assert first.startswith("A: say ")
    if said is not None:
        assert f"A: say {said}" == first


def test_an_answer_that_seems_wrong_can_be_contested(tmp_path: Path) -> None:
    position = "G G | A: G G G | B: G G G | C: G G G | options: referee=players time_limit=10000"
    match = Match.position(find_game("les-vilains-7"), position)
    for move in ("C: flip", "C: 5"):
        match.play(move)
    path = tmp_path / "g"
    path.write_bytes(b"".join(match.log.lines()))
    reader = Reader(tmp_path, "play", "--resume", str(path), *SEATS)
    reader.wait_for("Espace quand")
    reader.press(" ")
    reader.wait_for("contester « 5 » (C)")
    reader.press("c")
    reader.wait_for("Le recompte : G 1 · G 2 · G 3.")
    reader.press("q")
    assert 0 == reader.end()
    assert "A: contest" in moves(path)
    assert ["wrong number"] == mistakes(path)


def test_minds_alone_can_be_watched(tmp_path: Path) -> None:
    path = table(tmp_path / "g", "| A: G G G | B: G G G | options: time_limit=10000")
    reader = Reader(tmp_path, "play", "--resume", str(path), "--seats", "expert,expert")
    reader.wait_for("GANGSTER")
    reader.press(" 1nc")
    reader.press("p")
    reader.wait_for("PAUSE")
    reader.press("q")
    assert 0 == reader.end()


@pytest.mark.parametrize(
    ("way", "status"), [("q", 0), ("\x04", 0), ("\x03", 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_the_terminal_is_left_as_it_was_found(tmp_path: Path, way: str | signal.Signals, status: int) -> None:
    reader = sit_down(tmp_path, SOON_DONE)
    assert not reader.has_line_mode()
    if isinstance(way, signal.Signals):
        reader.process.kill(way)
    else:
        reader.press(way)
    assert status == reader.end()
    assert reader.had_line_mode
    assert "play --resume" in reader.seen
    assert reader.seen.rindex("\x1b[?25h") > reader.seen.rindex("\x1b[?25l")


def test_ctrl_z_gives_the_terminal_back_and_fg_comes_back_to_a_pause(tmp_path: Path) -> None:
    reader = sit_down(tmp_path, SOON_DONE)
    reader.press(" ")
    reader.wait_for("RÉPONDEZ")
    reader.press("\x1a")
    os.waitid(os.P_PID, reader.process.pid or 0, os.WSTOPPED | os.WNOWAIT)
    assert reader.has_line_mode()
    reader.process.kill(signal.SIGCONT)
    reader.wait_for("PAUSE")
    assert not reader.has_line_mode()
    reader.press(" ")
    reader.wait_for("RÉPONDEZ")
    reader.press("q")
    assert 0 == reader.end()


def test_two_people_need_two_keyboards(run: Run, tmp_path: Path) -> None:
    arguments = ("play", "les-vilains-7", "--seats", "me,me,expert", "-y", "--save", "g")
    assert "un clavier par personne" in refused(run(*arguments))
    assert not (tmp_path / "g").exists()


def test_a_game_without_a_clock_has_nothing_to_practise(run: Run) -> None:
    assert "sans horloge" in refused(run("play", "hula-hoo", "-y", "--practice"))


@pytest.mark.parametrize("terminal", ["vt100", "screen", "tmux-256color"])
def test_it_is_played_on_any_terminal(tmp_path: Path, terminal: str) -> None:
    path = table(tmp_path / "g", SOON_DONE)
    reader = Reader(tmp_path, "play", "--resume", str(path), *SEATS, TERM=terminal)
    reader.wait_for("Espace quand")
    reader.press(" ")
    reader.wait_for("À VOUS")
    reader.press("q")
    assert 0 == reader.end()


def test_a_terminal_that_cannot_be_drawn_over_is_played_line_by_line(tmp_path: Path) -> None:
    path = table(tmp_path / "g", SOON_DONE)
    process = Reader(tmp_path, "play", "--resume", str(path), *SEATS, TERM="dumb").process
    process.expect_exact("Léa (flip, ? aide) : ")
    process.sendline("flip")
    process.expect_exact("Léa (1-7, ? aide) : ")
    process.sendline("quit")
    process.expect_exact("play --resume")

"""The commands themselves, and everything that can be wrong with a command line."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.processes import HULA_HOO, SOLO, Run, environment, first_words, refused
from tripot.cli.commands import COMMANDS
from tripot.cli.main import main


def test_the_rules_are_shown_whole_or_one_article_at_a_time(run: Run) -> None:
    page = run("rules", "hula-hoo", "--lang", "en").stdout
    assert "HH-1." in page
    assert "HH-23." in page
    for written in ("HH-9", "hh9", "9"):
        assert first_words(HULA_HOO.rulebook("fr").articles["HH-9"]) in run("rules", "hula-hoo", written).stdout


@pytest.mark.parametrize(("language", "word"), [("fr", "Usage :"), ("en", "Usage:")])
def test_every_command_has_its_help_in_both_languages(
    capsys: pytest.CaptureFixture[str], language: str, word: str
) -> None:
    for command in COMMANDS:
        assert 0 == main([command, "--help", "--lang", language])
        assert f"{word} tripot {command}" in capsys.readouterr().out


@pytest.mark.parametrize(("command", "minutes", "file"), [("tune", "(5)", "numbers"), ("train", "30", "learned")])
def test_what_takes_long_says_how_long_and_what_it_writes(
    capsys: pytest.CaptureFixture[str], command: str, minutes: str, file: str
) -> None:
    assert 0 == main([command, "--help", "--lang", "en"])
    lines = capsys.readouterr().out.splitlines()
    assert [minutes in line for line in lines if "--minutes" in line] == [True]
    assert [file in line for line in lines if "--out" in line] == [True]


def test_tripot_alone_lists_its_commands(run: Run) -> None:
    assert run().stdout == run("--help").stdout
    page = run("--lang", "en").stdout
    for command in COMMANDS:
        assert f"tripot {command} " in page


def test_the_version_says_how_the_rules_run(run: Run) -> None:
    assert re.fullmatch(r"Tripot \d+\.\d+\.\d+ \(.*\)\n", run("--version").stdout)


def test_a_reader_who_has_read_enough_is_no_error(tmp_path: Path) -> None:
    command = f"{sys.executable} -m tripot rules hula-hoo | head -1"
    done = subprocess.run(
        command, shell=True, capture_output=True, encoding="utf-8", env=environment(tmp_path), timeout=30
    )
    assert done.stderr == ""
    assert done.stdout


def test_ctrl_c_leaves_without_a_traceback(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tripot", *SOLO, "--save", "g"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        cwd=tmp_path,
        env={**environment(tmp_path), "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if "▶ A Léa" in line:
                break
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=30)
    assert 130 == process.returncode
    assert "tripot play --resume g" in output
    assert errors == ""


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("nosuch",), "play, serve, games, rules, replay, verify, simulate, arena, train, tune"),
        (("play", "nosuch"), "hula-hoo"),
        (("play", "--nosuch"), "--nosuch"),
        (("play", "--players"), "--players"),
        (("play", "--players", "x"), "1 à 10"),
        (("play", "hula-hoo", "--players", "9"), "2 à 6"),
        (("play", "hula-hoo", "--seats", "me,nobody"), "novice"),
        (("play", "hula-hoo", "--seats", "me"), "2 à 6"),
        (("play", "hula-hoo", "--players", "2", "--seats", "me,me,me"), "3 noms pour 2 places"),
        (("play", "hula-hoo", "--option", "nosuch"), "streak"),
        (("play", "hula-hoo", "--option", "streak=maybe"), "oui ou non"),
        (("play", "--seed", "12x"), "graine"),
        (("play", "--seed", "9" * 19), "graine"),
        (("play", "--pace", "nan"), "secondes"),
        (("play", "--yes=1"), "--yes"),
        (("play", "--lang", "de"), "fr ou en"),
        (("--lang", "de", "games"), "fr ou en"),
        (("play", "-y", "--save", "no/such/folder"), "dossier"),
        (("play", "-y", "--save", "."), "existe déjà"),
        (("play", "--resume", "nosuch"), "n'existe pas"),
        (("play", "--resume", "."), "n'est pas un fichier"),
        (("play", "--resume", "binary"), "abîmé à l'entrée 0"),
        (("play", "--resume", "x", "--seed", "1"), "--resume"),
        (("rules", "nosuch"), "hula-hoo"),
        (("rules", "hula-hoo", "99"), "HH-1"),
        (("replay",), "FICHIER"),
        (("replay", "nosuch"), "n'existe pas"),
        (("replay", "."), "n'est pas un fichier"),
        (("replay", "/dev/null"), "n'est pas un fichier"),
        (("replay", "empty"), "abîmé à l'entrée 0"),
        (("replay", "binary"), "abîmé à l'entrée 0"),
        (("replay", "huge"), "trop gros"),
        (("replay", "binary", "--intact"), "abîmé à l'entrée 0"),
        (("replay", "x", "--at", "-3"), "nombre entier"),
        (("verify",), "FICHIER"),
        (("verify", "nosuch"), "n'existe pas"),
        (("verify", "empty"), "abîmé à l'entrée 0"),
        (("verify", "binary"), "abîmé à l'entrée 0"),
        (("verify", "x", "--commitment", "12x"), "64 chiffres"),
        (("simulate", "hula-hoo", "--games", "0"), "nombre entier"),
        (("simulate", "hula-hoo", "--games", "1e3"), "nombre entier"),
        (("simulate", "hula-hoo", "--bots", "nosuch"), "novice, regular"),
        (("simulate", "hula-hoo", "--players", "2", "--bots", "novice,novice,novice"), "3 noms pour 2 places"),
        (("simulate", "hula-hoo", "--seed", "abc"), "graine"),
        (("simulate", "hula-hoo", "--seed", "0" * 19 + "9" * 30), "graine"),
        (("simulate", "hula-hoo", "extra"), "extra"),
        (("games", "extra\x1b[31m"), "extra"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else None,
)
def test_what_cannot_be_used_gets_one_plain_sentence(
    run: Run, tmp_path: Path, arguments: tuple[str, ...], part: str
) -> None:
    (tmp_path / "empty").touch()
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    with (tmp_path / "huge").open("wb") as huge:
        huge.truncate(60_000_000)
    sentence = refused(run(*arguments))
    assert part in sentence
    assert "\x1b" not in sentence


def test_an_english_player_is_refused_in_english(run: Run) -> None:
    assert "is not a command of tripot" in refused(run("nosuch", "--lang", "en"))
    assert "does not exist" in refused(run("replay", "nosuch", LANG="en_US.UTF-8"))
    assert "needs a value" in refused(run("--lang=en", "play", "--seed"))


def test_a_stream_that_knows_no_accents_is_no_error(run: Run) -> None:
    done = run(*SOLO, typed="quit\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_a_closed_stream_is_no_error(tmp_path: Path, closed: str) -> None:
    shell = f"exec {sys.executable} -m tripot games {closed}"
    done = subprocess.run(["sh", "-c", shell], env=environment(tmp_path), capture_output=True, encoding="utf-8")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


def test_an_output_that_is_full_gets_one_plain_sentence(tmp_path: Path) -> None:
    shell = f"exec {sys.executable} -m tripot games >/dev/full"
    done = subprocess.run(["sh", "-c", shell], env=environment(tmp_path), capture_output=True, encoding="utf-8")
    assert "afficher" in refused(done)


def test_a_language_may_be_written_large(run: Run) -> None:
    assert "Players" in run("games", "--lang", "EN").stdout

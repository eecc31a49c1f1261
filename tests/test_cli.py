"""The command `tripot` as people use it: real processes, lines written to them, files on a disk."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tripot.cli import simulating
from tripot.cli.commands import COMMANDS
from tripot.cli.language import spoken
from tripot.cli.main import main
from tripot.engine.log import read_log
from tripot.games import find_game

HULA_HOO = find_game("hula-hoo")
FIRST_MOVES = "1\n" * 600
SOLO = ("play", "hula-hoo", "--seats", "me,simple,random", "--name", "Léa", "-y")

Run = Callable[..., subprocess.CompletedProcess[str]]


def environment(home: Path) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "TRIPOT_LANG"))}
    return {**kept, "HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "COLUMNS": "80", "PYTHONWARNINGS": "ignore"}


@pytest.fixture
def run(tmp_path: Path) -> Run:
    def tripot(*arguments: str, typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "tripot", *arguments],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env={**environment(tmp_path), **variables},
            cwd=tmp_path,
            timeout=60,
        )

    return tripot


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games: `finished`, by bots alone, and `unfinished`, which a person left after three moves."""
    folder = tmp_path_factory.mktemp("played")
    for arguments in (("--seats", "simple,random", "--save", "finished"), (*SOLO[2:], "--save", "unfinished")):
        done = subprocess.run(
            [sys.executable, "-m", "tripot", "play", "hula-hoo", "-y", "--seed", "3", *arguments],
            input="1\n1\n1\n",
            capture_output=True,
            encoding="utf-8",
            env=environment(folder),
            cwd=folder,
        )
        assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def finished(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played / "finished", tmp_path))


@pytest.fixture
def unfinished(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played / "unfinished", tmp_path))


def moves(path: Path) -> list[str]:
    return [f"{entry.seat}: {entry.move}" for entry in read_log(path.read_bytes()).entries]


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence on the error stream of a command that was refused."""
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr.strip()


# --- Playing ---


def test_a_whole_game_is_played_by_always_taking_the_first_move(run: Run, tmp_path: Path) -> None:
    done = run(*SOLO, "--seed", "7", typed=FIRST_MOVES)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Fin de la partie" in done.stdout
    assert "★ gagne" in done.stdout
    assert "Graine : 7" in done.stdout
    (path,) = (tmp_path / "data" / "tripot" / "games").glob("hula-hoo-*.jsonl")
    assert f"tripot replay {path}" in done.stdout
    assert read_log(path.read_bytes()).header.players == ["me:Léa", "bot:simple", "bot:random"]


def test_the_same_seed_and_answers_give_the_same_game(run: Run, tmp_path: Path) -> None:
    for name in ("one", "two"):
        run(*SOLO, "--seed", "7", "--save", name, typed=FIRST_MOVES)
    assert moves(tmp_path / "one") == moves(tmp_path / "two")


def test_what_the_command_line_does_not_say_is_asked_and_enter_accepts(run: Run, tmp_path: Path) -> None:
    done = run("play", "--save", "g", typed="2\n\nZoé\n4\n\nquit\n")
    assert done.returncode == 0
    header = read_log((tmp_path / "g").read_bytes()).header
    assert header.seats == 2
    assert header.players == ["me:Zoé", "bot:simple"]
    assert [key for key, on in header.options.items() if on] == ["chaos_target"]


def test_a_question_that_is_answered_badly_is_asked_again(run: Run) -> None:
    done = run("play", typed="99\n0x2\n2\nnobody\n\n\n9\n\nquit\n")
    assert done.returncode == 0
    assert 3 == done.stdout.count("Combien de joueurs ?")
    assert 2 == done.stdout.count("Qui joue, place par place ?")
    assert "Il n'y a pas de variante n° 9." in done.stdout


def test_the_language_can_be_changed_while_one_is_asked_and_while_one_plays(run: Run) -> None:
    done = run("play", typed="en\n2\n\n\n\nfr\nquit\n")
    assert "Who plays, seat by seat?" in done.stdout
    assert "votre coup" in done.stdout


@pytest.mark.parametrize(
    ("variables", "arguments", "language"),
    [
        ({}, (), "fr"),
        ({"LANG": "de_DE.UTF-8"}, (), "fr"),
        ({"LANG": "en_GB.UTF-8"}, (), "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, (), "fr"),
        ({"LANG": "fr_FR.UTF-8", "TRIPOT_LANG": "en"}, (), "en"),
        ({"TRIPOT_LANG": "en"}, ("play", "--lang", "fr"), "fr"),
        ({}, ("--lang=en", "play"), "en"),
    ],
)
def test_the_language_is_the_players(variables: dict[str, str], arguments: Sequence[str], language: str) -> None:
    assert language == spoken(arguments, variables)


def test_the_list_of_games_is_given_in_both_languages(run: Run) -> None:
    assert "Joueurs" in run("games").stdout
    assert "Players" in run("games", LANG="en_GB.UTF-8").stdout


def test_a_move_can_be_written_as_in_the_rules(run: Run, tmp_path: Path) -> None:
    run(*SOLO, "--seed", "3", "--option", "no_exchange", "--save", "g", typed="quit\n")
    history = moves(tmp_path / "g")
    done = run("play", "--resume", "g", typed="\nquit\n")
    written = re.findall(r"\d\) (\S+) ", done.stdout)[-1]
    run("play", "--resume", "g", typed=f"{written}\nquit\n")
    assert f"A: {written}" in moves(tmp_path / "g")[len(history) :]


def test_an_illegal_move_shows_its_articles_sentence_and_changes_nothing(run: Run, tmp_path: Path) -> None:
    done = run(*SOLO, "--seed", "3", "--save", "g", typed="swap 1 1 1 1\nquit\n")
    assert "HH-3." in done.stdout
    assert first_words(HULA_HOO.rulebook("fr").articles["HH-3"]) in done.stdout
    assert not any(move.startswith("A:") for move in moves(tmp_path / "g"))


def test_a_question_mark_says_why_with_the_article_in_the_players_language(run: Run) -> None:
    for language in ("fr", "en"):
        done = run(*SOLO, "--seed", "3", "--lang", language, typed="? 9+\n? HH-9\n?\nquit\n")
        articles = HULA_HOO.rulebook(language).articles
        assert first_words(articles["HH-3"]) in done.stdout
        assert first_words(articles["HH-9"]) in done.stdout


def test_a_text_that_is_no_move_gets_a_sentence(run: Run) -> None:
    done = run(*SOLO, typed="hello\n99\n99+\nsave\nrules 99\n? hello\nquit\n")
    assert done.returncode == 0
    assert "« hello » n'est pas un coup" in done.stdout
    assert "Il n'y a pas de coup n° 99" in done.stdout
    assert "Il n'y a pas de carte 99" in done.stdout
    assert "save FICHIER" in done.stdout
    assert "Il n'y a pas d'article « 99 »" in done.stdout


def test_a_copy_of_the_game_can_be_saved_and_replaces_nothing(run: Run, tmp_path: Path) -> None:
    done = run(*SOLO, "--save", "g", typed="1\nsave copy\nsave copy\nquit\n")
    assert "Le fichier copy existe déjà" in done.stdout
    copied = moves(tmp_path / "copy")
    assert copied == moves(tmp_path / "g")[: len(copied)]
    assert copied


def test_a_front_row_chosen_in_secret_is_never_printed(run: Run, tmp_path: Path) -> None:
    done = run(
        *("play", "hula-hoo", "--seats", "random,me,me", "--name", "Léa,Tom", "-y"),
        *("--option", "chaos_deal", "--save", "g"),
        typed="\nlog\nquit\n",
    )
    (secret,) = moves(tmp_path / "g")
    assert "Hasard A a choisi." in done.stdout
    assert secret.removeprefix("A: front ") not in done.stdout
    assert "met devant" not in done.stdout


def test_a_long_list_of_moves_becomes_a_legal_example(run: Run, tmp_path: Path) -> None:
    done = run(*SOLO, "--seed", "5", "--option", "chaos_deal", "--save", "g", typed="quit\n")
    example = re.search(r"par exemple\s+« (front [\d ]+) »", done.stdout)
    assert example is not None
    run("play", "--resume", "g", typed=f"{example[1]}\nquit\n")
    assert f"A: {example[1]}" in moves(tmp_path / "g")


def test_several_people_share_a_terminal_and_none_sees_anothers_hand(run: Run) -> None:
    done = run("play", "hula-hoo", "--seats", "me,me", "--name", "Léa,Tom", "-y", typed="\n1\n\n1\nquit\n")
    assert "Au tour de Léa." in done.stdout
    assert "Au tour de Tom." in done.stdout
    for table in re.split(r"─ Hula-Hoo · ", done.stdout)[1:]:
        assert 1 == len(re.findall(r"^  main ", table, re.MULTILINE))


def test_bots_can_be_watched_without_anybody_playing(finished: Path) -> None:
    assert read_log(finished.read_bytes()).header.players == ["bot:simple", "bot:random"]


# --- Saving and resuming ---


def test_the_end_of_the_input_leaves_politely_and_says_how_to_resume(run: Run) -> None:
    done = run(*SOLO, "--save", "g", typed="1\n")
    assert done.returncode == 0
    assert "tripot play --resume g" in done.stdout


def test_a_game_resumes_where_it_stopped_and_ends_as_if_it_had_not(run: Run, unfinished: Path, tmp_path: Path) -> None:
    before = moves(unfinished)
    done = run("play", "--resume", str(unfinished), typed=FIRST_MOVES)
    assert done.returncode == 0
    assert before == moves(unfinished)[: len(before)]
    run(*SOLO, "--seed", "3", "--save", "whole", typed=FIRST_MOVES)
    assert moves(tmp_path / "whole") == moves(unfinished)


def test_resuming_without_a_file_takes_the_newest_unfinished_game(run: Run) -> None:
    assert "Il n'y a pas de partie inachevée" in refused(run("play", "--resume"))
    run(*SOLO, "--seed", "3", typed="1\n1\n")
    run("play", "--seats", "random,random", "-y")  # newer, but over
    done = run("play", "--resume", typed="quit\n")
    assert "La partie reprend après" in done.stdout


def test_a_killed_game_has_lost_no_move_that_was_shown(tmp_path: Path) -> None:
    path = tmp_path / "killed"
    process = subprocess.Popen(
        [sys.executable, "-m", "tripot", *SOLO, "--seed", "9", "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**environment(tmp_path), "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n" * 6)
    process.stdin.flush()
    shown = 0
    for line in process.stdout:
        shown += line.startswith("• ")
        if shown == 12:
            process.send_signal(signal.SIGKILL)
            break
    process.communicate()
    assert -signal.SIGKILL == process.returncode
    assert 12 <= len(moves(path))


def test_an_incomplete_last_line_is_cut_off_and_the_game_goes_on(run: Run, unfinished: Path) -> None:
    before = moves(unfinished)
    unfinished.write_bytes(unfinished.read_bytes()[:-20])
    done = run("play", "--resume", str(unfinished), typed="quit\n")
    assert done.returncode == 0
    assert "incomplète" in done.stdout
    assert before[:-1] == moves(unfinished)[: len(before) - 1]


def test_a_last_line_without_its_end_was_never_acknowledged(run: Run, unfinished: Path) -> None:
    before = moves(unfinished)
    unfinished.write_bytes(unfinished.read_bytes()[:-1])
    done = run("play", "--resume", str(unfinished), typed="quit\n")
    assert "incomplète" in done.stdout
    assert before[:-1] == moves(unfinished)[: len(before) - 1]


def test_a_log_that_is_damaged_elsewhere_is_not_resumed(run: Run, unfinished: Path) -> None:
    damaged = damage(unfinished, 2)
    assert "abîmé à l'entrée 2" in refused(run("play", "--resume", str(unfinished), typed=FIRST_MOVES))
    assert damaged == unfinished.read_bytes()


def test_a_game_is_open_in_one_place_only(run: Run, tmp_path: Path, unfinished: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tripot", "play", "--resume", str(unfinished)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**environment(tmp_path), "PYTHONUNBUFFERED": "1"},
    ) as first:
        assert first.stdout is not None
        assert "reprend" in first.stdout.readline()
        assert "déjà ouverte" in refused(run("play", "--resume", str(unfinished)))
        first.communicate("quit\n")


def test_a_full_disk_stops_the_game_with_a_sentence_and_loses_nothing(tmp_path: Path, run: Run) -> None:
    limited = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000)); "
    done = subprocess.run(
        [sys.executable, "-c", limited + "from tripot.cli.main import main; sys.exit(main())", *SOLO, "--save", "g"],
        input=FIRST_MOVES,
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path),
        cwd=tmp_path,
    )
    assert "le disque est plein" in refused(done)
    shown = done.stdout.count("\n• ")
    assert shown == len(moves(tmp_path / "g"))
    assert run("play", "--resume", "g", typed="quit\n").returncode == 0


# --- Replaying ---


def damage(path: Path, n: int) -> bytes:
    """The log with one letter of entry n changed."""
    lines = path.read_bytes().splitlines(keepends=True)
    lines[n] = lines[n].replace(b'"move":"', b'"move":"x', 1)
    path.write_bytes(b"".join(lines))
    return path.read_bytes()


def test_a_finished_game_is_replayed_with_open_cards(run: Run, finished: Path) -> None:
    done = run("replay", str(finished))
    last = len(moves(finished))
    assert done.returncode == 0
    assert last + 1 == len(re.findall(r"Coup \d+ sur", done.stdout))
    assert "▶ A Simple A" in done.stdout
    assert "▶ B Hasard B" in done.stdout


def test_a_replay_can_be_seen_from_one_seat_and_start_later(run: Run, finished: Path) -> None:
    last = len(moves(finished))
    done = run("replay", str(finished), "--seat", "A", "--at", str(last - 1), "--lang", "en")
    assert [str(last - 1), str(last)] == re.findall(r"Move (\d+) of", done.stdout)
    assert "A Simple A" in done.stdout
    assert 2 == len(re.findall(r"^  hand ", done.stdout, re.MULTILINE))


def test_an_unfinished_game_is_not_shown_open(run: Run, unfinished: Path) -> None:
    assert "--seat A" in refused(run("replay", str(unfinished)))
    assert "--seat A" in refused(run("replay", str(unfinished), "--seat", "open"))
    assert run("replay", str(unfinished), "--seat", "A").returncode == 0
    assert run("replay", str(unfinished), "--seat", "table").returncode == 0


@pytest.mark.parametrize("n", [0, 1, 7])
def test_a_damaged_log_is_refused_at_the_entry_that_is_damaged(run: Run, finished: Path, n: int) -> None:
    if n == 0:
        finished.write_bytes(finished.read_bytes().replace(b'"seed":"3"', b'"seed":"4"'))
    else:
        damage(finished, n)
    sentence = refused(run("replay", str(finished), "--lang", "en"))
    assert f"The log is damaged at entry {n}" in sentence


def test_the_intact_part_of_a_damaged_log_can_be_replayed(run: Run, finished: Path) -> None:
    damage(finished, 7)
    done = run("replay", str(finished), "--intact")
    assert done.returncode == 0
    assert "abîmé à l'entrée 7" in done.stderr
    assert [str(n) for n in range(7)] == re.findall(r"Coup (\d+) sur", done.stdout)


def test_a_replay_is_walked_through_step_by_step(finished: Path, tmp_path: Path) -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "tripot", "replay", str(finished)],
        stdin=theirs,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    os.write(ours, b"\nn\nb\n5\n9999\ne\nq\n")
    output, _ = process.communicate(timeout=30)
    os.close(ours)
    os.close(theirs)
    assert process.returncode == 0
    last = len(moves(finished))
    assert ["0", "1", "2", "1", "5", str(last)] == re.findall(r"Coup (\d+) sur", output)
    assert "Il n'y a pas de coup 9999" in output


# --- Simulating ---


def test_a_simulation_shows_what_the_games_came_to(run: Run) -> None:
    done = run("simulate", "hula-hoo", "--games", "200", "--players", "4", "--seed", "1", "--lang", "en")
    assert done.returncode == 0
    assert done.stderr == ""
    assert re.search(r"Games\s+│\s+200 ", done.stdout)
    shares = [float(share) for share in re.findall(r"│ [A-D] +│ random +│ +([\d.]+) %", done.stdout)]
    assert 4 == len(shares)
    assert 100 == pytest.approx(sum(shares), abs=0.3)


def test_a_simulation_is_the_same_for_the_same_seed(run: Run) -> None:
    def results() -> list[str]:
        done = run("simulate", "--games", "20", "--bots", "simple,random", "--players", "3", "--option", "streak")
        return [line for line in done.stdout.splitlines() if "seconde" not in line]

    first = results()
    assert first == results()
    assert ["simple", "random", "random"] == re.findall(r"│ [A-C] +│ (\w+)", "\n".join(first))


def test_interpreted_rules_are_said_to_be_slower(run: Run) -> None:
    done = run("simulate", "--games", "2", TRIPOT_INTERPRETED="1")
    assert "interprétées, plus lentement" in done.stdout
    assert "interprétées" in run("--version", TRIPOT_INTERPRETED="1").stdout


def test_a_game_that_fails_is_reported_with_its_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> int:
        raise ZeroDivisionError("three cards too many")

    monkeypatch.setattr(simulating, "play_out", broken)
    assert 1 == main(["simulate", "--games", "5", "--seed", "41", "--lang", "en"])
    assert "The game with seed 41 failed: ZeroDivisionError: three cards too many" in capsys.readouterr().err


# --- The rest ---


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
        (("nosuch",), "play, games, rules, replay, simulate"),
        (("play", "nosuch"), "hula-hoo"),
        (("play", "--nosuch"), "--nosuch"),
        (("play", "--players"), "--players"),
        (("play", "--players", "x"), "1 à 10"),
        (("play", "hula-hoo", "--players", "9"), "2 à 6"),
        (("play", "hula-hoo", "--seats", "me,nobody"), "simple"),
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
        (("simulate", "hula-hoo", "--games", "0"), "nombre entier"),
        (("simulate", "hula-hoo", "--games", "1e3"), "nombre entier"),
        (("simulate", "hula-hoo", "--bots", "nosuch"), "simple"),
        (("simulate", "hula-hoo", "--players", "2", "--bots", "simple,simple,simple"), "3 noms pour 2 places"),
        (("simulate", "hula-hoo", "--seed", "abc"), "graine"),
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


def first_words(sentence: str) -> str:
    """The beginning of an article as the screen prints it, short enough to stand on one line."""
    return " ".join(re.sub(r"[*`]", "", sentence).split(" ")[:6])

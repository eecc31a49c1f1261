"""Playing at the terminal."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.processes import FIRST_MOVES, HULA_HOO, SOLO, Run, first_words, moves
from tripot.cli.language import spoken
from tripot.engine.log import read_log
from tripot.games import games


def test_a_whole_game_is_played_by_always_taking_the_first_move(run: Run, tmp_path: Path) -> None:
    done = run(*SOLO, "--seed", "7", typed=FIRST_MOVES)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Fin de la partie" in done.stdout
    assert "★ gagne" in done.stdout
    assert "Graine : 7" in done.stdout
    (path,) = (tmp_path / "data" / "tripot" / "games").glob("hula-hoo-*.jsonl")
    assert f"tripot replay {path}" in done.stdout
    assert read_log(path.read_bytes()).header.players == ["me:Léa", "bot:novice", "bot:random"]


def test_the_same_seed_and_answers_give_the_same_game(run: Run, tmp_path: Path) -> None:
    for name in ("one", "two"):
        run(*SOLO, "--seed", "7", "--save", name, typed=FIRST_MOVES)
    assert moves(tmp_path / "one") == moves(tmp_path / "two")


def test_what_the_command_line_does_not_say_is_asked_and_enter_accepts(run: Run, tmp_path: Path) -> None:
    done = run("play", "hula-hoo", "--save", "g", typed="2\n\nZoé\n4\n\nquit\n")
    assert done.returncode == 0
    header = read_log((tmp_path / "g").read_bytes()).header
    assert header.seats == 2
    assert header.players == ["me:Zoé", "bot:regular"]
    assert [key for key, on in header.options.items() if on] == ["chaos_target"]


@pytest.mark.parametrize("answer", [str(list(games()).index("el-diablo") + 1), "El Diablo", "el-diablo"])
def test_the_game_is_chosen_from_a_list_by_its_number_or_its_name(run: Run, tmp_path: Path, answer: str) -> None:
    done = run("play", "--save", "g", typed=f"99\nchess\n{answer}\n\n\n\nquit\n")
    assert done.returncode == 0
    assert "Il n'y a pas de jeu « chess »" in done.stdout
    assert "el-diablo" == read_log((tmp_path / "g").read_bytes()).header.game


def test_where_cards_are_numbers_a_number_is_no_place_in_the_list(run: Run, tmp_path: Path) -> None:
    done = run("play", "el-diablo", "--players", "4", "-y", "--seed", "3", "--save", "g", typed="7\nquit\n")
    assert "A: bid 7" == moves(tmp_path / "g")[0]
    assert " 1) " not in done.stdout


def test_a_question_that_is_answered_badly_is_asked_again(run: Run) -> None:
    done = run("play", "hula-hoo", typed="99\n0x2\n2\nnobody\n\n\n9\n\nquit\n")
    assert done.returncode == 0
    assert 3 == done.stdout.count("Combien de joueurs ?")
    assert 2 == done.stdout.count("Qui joue, place par place ?")
    assert "Il n'y a pas de variante n° 9." in done.stdout


def test_the_language_can_be_changed_while_one_is_asked_and_while_one_plays(run: Run) -> None:
    done = run("play", "hula-hoo", typed="en\n2\n\n\n\nfr\nquit\n")
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


def test_a_card_that_one_does_not_hold_is_said_to_be_missing(run: Run) -> None:
    questions = "".join(f"? {card}\n? {card}+\n" for card in range(1, 14))
    done = run(*SOLO, "--seed", "12", typed=f"keep\n{questions}quit\n", TRIPOT_LANG="en")
    assert "You have no" in done.stdout
    assert "is not a move" not in done.stdout


def test_a_copy_to_the_home_of_nobody_is_refused_and_the_game_goes_on(run: Run) -> None:
    done = run(*SOLO, typed="save ~nosuchuser/x\nquit\n")
    assert done.returncode == 0
    assert "Traceback" not in done.stdout + done.stderr


def test_several_people_share_a_terminal_and_none_sees_anothers_hand(run: Run) -> None:
    done = run("play", "hula-hoo", "--seats", "me,me", "--name", "Léa,Tom", "-y", typed="\n1\n\n1\nquit\n")
    assert "À Léa de jouer." in done.stdout
    assert "À Tom de jouer." in done.stdout
    for table in re.split(r"─ Hula-Hoo · ", done.stdout)[1:]:
        assert 1 == len(re.findall(r"^  main ", table, re.MULTILINE))


def test_bots_can_be_watched_without_anybody_playing(finished: Path) -> None:
    assert read_log(finished.read_bytes()).header.players == ["bot:novice", "bot:random"]

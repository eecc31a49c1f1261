"""A game in real time without its clock: a line a move, for a pipe or a screen reader."""

from pathlib import Path

from tests.cli.processes import Run, moves, refused
from tests.cli.reader import SOON_DONE, table

SEATS = ("--seats", "me:Léa,expert,expert")


def test_a_whole_game_is_played_in_plain_sentences(run: Run, tmp_path: Path) -> None:
    path = str(table(tmp_path / "g", SOON_DONE))
    done = run("play", "--resume", path, *SEATS, typed="flip\n1\n2\nflip\n4\nflip\n7\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "• Léa retourne une carte. C'est un double gangster. Expert B devra passer." in done.stdout
    assert "RÉPONDEZ : deux nombres !\nLéa (1-7, ? aide) : 1\n• Léa dit « 1 »." in done.stdout
    assert "• Expert B retourne une carte. C'est un pistolet. Chut !" in done.stdout
    assert "Léa n'a plus de carte et gagne !" in done.stdout
    assert "Fin de la partie" in done.stdout


def test_nothing_of_the_persons_is_ever_late_and_the_end_of_the_input_leaves(run: Run, tmp_path: Path) -> None:
    path = table(tmp_path / "g", "| A: G G | B: G G | C: G G | options: time_limit=1500")
    done = run("play", "--resume", str(path), *SEATS, typed="wait\nflip\n1\n", TRIPOT_LANG="en")
    assert done.returncode == 0
    assert "It is you that everybody is waiting for." in done.stdout
    assert "play --resume" in done.stdout
    assert ["A: flip", "A: 1", "B: flip", "B: 2", "C: flip", "C: 3"] == moves(path)
    again = run("play", "--resume", str(path), *SEATS, typed="flip\n4\n")
    assert "Léa n'a plus de carte et gagne !" in again.stdout


def test_a_mistake_is_told_with_what_was_due(run: Run, tmp_path: Path) -> None:
    path = table(tmp_path / "g", "G | A: G G | B: P G | C: G G | starter: C")
    done = run("play", "--resume", str(path), *SEATS, typed="flip\nsay Youpi\nquit\n")
    assert "  Léa a dit « youpi » ; il fallait « 2 ».\n  Léa prend le tas.\n" in done.stdout


def test_what_is_refused_says_why(run: Run, tmp_path: Path) -> None:
    path = table(tmp_path / "g", SOON_DONE)
    done = run("play", "--resume", str(path), *SEATS, typed="3\ncontest\nhello\nsay\n?\nquit\n")
    assert "V7-9." in done.stdout
    assert "V7-11." in done.stdout
    assert "« hello » n'est pas un coup" in done.stdout
    assert "dites un bruit ou un mot" in done.stdout
    assert "pistolet : pas un mot" in done.stdout
    assert "cartes sont jouables" not in done.stdout
    assert [] == moves(path)


def test_an_answer_can_be_contested_or_let_pass(run: Run, tmp_path: Path) -> None:
    position = "| A: G G G | B: G G G | C: G G G | options: referee=players | starter: B"
    contested, let_pass = table(tmp_path / "contested", position), table(tmp_path / "let_pass", position)
    done = run("play", "--resume", str(contested), *SEATS, typed="contest\n", TRIPOT_LANG="en")
    assert "Expert B's “1” can be contested.\nLéa (contest, wait to let it pass, ? help): contest" in done.stdout
    assert ["B: flip", "B: 1", "A: contest"] == moves(contested)[:3]
    assert "Léa contested.\n  Expert B said “1”, and that was right.\n  Léa takes the pile.\n" in done.stdout
    assert "  The recount: G 1.\n" in done.stdout
    done = run("play", "--resume", str(let_pass), *SEATS, typed="wait\n", TRIPOT_LANG="en")
    assert "Expert C's “2” can be contested." in done.stdout
    assert "A: contest" not in moves(let_pass)


def test_minds_alone_play_to_the_end_and_their_game_can_be_replayed(run: Run, tmp_path: Path) -> None:
    done = run("play", "les-vilains-7", "--seats", "child,child,child", "-y", "--seed", "2", "--save", "g")
    assert done.returncode == 0
    assert "Fin de la partie" in done.stdout
    assert "Trop tard : Enfant" in done.stdout
    assert "-: time" in moves(tmp_path / "g")
    replayed = run("replay", "g", TRIPOT_LANG="en")
    assert replayed.returncode == 0
    n = moves(tmp_path / "g").index("-: time") + 1
    moment = replayed.stdout.split(f"Move {n} of ")[1].split(f"Move {n + 1} of ")[0]
    assert "• Too late: Child" in moment
    assert " · at " in moment.splitlines()[0]
    assert run("replay", "g", "--seat", "B", "--at", str(n)).returncode == 0


def test_a_game_goes_on_as_if_nobody_had_left(run: Run, tmp_path: Path) -> None:
    """The minds remember what they have seen before."""
    arguments = ("play", "les-vilains-7", "--seats", "me:Léa,novice,regular", "-y", "--seed", "6")
    lines = ["flip", "1", "flip", "3", "flip", "2", "flip", "1", "flip", "hmmrrr", "flip", "4"]
    run(*arguments, "--save", "whole", typed="\n".join(lines))
    run(*arguments, "--save", "parted", typed="\n".join(lines[:5]))
    run("play", "--resume", "parted", typed="\n".join(lines[5:]))
    assert (tmp_path / "whole").read_bytes() == (tmp_path / "parted").read_bytes()


def test_a_bot_that_takes_turns_does_not_play_in_real_time(run: Run) -> None:
    assert "random" in refused(run("play", "les-vilains-7", "--seats", "me,random", "-y"))

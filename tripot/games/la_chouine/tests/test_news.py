"""What is told of a move: all of it, and no more than the listener may know."""

from tripot.games.la_chouine import LaChouineMatch, position
from tripot.games.la_chouine.news import news
from tripot.games.la_chouine.notation import read
from tripot.games.la_chouine.telling import not_held, overheard, phrase, say

NAMES = ["Ann", "Bob", "Cléo", "Dan"]


def told(table: LaChouineMatch, line: str, *, to: str | None = None, language: str = "en") -> str:
    before = table.view(to)
    table.play(line)
    return " ".join(news(before, table.view(to), NAMES, language))


TRICK = "F3 F7 R8 | A: F1 F2 | B: R1 R2 | C: C2 C3 | D: G1 C1 F8 | turn: D"


def test_a_trick_is_told_with_its_winner_its_points_and_the_reason() -> None:
    assert "Bob wins the trick (7 pts) with F7, the strongest fish." == told(position(TRICK), "D: G1")
    assert "Dan wins the trick (7 pts) with C1, the only crown." == told(position(TRICK), "D: C1")
    assert "Dan remporte le pli (7 pts) avec C1, la seule couronne." == told(position(TRICK), "D: C1", language="fr")


def test_a_leader_whom_nobody_followed_wins_for_that_reason() -> None:
    case = "F3 R8 | A: F1 F2 F4 | B: R1 R2 R3 | C: G8 G1 G2 C1 | turn: C"
    assert "Ann wins the trick (8 pts) with F3, with no other fish and no crown." == told(position(case), "C: G8")
    assert "avec F3, sans autre poisson ni couronne." in told(position(case), "C: G8", language="fr")


def test_a_card_in_the_middle_of_a_trick_brings_no_news() -> None:
    case = "F3 | A: R8 R1 R2 | B: G1 G2 G3 | C: C1 C2 C3 | D: F1 F2"
    assert "" == told(position(case), "A: R8", to="B")


def test_a_claim_shows_its_cards_to_everybody() -> None:
    case = "lead | A: F4 F5 R4 C4 G7 | B: R5 G4 G5 C1 C2"
    assert "Ann shows F4 F5: 6 points." == told(position(case), "A: duo F", to="B")
    assert "Ann montre F4 R4 C4 : 8 points." == told(position(case), "A: triplette F4 R4 C4", language="fr")


def test_the_end_of_the_pile_is_told_once() -> None:
    table = position("C8 F1 | A: F7 R8 G4 F2 | B: R2 R3 R5 G3 | row: C7 G1 | pile: end")
    assert "" == told(table, "A: take C7")
    assert "The pile is gone: hands are played out." == told(table, "B: take G1")


LAST = "C1 | A: F1 / triplette | B: / F8 F7 R8 R7 C8 C7 | rest: A"


def test_a_round_is_counted_for_everybody() -> None:
    assert (
        "Bob wins the trick (0 pts) with C1, the only crown. "
        "Ann: 19 + 8 (Triplette) = 27 Bob: 21 + 4 (Crue) = 25 "
        "★ Ann wins round 1: 27 points. Rewards: Ann 1, Bob 0."
    ) == told(position(LAST), "A: F1")
    assert (
        "Bob remporte le pli (0 pt) avec C1, la seule couronne. "
        "Ann : 19 + 8 (Triplette) = 27 Bob : 21 + 4 (Crue) = 25 "
        "★ Ann gagne la manche 1 : 27 points. Récompenses : Ann 1, Bob 0."
    ) == told(position(LAST), "A: F1", language="fr")


def test_a_tie_has_several_winners() -> None:
    case = "C1 | A: F1 / triplette | B: / F8 F7 R8 R7 C8 C7 F4 F2 | rest: A"
    assert "★ Ann and Bob win round 1: 26 points. Rewards: Ann 1, Bob 1." in told(position(case), "A: F1")
    assert "★ Ann et Bob gagnent la manche 1 : 26 points." in told(position(case), "A: F1", language="fr")


def test_a_champalu_is_told_with_the_count() -> None:
    ended = told(position("F1 | A: C1 | B: / F2 F3 R1 R2 | rest: A"), "A: C1")
    assert "Bob: 0 ★ Bob wins round 1: Champalu, without a single point." in ended


def test_a_chouine_is_told_without_a_count() -> None:
    case = "F1 | A: R6 R7 R8 | B: F2 F3 F4 | C: C1 C2 C3 | D: G1 G2"
    ended = told(position(case), "A: chouine R")
    assert "★ Ann wins round 1: Chouine! R6 R7 R8. Rewards: Ann 1, Bob 0, Cléo 0, Dan 0." == ended


def test_no_rewards_are_listed_once_the_game_is_won() -> None:
    ended = told(position(f"{LAST} | rewards: 1 0"), "A: F1")
    assert ended.endswith("★ Ann wins round 1: 27 points.")


def test_moves_are_said_in_both_languages() -> None:
    def both(text: str) -> tuple[str, str]:
        return say(read(text), 1, NAMES, "fr"), say(read(text), 1, NAMES, "en")

    assert ("Bob joue F7.", "Bob plays F7.") == both("F7")
    assert ("Bob prend C1.", "Bob takes C1.") == both("take C1")
    assert ("Bob annonce l'Architecte.", "Bob claims the Architecte.") == both("architecte G")
    assert ("Bob crie : Chouine !", "Bob cries: Chouine!") == both("chouine G")


def test_nothing_is_secret() -> None:
    assert "Bob takes C1." == overheard(read("take C1"), 1, NAMES, "en")


def test_a_move_in_the_list_says_what_it_is() -> None:
    assert "7 de poisson" == phrase(read("F7"), NAMES, "fr")
    assert "8 of roses" == phrase(read("take R8"), NAMES, "en")
    assert "annoncer, 12 points" == phrase(read("briscard"), NAMES, "fr")
    assert "win the round" == phrase(read("chouine F"), NAMES, "en")


def test_a_card_that_is_elsewhere_is_said_to_be() -> None:
    def said(case: str, words: str) -> str:
        text = not_held(position(case).view("A"), read(words))
        return text.en if text else ""

    playing = "lead | A: F4 F5 R4 C4 G7 | B: R5 G4 G5 C1 C2 | row: C7 G1"
    taking = "C8 F1 | A: F7 R8 G4 F2 | B: R2 R3 R5 G3 | row: C7 G1"
    assert ("", "", "") == (said(playing, "F4"), said(playing, "take C7"), said(taking, "take C7"))
    assert "You have no F8 in your hand." == said(playing, "F8")
    assert "C7 is one of the cards turned up: it will be taken after the trick." == said(playing, "C7")
    assert "F3 is not among the cards turned up." == said(playing, "take F3")
    assert "To take C7, write take C7." == said(taking, "C7")
    assert "F3 is not among the cards turned up." == said(taking, "take F3")

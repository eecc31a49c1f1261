"""What is told of a move: all of it, and no more than the listener may know."""

import pytest

from tripot.engine.chance import Seed
from tripot.engine.match import Match
from tripot.games.el_diablo import GAME, ElDiabloMatch, position
from tripot.games.el_diablo.news import news
from tripot.games.el_diablo.notation import read
from tripot.games.el_diablo.telling import overheard, phrase, say
from tripot.games.el_diablo.tests.tricks import dealt

NAMES = ["Ann", "Bob", "Cléo", "Dan"]
JACKPOTS = "jackpots | A: 1 1 1 2 2 | B: 3 3 3 4 4 | C: 5 5 5 6 6 | bids: 1 2 3"


def told(table: ElDiabloMatch, line: str, *, to: str | None = None, language: str = "en") -> str:
    before = table.view(to)
    table.play(line)
    return " ".join(news(before, table.view(to), NAMES, language))


def trick(line: str, language: str = "en") -> str:
    """What is told of a trick when its last word is said; all had bid 0."""
    *first, last = line.split()
    table = dealt(line)
    for words in first:
        table.play(f"{table.to_act[0]}: {words}")
    before = table.view(None)
    table.play(f"{table.to_act[0]}: {last}")
    return news(before, table.view(None), NAMES, language)[0]


def test_a_plain_trick_is_told_by_who_takes_it_and_with_what() -> None:
    assert "➜ Cléo takes the trick with 14 (1/0)." == trick("3 9 14")
    assert "➜ Le pli est à Cléo avec 14 (1/0)." == trick("3 9 14", "fr")


def test_of_equal_values_the_last_to_have_played_takes_it() -> None:
    assert "Bob and Cléo are at 14: ➜ Cléo, who played last, takes the trick (1/0)." == trick("10 14 14 6")
    assert "Bob et Cléo sont à 14 : ➜ le pli est à Cléo, qui a joué en dernier (1/0)." == trick("10 14 14 6", "fr")


def test_a_chain_of_chameleons_is_told_step_by_step() -> None:
    assert "Bob takes 14 from Ann. Cléo takes 14 from Bob. ➜ Cléo takes the trick with 14 (1/0)." == trick("14 C>A C>B")
    assert trick("14 C>A C>B", "fr").startswith("Bob prend 14 à Ann. Cléo prend 14 à Bob. ➜ Le pli est à Cléo")


def test_a_magician_is_told_with_the_value_that_it_makes() -> None:
    assert trick("M>B+ 15 D16").startswith("Ann adds 5 to Bob, now 20. ➜ Bob takes the trick with 20")
    assert trick("3 M>A- 2", "fr").startswith("Bob retire 5 à Ann, qui passe à −2. ➜ Le pli est à Cléo avec 2")


def test_a_chameleon_that_had_something_already_is_told_with_its_sum() -> None:
    assert "Ann adds 5 to Bob, now 5. Bob takes 9 from Cléo: 14 in all." in trick("M>B+ C>C 9")
    assert "Bob prend 9 à Cléo : 14 en tout." in trick("M>B+ C>C 9", "fr")


def test_a_devil_that_is_set_anew_is_told() -> None:
    assert "Bob sets the devil to 0 and takes it from Ann. ➜ Cléo takes" in trick("D16 C>A=0 6")
    assert "Bob fixe le diable à 0 et le prend à Ann. ➜ Le pli est à Cléo" in trick("D16 C>A=0 6", "fr")


def test_what_a_devil_was_just_set_to_is_not_said_again() -> None:
    assert trick("14 C>C D0 =16", "fr").startswith("Bob prend le diable à Cléo. ➜ Le pli est à Bob avec 16")
    assert trick("D16 6 C>A=0").startswith("Cléo takes the devil from Ann. ➜ Bob takes")
    assert trick("C>C C>C D0 =16 =0").startswith("Ann sets the devil to 16 and takes it from Cléo. Bob takes the devil")
    assert "Cléo takes the devil from Bob: 21 in all." in trick("M>C+ D0 C>B=16")


def test_who_answers_puts_others_out_and_it_is_told_at_once_and_again_with_the_trick() -> None:
    table = dealt("C>C C>C C 9")
    assert "" == told(table, "A: C>C") == told(table, "B: C>C")
    assert "Cléo answers with a chameleon: Ann and Bob are out of the trick." == told(table, "C: C>D")
    assert "" == told(dealt("C>B 9 3 4"), "A: C>B")
    assert trick("C>B C>C 9", "fr").startswith("Bob répond par un caméléon : Ann est hors du pli. Bob prend 9 à Cléo.")
    assert "Bob misses Ann, who is out." in trick("C>D C>A 8 C>B")


def test_a_trick_that_nobody_can_take_is_told() -> None:
    assert "Nobody can take this trick; Ann leads again." in trick("M>B+ M>A- M>A+")
    assert "Personne ne peut prendre ce pli ; Ann entame de nouveau." in trick("M>B+ M>A- M>A+", "fr")


def test_bids_are_told_together_and_not_before() -> None:
    table = Match.start(GAME, seats=3, seed=Seed(1))
    assert "" == told(table, "A: bid 0", to="C") == told(table, "B: bid 7", to="C")
    assert "The bids: Ann 0, Bob 7, Cléo 4. Bids in all: 11, for 18 tricks." == told(table, "C: bid 4")


def test_jackpots_are_told_together_and_not_before() -> None:
    table = position(JACKPOTS)
    assert "" == told(table, "A: jackpot", to="B") == told(table, "B: no jackpot", to="C")
    assert "★ JACKPOT pour Ann et Cléo : points doublés." == told(table, "C: jackpot", language="fr")
    table = position(JACKPOTS)
    for seat in "AB":
        table.play(f"{seat}: no jackpot")
    assert "Nobody declares a Jackpot." == told(table, "C: no jackpot")


def test_the_trick_before_the_jackpots_says_that_they_come() -> None:
    table = position("6 7 | A: 1 1 1 2 2 | B: 3 3 3 4 4 | C: 5 5 5 6 6 8 | bids: 1 2 3")
    assert "➜ Cléo takes the trick with 8 (1/3). 5 cards left: Jackpot time." == told(table, "C: 8")


@pytest.mark.parametrize("number", [1, 3])
def test_the_count_of_a_round_is_told_for_everybody(number: int) -> None:
    """A line each, also after the last one."""
    case = f"9 3 | A: | B: | C: 2 | bids: 6 0 6 | tricks: 5 6 6 | jackpots: C | points: 1 -4 3 | round: {number}"
    table = position(case)
    before = table.view("A")
    table.play("C: 2")
    assert [
        "➜ Le pli est à Ann avec 9 (6/6).",
        f"★ Fin de la manche {number} :",
        "Ann : mise 6, 6 plis, tenue : +36, total 37.",
        "Bob : mise 0, 6 plis, manquée : −10, total −14.",
        "Cléo : mise 6, 6 plis, tenue, JACKPOT : +72, total 75.",
    ] == news(before, table.view("A"), NAMES, "fr")
    assert "Bob: bid 0, 6 tricks, missed: −10, total −14." in news(before, table.view("A"), NAMES, "en")


@pytest.mark.parametrize(
    ("move", "french", "english"),
    [
        ("12", "Ann joue 12.", "Ann plays 12."),
        ("D0", "Ann joue un diable et annonce 0.", "Ann plays a devil and says 0."),
        ("C>B", "Ann joue un caméléon et désigne Bob.", "Ann plays a chameleon and names Bob."),
        (
            "C>B=16",
            "Ann joue un caméléon et désigne Bob : diable à 16.",
            "Ann plays a chameleon and names Bob: the devil is 16.",
        ),
        (
            "C",
            "Ann joue un caméléon, qui vaut 0 : il n'y a plus personne à désigner.",
            "Ann plays a chameleon, worth 0: there is nobody left to name.",
        ),
        ("M>C-", "Ann joue un magicien : −5 à Cléo.", "Ann plays a magician: −5 to Cléo."),
        ("=0", "Ann fixe le diable à 0.", "Ann sets the devil to 0."),
        ("bid 1", "Ann mise sur 1 pli.", "Ann bids 1."),
        ("jackpot", "Ann déclare le JACKPOT !", "Ann declares a JACKPOT!"),
        ("no jackpot", "Ann ne déclare pas le Jackpot.", "Ann declares no Jackpot."),
    ],
)
def test_a_move_is_told_in_a_sentence(move: str, french: str, english: str) -> None:
    assert (french, english) == (say(read(move), 0, NAMES, "fr"), say(read(move), 0, NAMES, "en"))


def test_others_hear_of_a_secret_choice_only_that_it_was_made() -> None:
    assert "Ann a misé." == overheard(read("bid 3"), 0, NAMES, "fr")
    assert "Ann has bid." == overheard(read("bid 0"), 0, NAMES, "en")
    assert {"Ann has chosen."} == {overheard(read(words), 0, NAMES, "en") for words in ("jackpot", "no jackpot")}
    assert "Ann plays 12." == overheard(read("12"), 0, NAMES, "en")


def test_a_move_in_the_list_says_what_it_would_bring() -> None:
    moves = ["12", "D16", "C>B", "C", "M>C+", "=0", "bid 3", "bid 0", "jackpot"]
    assert ["", "diable", "prend à Bob", "vaut 0", "+5 à Cléo", "le diable vaut 0", "+9 ou −3", "+10 ou −10"] == [
        phrase(read(move), NAMES, "fr") for move in moves[:-1]
    ]
    assert "doubles the gain or the loss" == phrase(read(moves[-1]), NAMES, "en")

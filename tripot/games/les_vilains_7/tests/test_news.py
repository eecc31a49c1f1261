"""How moves, deadlines and the ends of tours are told."""

import pytest

from tripot.games.les_vilains_7 import LesVilains7Match, position
from tripot.games.les_vilains_7.news import news
from tripot.games.les_vilains_7.notation import read
from tripot.games.les_vilains_7.telling import cards, listed, not_held, overheard, phrase, say

article = pytest.mark.article
NAMES = ["Ann", "Bo", "Cy", "Di"]


def told(match: LesVilains7Match, *moves: str, language: str = "en") -> list[str]:
    """What the last of some moves brought about; `time` is the deadline."""
    for move in moves:
        before = match.view(None)
        if move == "time":
            match.lapse()
        else:
            match.play(move)
    return news(before, match.view(None), NAMES, language)


def test_a_move_is_told_as_one_would_say_it() -> None:
    assert "Bo flips a card." == say(read("flip"), 1, NAMES, "en")
    assert "Bo dit « 3 »." == overheard(read("3"), 1, NAMES, "fr")
    assert "Bo says “meow”." == say(read("say Miaou"), 1, NAMES, "en")
    assert "Bo conteste !" == say(read("contest"), 1, NAMES, "fr")


def test_a_move_one_can_make_has_a_phrase() -> None:
    match = position("| A: G G | B: G G")
    for move in listed(match.view("A")):
        assert phrase(match.move(0, move), NAMES, "fr")
    for text in ("1", "say youpi", "contest"):
        assert phrase(read(text), NAMES, "en") != phrase(read(text), NAMES, "fr")
    assert not_held(match.view("A"), read("flip")) is None
    assert [] == cards(match.view("A"))


@article("V7-5")
def test_a_card_that_is_flipped_is_named() -> None:
    table = "| A: {} G | B: G G | C: G G"
    assert ["It is a phone."] == told(position(table.format("P")), "A: flip")
    assert ["C'est un pistolet.", "Chut !"] == told(position(table.format("X")), "A: flip", language="fr")
    assert ["It is a double phone.", "Bo will have to pass."] == told(position(table.format("PP")), "A: flip")
    assert [] == told(position(table.format("G")), "A: flip", "A: 1")


@article("V7-9")
@pytest.mark.parametrize(
    ("moves", "words"),
    [
        ("A: flip|A: 2", "Ann a dit « 2 » ; il fallait « 1, 2 »."),
        ("A: flip|A: hmmrrr", "Ann a dit « hmmrrr » ; il fallait « 1, 2 »."),
        ("A: flip|A: 1|time", "Trop tard : Ann n'a dit que « 1 » ; il fallait « 1, 2 »."),
        ("A: flip|time", "Trop tard : Ann n'a rien dit ; il fallait « 1, 2 »."),
        ("time", "Trop tard : Ann n'a pas retourné de carte."),
        ("A: flip|A: 1|A: 2|B: flip", "Bo devait passer et a retourné une carte."),
        ("A: flip|C: flip", "Cy a retourné une carte hors de son tour."),
        ("A: flip|A: 1|A: 2|C: flip|C: 3", "Cy a dit « 3 » ; il fallait « hmmrrr »."),
        (
            "A: flip|A: 1|A: 2|C: flip|C: hmmrrr|A: flip|A: 4",
            "Ann a dit « 4 » devant un pistolet ; il fallait se taire.",
        ),
    ],
)
def test_a_mistake_is_told_with_what_was_due(moves: str, words: str) -> None:
    first, *rest = told(position("| A: GG X G | B: G G G | C: P G G"), *moves.split("|"), language="fr")
    who = words.removeprefix("Trop tard : ").split()[0]
    assert words == first
    assert [f"{who} prend le tas.", f"{who} recommence à 1."] == rest


@article("V7-12")
def test_contests_are_told_from_the_first_word_to_the_recount() -> None:
    table = "G X G | A: G G G | B: G G | C: G G | D: G G | options: referee=players"
    assert ["Play is suspended: who else?"] == told(position(table), "D: flip", "D: 4", "B: contest")
    assert [] == told(position(table), "D: flip", "D: 4", "B: contest", "C: contest")
    assert [
        "Bo and Cy contested.",
        "Di said “4”, and that was right.",
        "Bo and Cy share the pile.",
        "The recount: G\u00a01 · X\u00a02 · G\u00a03 · G\u00a04.",
        "Cy starts again from 1.",
    ] == told(position(table), "D: flip", "D: 4", "B: contest", "C: contest", "time")
    right = told(position(table), "D: flip", "D: 5", "A: contest", "time", language="fr")
    assert ["Ann a contesté.", "Di a dit « 5 » ; il fallait « 4 ».", "Di prend le tas."] == right[:3]


@article("V7-12")
def test_silence_that_was_contested_was_right() -> None:
    table = position("| A: X G | B: G G | C: G G | options: referee=players")
    assert "Ann kept silent, and that was right." in told(table, "A: flip", "B: flip", "C: contest", "time")


@article("V7-15")
def test_a_noise_that_was_to_be_chosen_is_said_to_be_missing() -> None:
    table = position("| A: P G | B: G G | options: vilains_rule")
    assert "Too late: Ann said nothing; a noise was to be chosen." == told(table, "A: flip", "time")[0]


@article("V7-16")
def test_cards_that_are_given_are_told() -> None:
    table = position("| A: G G | B: G G | C: G G | options: more_vilain")
    assert "And everybody gives Ann a card." in told(table, "A: flip", "A: 7")
    table = position("| A: G G | B: G G | C: G G | options: more_vilain")
    assert "And everybody gives Ann a card." not in told(table, "time")
    table = position("G | A: G G | B: G G | C: G G | options: more_vilain")
    assert not any("gives" in words for words in told(table, "B: flip", "B: 7"))


@article("V7-19")
def test_a_win_is_told_and_so_is_the_last_chance_to_contest() -> None:
    assert ["Ann n'a plus de carte et gagne !"] == told(position("| A: G | B: G G"), "A: flip", "A: 1", language="fr")
    by_players = "| A: G | B: G G | options: referee=players"
    assert ["That was Ann's last card: does anybody contest?"] == told(position(by_players), "A: flip", "A: 1")
    assert ["Nobody contests.", "Ann has no card left and wins!"] == told(
        position(by_players), "A: flip", "A: 1", "time"
    )
    pistol = told(position("| A: X | B: G G | C: G"), "A: flip", "B: flip")
    assert ["It is a gangster.", "Ann has no card left and wins!"] == pistol
    late = told(position("| A: X | B: G G | C: G"), "A: flip", "time")
    assert ["Too late: Bo flipped no card.", "Bo takes the pile.", "Ann has no card left and wins!"] == late

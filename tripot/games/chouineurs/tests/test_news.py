"""What is told of a move: all of it, and no more than the listener may know."""

import pytest

from tripot.engine.errors import Text
from tripot.games.chouineurs import ChouineursMatch, position
from tripot.games.chouineurs.news import news
from tripot.games.chouineurs.notation import read
from tripot.games.chouineurs.telling import asked, not_held, overheard, phrase, say

NAMES = ["Ann", "Bob", "Cléo"]
TWO_ELEVENS = "B11 B29 | A: B3 | B: R8 | C: Y11 Y9"
LAST = "lead | A: K40 | B: R5 | C: R8"


def told(table: ChouineursMatch, line: str, *, to: str | None = None, language: str = "fr") -> str:
    before = table.view(to)
    table.play(line)
    return " ".join(news(before, table.view(to), NAMES, language))


def end(case: str, *moves: str) -> ChouineursMatch:
    table = position(case)
    for line in moves:
        table.play(line)
    return table


def test_a_trick_is_told_with_its_winner_its_reason_and_its_whiners() -> None:
    assert (
        "★ Cléo remporte le pli avec Y11, le seul jaune. Ann et Cléo chouinent (11, la plus petite valeur)."
    ) == told(position(TWO_ELEVENS), "C: Y11")
    assert ("★ Cléo wins the trick with Y11, the only yellow. Ann and Cléo whine (11, the lowest value).") == told(
        position(TWO_ELEVENS), "C: Y11", language="en"
    )


@pytest.mark.parametrize(
    ("trick", "reason"),
    [
        ("K35 Y30 | K36", "★ Cléo remporte le pli avec K36, le plus fort noir."),
        ("Y12 Y30 | Y28", "★ Bob remporte le pli avec Y30, le plus fort jaune."),
        ("B11 B29 | R30", "★ Bob remporte le pli avec B29, le plus fort bleu (couleur demandée)."),
        ("R5 B29 | B27", "★ Ann remporte le pli avec R5, le seul rouge (couleur demandée)."),
    ],
)
def test_the_reason_is_the_one_that_won(trick: str, reason: str) -> None:
    laid, last = trick.split(" | ")
    assert told(position(f"{laid} | A: | B: | C: {last}"), f"C: {last}").startswith(reason)


def test_bets_are_told_when_the_last_one_is_made_and_not_before() -> None:
    table = position(
        "choose | A: R13 R26 B25 B29 Y9 Y13 K40 | B: Y30 Y29 Y28 Y27 Y26 Y25 Y24 | C: R27 R28 R29 R30 R25 R23 R21"
    )
    assert "" == told(table, "A: keep 2-4", to="B")
    assert "" == told(table, "B: turn 3+", to="B")
    assert "Les paris sont montrés : Ann 2-4, Bob 3+, Cléo 0-1. Ann entame." == told(table, "C: turn 0-1", to="B")


@pytest.mark.parametrize(
    ("text", "fr", "en"),
    [
        ("turn B3", "Ann chouine et tourne une carte de sa main.", "Ann whines and turns a card in hand."),
        ("keep 2-4", "Ann a choisi.", "Ann has chosen."),
        ("point", "Ann chouine et prend 1 point.", "Ann whines and takes 1 point."),
        ("B3", "Ann joue B3.", "Ann plays B3."),
    ],
)
def test_others_hear_neither_which_card_was_turned_nor_what_was_chosen(text: str, fr: str, en: str) -> None:
    assert [fr, en] == [overheard(read(text), 0, NAMES, language) for language in ("fr", "en")]


def test_which_card_was_turned_is_no_news_to_anybody() -> None:
    for seat in ("A", "B", "C", None):
        assert "" == told(position("B11 B29 Y11 | A: B3 | B: R8 | C: Y9"), "A: turn B3", to=seat)


def test_a_round_is_counted_for_everybody() -> None:
    table = end(f"{LAST} | tricks: 2 4 0 | bets: 2-4 0-1 0-2 | whined: 0 1 1", "A: K40", "B: R5", "C: R8")
    assert (
        "La manche 1 est finie. Ann +9 → 9 : 3 plis, 9 pour le pari 2-4. "
        "Bob +2 → 2 : 4 plis, rien pour le pari 0-1, 2 en chouinant. "
        "Cléo +3 → 3 : 0 pli, 2 pour le pari 0-2, 1 en chouinant. Ann, en tête, mènera la manche 2."
    ) == told(table, "B: point")


def test_english_counts_none_as_many() -> None:
    table = end(f"{LAST} | leader: B | tricks: 0 6 0 | bets: 2-4 0-1 0-2", "B: R5", "C: R8", "A: K40")
    assert "Ann +0 → 0: 1 trick, nothing for the bet 2-4. " in (english := told(table, "B: point", language="en"))
    assert "Cléo +2 → 2: 0 tricks, 2 for the bet 0-2. Cléo, in front, leads round 2." in english


def test_the_lot_is_named_where_it_chose_the_leader() -> None:
    table = end(f"{LAST} | leader: B | tricks: 0 6 0 | bets: 2-4 0-1 1-3 | whined: 1 0 0", "B: R5", "C: R8", "A: K40")
    assert "Égalité en tête : le sort désigne" in told(table, "B: point")


def test_an_empty_reserve_is_told_to_who_would_whine() -> None:
    case = "K40 R5 R8 B6 | A: | B: | C: | D: | E: B5 | tricks: 6 0 0 0 0 | whined: 3 3 3 0 0"
    names = ["Ann", "Bob", "Cléo", "Dan", "Eva"]
    table = position(case)
    before = table.view(None)
    table.play("E: B5")
    said = news(before, table.view(None), names, "fr")
    assert ["Bob et Eva chouinent (5, la plus petite valeur).", "La réserve est vide : rien pour Bob et Eva."] == said[
        1:3
    ]


def test_the_last_round_breaks_a_tie() -> None:
    table = end(f"{LAST} | tricks: 2 4 0 | bets: 2-4 0-1 0-2 | round: 4 | points: 10 18 0", "A: K40", "B: R5", "C: R8")
    ended = told(table, "B: point")
    assert ended.endswith("Ann et Bob sont à égalité ; la dernière manche les départage : Ann y a marqué 9.")


def test_a_full_tie_is_the_authors_victory() -> None:
    case = f"{LAST} | leader: B | tricks: 0 6 0 | bets: 2-4 0-1 1-3 | whined: 1 0 0 | round: 4 | points: 30 30 9"
    assert told(end(case, "B: R5", "C: R8", "A: K40"), "B: point").endswith(
        "Ann et Bob : parfaite égalité ! C'est donc Frédéric Vuagnat, l'auteur du jeu, qui gagne sans avoir joué une "
        "carte ☺ La partie est finie : Ann et Bob se partagent la victoire."
    )
    assert told(end(case, "B: R5", "C: R8", "A: K40"), "B: point", language="en").endswith(
        "Ann and Bob: perfectly level! So the winner is Frédéric Vuagnat, the author of the game, without playing a "
        "card ☺ The game is over: Ann and Bob share the win."
    )


FOLLOW = "B11 | A: R13 R26 B25 B29 Y9 Y13 K40 | B: Y30 Y29 Y28 Y27 Y26 Y25 Y24 | C: R27 R28 R29 R30 R25 R23 | leader: C"


@pytest.mark.parametrize(
    ("case", "seat", "sentence"),
    [
        (FOLLOW, "A", "À vous : BLEU demandé (B), il faut fournir, ou jouer noir."),
        (FOLLOW, "B", "À Ann : BLEU demandé (B), il faut fournir, ou jouer noir."),
        ("B11 | A: B3 | B: R8 Y9 | C: Y11 B29", "B", "À vous : BLEU demandé (B), vous n'en avez pas, tout est permis."),
        ("B11 | A: B3 | B: B8 Y9 | C: Y11 B29", "B", "À vous : BLEU demandé (B), il faut fournir."),
        ("K36 | A: B3 | B: B8 Y9 | C: Y11 B29", "C", "À Bob : NOIR demandé (K), il faut fournir."),
        ("lead | A: B3 | B: B8 | C: Y11", "A", "Vous entamez, avec n'importe quelle carte."),
        ("lead | A: B3 | B: B8 | C: Y11", "B", "Ann entame, avec n'importe quelle carte."),
        (
            "B11 B29 Y11 | A: B3 | B: R8 | C: Y9",
            "A",
            "À vous de chouiner : tourner une carte (turn) ou prendre un point.",
        ),
        ("B11 B29 Y11 | A: B3 | B: R8 | C: Y9", "B", "Ann chouine : tourner une carte ou prendre un point."),
        ("B11 B29 Y11 | A: | B: | C: ", "B", "Ann chouine : prendre un point."),
    ],
)
def test_what_is_asked_is_said_to_who_is_to_act_and_to_the_others(case: str, seat: str, sentence: str) -> None:
    assert sentence == asked(position(case).view(seat), NAMES).fr


def refused(case: str, words: str) -> Text | None:
    return not_held(position(case).view("A"), read(words))


def test_a_card_that_is_not_held_or_lies_the_other_way_up_is_said_to_be() -> None:
    case = "lead | A: B3 R26 | B: R8 R5 | C: Y9 Y11"
    assert None is refused(case, "B3")
    assert Text("Vous n'avez pas de K40.", "You have no K40.") == refused(case, "K40")
    down = refused(case, "Y30")
    assert down is not None
    assert "Your Y30 is down: this card is played as B3, unless you turn it by whining (CH-8)." == down.en
    assert None is refused(case, "turn B3")  # the article says more


def test_a_card_to_turn_is_named_by_the_end_that_is_up() -> None:
    case = "B11 B29 Y11 | A: B3 | B: R8 | C: Y9"
    assert None is refused(case, "turn B3")
    down = refused(case, "turn Y30")
    assert down is not None
    assert "Votre Y30 est en bas : dites le bout qui est en haut, turn B3 (CH-10)." == down.fr


def test_a_bet_card_that_has_left_the_game_is_said_to_have() -> None:
    case = (
        "choose | A: R13 R26 B25 B29 Y9 Y13 K40 | B: Y30 Y29 Y28 Y27 Y26 Y25 Y24 | C: R27 R28 R29 R30 R25 R23 R21 "
        "| round: 3 | points: 12 0 0 | gone: 0-1 2-4 / / "
    )
    assert None is refused(case, "keep 3+")
    gone = refused(case, "turn 2-4")
    assert gone is not None
    assert "you still have 0-2, 1-3 and 3+ (CH-2, CH-12)." in gone.en


@pytest.mark.parametrize(
    ("text", "short", "long"),
    [
        ("B11", "bleu 11", "Ann joue B11."),
        ("turn B3", "devient Y30", "Ann chouine : B3 devient Y30."),
        ("point", "1 carte de la réserve", "Ann chouine et prend 1 point."),
        ("keep 2-4", "main comme reçue", "Ann garde sa main comme reçue et parie 2-4."),
        ("turn 3+", "main tournée", "Ann tourne toute sa main et parie 3+."),
    ],
)
def test_every_kind_of_move_has_its_words(text: str, short: str, long: str) -> None:
    assert (short, long) == (phrase(read(text), NAMES, "fr"), say(read(text), 0, NAMES, "fr"))

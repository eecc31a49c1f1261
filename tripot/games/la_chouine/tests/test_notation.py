"""One-line texts for moves and positions."""

import pytest

from tripot.engine.bits import members
from tripot.engine.chance import Seed
from tripot.engine.errors import BadInput, IllegalMove
from tripot.engine.match import Match
from tripot.engine.seats import letter
from tripot.games.la_chouine import GAME, position
from tripot.games.la_chouine.cards import NAMES, names
from tripot.games.la_chouine.deck import COMBINATIONS
from tripot.games.la_chouine.notation import (
    Architecte,
    Briscard,
    Chouine,
    Duo,
    LaChouineMove,
    Play,
    Take,
    Triplette,
    read,
    text,
)
from tripot.games.la_chouine.state import LaChouine
from tripot.games.la_chouine.table import TAKING


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("F7", Play(card="F7")),
        ("take C1", Take(card="C1")),
        ("duo F", Duo(family="F")),
        ("triplette F8 R8 C8", Triplette(cards=["F8", "R8", "C8"])),
        ("architecte G", Architecte(family="G")),
        ("briscard", Briscard()),
        ("chouine R", Chouine(family="R")),
    ],
)
def test_a_move_reads_as_it_is_written(words: str, move: LaChouineMove) -> None:
    assert move == read(words)
    assert words == text(move)


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        (" f 7 ", "F7"),
        ("TAKE  c1", "take C1"),
        ("Triplette c8, f8,R8", "triplette F8 R8 C8"),
        ("Duo f", "duo F"),
        ("BRISCARD", "briscard"),
    ],
)
def test_a_person_may_write_loosely(loose: str, strict: str) -> None:
    assert strict == text(read(loose))


@pytest.mark.parametrize("cards", [[], ["F6", "R6"], ["F6", "R6", "C7"], ["F6", "R6", "R6"], ["F6", "R6", "C6", "C6"]])
@pytest.mark.parametrize(
    ("case", "seat", "article"),
    [
        ("lead | A: F6 R6 C6 C1 G8 | B: R1 R2 R3 G1 G2", "A", "LC-14"),
        ("lead | A: F6 R6 C7 C1 G8 | B: R1 R2 R3 G1 G2", "A", "LC-14"),
        ("lead | A: F1 F2 R7 C1 G8 | B: F6 R6 C6 G1 G2", "B", "LC-7"),
        ("F7 F8 | A: F6 R6 C6 F4 | B: R1 R2 R3 R4", "A", "LC-12"),
    ],
)
def test_three_cards_that_are_no_triplette_are_refused(cards: list[str], case: str, seat: str, article: str) -> None:
    table = position(case)
    with pytest.raises(IllegalMove) as refused:
        GAME.number(table.state, table.seat(seat), Triplette(cards=cards))
    assert article == refused.value.article


def test_after_the_end_of_a_game_no_triplette_is_looked_at() -> None:
    table = position("F1 | A: R6 R7 R8 | B: F2 F3 F4 | C: C1 C2 C3 | D: G1 G2 | rewards: 1 0 0 0")
    table.play("A: chouine R")
    with pytest.raises(IllegalMove) as refused:
        table.play("A: triplette F6 R6 C7")
    assert "LC-21" == refused.value.article


NO_CARDS = ["", "F", "F0", "F9", "F11", "H3", "7", "take", "take 3", "take F9", "F٣"]
NO_CLAIMS = ["duo", "duo F4", "duo H", "crue", "champalu", "briscard F", "chouine"]
NO_TRIPLETTES = ["triplette", "triplette F8", "triplette F8 R8", "triplette F8 R8 C8 G8", "triplette F9 R9 C9"]


@pytest.mark.parametrize("words", NO_CARDS + NO_CLAIMS + NO_TRIPLETTES)
def test_what_is_no_move_is_refused_in_a_sentence(words: str) -> None:
    with pytest.raises(BadInput) as refused:
        read(words)
    assert refused.value.text.fr.endswith(".")


A = "A: F1 F2 F3 F4 F6"
B = "B: R1 R2 R3 R4 R6"


@pytest.mark.parametrize(
    ("case", "wrong"),
    [
        ("", "A, B"),
        (f"| {A} | {B}", "the trick"),
        ("lead", "A, B"),
        ("lead | A: F1", "A, B"),
        ("lead | A: F1 | B: R1 | C: G1 | D: C1 | E: C2", "A, B"),
        (f"first | {A} | {B}", "FIRST"),
        (f"lead | {A} | B: R1 R2 R3 R4 R9", "R9"),
        (f"lead | {A} | B: R1 R2 R3 R4 F1", "F1 is there twice"),
        (f"lead | {A} | B: R1 R2 R3 R4 R4", "R4 is there twice"),
        (f"lead | {A} | {B} | row: C1 R1", "R1 is there twice"),
        (f"lead | {A} | {B} | pile: C1 C1", "C1 is there twice"),
        (f"lead | {A} | {B} | aside: C1 C2", "0 cards are aside"),
        ("lead | A: F1 | B: R1 | C: G1 | aside: C1", "2 cards are aside"),
        (f"lead | {A} | B: R1 R2 R3 R4", "B should have 5"),
        (f"F5 | {A} | {B}", "B should have 4"),
        ("lead | A: | B: R1", "1 to 5 cards"),
        ("lead | A: F1 F2 F3 F4 F5 F6 | B: R1 R2 R3 R4 R5 R6", "1 to 5 cards"),
        ("lead | A: F1 | B: R1 | row: C1 C2", "hands are full"),
        (f"lead | {A} | {B} | row: C1", "a card for each player"),
        (f"lead | {A} | {B} | row: C1 C2 C3", "a card for each player"),
        (f"lead | {A} | {B} | pile: C1 C2 C3 end | rest: B", "not whole"),
        (f"lead | {A} | {B} / C1", "not whole"),
        (f"lead | {A} / G1 | {B} / C1", "not whole"),
        ("F7 F8 C8 | A: F1 | B: R1", "more cards than"),
        ("F7 F8 | A: F1 F2 F3 F4 | B: R1 R2 R3 R4 | pile: end", "the row is taken"),
        ("F7 F8 | A: F1 F2 F3 F4 | B: R1 R2 R3 R4 | row: C1 C2 C3", "the row is taken"),
        ("F7 F8 | A: F1 F2 F3 F4 | B: R1 R2 R3 R4 | row: C1", "should have 5"),
        ("F7 F8 | A: F1 F2 F3 F4 | B: R1 R2 R3", "B should have 4"),
        (f"lead | {A} | {B} / C1 C2 duo duo", "'duo' is there twice"),
        (f"lead | {A} / G1 G2 duo | {B} / C1 C2 duo", "'duo' is there twice"),
        (f"lead | {A} / G1 G2 crue | {B}", "'crue'"),
        (f"lead | {A} / G1 G2 chouine | {B}", "'chouine'"),
        (f"lead | {A} / G1 G2 champalu | {B}", "'champalu'"),
        (f"lead | {A} / duo | {B}", "A claimed more than once"),
        (f"lead | {A} / G1 G2 duo triplette | {B}", "A claimed more than once"),
        (f"lead | {A} | {B} | turn: C", "C"),
        (f"lead | {A} | {B} | first: B", "leads the first trick"),
        (f"lead | {A} | {B} | first: Z", "Z"),
        (f"lead | {A} | {B} | rest: C", "C"),
        ("F7 F8 | A: F1 F2 F3 F4 | B: R1 R2 R3 R4 | first: A", "leads the first trick"),
        (f"lead | {A} / G1 G2 duo | {B}", "no card of 'duo' has been played"),
        (f"lead | {A} / G6 G7 architecte | {B}", "no card of 'architecte' has been played"),
        (f"lead | {A} / G1 G2 briscard | {B}", "no card of 'briscard' has been played"),
        (f"lead | {A} | {B} | rest: B", "'rest' has no cards to give"),
        ("F7 F8 | A: F1 F2 F3 F4 | B: R1 R2 R3 R4 | rest: B", "'rest' has no cards to give"),
        (f"lead | {A} | {B} | rewards: 2 0", "the game is over"),
        (f"lead | {A} | {B} | rewards: -1 0", "the game is over"),
        (f"lead | {A} | {B} | rewards: 1", "one number a seat"),
        (f"lead | {A} | {B} | options: card_points=none", "card_points"),
        (f"lead | {A} | {B} | options: streak", "streak"),
        (f"lead | {A} | {B} | mood: good", "mood"),
        (f"lead | {A} | {B} | {B}", "twice"),
        (f"lead | {A} | {B} / F7 / F8", "/"),
    ],
)
def test_what_is_no_position_is_refused_in_a_sentence_that_says_why(case: str, wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong) as refused:
        position(case)
    assert refused.value.text.fr.endswith(".")
    assert refused.value.text.en.endswith(".")


def test_what_a_position_leaves_out_has_a_plain_meaning() -> None:
    table = position("lead | A: F1 F2 F3 F4 | B: R1 R2 R3 R4 | C: G1 G2 G3 G4 | turn: B")
    view = table.view("A")
    assert (["F5", "F6"], ["F7", "F8", "R5"], 15) == (view.aside, view.row, view.pile_size)
    assert (1, [], "adapted") == (view.first, view.gone, view.options["card_points"])


def test_while_the_row_is_taken_the_last_trick_lies_with_its_winner() -> None:
    table = position("F7 C1 F8 | A: F1 F2 F3 F4 | B: R1 R2 R3 | C: G1 G2 G3 | row: C2 C3 | turn: B")
    view = table.view("C")
    assert view.last_trick is not None
    assert ("take", ["C1", "F7", "F8"]) == (view.phase, sorted(view.players[0].won))
    assert (2, 0) == (view.last_trick.leader, view.last_trick.winner)
    assert ["B: take C2", "B: take C3"] == table.legal("B")


def line(state: LaChouine) -> str:
    """A moment of a game as a position, with everything said."""
    where = {place: " ".join(NAMES[card] for card in cards) for place, cards in GAME.places(state).items()}
    last = GAME.view(state, None).last_trick
    table = " ".join(last.cards) if last and state.phase == TAKING else where["trick"] or "lead"
    parts = [table]
    for seat, player in enumerate(state.at):
        won = player.won & ~(state.trick if state.phase == TAKING else 0)
        front = names(won) + [COMBINATIONS[combination] for combination in members(player.combinations)]
        parts.append(f"{letter(seat)}: {where[f'hand {seat}']} / {' '.join(front)}")
    parts += [f"row: {where['row']}", f"pile: {where['pile']} end", f"aside: {where['aside']}"]
    parts += [f"turn: {letter(state.next_to_act())}", f"first: {letter(state.first)}"]
    parts += [f"rewards: {' '.join(map(str, state.scores()))}", f"options: card_points={state.card_points}"]
    return " | ".join(parts)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_moment_of_a_game_can_be_written_as_a_position_but_for_a_claim_just_made(seats: int) -> None:
    for seed in range(20):
        state, chance = Match.start(GAME, seats=seats, seed=Seed(seed)).state, Seed(seed).chance(9)
        while state.to_act:
            if state.must == 0:
                read_back = position(line(state)).state
                assert GAME.places(state) == GAME.places(read_back)
                assert [state.legal(seat) for seat in range(seats)] == [read_back.legal(seat) for seat in range(seats)]
            seat = state.next_to_act()
            state.play(seat, state.random_move(seat, chance))

"""One-line texts for moves and positions."""

import msgspec
import pytest

from tripot.engine.errors import BadInput
from tripot.games.el_diablo import position
from tripot.games.el_diablo.notation import (
    Bid,
    Chameleon,
    Devil,
    ElDiabloMove,
    Jackpot,
    Magician,
    Number,
    SetDevil,
    number,
    read,
    text,
)


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("1", Number(value=1)),
        ("15", Number(value=15)),
        ("D16", Devil(value=16)),
        ("D0", Devil(value=0)),
        ("C>B", Chameleon(player=1)),
        ("C>E=16", Chameleon(player=4, devil=16)),
        ("C>A=0", Chameleon(player=0, devil=0)),
        ("C", Chameleon(player=None)),
        ("M>B+", Magician(player=1, change="plus")),
        ("M>C-", Magician(player=2, change="minus")),
        ("=16", SetDevil(value=16)),
        ("=0", SetDevil(value=0)),
        ("bid 7", Bid(tricks=7)),
        ("bid 18", Bid(tricks=18)),
        ("jackpot", Jackpot(declared=True)),
        ("no jackpot", Jackpot(declared=False)),
    ],
)
def test_a_move_reads_as_it_is_written(words: str, move: ElDiabloMove) -> None:
    assert move == read(words)
    assert words == text(move)


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        (" 07 ", "7"),
        ("d 16", "D16"),
        ("c > b = 0", "C>B=0"),
        ("m>b +", "M>B+"),
        ("= 16", "=16"),
        ("BID 7", "bid 7"),
        ("bid7", "bid 7"),
        ("No  Jackpot", "no jackpot"),
    ],
)
def test_a_person_may_write_loosely(loose: str, strict: str) -> None:
    assert strict == text(read(loose))


@pytest.mark.parametrize(
    "words",
    ["", "0", "16", "99", "1 5", "D", "D1", "D15", "C>", "C>F", "C>B=1", "C=16", "M", "M>B", "M>B=", "=", "=5", "-3"],
)
def test_what_is_no_card_is_refused_in_a_sentence(words: str) -> None:
    with pytest.raises(BadInput) as refused:
        read(words)
    assert refused.value.text.fr.endswith(".")


@pytest.mark.parametrize("words", ["bid", "bid 19", "bid -1", "nojackpot", "jack", "٣", "x"])
def test_what_is_no_move_is_refused_in_a_sentence(words: str) -> None:
    with pytest.raises(BadInput) as refused:
        read(words)
    assert refused.value.text.en.endswith(".")


NO_MOVES = [
    Number(value=0),
    Number(value=16),
    Number(value=32),  # would be `bid 0`
    Bid(tricks=-32),  # would be `D16`
    Bid(tricks=19),
    Chameleon(player=-1),
    Chameleon(player=5),
    Chameleon(player=None, devil=16),
    Magician(player=-1, change="plus"),
    Magician(player=5, change="plus"),
]


@pytest.mark.parametrize("move", NO_MOVES, ids=str)
def test_an_object_that_is_no_card_player_or_bid_has_no_number(move: ElDiabloMove) -> None:
    with pytest.raises(BadInput) as refused:
        number(None, 0, move)
    assert refused.value.text.fr.endswith(".")


@pytest.mark.parametrize("move", [move for move in NO_MOVES if move != Chameleon(player=None, devil=16)], ids=str)
def test_such_an_object_is_not_read_from_json(move: ElDiabloMove) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(move), type=ElDiabloMove)


ALL_18 = "A: 1 1 1 2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 | B: 7 7 7 8 8 8 9 9 9 10 10 10 11 11 11 12 12 12"
REST_18 = "C: 13 13 13 14 14 14 15 15 15 D D D C C C M M M"
NO_MAGICIANS = (
    "A: 1 1 1 2 2 2 3 3 3 4 4 4 5 5 5 6 6 | B: 6 7 7 7 8 8 8 9 9 9 10 10 10 11 11 11 12 "
    "| C: 12 12 13 13 13 14 14 14 15 15 15 D D D C C C"
)


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ("", "seats"),
        ("open", "seats"),
        ("open | A: 1 | B: 2", "seats"),
        ("open | B: 1 | A: 2 | C: 3", "seats"),
        ("open | A: 1 | B: 2 | C: 3 | C: 4", "twice"),
        (" | A: 1 | B: 2 | C: 3", "what lies there"),
        ("closed | A: 1 | B: 2 | C: 3", "not a move"),
        ("16 | A: | B: 2 | C: 3", "no card 16"),
        ("open | A: x | B: 2 | C: 3", "'x' is not a card"),
        ("open | A: 0 | B: 2 | C: 3", "no card 0"),
        ("open | A: D16 | B: 2 | C: 3", "'D16' is not a card"),
        ("open | A: | B: | C:", "no card left"),
        ("open | A: 1 2 | B: 2 | C: 3", "as many cards"),
        ("14 | A: 1 | B: 2 | C: 3", "as many cards"),
        ("open | A: 9 9 | B: 9 9 | C: 8 8", "no more than 3 cards 9"),
        ("9 9 | A: 9 | B: 9 | C: 8 8", "no more than 3 cards 9"),
        ("D0 | A: D | B: D 1 | C: D 2", "no more than 3 cards D"),
        ("open | A: 1 | B: 1 | C: 3 | D: 4", "no more than 1 card 1 for 4"),
        ("open | A: 1 | B: 2 | C: 3 | D: 4 | E: 5", "no more than 0 cards 1 for 5"),
        ("open | A: 2 | B: 2 | C: 2 | D: 4 | E: 5", "no more than 2 cards 2 for 5"),
        ("open | A: " + "9 " * 5000 + "| B: 2 | C: 3", "no more than 3 cards 9"),
        ("1 2 3 | A: | B: | C:", "complete"),
        ("1 2 3 4 | A: | B: | C:", "one card a trick"),
        ("C>C 2 D0 =16 | A: | B: | C:", "complete"),
        ("C>A | A: | B: 2 | C: 3", r"'C>A' is not allowed \(ED-7\)"),
        ("C>D | A: | B: 2 | C: 3", r"'C>D' is not allowed \(ED-7\)"),
        ("C | A: | B: 2 | C: 3", r"'C' is not allowed \(ED-7\)"),
        ("D0 C>A | A: | B: | C: 3", r"'C>A' is not allowed \(ED-8\)"),
        ("5 C>A=16 | A: | B: | C: 3", r"'C>A=16' is not allowed \(ED-8\)"),
        ("M>A+ | A: | B: 2 | C: 3", r"'M>A\+' is not allowed \(ED-10\)"),
        ("C>B D0 9 | A: | B: | C:", r"'9' is not allowed \(ED-8\)"),
        ("=16 | A: 1 | B: 2 | C: 3", r"'=16' is not allowed \(ED-8\)"),
        ("jackpot | A: 1 | B: 2 | C: 3", "only cards in a trick"),
        ("bid 3 | A: 1 | B: 2 | C: 3", "not a move"),
        ("bids | A: 1 | B: 2 | C: 3", "ED-3"),
        ("jackpots | A: 1 | B: 2 | C: 3", "ED-13"),
        (f"bids | {ALL_18} | {REST_18} | bids: 1 2 3", "'bids' means nothing here"),
        (f"bids | {ALL_18} | {REST_18} | dealer: A", "ED-4"),
        (f"open | {ALL_18} | {REST_18} | lead: B | dealer: B", "ED-4"),
        ("open | A: 1 | B: 2 | C: 3 | lead: D", "not a seat"),
        ("open | A: 1 | B: 2 | C: 3 | dealer: Z", "not a seat"),
        ("open | A: 1 | B: 2 | C: 3 | bids: 1 2", "one number a seat"),
        ("open | A: 1 | B: 2 | C: 3 | bids: 1 2 19", "bids 19"),
        ("open | A: 1 | B: 2 | C: 3 | bids: 1 2 -1", "bids -1"),
        ("open | A: 1 | B: 2 | C: 3 | D: 4 | bids: 14 0 0 0", "bids 14"),
        ("open | A: 1 | B: 2 | C: 3 | tricks: -1 9 9", "wins -1"),
        ("open | A: 1 | B: 2 | C: 3 | tricks: 1 2 3", "tricks played: 17, not 6"),
        ("open | A: 1 | B: 2 | C: 3 | tricks: 6 6 6", "tricks played: 17, not 18"),
        ("open | A: M | B: 2 | C: 3 | tricks: 5 5 6", "tricks played: 17, not 16"),
        ("open | A: 2 | B: 2 | C: 3 | D: 4 | tricks: 3 3 3 2", "tricks played: 12, not 11"),
        ("open | A: 1 | B: 2 | C: 3 | tricks: 0 9 8", "has won a trick.*ED-4"),
        (f"open | {NO_MAGICIANS} | tricks: 0 0 0 | dealer: A", "ED-12"),
        ("1 2 3 =16 | A: | B: | C:", "'=16' is not allowed"),
        ("open | A: 1 | B: 2 | C: 3 | jackpots: D", "not a seat"),
        ("open | A: 1 1 1 2 2 2 | B: 3 3 3 4 4 4 | C: 5 5 5 6 6 6 | jackpots: A", "ED-13"),
        ("jackpots | A: 1 1 1 2 2 | B: 3 3 3 4 4 | C: 5 5 5 6 6 | jackpots: A", "ED-13"),
        ("open | A: 1 | B: 2 | C: 3 | round: 0", "ED-15"),
        ("open | A: 1 | B: 2 | C: 3 | round: 4", "ED-15"),
        ("open | A: 1 | B: 2 | C: 3 | round: one", "ED-15"),
        ("open | A: 1 | B: 2 | C: 3 | points: 1 2 x", "one number a seat"),
        ("open | A: 1 | B: 2 | C: 3 | mood: good", "means nothing here"),
        ("open | A 1 | B: 2 | C: 3", "no colon"),
    ],
)
def test_what_is_no_position_is_refused_in_a_sentence_that_names_it(case: str, said: str) -> None:
    with pytest.raises(BadInput, match=said) as refused:
        position(case)
    assert refused.value.text.en.endswith(".")


def test_a_trick_that_nobody_took_may_be_missing_from_the_count() -> None:
    assert ["A"] == position("open | A: 1 | B: 2 | C: 3 | tricks: 5 5 6").to_act
    assert ["B"] == position(f"open | {NO_MAGICIANS} | tricks: 0 0 0 | lead: B").to_act


def test_a_round_may_begin_with_its_bids() -> None:
    assert ["A", "B", "C"] == position(f"bids | {ALL_18} | {REST_18} | lead: B").to_act
    assert 0 == position(f"bids | {ALL_18} | {REST_18} | lead: B").view(None).dealer


def test_what_is_left_out_has_a_plain_meaning() -> None:
    view = position("open | A: 1 | B: 2 | C: 3").view(None)
    assert (0, 2, 0) == (view.trick.leader, view.dealer, view.round)
    assert [(0, 0, False, 0)] * 3 == [(one.bid, one.tricks, one.jackpot, one.points) for one in view.players]
    assert (None, None) == (view.last_trick, view.last_round)

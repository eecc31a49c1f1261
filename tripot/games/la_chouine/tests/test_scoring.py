"""Counting a round, winning the round and the game: LC-17, LC-18, LC-19, LC-20, LC-21."""

import pytest

from tripot.engine.errors import IllegalMove
from tripot.games.la_chouine import GAME, LaChouineMatch, position
from tripot.games.la_chouine.cards import NUMBERS
from tripot.games.la_chouine.state import LaChouine
from tripot.games.la_chouine.view import LastRound

article = pytest.mark.article
TIE = "lead | A: C1 / F8 F7 R8 R7 C4 C5 F4 F5 | B: F1 / C8 C7 G8 G7 R4 R5 R6 C6 | rest: B"


def last_trick(case: str) -> LaChouineMatch:
    """The table after a last card of each seat, from A on."""
    table = position(case)
    while table.to_act and table.view(None).round == 0:
        table.play(table.legal(table.to_act[0])[0])
    return table


def holding(state: LaChouine, seat: int, cards: str) -> LaChouine:
    """The same state, but a seat holds these cards; who had them has its own."""
    where = GAME.places(state)
    hand = where[f"hand {seat}"]
    wanted = [NUMBERS[name] for name in cards.split()]
    spare = [card for card in hand if card not in wanted]
    for card in wanted:
        for place in where.values():
            if card in place and place is not hand:
                place[place.index(card)] = spare.pop()
    where[f"hand {seat}"] = wanted
    return GAME.placed(state, where)


def ended(case: str) -> LastRound:
    last = last_trick(case).view("A").last_round
    assert last is not None
    return last


def totals(case: str) -> list[int]:
    return [player.total for player in ended(case).players]


@article("LC-18")
def test_the_last_trick_brings_the_crue() -> None:
    last = ended("lead | A: F1 | B: C1 | rest: A")
    assert [[], ["crue"]] == [player.combinations for player in last.players]
    assert [40, 4] == [player.total for player in last.players]


@article("LC-20")
def test_cards_and_combinations_are_added_up_and_most_points_win() -> None:
    case = "lead | A: F1 | B: C1 / F8 F7 R8 R7 C8 C7 G8 G6 F6 R6 | rest: A"
    last = ended(case)
    assert [12, 28] == [player.card_points for player in last.players]
    assert [12, 32] == [player.total for player in last.players]
    assert [False, True] == [player.rewarded for player in last.players]
    assert "points" == last.won_by


@article("LC-20")
def test_combinations_can_turn_a_round() -> None:
    won = "F8 F7 R8 R7 C8 C7"
    assert [19, 25] == totals(f"lead | A: F1 | B: C1 / {won} | rest: A")
    assert [27, 25] == totals(f"lead | A: F1 / triplette | B: C1 / {won} | rest: A")
    assert [35, 33] == totals(f"lead | A: F1 / duo architecte | B: C1 / {won} triplette | rest: A")
    assert [31, 25] == totals(f"lead | A: F1 / briscard | B: C1 / {won} | rest: A")


@article("LC-20")
def test_traditional_points_are_counted_if_chosen() -> None:
    case = "lead | A: F1 | B: C1 / F8 F7 R8 R7 | rest: A | options: card_points=traditional"
    assert [78, 46] == totals(case)


@article("LC-20")
def test_on_a_tie_every_tied_player_gets_a_reward() -> None:
    assert [22, 22] == totals(TIE)
    assert [1, 1] == last_trick(TIE).scores


@article("LC-20")
def test_who_is_behind_two_tied_players_gets_nothing() -> None:
    front = "A: F1 / F8 R8 C8 F7 F4 F5 | B: F2 / G8 R7 C7 G7 R4 C4 R5 C5 C1 | C: F3"
    case = f"lead | {front} | aside: R1 R2 | rest: C"
    assert [17, 17, 10] == totals(case)
    assert [1, 1, 0] == last_trick(case).scores


@article("LC-19")
def test_tricks_of_worthless_cards_do_no_harm_to_a_champalu() -> None:
    last = ended("lead | A: C1 | B: F1 / F2 F3 R1 R2 | rest: A")
    assert "champalu" == last.won_by
    assert [44, 0] == [player.total for player in last.players]
    assert [False, True] == [player.rewarded for player in last.players]
    assert ["champalu"] == last.players[1].combinations


@article("LC-19")
def test_a_combination_is_a_point_and_spoils_a_champalu() -> None:
    assert "points" == ended("lead | A: C1 | B: F1 / duo | rest: A").won_by
    assert "points" == ended("lead | A: F1 | B: C1 | rest: A").won_by  # the Crue too


@article("LC-17")
def test_after_a_chouine_nothing_is_counted() -> None:
    table = position("lead | A: G6 G7 G8 | B: R1 R2 R3 | C: G1 G2 G3 | D: F1 F2 F3")
    table.play("A: chouine G")
    last = table.view("C").last_round
    assert last is not None
    assert "chouine" == last.won_by
    assert ["G6", "G7", "G8"] == last.players[0].shown
    assert [0, 0, 0, 0] == [player.total for player in last.players]
    assert [True, False, False, False] == [player.rewarded for player in last.players]


@article("LC-17")
def test_a_chouine_shows_itself_alone_also_after_a_round_that_was_counted() -> None:
    table = last_trick("lead | A: F1 | B: C1 / F8 R8 | rest: A")
    first = table.to_act[0]
    table.state = holding(table.state, table.seat(first), "G4 G5 G6 G7 G8")
    table.play(f"{first}: chouine G")
    last = table.view("A").last_round
    assert last is not None
    assert [["G4", "G5", "G6", "G7", "G8"], []] == sorted((player.shown for player in last.players), reverse=True)


@article("LC-17")
def test_nothing_is_known_of_the_hands_dealt_after_a_chouine() -> None:
    table = position("lead | A: G6 G7 G8 | B: R1 R2 R3 | C: G1 G2 G3 | D: F1 F2 F3")
    table.play("A: chouine G")
    assert [[]] * 4 == [player.known for player in table.view(None).players]


@article("LC-17")
def test_a_trick_that_a_chouine_cuts_short_is_nobody_s() -> None:
    table = position("F8 F7 | A: G5 G6 G7 G8 | B: R1 R2 R3 | C: G1 G2 G3")
    table.play("A: chouine G")
    assert table.view("A").trick is None
    assert table.view("A").last_trick is None
    assert [0, 0, 0] == [player.tricks for player in table.view("A").players]


@article("LC-21")
def test_two_rewards_win_the_game_and_nobody_plays_on() -> None:
    table = last_trick("lead | A: C1 | B: F1 / duo | rest: A | rewards: 1 0")
    assert ["A"] == table.winners
    assert [2, 0] == table.scores
    assert [] == table.to_act
    for line in ("A: F1", "B: take F1", "A: briscard"):
        with pytest.raises(IllegalMove) as refused:
            table.play(line)
        assert "LC-21" == refused.value.article


@article("LC-18", "LC-19")
def test_the_crue_and_champalu_are_no_longer_available_once_they_are_won() -> None:
    played = last_trick("lead | A: C1 | B: F1 / F8 R8 duo | rest: A | rewards: 1 0").view("A")
    assert ["triplette", "champalu", "architecte", "briscard", "chouine"] == played.available
    ducked = last_trick("lead | A: C1 | B: F1 / F2 F3 R1 R2 | rest: A | rewards: 0 1").view("A")
    assert ["duo", "triplette", "architecte", "briscard", "chouine"] == ducked.available


@article("LC-21")
def test_one_reward_each_is_not_enough() -> None:
    table = last_trick("lead | A: C1 | B: F1 / duo | rest: A | rewards: 0 1")
    assert [] == table.winners
    assert [1, 1] == table.scores


@article("LC-21")
def test_who_gets_there_together_shares_the_game() -> None:
    table = last_trick(f"{TIE} | rewards: 1 1")
    assert ["A", "B"] == table.winners


@article("LC-20")
def test_the_tricks_are_turned_up_when_they_are_counted() -> None:
    table = last_trick("lead | A: C1 | B: F1 / F8 R8 | rest: A | rewards: 1 0")
    view = table.view("A")
    assert view.last_round is not None
    assert ["F8", "R8"] == view.players[1].won == view.last_round.players[1].shown

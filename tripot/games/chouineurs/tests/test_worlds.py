"""What is known of hidden cards: exact, and respected by every sampled world."""

from collections.abc import Iterator
from itertools import islice

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tripot.engine.bits import members
from tripot.engine.chance import Seed
from tripot.engine.match import Match
from tripot.games.chouineurs import GAME, ChouineursMatch, position
from tripot.games.chouineurs.cards import ENDS, end_up
from tripot.games.chouineurs.moves import POINT
from tripot.games.chouineurs.places import could_have_played
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.turns import RULE
from tripot.games.chouineurs.worlds import Worlds

article = pytest.mark.article
CHANCE = Seed(4).chance(0)


def hand(world: Chouineurs, seat: int) -> list[str]:
    return [ENDS[end_up(card, world.turned)] for card in members(world.at[seat].hand)]


def hands(table: ChouineursMatch, of: int, seer: str, times: int = 2000) -> list[list[str]]:
    """A seat's hand in so many worlds of another."""
    worlds = Worlds(table.view(seer))
    return [hand(worlds.sample(CHANCE), of) for _ in range(times)]


def blues(found: list[list[str]]) -> set[int]:
    """How many blue ends are up in these hands."""
    return {sum(end[0] == "B" for end in one) for one in found}


def played(case: str, *lines: str) -> ChouineursMatch:
    table = position(case)
    for line in lines:
        table.play(line)
    return table


VOID = "lead | A: B30 B28 R8 R30 | B: R4 R6 Y10 Y12 | C: B10 B22 K40 R10"
NOT_BLUE = ("A: B30", "B: R4", "C: B10")  # B lacks blue, and whines


@article("CH-7")
def test_who_does_not_follow_has_none_of_that_colour_up() -> None:
    table = played(VOID, *NOT_BLUE)
    assert {0} == blues(hands(table, 1, "C"))
    table.play("B: point")
    assert {0} == blues(hands(table, 1, "C"))


@article("CH-10")
def test_a_card_turned_since_may_be_of_that_colour_but_one_only() -> None:
    table = played(VOID, *NOT_BLUE, "B: turn R6")
    assert {0, 1} == blues(hands(table, 1, "C"))


@article("CH-10")
def test_the_colour_played_after_a_turn_was_the_card_turned() -> None:
    table = played(VOID, *NOT_BLUE, "B: turn Y12", "A: B28", "B: B21")
    assert {0} == blues(hands(table, 1, "C"))


@article("CH-10")
def test_a_card_of_another_colour_played_after_a_turn_leaves_both_possible() -> None:
    table = played(VOID, *NOT_BLUE, "B: turn R6", "A: R30", "B: Y10")
    assert {0, 1} == blues(hands(table, 1, "C"))


@article("CH-10")
def test_who_has_whined_does_not_whine_again_in_a_world() -> None:
    table = played("B12 Y12 R30 | A: R4 R16 | B: R6 R20 | C: R8 R9", "A: point")
    world = GAME.sample(table.view("C"), CHANCE)
    world.apply(1, POINT)
    assert ("play", [1]) == (GAME.view(world, None).phase, world.acting())  # the Y12 won


@article("CH-7")
def test_a_black_card_on_another_colour_tells_nothing() -> None:
    table = played("lead | A: B30 B28 R8 | B: K39 R6 Y10 | C: B10 B22 R10", "A: B30", "B: K39")
    assert {0, 1, 2} == blues(hands(table, 1, "C"))


@article("CH-7")
def test_who_does_not_follow_black_has_no_black_up() -> None:
    table = played("lead | A: K40 B28 R8 | B: R4 R6 Y10 | C: B10 B22 R10", "A: K40", "B: R4")
    assert not any(end[0] == "K" for found in hands(table, 1, "C") for end in found)


@article("CH-4")
def test_a_bet_chosen_in_secret_is_any_that_is_left() -> None:
    cards = "A: B1 B14 B26 R7 R15 R20 R24 | B: R8 R9 R10 R11 R12 R16 R14 | C: Y18 Y16 Y10 Y12 Y14 Y30 Y28"
    table = played(f"choose | {cards} | round: 3 | points: 12 0 0 | gone: 0-1 2-4 / /", "A: turn 3+")
    worlds = Worlds(table.view("B"))
    assert {1, 2, 4} == {worlds.sample(CHANCE).at[0].bet for _ in range(100)}
    worlds = Worlds(table.view("A"))
    assert {4} == {worlds.sample(CHANCE).at[0].bet for _ in range(20)}


def moments(seats: int, seed: int) -> Iterator[Chouineurs]:
    """A game in which whiners turn a card whenever they can."""
    state, chance = Match.start(GAME, seats=seats, seed=Seed(seed)).state, Seed(seed).chance(7)
    while state.to_act:
        seat = state.next_to_act()
        legal = state.legal(seat)
        if GAME.view(state, None).phase == "whine" and len(legal) > 1:
            legal = legal[:-1]
        state.play(seat, legal[chance.below(len(legal))])
        yield state


@article("CH-7", "CH-10")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_truth_and_every_world_could_have_been_played_as_it_was(seats: int) -> None:
    for state in islice(moments(seats, seats), 0, None, 3):
        for seer in (0, None):
            view = GAME.view(state, seer)
            tricks, worlds = [*view.tricks, view.trick], Worlds(view)
            for world in [state] + [worlds.sample(CHANCE) for _ in range(5)]:
                assert all(could_have_played(tricks, seat, hand(world, seat)) for seat in range(seats))


@article("CH-7", "CH-10")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_last_card_is_each_of_those_that_it_could_be_and_no_other(seats: int) -> None:
    checked = 0
    for state in moments(seats, 30 + seats):
        view = GAME.view(state, 0)
        if view.phase == "play" and view.players[1].hand_size == 1:
            tricks = [*view.tricks, view.trick]
            known = {end for trick in tricks for end in trick.cards} | {held.up for held in view.hand}
            unseen = [end for end in ENDS if not {end, ENDS[ENDS.index(end) ^ 1]} & known]
            worlds = Worlds(view)
            found = {hand(worlds.sample(CHANCE), 1)[0] for _ in range(3000)}
            assert {end for end in unseen if could_have_played(tricks, 1, [end])} == found
            checked += 1
    assert checked >= 4


ONLY_BLACK = 0b0111  # neither blue nor red nor yellow is up
BLACK_OR_YELLOW = 0b0011
TWO_BLACK = (ONLY_BLACK, ONLY_BLACK)
ONE_BLACK = (ONLY_BLACK, BLACK_OR_YELLOW)
ANY_BLACK = (BLACK_OR_YELLOW, BLACK_OR_YELLOW)
SEEN_BLACKS = "lead | A: K40 K39 | B: R4 R6 | C: R8 R10 | D: R12 R14"  # four blacks are left for A to guess at


def with_rules(*answers: list[tuple[int, int]]) -> Worlds:
    """A's worlds, if so much were known of the others: by hand, its answers, a rule for each of two cards."""
    worlds = Worlds(position(SEEN_BLACKS).view("A"))
    for turns, rules in zip(worlds.turns, answers, strict=True):
        turns.answers = vec[i64]([i64(first | second << RULE) for first, second in rules])
    return worlds


def colours(worlds: Worlds) -> list[str]:
    """The colours up in each hidden hand of a world."""
    world = worlds.sample(CHANCE)
    return ["".join(end[0] for end in hand(world, seat)) for seat in worlds.hidden]


def test_a_card_that_others_need_is_left_to_them() -> None:
    worlds = with_rules([ANY_BLACK], [TWO_BLACK], [TWO_BLACK])
    for _ in range(200):
        assert ["YY", "KK", "KK"] == colours(worlds)


def test_an_answer_that_leaves_no_way_gives_way_to_another() -> None:
    worlds = with_rules([TWO_BLACK, ANY_BLACK], [TWO_BLACK], [TWO_BLACK])
    for _ in range(200):
        assert ["YY", "KK", "KK"] == colours(worlds)


def test_an_answer_that_gives_way_gives_back_the_cards_that_it_found() -> None:
    worlds = with_rules([TWO_BLACK], [ONE_BLACK], [TWO_BLACK, ONE_BLACK])
    for _ in range(200):
        assert ["KK", "KY", "KY"] == colours(worlds)


def test_if_no_world_fits_that_is_not_passed_over() -> None:
    with pytest.raises(ValueError, match="no world"):
        with_rules([TWO_BLACK], [TWO_BLACK], [TWO_BLACK]).sample(CHANCE)

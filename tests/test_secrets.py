"""What every game keeps secret unasked: no view leaks, and the worlds that fit one are all that it leaves open."""

from collections.abc import Callable
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tables import SOME_TABLES, TABLES, Table, generator, seen, seers, walk
from tripot.engine.chance import Chance
from tripot.engine.facts import Facts, Reading
from tripot.engine.game import AnyGame
from tripot.engine.playout import play_out
from tripot.engine.state import State

FAR = 500  # moves, in which a seat sees most of what there is to see

Sight = Callable[[AnyGame, State, int | None], bytes]
Decision = Callable[[State, int], float]  # a move, or what a situation is worth

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
at_some_tables = pytest.mark.parametrize("table", SOME_TABLES, ids=str)
where_players_take_turns = pytest.mark.parametrize("table", [it for it in SOME_TABLES if not it.game.time], ids=str)
seeds = st.integers(0, 10**17)


# Views


def other_worlds(table: Table, seed: int, sight: Sight = seen) -> int:
    """The proof: worlds that a seat cannot tell apart look the same to it, byte for byte. How many differed in fact."""
    game, chance, others = table.game, generator(seed + 1), 0
    for state in islice(walk(table, seed), seed % 5, None, 5):
        for seat in seers(table):
            truth = sight(game, state, seat)
            for _ in range(2):
                world = game.sample(game.view(state, seat), chance)
                assert truth == sight(game, world, seat)
                others += game.places(world) != game.places(state)
    return others


@at_every_table
def test_no_view_leaks(table: Table) -> None:
    assert other_worlds(table, 9) > 50  # if no other world existed, nothing would be proved


def told_apart(table: Table, seed: int, seer: int | None, sight: Sight = seen) -> int:
    """The same proof without worlds: the hidden cards are exchanged after the deal, then the same moves are made.

    As long as all that the seat can look at is the same, its view is the same. How many moves that was.
    """
    game, chance = table.game, generator(seed)
    one = table.start(seed)
    other = game.placed(one, exchanged(game, one, seer, chance))
    for moves in range(FAR):
        if game.open_to(one, seer) != game.open_to(other, seer):
            return moves
        assert sight(game, one, seer) == sight(game, other, seer)
        seat = one.next_to_act()
        both = sorted(set(one.legal(seat)) & set(other.legal(seat))) if seat >= 0 else []
        if both:
            move = both[chance.below(len(both))]
            for state in (one, other):
                state.apply(seat, move)
        elif not (one.expire(one.deadline() + 1) and other.expire(other.deadline() + 1)):
            return moves
    return FAR


def exchanged(game: AnyGame, state: State, seer: int | None, chance: Chance) -> dict[str, list[int]]:
    """The cards as they lie, but for two pairs that the seat cannot look at: few, so that it takes long to find out."""
    where = {place: list(cards) for place, cards in game.places(state).items()}
    hidden = [(place, at) for place in where.keys() - game.open_to(state, seer) for at in range(len(where[place]))]
    hidden.sort()
    for _ in range(2):
        (here, mine), (there, yours) = (hidden[chance.below(len(hidden))] for _ in range(2))
        where[here][mine], where[there][yours] = where[there][yours], where[here][mine]
    return where


@at_every_table
def test_a_seat_knows_nothing_but_what_it_has_looked_at(table: Table) -> None:
    for seer in seers(table):
        assert sum(told_apart(table, seed, seer) for seed in range(20)) > 60


@at_some_tables
def test_a_leak_of_one_card_of_one_hand_is_found(table: Table) -> None:
    """Also one that sampled worlds would respect, because it is in the view that they fit."""

    def leaky(game: AnyGame, state: State, seat: int | None) -> bytes:
        where = game.places(state)
        hidden = [where[place] for place in sorted(where.keys() - game.open_to(state, None)) if where[place]]
        leaks = bool(hidden) and seat != table.seats - 1  # at the end of a game nothing may be hidden any more
        return seen(game, state, seat) + (str(hidden[-1][-1]).encode() if leaks else b"")

    with pytest.raises(AssertionError):
        sum(told_apart(table, seed, 0, leaky) for seed in range(40))


@at_some_tables
def test_nobody_looks_from_a_seat_that_is_not_there(table: Table) -> None:
    state = table.start(1)
    for seat in (-1, table.seats):
        with pytest.raises(ValueError, match="no seat"):
            table.game.view(state, seat)


@at_some_tables
def test_a_planted_leak_is_found(table: Table) -> None:
    def leaky(game: AnyGame, state: State, seat: int | None) -> bytes:
        return seen(game, state, seat) + repr(sorted(game.places(state).items())).encode()

    with pytest.raises(AssertionError):
        other_worlds(table, 9, leaky)


# Worlds


@settings(max_examples=60)
@given(table=st.sampled_from(TABLES), seed=seeds, moment=st.integers(0, 150))
def test_sampled_worlds_agree_with_the_view_and_can_be_played(table: Table, seed: int, moment: int) -> None:
    for state in islice(walk(table, seed), moment, moment + 1):
        for seat in seers(table):
            view = table.game.view(state, seat)
            world = table.game.sample(view, generator(seed))
            assert view == table.game.view(world, seat)
            assert state.acting() == world.acting()
            for acting in world.acting():
                assert world.legal(acting)
            play_out(world, generator(seed))
            assert world.is_over()


@at_some_tables
def test_the_later_rounds_of_worlds_are_shuffled_anew(table: Table) -> None:
    """Worlds that agree on every card of this round still deal the next one each in its own way, if it is dealt."""
    game, chance = table.game, generator(12)
    view = game.view(table.start(12), 0)
    same = game.places(game.sample(view, chance))
    deals = set()
    for _ in range(10):
        world, moves = game.placed(game.sample(view, chance), same), generator(13)
        while not game.view(world, None).round and world.to_act:
            seat = world.next_to_act()
            world.play(seat, world.random_move(seat, moves))
        deals.add(repr(game.places(world)))
    assert (1 if game.is_dealt_once else 10) == len(deals)


@at_some_tables
def test_what_is_learned_from_is_the_same_in_all_worlds_that_look_the_same(table: Table) -> None:
    """Facts are functions of a view, each a number of its own below the size of the reading."""
    game, chance, facts = table.game, generator(14), Facts()
    if game.reading is None:
        return
    reading, sampled = game.reading(), game.reading()

    def read(reading: Reading, state: State, seat: int, move: int) -> list[int]:
        facts.clear()
        reading.situation(state, seat, facts)
        reading.move(state, seat, move, facts)
        return facts.list()

    for state in islice(walk(table, 14), 0, None, 3):
        for seat in state.acting():
            world = game.sample(game.view(state, seat), chance)
            for move in state.legal(seat):
                found = read(reading, state, seat, move)
                assert found == read(sampled, world, seat, move)
                assert set(found) <= set(range(reading.size))
                assert len(found) == len(set(found))


# Habits


def decided_alike(table: Table, seed: int, decision: Decision, *, acting: bool) -> int:
    """The proof for those who decide in a world and not from a view: they look only at what the seat can see there.

    How many worlds differed in fact.
    """
    game, chance, others = table.game, generator(seed + 1), 0
    for state in islice(walk(table, seed), seed % 3, None, 3):
        for seat in state.acting() if acting else range(table.seats):
            truth = decision(state, seat)
            for _ in range(2):
                world = game.sample(game.view(state, seat), chance)
                assert truth == decision(world, seat)
                others += game.places(world) != game.places(state)
    return others


@where_players_take_turns
def test_habits_choose_the_same_in_all_worlds_that_look_the_same(table: Table) -> None:
    habits = table.game.tuned()
    assert decided_alike(table, 15, lambda state, seat: int(habits.choose(state, seat, generator(1))), acting=True) > 20


@where_players_take_turns
def test_what_habits_take_a_situation_to_be_worth_is_the_same_in_all_worlds_that_look_the_same(table: Table) -> None:
    habits = table.game.tuned()
    assert decided_alike(table, 16, habits.worth, acting=False) > 20


@where_players_take_turns
def test_habits_that_look_into_hidden_hands_are_found_out(table: Table) -> None:
    def cheat(state: State, seat: int) -> int:
        where, legal = table.game.places(state), state.legal(seat)
        hidden = sorted(where.keys() - table.game.open_to(state, seat))
        return legal[sum(sum(where[place][:1]) for place in hidden) % len(legal)]

    with pytest.raises(AssertionError):
        decided_alike(table, 15, cheat, acting=True)


# Cards


def could_be(game: AnyGame, state: State, seat: int | None) -> set[tuple[str, int]]:
    """Cards that could be at a place: exchange any two cards, and see whether the seat notices."""
    truth = seen(game, state, seat)
    where = game.places(state)
    found: set[tuple[str, int]] = set()
    for here, mine in where.items():
        for there, yours in where.items():
            if here < there:
                for mine_index, yours_index in {
                    (a, b): (mine.index(a), yours.index(b)) for a in mine for b in yours
                }.values():
                    a, b = mine[mine_index], yours[yours_index]
                    if a != b and not {(here, b), (there, a)} <= found:
                        moved = {place: list(cards) for place, cards in where.items()}
                        moved[here][mine_index], moved[there][yours_index] = b, a
                        if truth == seen(game, game.placed(state, moved), seat):
                            found |= {(here, b), (there, a)}
    return found


@at_some_tables
def test_every_card_that_could_be_somewhere_is_found_there(table: Table) -> None:
    game, chance, searched = table.game, generator(10), 0
    for state in islice(walk(table, 10), 3, 90, 17):
        for seat in (state.seats - 1, None):
            missing = could_be(game, state, seat)
            searched += len(missing)
            view = game.view(state, seat)
            for _ in range(5000):
                if not missing:
                    break
                where = game.places(game.sample(view, chance))
                missing -= {(place, card) for place, cards in where.items() for card in cards}
            assert not missing
    assert searched > 50

"""What every game passes unasked: play, refusals, words, logs, clones, secrets and worlds."""

from collections.abc import Callable
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tables import TABLES, Table, all_cards, fingerprint, generator, happenings, repeat, seen, seers, walk
from tests.trace import Request, elsewhere, self_played
from tripot import compiled
from tripot.cli.drawing import terminal_of
from tripot.engine.chance import Chance
from tripot.engine.errors import BadInput, IllegalMove
from tripot.engine.facts import Facts, Reading
from tripot.engine.game import AnyGame, LegalMove
from tripot.engine.match import AnyMatch, Match
from tripot.engine.options import check
from tripot.engine.playout import play_out
from tripot.engine.seats import letter
from tripot.engine.state import State
from tripot.games import games

LONGEST = 1_000_000  # no game of random moves takes so many

FAR = 500  # moves, in which a seat sees most of what there is to see

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
with_every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
seeds = st.integers(0, 10**17)


def sample_tables(game: AnyGame) -> list[Table]:
    """One table of each seat count, the options changing from one to the next."""
    by_seats = [[table for table in TABLES if table.game is game and table.seats == seats] for seats in game.seats]
    return [tables[(7 * number + 3) % len(tables)] for number, tables in enumerate(by_seats)]


SOME_TABLES = [table for game in games().values() for table in sample_tables(game)]
at_some_tables = pytest.mark.parametrize("table", SOME_TABLES, ids=str)


# Play


@at_every_table
def test_every_game_ends_with_winners_and_a_score_for_each_seat(table: Table) -> None:
    for seed in range(30):
        state = table.start(seed)
        assert play_out(state, generator(seed)) < LONGEST
        assert state.is_over()
        assert state.winners()
        assert set(state.winners()) <= set(range(table.seats))
        assert table.seats == len(state.scores())
        assert [[]] * table.seats == [state.legal(seat) for seat in range(table.seats)]


@at_every_table
def test_cards_are_conserved(table: Table) -> None:
    whole = all_cards(table.game, table.start(1))
    for state in walk(table, 1):
        assert whole == all_cards(table.game, state)


@at_every_table
def test_only_seats_that_are_to_act_have_moves_and_all_of_them_do(table: Table) -> None:
    for state in walk(table, 2):
        with_moves = [seat for seat in range(table.seats) if state.legal(seat)]
        assert state.acting() == with_moves
        assert bool(state.winners()) == state.is_over()


@at_every_table
def test_random_moves_are_legal_and_every_legal_move_comes_up(table: Table) -> None:
    chance = generator(3)
    for state in islice(walk(table, 3), 0, None, 41):
        for seat in state.acting():
            legal = state.legal(seat)
            assert legal == sorted(set(legal))
            drawn = {state.random_move(seat, chance) for _ in range(40 * len(legal))}
            assert set(legal) == drawn


@at_every_table
def test_a_move_that_is_not_legal_is_refused_with_an_article_and_changes_nothing(table: Table) -> None:
    articles = table.game.rulebook("en").articles
    for state in islice(walk(table, 4), 0, None, 23):
        before = fingerprint(table.game, state)
        for seat in (-1, *range(table.seats), table.seats):
            legal = set(state.legal(seat))
            for move in range(-1, table.game.moves + 1):
                if move not in legal:
                    with pytest.raises(IllegalMove) as refused:
                        state.apply(seat, move)
                    assert refused.value.article in articles
        assert before == fingerprint(table.game, state)


@at_every_table
def test_habits_choose_the_same_legal_move_in_all_worlds_that_look_the_same(table: Table) -> None:
    """Where time matters nobody has any: minds play."""
    habits = table.game.tuned(table.seats)
    moments = [] if table.game.time else islice(walk(table, 16), 0, None, 7)
    for number, state in enumerate(moments):
        for seat in state.acting():
            worlds = table.game.worlds(table.game.view(state, seat))
            alike = [state, *[worlds.sample(generator(luck)) for luck in range(3)]]
            chosen = {habits.choose(world, seat, generator(number)) for world in alike}
            assert 1 == len(chosen)
            assert chosen <= set(state.legal(seat))


# Words


@at_every_table
def test_numbers_texts_and_objects_of_moves_convert_both_ways(table: Table) -> None:
    game = table.game
    for state in islice(walk(table, 5), 0, None, 3):
        for seat in state.acting():
            view = game.view(state, seat)
            texts = set()
            for number in state.legal(seat):
                move = game.move(state, seat, number)
                assert move == game.move(view, seat, number)
                assert move == game.read(game.text(move))
                assert number == game.number(state, seat, move)
                assert LegalMove(text=game.text(move), move=move) == game.legal_move(state, seat, number)
                texts.add(game.text(move))
            assert len(texts) == len(state.legal(seat))


@at_some_tables
def test_any_number_is_a_move_or_is_refused_in_a_sentence(table: Table) -> None:
    """Also where it is not legal: a screen may ask what it would mean."""
    for state in islice(walk(table, 11), 0, None, 31):
        for seat in range(table.seats):
            for number in range(-1, table.game.moves + 1):
                try:
                    table.game.text(table.game.move(state, seat, number))
                except BadInput as bad:
                    assert str(number) in str(bad)  # noqa: PT017 # most numbers raise nothing


@at_some_tables
def test_the_others_hear_every_move_that_is_no_secret_and_of_a_secret_only_that_it_was_made(table: Table) -> None:
    terminal, names = terminal_of(table.game), [letter(seat) for seat in range(table.seats)]
    for state in islice(walk(table, 15), 0, 200, 3):
        for seat in state.acting():
            moves = [table.game.move(state, seat, number) for number in state.legal(seat)]
            secrets = [move for move in moves if move.is_secret]
            for move in moves:
                heard = terminal.overheard(move, seat, names, "en")
                assert (heard == terminal.say(move, seat, names, "en")) != move.is_secret
            for kind in {type(move) for move in secrets}:
                assert 1 == len({terminal.overheard(move, seat, names, "en") for move in secrets if type(move) is kind})


@with_every_game
@given(text=st.text(max_size=30) | st.text("0123456789ABCDEF+-=>|:/ abcdefghijklmnopqrstuvwxyz", max_size=60))
def test_what_is_not_a_move_or_a_position_is_refused_in_a_sentence(game: AnyGame, text: str) -> None:
    for read in (game.read, game.position):
        refused: BadInput | None = None
        try:
            read(text)
        except BadInput as bad:
            refused = bad
        assert refused is None or (refused.text.fr.endswith(".") and refused.text.en.endswith("."))


@with_every_game
def test_a_wrong_option_or_number_of_seats_is_refused_by_name(game: AnyGame) -> None:
    with pytest.raises(BadInput, match="no_such_option"):
        check(game.options, {"no_such_option": True})
    for option in game.options:
        for wrong in (None, 3.5, "no such value", -1, [True]):
            with pytest.raises(BadInput, match=option.key):
                check(game.options, {option.key: wrong})
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(BadInput, match=str(seats)):
            Match.start(game, seats=seats)


# Logs


def played(table: Table, seed: int) -> AnyMatch:
    match = table.match(seed)
    for state, seat, move in islice(happenings(table, seed), 1, None):
        repeat(match, state, seat, move)
    return match


@with_every_game
@pytest.mark.parametrize("interpreted", [False, True], ids=["compiled", "interpreted"])
def test_a_log_replays_to_an_equal_state_in_another_process(game: AnyGame, *, interpreted: bool) -> None:
    matches = [played(table, 6) for table in TABLES if table.game is game]
    requests = [Request(log=b"".join(match.log.lines())) for match in matches]
    expected = [[fingerprint(game, match.state)] for match in matches]
    assert expected == elsewhere(requests, interpreted=interpreted)


@with_every_game
def test_compiled_and_interpreted_rules_and_bots_agree_move_by_move(game: AnyGame) -> None:
    assert compiled.is_compiled(), "the rules were not compiled, so there is nothing to compare: run `make build`"
    requests = [Request(table=number, seed=7) for number, table in enumerate(TABLES) if table.game is game]
    here = [self_played(TABLES[request.table], request.seed) for request in requests]
    assert here == elsewhere(requests, interpreted=True)


# Clones


@at_every_table
def test_clones_are_independent_and_go_the_same_way(table: Table) -> None:
    for moment in range(0, 400, 37):
        state = next(islice(walk(table, 8), moment, None), None)
        if state is None:
            break
        before = fingerprint(table.game, state)
        twin, used = state.clone(), table.start(99)
        used.restore(state)
        for copy in (twin, used):
            play_out(copy, generator(moment))
        assert before == fingerprint(table.game, state)
        play_out(state, generator(moment))
        ends = {fingerprint(table.game, one) for one in (twin, used, state)}
        assert len(ends) == 1


def everything(thing: object) -> object:
    """An object with all that it holds, field by field, whether anybody can see it or not."""
    if thing is None or isinstance(thing, int | str | bytes):
        return thing
    if isinstance(thing, list | tuple):
        return [everything(part) for part in thing]
    names = [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]
    return {name: everything(getattr(thing, name)) for name in names} if names else repr(thing)


@at_some_tables
def test_a_clone_has_every_field_of_its_original(table: Table) -> None:
    used = table.start(99)
    for state in islice(walk(table, 14), 0, 300, 3):
        used.restore(state)
        assert everything(state) == everything(state.clone()) == everything(used)


# Secrets

Sight = Callable[[AnyGame, State, int | None], bytes]


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

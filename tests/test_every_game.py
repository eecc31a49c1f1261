"""What every game passes unasked: play, refusals, words, logs and clones; its secrets are in `test_secrets.py`."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables import SOME_TABLES, TABLES, Table, all_cards, fingerprint, generator, happenings, repeat, walk
from tests.trace import Request, elsewhere, self_played
from tripot import compiled
from tripot.cli.drawing import terminal_of
from tripot.engine.errors import BadInput, IllegalMove
from tripot.engine.game import AnyGame, LegalMove
from tripot.engine.match import AnyMatch, Match
from tripot.engine.options import check
from tripot.engine.playout import play_out
from tripot.engine.seats import letter
from tripot.games import games

LONGEST = 1_000_000  # no game of random moves takes so many

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
at_some_tables = pytest.mark.parametrize("table", SOME_TABLES, ids=str)
with_every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)


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
    habits = table.game.tuned()
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

"""Learned values: the net is the sum that it says it is, its file is whole or refused, and without it bots play on."""

import logging
import random
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from tests.tables import generator
from tripot.bots.ladder import LADDER
from tripot.bots.searching import choose_by_search
from tripot.engine.chance import Seed
from tripot.engine.facts import Facts, Reading
from tripot.engine.game import AnyGame, Setup
from tripot.engine.lookahead import LookAhead
from tripot.engine.net import NARROW, WIDTH, Learned, Net, weights_of
from tripot.engine.options import check
from tripot.engine.playout import play_by_habits
from tripot.engine.search import Search
from tripot.engine.selfplay import Notes, SelfPlay
from tripot.engine.state import State
from tripot.engine.weights import BadWeights, learned_net, read_net, written_net
from tripot.games import games
from tripot.lab.training import lead_over_habits

READ = [game for game in games().values() if game.reading is not None]
with_every_reading = pytest.mark.parametrize("game", READ, ids=lambda game: game.key)


def some_weights(reading: Reading, seed: int = 1) -> list[float]:
    luck = random.Random(seed)
    return [luck.gauss(0, 0.1) for _ in range(weights_of(int(reading.size)))]


def some_net(game: AnyGame) -> Net:
    assert game.reading is not None
    reading = game.reading()
    return Net(reading, 10.0, some_weights(reading))


def started(game: AnyGame, seed: int = 3) -> State:
    seats = game.seats[-1]
    state: State = game.start(Setup(seats=seats, seed=Seed(seed), options=check(game.options, {})))
    return state


def by_hand(reading: Reading, weights: list[float], world: State, seat: int, move: int) -> float:
    facts, rows, size = Facts(), weights, int(reading.size)
    reading.situation(world, seat, facts)
    reading.move(world, seat, move, facts)
    at = size * WIDTH
    sums = [rows[at + unit] + sum(rows[fact * WIDTH + unit] for fact in facts.list()) for unit in range(WIDTH)]
    at += WIDTH
    narrow = []
    for line in range(NARROW):
        first, added = at + line * WIDTH, weights[at + NARROW * WIDTH + line]
        narrow.append(added + sum(max(0.0, sums[unit]) * weights[first + unit] for unit in range(WIDTH)))
    at += NARROW * WIDTH + NARROW
    return weights[-1] + sum(max(0.0, narrow[line]) * weights[at + line] for line in range(NARROW))


@with_every_reading
def test_the_value_of_a_move_is_the_sum_of_its_rows_through_two_layers(game: AnyGame) -> None:
    assert game.reading is not None
    reading, net, world, chance = game.reading(), some_net(game), started(game), generator(1)
    weights = some_weights(reading)
    for _ in range(40):
        seat = int(world.next_to_act())
        moves = world.legal(seat)
        best = net.weigh(world, seat, moves)
        expected = [10.0 * by_hand(reading, weights, world, seat, move) for move in moves]
        assert expected == pytest.approx(list(net.values)[: len(moves)])
        assert max(expected) == pytest.approx(expected[moves.index(best)])
        assert max(expected) == pytest.approx(net.best_value(world, seat))
        world.play(seat, world.random_move(seat, chance))


@with_every_reading
def test_a_written_net_is_read_again(game: AnyGame, tmp_path: Path) -> None:
    assert game.reading is not None
    reading = game.reading()
    weights = some_weights(reading)
    path = tmp_path / "values.bin"
    path.write_bytes(written_net(int(reading.size), 10.0, weights))
    assert path.stat().st_size <= 1_500_000
    net = read_net(path, reading)
    assert 10.0 == net.scale
    some = slice(0, len(net.rows), 97)
    assert weights[some] == pytest.approx(list(net.rows)[some], rel=0.001, abs=1e-6)
    assert weights[-1] == pytest.approx(net.last_start, rel=0.001)


def damaged(whole: bytes) -> dict[str, bytes]:
    half = len(whole) // 2
    return {
        "empty": b"",
        "half": whole[:half],
        "longer": whole + b"\0\0",
        "a bit": whole[:half] + bytes([whole[half] ^ 1]) + whole[half + 1 :],
        "another scale": whole.replace(b"10.0", b"11.0", 1),
        "no header": whole[1:],
        "no text": whole.replace(b"digest", b"dige\xff\xff", 1),
        "no text in a field": whole.replace(b'"digest":"', b'"digest":"\xff', 1),
        "something else": b"[1, 2]\n",
    }


@pytest.mark.parametrize("kind", damaged(b"10.0"))
def test_a_damaged_file_is_no_net(kind: str, tmp_path: Path) -> None:
    reading = Reading()
    reading.room(3)
    path = tmp_path / "values.bin"
    whole = written_net(3, 10.0, some_weights(reading))
    path.write_bytes(whole)
    read_net(path, reading)
    path.write_bytes(damaged(whole)[kind])
    with pytest.raises(BadWeights):
        read_net(path, reading)


def test_a_net_that_was_learned_from_other_facts_is_no_net(tmp_path: Path) -> None:
    path = tmp_path / "values.bin"
    path.write_bytes(written_net(3, 10.0, [0.0] * weights_of(3)))
    other = Reading()
    other.room(4)
    with pytest.raises(BadWeights, match="3 facts"):
        read_net(path, other)


@with_every_reading
@pytest.mark.parametrize("has_file", [False, True], ids=["missing", "damaged"])
def test_without_its_file_the_strongest_level_searches_and_the_log_says_so_once(
    game: AnyGame, has_file: bool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    shutil.copy(game.folder / "habits.json", tmp_path)
    if has_file:
        (tmp_path / "values.bin").write_bytes(b"damaged")
    poor = replace(game, folder=tmp_path)
    state = started(game)
    with caplog.at_level(logging.WARNING, logger="tripot"):
        for seat in state.acting():
            recipe = LADDER[-1].recipe._replace(playouts=20)
            assert choose_by_search(recipe, poor, game.view(state, seat), generator(seat), 1.0) in state.legal(seat)
    assert 1 == len(caplog.records)
    assert "values.bin" in caplog.text


@with_every_reading
def test_the_values_that_are_shipped_can_be_read(game: AnyGame) -> None:
    assert game.reading is not None
    learned_net.cache_clear()
    assert isinstance(game.net(), Net)


@with_every_reading
def test_the_values_that_are_shipped_were_learned_from_these_facts(game: AnyGame) -> None:
    net = game.net()
    assert net is not None
    lead = lead_over_habits(game, net, 6)
    assert lead > lead_over_habits(game, some_net(game), 6)
    assert lead > 0 or game.trust < 1


@with_every_reading
def test_looking_ahead_one_turn_repeats_with_its_generator_and_tries_every_move_alike(game: AnyGame) -> None:
    state, net = started(game), some_net(game)
    seat = int(state.next_to_act())
    view = game.view(state, seat)

    def explored() -> list[tuple[int, int, float]]:
        player = Learned(net, game.tuned())
        look = LookAhead(game.worlds(view), player, game.trust, seat, view.legal, generator(5))
        look.explore(3 * len(view.legal))
        return [(int(tried.move), int(tried.number), tried.mean) for tried in look.tried]

    assert [3] * len(view.legal) == [number for _, number, _ in explored()]
    assert explored() == explored()


@with_every_reading
def test_values_that_are_not_trusted_at_all_change_nothing_and_half_trusted_ones_half(game: AnyGame) -> None:
    state, net = started(game), some_net(game)
    seat = int(state.next_to_act())
    view = game.view(state, seat)
    player = Learned(net, game.tuned())

    def means(search: Search) -> list[float]:
        search.chance = generator(6)
        search.explore(3 * len(view.legal))
        return [tried.mean for tried in search.tried]

    never, slightly, half, mostly = (
        means(LookAhead(game.worlds(view), player, trust, seat, view.legal, generator(5)))
        for trust in (0.0, 0.25, 0.5, 0.75)
    )
    assert never == means(Search(game.worlds(view), game.tuned(), seat, view.legal, generator(5)))
    assert never != half
    assert half == pytest.approx([(one + other) / 2 for one, other in zip(slightly, mostly, strict=True)])


# What is noted of self-play


@with_every_reading
def test_every_decision_is_noted_with_what_the_rest_of_its_round_brings(game: AnyGame) -> None:
    state, again = started(game), started(game)
    habits, net, notes = game.tuned(), some_net(game), Notes()
    SelfPlay(net, habits, generator(7)).play(state, 0, notes)
    play_by_habits(again, [Learned(net, habits)] * again.seats, generator(7))
    assert again.scores() == state.scores()

    replayed, facts = started(game), Facts()
    lengths: list[int] = []  # facts of each decision
    gains: list[float] = []
    while not replayed.is_over():
        this_one, seats, before = replayed.round, [], []
        while replayed.round == this_one and not replayed.is_over():
            seat = int(replayed.next_to_act())
            move = net.weigh(replayed, seat, replayed.legal(seat))
            facts.clear()
            net.reading.situation(replayed, seat, facts)
            net.reading.move(replayed, seat, move, facts)
            lengths.append(len(facts.list()))
            seats.append(seat)
            before.append(habits.worth(replayed, seat))
            replayed.play(seat, move)
        gains += [habits.worth(replayed, seat) - worth for seat, worth in zip(seats, before, strict=True)]
    assert gains == pytest.approx(list(notes.gains))
    assert [sum(lengths[:at]) for at in range(len(lengths))] == list(notes.starts)


@with_every_reading
def test_without_patience_a_decision_goes_by_what_the_net_expected_at_the_seat_s_next_one(game: AnyGame) -> None:
    state, net, notes = started(game), some_net(game), Notes()
    habits = game.tuned()
    play = SelfPlay(net, habits, generator(7))
    play.patience = 0.0
    play.play(state, 0, notes)

    again = started(game)
    seats: list[int] = []
    stood: list[float] = []
    hoped: list[float] = []
    while again.round == 0 and not again.is_over():
        seat = int(again.next_to_act())
        move = net.weigh(again, seat, again.legal(seat))
        seats.append(seat)
        stood.append(habits.worth(again, seat))
        hoped.append(habits.worth(again, seat) + net.highest)
        again.play(seat, move)
    for at, seat in enumerate(seats):
        later = [hope for other, hope in zip(seats[at + 1 :], hoped[at + 1 :], strict=True) if other == seat]
        outcome = later[0] if later else habits.worth(again, seat)
        assert outcome - stood[at] == pytest.approx(notes.gains[at])


@with_every_reading
def test_wild_and_hot_play_is_legal_and_repeats_with_its_generator(game: AnyGame) -> None:
    def played() -> list[float]:
        state, notes = started(game), Notes()
        play = SelfPlay(some_net(game), game.tuned(), generator(9))
        play.wild, play.heat = 0.2, 3.0
        play.play(state, 1, notes)
        return list(notes.gains)

    assert played() == played()

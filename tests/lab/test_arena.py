"""The arena: the same deals for both, everybody in every seat, and figures that are right where they are known."""

import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from multiprocessing import active_children, get_context
from pathlib import Path

import pytest

from tripot.engine.chance import Chance
from tripot.engine.errors import BadInput
from tripot.engine.game import AnyGame, View
from tripot.engine.options import check
from tripot.games import find_game, games
from tripot.lab.arena import DealFailed, Duel, Room, WorkerLost, meet, pairs, run, seatings
from tripot.lab.entrants import enter
from tripot.lab.playing import Entrant
from tripot.lab.standings import standings


def room_of(game: AnyGame, seats: int = 0) -> Room:
    return Room(key=game.key, seats=seats or game.seats[0], options=check(game.options, {}))


def played(room: Room, names: Sequence[str], *, deals: int, workers: int = 1) -> list[Duel]:
    duels = pairs(len(names))
    for _ in run(room, enter(room.game, names, 1.0), duels, deals=deals, first_seed=7, workers=workers):
        pass
    return duels


def test_each_is_alone_once_in_every_seat() -> None:
    assert [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)] == seatings(3)


def test_one_way_only_the_first_is_ever_alone() -> None:
    assert [(0, 1, 1), (1, 0, 1), (1, 1, 0)] == seatings(3, is_one_way=True)
    room = replace(room_of(find_game("la-chouine"), 3), is_one_way=True)
    names = ["habits", "random", "search:2"]
    duels = played(room, names, deals=2)
    games = {one.name: (len(one.wins), len(one.scores)) for one in standings(names, duels)}
    assert {"habits": (3, 2 * 2 * 3), "random": (3, 2 * 3), "search:2": (0, 0)} == games
    assert duels[0].lead[0] > 0


def test_with_two_seats_no_seating_is_played_twice() -> None:
    assert [(0, 1), (1, 0)] == seatings(2)


def first_legal(game: AnyGame, view: View, chance: Chance, seconds: float) -> int:
    return view.legal[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_plays_like_the_other_is_neither_ahead_nor_behind(seats: int) -> None:
    one, other = (Entrant(name=name, choose=first_legal) for name in "ab")
    deal = meet(room_of(find_game("hula-hoo"), seats), one, other, 3)
    assert [0.5, 0.0] == pytest.approx([deal.ahead, deal.lead])
    assert deal.sides[0].scores == deal.sides[1].scores


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_in_every_game_the_better_one_is_ahead(game: AnyGame) -> None:
    better, worse = ("expert", "child") if game.time else ("habits", "random")
    (duel,) = played(room_of(game), [better, worse], deals=12)
    ahead, half = duel.ahead
    assert ahead - half > 0.5
    assert duel.lead[0] > 0


def test_what_is_found_does_not_depend_on_how_many_work_at_it() -> None:
    room, names = room_of(find_game("la-chouine")), ["habits", "random", "search:2"]
    alone, together = (played(room, names, deals=3, workers=workers) for workers in (1, 2))
    assert [3, 3, 3] == [len(duel.deals) for duel in together]
    assert [[(deal.lead, deal.ahead, deal.sides[0].scores) for deal in duel.deals] for duel in alone] == [
        [(deal.lead, deal.ahead, deal.sides[0].scores) for deal in duel.deals] for duel in together
    ]


def test_whoever_stops_asking_ends_the_arenas_processes_and_no_others() -> None:
    other = get_context("spawn").Process(target=time.sleep, args=(60,))
    other.start()
    try:
        room = room_of(find_game("la-chouine"))
        found = run(room, enter(room.game, ["habits", "random"], 1.0), pairs(2), deals=1000, first_seed=7, workers=2)
        next(found)
        ours = [child for child in active_children() if child is not other]
        found.close()
        deadline = time.monotonic() + 10
        while any(child.is_alive() for child in ours):  # the pool waits for them too, and only one hears of an end
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert len(ours) == 2
        other.join(0.2)
        assert other.is_alive()
    finally:
        other.kill()
        other.join()


def test_processes_that_are_lost_while_nobody_asks_for_more_are_told_as_lost() -> None:
    room = room_of(find_game("la-chouine"))
    found = run(room, enter(room.game, ["habits", "random"], 1.0), pairs(2), deals=1000, first_seed=7, workers=2)
    next(found)
    time.sleep(0.5)  # what was handed out is done
    for child in active_children():
        child.kill()
        child.join()
    time.sleep(0.5)  # the pool knows
    with pytest.raises(WorkerLost):
        list(found)


def test_nobody_plays_on_for_an_arena_that_was_killed() -> None:
    command = ["-m", "tripot", "arena", "hula-hoo", "ismcts:60", "random", "--deals", "8", "--workers", "2"]
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as arena:
        children = Path(f"/proc/{arena.pid}/task/{arena.pid}/children")
        deadline = time.monotonic() + 60
        while len(children.read_text().split()) < 3:  # what cleans up after all, and two who play
            assert time.monotonic() < deadline
            time.sleep(0.05)
        arena.kill()
        arena.communicate(timeout=60)  # the line is cut when the last one is gone


def test_a_game_that_fails_is_told_with_its_seed() -> None:
    def broken(*_: object) -> int:
        raise ZeroDivisionError("three cards too many")

    entrants = [Entrant(name="broken", choose=broken), Entrant(name="first", choose=first_legal)]
    with pytest.raises(DealFailed) as failed:
        list(run(room_of(find_game("hula-hoo")), entrants, pairs(2), deals=2, first_seed=41, workers=1))
    assert (41, "three cards too many") == (failed.value.seed, str(failed.value.reason))


def test_standings_count_everybodys_games_and_thoughts() -> None:
    names = ["random", "habits", "search:2"]
    found = standings(names, played(room_of(find_game("hula-hoo"), 3), names, deals=2))
    assert set(names) == {one.name for one in found}
    assert found == sorted(found, key=lambda one: -one.rating.middle)
    assert 0 == pytest.approx(sum(one.rating.middle for one in found), abs=1e-6)
    for one in found:
        assert (2 * 2 * 3, 3) == (len(one.scores), len(one.wins))  # opponents, deals, seats
        assert one.clock.moves > 0
        assert one.clock.longest >= one.clock.seconds / one.clock.moves


@pytest.mark.parametrize(
    ("game", "names", "sentence"),
    [
        ("hula-hoo", ["random", "wizard"], "There is no bot 'wizard' for Hula-Hoo; there are: "),
        ("hula-hoo", ["random"], "It takes at least two bots"),
        ("hula-hoo", [], "It takes at least two bots"),
        ("hula-hoo", ["random", "random"], "random is named twice."),
        ("hula-hoo", ["random", "search"], "'search' will not do: it is written search:1000, for example."),
        ("hula-hoo", ["random", "search:-3"], "'search:-3' will not do"),
        ("hula-hoo", ["random", "ismcts:nan"], "'ismcts:nan' will not do"),
        ("hula-hoo", ["random", "habits:3"], "'habits:3' will not do"),
        ("les-vilains-7", ["child", "search:100"], "There is no bot 'search:100' for Les Vilains 7"),
    ],
)
def test_who_cannot_enter_is_refused_in_a_sentence(game: str, names: list[str], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        enter(find_game(game), names, 1.0)
    assert refused.value.text.en.startswith(sentence)


def test_a_tree_search_has_its_own_seconds_or_those_of_everybody() -> None:
    assert [0.25, 2.0] == [entrant.seconds for entrant in enter(find_game("hula-hoo"), ["ismcts:0.25", "ismcts"], 2.0)]

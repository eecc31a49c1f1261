"""Search at the first card of a round: playouts a second, the set-up of every search included.

El Diablo and OpenSpiel's oh_hell at five players with ten cards each: the same number of decisions to the end. "tree" is the
same plain algorithm in both houses (information-set tree search, random playouts to the end of the round, a new world for each);
"flat" is Tripot's own search with the same random playouts, every move tried in the same worlds; "habits" is the one that its
bots play by, whose playouts think.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle, islice
from random import Random
from typing import Any

from bench.measure import Contestant, Trial, timed
from tripot.engine.chance import Seed
from tripot.engine.game import AnyGame, Setup, View
from tripot.engine.habits import RANDOM, Habits
from tripot.engine.ismcts import TreeSearch
from tripot.engine.options import check
from tripot.engine.search import Search
from tripot.games import find_game

GAME = "el-diablo"
PEER = "oh_hell(players=5,num_tricks_fixed=10)"
SEATS = 5
CARDS = 10
POSITIONS = 20
PLAYOUTS = 2000  # of one search


def ours(house: str) -> Iterator[Contestant]:
    game = find_game(GAME)
    for how, run in (
        ("tree, random playouts", tree(game)),
        ("flat, random playouts", flat(game, RANDOM)),
        ("flat, habits", flat(game, game.tuned())),
    ):
        yield Contestant(house=house, game=f"{GAME}: {how}", seats=SEATS, kind="search", run=run)


def theirs(house: str, spiel: Any) -> Iterator[Contestant]:
    game = spiel.load_game(PEER)
    yield Contestant(
        house=house, game="oh_hell: tree, random playouts", seats=SEATS, kind="search", run=their_tree(spiel, game)
    )


@cache
def views() -> list[View]:
    """What the first player of a card sees, after random bids."""
    game = find_game(GAME)
    found: list[View] = []
    for number in range(POSITIONS):
        state = game.start(Setup(seats=SEATS, seed=Seed(number), options=check(game.options, {})))
        chance = Seed(number).chance(1)
        for seat in state.acting():
            state.play(seat, state.random_move(seat, chance))
        view = game.view(state, state.next_to_act())
        assert (CARDS, "play") == (len(view.hand), view.phase)
        found.append(view)
    return found


def tree(game: AnyGame) -> Callable[[int], Trial]:
    def search(times: int) -> int:
        chance = Seed(1).chance(0)
        for view in islice(cycle(views()), times):
            assert view.seat is not None
            searching = TreeSearch(game, game.worlds(view), RANDOM, view.seat, chance)
            searching.explore(PLAYOUTS)
            searching.best()
        return times * PLAYOUTS

    return timed(search)


def flat(game: AnyGame, habits: Habits) -> Callable[[int], Trial]:
    def search(times: int) -> int:
        chance = Seed(1).chance(0)
        playouts = 0
        for view in islice(cycle(views()), times):
            assert view.seat is not None
            searching = Search(game.worlds(view), habits, view.seat, view.legal, chance)
            searching.explore(PLAYOUTS)
            searching.ranked()
            playouts += int(searching.playouts)
        return playouts

    return timed(search)


def their_tree(spiel: Any, game: Any) -> Callable[[int], Trial]:
    states = [first_card(game, Random(number)) for number in range(POSITIONS)]
    by_visits = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT

    def search(times: int) -> int:
        evaluator = spiel.RandomRolloutEvaluator(1, 1)
        bot = spiel.ISMCTSBot(1, evaluator, 1.0, PLAYOUTS, -1, by_visits, False, True)
        for state in islice(cycle(states), times):
            bot.step(state)
        return times * PLAYOUTS

    return timed(search)


def first_card(game: Any, random: Random) -> Any:
    state = game.new_initial_state()
    bids = 0
    while bids < SEATS:
        bids += not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    assert len(state.legal_actions()) == CARDS
    return state

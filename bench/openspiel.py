"""OpenSpiel's card games: its C++ at its fastest, and from Python. Only players' decisions count, never the deal's.

"rollouts" run wholly in C++: an MCTS bot with a single simulation evaluates its root by that many random rollouts, each of
them a clone of a dealt state and a random game. The evaluator does not say how many decisions it made, so these are the
average of games that a Python loop plays from the same deals.

"compiled", the deal included: the evaluator cannot begin with a chance event, so the deal is timed by `evaluate_bots`, a
game of uniform random bots in C++. Its time from the initial state less its time from after the deal is the deal; that plus
the time of the rollouts is the time of a game. (Games of `evaluate_bots` from the initial state alone would be slower.)
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import cycle, islice
from random import Random
from statistics import mean
from time import perf_counter
from typing import Any

from bench import searching
from bench.measure import DRAWN, Contestant, Trial, timed

HOUSE = "OpenSpiel"
GAMES = ("hearts", "spades", "oh_hell", "crazy_eights")
DEALS = 500
ROLLOUTS = 20  # from each deal
CHUNK = 50  # games of random bots
PLAYS = 8  # games in Python for each deal, to know how many decisions its rollouts make

Run = Callable[[int], Trial]
Spiel = Any  # the module pyspiel, its games and its states: the package has no types


def contestants() -> Iterator[Contestant]:
    """Raises ImportError where OpenSpiel is not installed."""
    spiel: Spiel = import_module("pyspiel")
    for name in GAMES:
        game = spiel.load_game(name)
        seats = game.num_players()
        dealt = Deals(spiel, game)
        yield Contestant(house=HOUSE, game=name, seats=seats, kind="compiled", run=dealt.games)
        yield Contestant(house=HOUSE, game=name, seats=seats, kind="rollouts", run=dealt.rollouts)
        yield Contestant(house=HOUSE, game=name, seats=seats, kind="python", run=python_loop(spiel, game))
        yield Contestant(house=HOUSE, game=name, seats=seats, kind="clone", run=clones(game))
    yield from searching.theirs(HOUSE, spiel)


class Deals:
    """Dealt states of one game, how many decisions games from them take, and C++ that plays them."""

    def __init__(self, spiel: Spiel, game: Spiel) -> None:
        self.spiel = spiel
        self.game = game
        random = Random(1)
        self.states = [deal(game, random) for _ in range(DEALS)]
        self.decisions = [mean(finish(state.clone(), random) for _ in range(PLAYS)) for state in self.states]

    def rollouts(self, times: int) -> Trial:
        evaluator = self.spiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = self.spiel.MCTSBot(self.game, evaluator, 1.0, 1, 100, False, 1, False)
        deals = max(1, times // ROLLOUTS)
        begin = perf_counter()
        for state in islice(cycle(self.states), deals):
            bot.mcts_search(state)
        seconds = perf_counter() - begin
        return Trial(ROLLOUTS * sum(islice(cycle(self.decisions), deals)), seconds)

    def games(self, times: int) -> Trial:
        played = self.rollouts(times)
        deals = 0.0
        for first in range(0, times, CHUNK):  # small chunks in turn, so that a noisy moment hits both alike
            number = min(CHUNK, times - first)
            deals += self.seconds_of_bots([self.game.new_initial_state() for _ in range(number)])
            deals -= self.seconds_of_bots(
                [state.clone() for state in islice(cycle(self.states), first, first + number)]
            )
        decisions = times * mean(self.decisions)
        return Trial(decisions, decisions * played.seconds / played.done + deals)

    def seconds_of_bots(self, states: list[Spiel]) -> float:
        bots = [self.spiel.make_uniform_random_bot(seat, seat) for seat in range(self.game.num_players())]
        begin = perf_counter()
        for number, state in enumerate(states):
            self.spiel.evaluate_bots(state, bots, number)
        return perf_counter() - begin


def deal(game: Spiel, random: Random) -> Spiel:
    """A state after the deal. All chance events of these games are uniform, so that a legal one is a fair one."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert max(outcomes, key=lambda outcome: outcome[1])[1] * len(outcomes) < 1.001
        state.apply_action(random.choice(outcomes)[0])
    return state


def finish(state: Spiel, random: Random) -> int:
    """Play at random to the end; how many decisions that took."""
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return decisions


def python_loop(spiel: Spiel, game: Spiel) -> Run:
    """One loop for deals and decisions: for a uniform chance event `legal_actions` is the fastest way to draw."""
    terminal = int(spiel.PlayerId.TERMINAL)

    def play(times: int) -> int:
        bits = Random(1).getrandbits
        decisions = 0
        for _ in range(times):
            state = game.new_initial_state()
            while (player := state.current_player()) != terminal:
                decisions += player >= 0  # chance has a negative number
                legal = state.legal_actions()
                state.apply_action(legal[bits(DRAWN) * len(legal) >> DRAWN])
        return decisions

    return timed(play)


def half_played(game: Spiel, number: int) -> list[Spiel]:
    """Games stopped after half of the decisions that they take when they are played out."""
    found: list[Spiel] = []
    for seed in range(number):
        whole = deal(game, Random(seed))
        left = finish(whole, Random(seed)) // 2
        random = Random(seed)
        state = deal(game, random)
        while left > 0 and not state.is_terminal():
            left -= not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
        found.append(state)
    return found


def clones(game: Spiel) -> Run:
    states = half_played(game, 100)

    def copy(times: int) -> int:
        for state in islice(cycle(states), times):
            state.clone()
        return times

    return timed(copy)

"""The last cards: with two players both hands are known by then, and the expert plays them as well as they can be played."""

from tests.tables import Table, walk
from tripot.bots import find_bot
from tripot.engine.chance import Seed
from tripot.engine.options import check
from tripot.engine.state import State
from tripot.games.la_chouine import GAME
from tripot.games.la_chouine.outlook import game_share
from tripot.games.la_chouine.state import LaChouine

DEALS = 400
HELD = 3  # cards in each hand: few enough to play everything that can be played
LONG = 60.0  # seconds that nobody needs


def endings(seed: int) -> list[LaChouine]:
    """The moments of a random game at which both have so many cards left, and there are no others."""
    found: list[LaChouine] = []
    for state in walk(Table(GAME, 2, check(GAME.options, {})), seed):
        assert isinstance(state, LaChouine)
        view = GAME.view(state, None)
        if not view.pile_size and not view.row and {HELD} == {player.hand_size for player in view.players}:
            found.append(state.clone())
    return found


def best_share(state: State, number: int) -> float:
    """How likely the first seat wins the game, once both have done their best until the round is over."""
    if state.round != number or state.is_over():
        assert isinstance(state, LaChouine)
        return game_share(state, 0)
    seat = int(state.next_to_act())
    return (max if seat == 0 else min)(best_share(after(state, seat, move), number) for move in state.legal(seat))


def after(state: State, seat: int, move: int) -> State:
    state = state.clone()
    state.play(seat, move)
    return state


def test_the_last_cards_are_played_perfectly() -> None:
    mattered = 0
    for seed in range(DEALS):
        for state in endings(seed):
            seat, number = int(state.next_to_act()), int(state.round)
            shares = {move: best_share(after(state, seat, move), number) for move in state.legal(seat)}
            if len(set(shares.values())) > 1:
                chosen = find_bot("expert").choose(GAME, GAME.view(state, seat), Seed(seed).chance(0), LONG)
                assert best_share(state, number) == shares[chosen]
                mattered += 1
    assert mattered > DEALS // 10

"""Choosing by worth: what every simple bot does once it can say what a move is worth."""

from collections.abc import Callable, Sequence

from tripot.engine.chance import Chance


def best_move(moves: Sequence[int], worth: Callable[[int], float], chance: Chance) -> int:
    """The move with the best worth; among equals, any."""
    worths = [worth(move) for move in moves]
    highest = max(worths)
    best = [move for move, worth in zip(moves, worths, strict=True) if worth == highest]
    return best[chance.below(len(best))]

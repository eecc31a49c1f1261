"""Hints: every legal move with what a long search expects of it. They follow from a view and a seed, so they tell no secret."""

from math import inf, sqrt
from typing import Literal

import msgspec

from tripot.bots.searching import searched
from tripot.engine.chance import Chance
from tripot.engine.errors import BadInput, Text
from tripot.engine.game import AnyGame, View

PLAYOUTS = 20_000  # several times what the strongest level takes: all moves are told, not only the best
ALONE = 1000  # enough where nothing is to be compared
ENOUGH = 30  # to know a spread, or that there is none
CHANCES = 100.0  # per cent

Measure = Literal["points", "percent"]
MEASURES: dict[Measure, Text] = {
    "points": Text(
        "Votre avance moyenne sur les autres à la fin de la manche, en points ; ce qu'on garde pour la suite y est compté",
        "Your average lead over the others when the round is over, in points; what is kept for later is counted in",
    ),
    "percent": Text(
        "Vos chances de gagner la partie, jugées à la fin de la manche, en %",
        "Your chances to win the game, judged when the round is over, in %",
    ),
}
NO_TIME = Text(
    "Il n'y a pas d'indices dans un jeu en temps réel : il faut réagir soi-même.",
    "There are no hints in a game of real time: one has to react oneself.",
)


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """A legal move, and how it did in imagined worlds: what is measured is a lead in points, or chances in per cent."""

    move: int
    mean: float  # 0 where nothing was tried
    spread: float  # how far from its mean a playout is, more or less
    playouts: int  # few, where the search gave it up early

    @property
    def variance(self) -> float:
        """Of the mean; one playout says nothing about it, nor do a few that came out alike."""
        if self.playouts < (2 if self.spread else ENOUGH):
            return inf
        return self.spread**2 / self.playouts


def hints(game: AnyGame, view: View, chance: Chance, seconds: float, playouts: int = PLAYOUTS) -> list[Hint]:
    """All legal moves: what the search would play, then the others from the best; what it had no time to try comes last."""
    if game.time:
        raise BadInput(*NO_TIME)
    most = playouts if len(view.legal) > 1 else min(playouts, ALONE)
    search = searched(game, view, game.tuned().sober(), view.legal, chance, most, seconds)
    scale = CHANCES / game.worth_of_win if game.worth_of_win else 1.0
    found = {
        int(tried.move): Hint(
            move=int(tried.move),
            mean=scale * tried.mean,
            spread=scale * search.spread(tried),
            playouts=int(tried.number),
        )
        for tried in search.tried
    }
    best = found.pop(int(search.ranked()[0].move))  # one that was given up may look better, by luck alone
    return [best, *sorted(found.values(), key=lambda hint: (hint.playouts > 0, hint.mean), reverse=True)]


def measure(game: AnyGame) -> Measure:
    """What the hints of a game count."""
    return "percent" if game.worth_of_win else "points"


def error_between(one: Hint, other: Hint) -> float:
    """How far the difference of their means may be from the truth, more or less."""
    return sqrt(one.variance + other.variance)

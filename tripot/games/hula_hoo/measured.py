"""What habit would say of every card and call that a seat could play, with numbers that are never tuned."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.engine.bits import count
from tripot.games.hula_hoo.cards import card
from tripot.games.hula_hoo.habits import HulaHooHabits
from tripot.games.hula_hoo.moves import DOUBLE, FROM_FRONT, MOINS_BIT, NAME, PASS
from tripot.games.hula_hoo.odds import Asked, Cover
from tripot.games.hula_hoo.state import HulaHoo
from tripot.games.hula_hoo.table import DOUBLED, MOINS, PLUS

# Part of what the facts mean that a net was trained on.
MEASURE: Final = {
    "last_one_in": 0.1,
    "danger": 0.37,
    "gift": 0.39,
    "choice": 0.93,
    "reach": 1.38,
    "watched": 0.34,
    "follow": 0.74,
    "neighbours": 1.38,
    "lone_joker": 1.48,
    "drawn": 1.83,
    "shown": 0.19,
    "shown_end": 0.2,
    "shown_joker": -0.55,
    "swap": 1.59,
    "extreme": 0.71,
    "joker": 0.76,
    "sure": 0.41,
    "steep": 2.36,
    "blur": 0.0,
    "halfway": 1.2,
}

WORSE_THAN_ALL: Final = -1000.0


class Measured:
    def __init__(self) -> None:
        self.measure = HulaHooHabits(MEASURE)
        self.cover = Cover(self.measure.missing, 0, 0)
        self.pressures = vec[float]([0.0] * NAME)  # by move: what it does to the others
        self.worths = vec[float]([0.0] * NAME)  # and all in all
        self.best: float = 0.0

    def weigh(self, world: HulaHoo, seat: i64, asked: Asked) -> None:
        own = world.at[seat]
        measure = self.measure
        cover = Cover(measure.missing, own.hand + own.front, own.front + own.known)
        self.cover = cover
        follow: float = measure.follow / float(count(world.inside))
        self.best = WORSE_THAN_ALL
        for move in world.legal(seat):
            number: i64 = move
            if number == PASS:
                return
            value: i64 = number >> 2
            from_front: bool = number & FROM_FRONT != 0
            call: i64 = PLUS + (number & MOINS_BIT)
            tilt: float = follow
            if call == MOINS:
                tilt = -follow
            if number >= DOUBLE:
                value = (number - DOUBLE) >> 1
                from_front = (number - DOUBLE) & 1 != 0
                call = DOUBLED
                tilt = 0.0
            cover.without(measure.missing, value, from_front)
            worth: float = measure.kept(own.hand + own.front - card(value), value) + measure.answering(cover, tilt)
            if from_front:
                worth += measure.showing[value]
            if call == DOUBLED:
                worth += measure.drawn
            self.pressures[number] = measure.pressure(world, seat, asked, call, value)
            self.worths[number] = worth + self.pressures[number]
            if self.worths[number] > self.best:
                self.best = self.worths[number]

    def gap(self, move: i64) -> float:
        """How much better the best is."""
        return self.best - self.worths[move]

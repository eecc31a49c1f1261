"""How everybody stands after their duels: all figures of an entrant, each with its interval."""

import math
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from tripot.lab.arena import Deal, Duel, Side
from tripot.lab.intervals import mean_and_interval
from tripot.lab.playing import Clock
from tripot.lab.ratings import Rating, ratings

Estimate = tuple[float, float]  # a mean, and half the width of its 95 % interval


@dataclass(frozen=True, kw_only=True)
class Standing:
    name: str
    rating: Rating
    ahead: Estimate  # of an opponent
    lead: Estimate  # in points, a game
    wins: list[Estimate]  # by seat, as the only one of its kind
    scores: list[int]  # of those games
    clock: Clock


def standings(names: Sequence[str], duels: Sequence[Duel]) -> list[Standing]:
    """The strongest first."""
    rated = ratings(len(names), duels)
    found = [standing(name, number, rated[number], duels) for number, name in enumerate(names)]
    return sorted(found, key=lambda one: -one.rating.middle)


def standing(name: str, number: int, rating: Rating, duels: Sequence[Duel]) -> Standing:
    own = [duel for duel in duels if number in (duel.first, duel.second)]
    firsts = [[deal_of(deal, is_first=duel.first == number) for deal in duel.deals] for duel in own]
    sides = [side for deals in firsts for _, _, side in deals]
    clock = Clock()
    for side in sides:
        clock.join(side.clock)
    alone = [[found for found in deals if found[2].wins] for deals in firsts]
    seats = max((len(side.wins) for side in sides), default=0)
    return Standing(
        name=name,
        rating=rating,
        ahead=over_deals(firsts, lambda found: found[0]),
        lead=over_deals(firsts, lambda found: found[1]),
        wins=[over_deals(alone, lambda found, seat=seat: found[2].wins[seat]) for seat in range(seats)],  # type: ignore[misc]
        scores=[score for side in sides for score in side.scores],
        clock=clock,
    )


def deal_of(deal: Deal, *, is_first: bool) -> tuple[float, float, Side]:
    """Ahead, lead and games of one of the two."""
    if is_first:
        return deal.ahead, deal.lead, deal.sides[0]
    return 1 - deal.ahead, -deal.lead, deal.sides[1]


def over_deals(
    duels: Sequence[Sequence[tuple[float, float, Side]]], of: Callable[[tuple[float, float, Side]], float]
) -> Estimate:
    """The deals of one seed count as one, whoever was met: they are not independent."""
    by_seed = zip_longest(*duels)
    means = [statistics.fmean(of(deal) for deal in deals if deal is not None) for deals in by_seed]
    return mean_and_interval(means) if means else (0.0, math.inf)

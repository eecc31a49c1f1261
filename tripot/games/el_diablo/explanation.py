"""A trick told step by step, by the same rules that resolve it: a trick that is not complete as it would end now."""

from mypy_extensions import i64

from tripot.engine.bits import has
from tripot.engine.seats import around
from tripot.games.el_diablo.moves import MINUS, NAME, NAME_16, PLUS
from tripot.games.el_diablo.notation import CARDS, NUMBER_OF
from tripot.games.el_diablo.resolution import (
    CHANGE,
    NOBODY,
    acted,
    can_win,
    has_effect,
    start_values,
    taken,
    value,
    winner,
)
from tripot.games.el_diablo.trick import laid, leader, led_by, out, played, target
from tripot.games.el_diablo.view import Effect, Step, Trick, Values


def explained(trick: i64, seats: i64) -> Trick:
    first: i64 = leader(trick)
    order = around(first, seats)
    there = [seat for seat in order if played(trick, seat)]
    values = start = start_values(trick, seats)
    steps: list[Step] = []
    for seat in there:
        after = acted(values, trick, seat)
        steps.append(step(trick, seat, values, unpacked(trick, seats, after)))
        values = after
    best = winner(trick, seats)
    return Trick(
        leader=first,
        start=unpacked(trick, seats, start),
        steps=steps,
        open=order[len(there) :],
        values=unpacked(trick, seats, values),
        tied=[seat for seat in there if can_win(trick, seat) and value(values, seat) == value(values, best)],
        winner=None if best == NOBODY else best,
    )


def step(trick: i64, seat: i64, before: i64, after: Values) -> Step:
    move = played(trick, seat)
    effect = effect_of(trick, seat)
    devil, amount = None, 0
    if effect == "takes":
        amount = taken(before, move)
        devil = None if move < NAME_16 else amount
    elif effect == "changes":
        amount = CHANGE if move < MINUS else -CHANGE
    out_by = target(move) if effect == "out" else None  # ED-9: the player whom this chameleon had named
    return Step(seat=seat, card=CARDS[move], effect=effect, out_by=out_by, devil=devil, amount=amount, values=after)


def effect_of(trick: i64, seat: i64) -> Effect:
    move = played(trick, seat)
    if has(out(trick), seat):
        return "out"
    if move < NAME:
        return "nothing"
    if has_effect(trick, seat):
        return "takes" if move < PLUS else "changes"
    return "misses" if has(out(trick), target(move)) else "waits"


def unpacked(trick: i64, seats: i64, values: i64) -> Values:
    return [value(values, seat) if played(trick, seat) else None for seat in range(seats)]


def packed(trick: Trick) -> i64:
    """The trick as the rules know it."""
    found = led_by(trick.leader)
    for step in trick.steps:
        found = laid(found, step.seat, NUMBER_OF[step.card])
    return found

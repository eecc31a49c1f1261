"""A trick told step by step, by the same rules that resolve it: a trick that is not complete as it would end now."""

from typing import Literal

import msgspec

from tripot.engine.bits import has
from tripot.engine.seats import around
from tripot.games.el_diablo.moves import MINUS, NAME, NAME_16, PLUS
from tripot.games.el_diablo.notation import Card, card, card_number
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

Values = list[int | None]  # by seat; none for who has not played

# What a card does when its turn comes: a number, a devil or a chameleon that names nobody does nothing; a card that is out
# no longer does anything; a target that is out is missed; a card waits for what is not there yet.
Effect = Literal["nothing", "out", "misses", "waits", "takes", "changes"]


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One card of a trick with everything that was said about it, what it did, and the values after it (ED-11)."""

    seat: int
    card: Card
    effect: Effect
    out_by: int | None  # whose chameleon has put this one out (ED-9)
    devil: int | None  # what the target's devil was set to just before (ED-8)
    amount: int  # what was taken, added or taken away
    values: Values


class Trick(msgspec.Struct, frozen=True, kw_only=True):
    leader: int
    start: Values  # what each card is worth by itself
    steps: list[Step]  # one a card, in the order of play
    open: list[int]  # who has yet to play, in this order
    values: Values  # after the last step
    tied: list[int]  # who has the highest value that can win, in the order of play: the last of them wins (ED-5)
    winner: int | None  # nobody, if all are magicians or out (ED-12)


def explained(trick: int, seats: int) -> Trick:
    first = leader(trick)
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


def step(trick: int, seat: int, before: int, after: Values) -> Step:
    move = played(trick, seat)
    effect = effect_of(trick, seat)
    devil, amount = None, 0
    if effect == "takes":
        amount = taken(before, move)
        devil = None if move < NAME_16 else amount
    elif effect == "changes":
        amount = CHANGE if move < MINUS else -CHANGE
    out_by = target(move) if effect == "out" else None  # ED-9: the player whom this chameleon had named
    return Step(seat=seat, card=card(move), effect=effect, out_by=out_by, devil=devil, amount=amount, values=after)


def effect_of(trick: int, seat: int) -> Effect:
    move = played(trick, seat)
    if has(out(trick), seat):
        return "out"
    if move < NAME:
        return "nothing"
    if has_effect(trick, seat):
        return "takes" if move < PLUS else "changes"
    return "misses" if has(out(trick), target(move)) else "waits"


def unpacked(trick: int, seats: int, values: int) -> Values:
    return [value(values, seat) if played(trick, seat) else None for seat in range(seats)]


def packed(trick: Trick) -> int:
    """The trick as the rules know it."""
    found = led_by(trick.leader)
    for step in trick.steps:
        found = laid(found, step.seat, card_number(step.card))
    return found

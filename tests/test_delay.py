"""Delay compensation is fair and cannot be milked: properties of every sequence of measured round trips."""

from itertools import accumulate

from hypothesis import given
from hypothesis import strategies as st

from tripot.tables.delay import CAP, EARNED, Quota, patience

round_trips = st.lists(st.integers(-1000, 100_000), max_size=40)
faster_and_slower = st.lists(st.tuples(st.integers(0, 2000), st.integers(0, 2000)).map(sorted), min_size=1, max_size=40)


def quota_after(trips: list[int]) -> Quota:
    return list(accumulate(trips, Quota.after, initial=Quota()))[-1]


def charged(*, shown: int, received: int, paid: int) -> int:
    """The moment a message counts at: when it was received less the compensation, but never before the card was shown."""
    return max(shown, received - max(paid, 0))


def charge(trips: list[int], reaction: int) -> int:
    """What the last of these messages is charged, when the player took so long to react and the wire the rest."""
    *before, last = trips
    shown = 1000
    return charged(shown=shown, received=shown + reaction + last, paid=quota_after(before).pays(last)) - shown


@given(trips=round_trips, trip=st.integers(-1000, 100_000))
def test_a_compensation_is_never_negative_never_above_the_cap_and_never_more_than_the_delay(
    trips: list[int], trip: int
) -> None:
    quota = quota_after(trips)
    assert 0 <= quota.left <= CAP
    assert 0 <= quota.pays(trip) <= min(CAP, max(trip, 0))


@given(trips=round_trips, shown=st.integers(0, 10**9), waited=st.integers(0, 10**6), trip=st.integers(-1000, 100_000))
def test_no_reaction_is_charged_from_before_the_card_was_shown_nor_later_than_it_came(
    trips: list[int], shown: int, waited: int, trip: int
) -> None:
    paid = quota_after(trips).pays(trip)
    assert shown <= charged(shown=shown, received=shown + waited, paid=paid) <= shown + waited


@given(pairs=faster_and_slower, reaction=st.integers(0, 10_000))
def test_a_faster_player_is_never_charged_more_than_a_slower_one_for_the_same_reaction(
    pairs: list[list[int]], reaction: int
) -> None:
    faster, slower = ([pair[which] for pair in pairs] for which in (0, 1))
    assert reaction <= charge(faster, reaction) <= charge(slower, reaction)


@given(trips=st.lists(st.integers(0, EARNED), min_size=1, max_size=40), reaction=st.integers(0, 10_000))
def test_a_small_delay_never_costs_anything(trips: list[int], reaction: int) -> None:
    assert reaction == charge(trips, reaction)


@given(trip=st.integers(EARNED + 1, 100_000))
def test_the_compensation_of_a_large_steady_delay_decays_to_what_is_earned(trip: int) -> None:
    paid = [quota_after([trip] * number).pays(trip) for number in range(CAP)]
    assert paid == sorted(paid, reverse=True)
    assert min(trip, CAP) == paid[0]
    assert EARNED == paid[-1]


@given(trips=round_trips, trip=st.integers(0, 100_000), deadline=st.integers(0, 10**9))
def test_the_table_waits_exactly_for_what_may_still_be_in_time(trips: list[int], trip: int, deadline: int) -> None:
    quota = quota_after(trips)
    last = patience(deadline, quota, trip)
    assert deadline == charged(shown=0, received=last, paid=quota.pays(trip))
    assert deadline + 1 == charged(shown=0, received=last + 1, paid=quota.pays(trip))

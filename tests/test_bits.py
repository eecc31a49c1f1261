"""Sets of small numbers, against Python's own."""

from hypothesis import given
from hypothesis import strategies as st

from tripot.engine.bits import MOST, bit, count, has, lowest, members, nth, set_of

sets = st.sets(st.integers(0, MOST))


@given(numbers=sets)
def test_a_bit_set_is_a_set(numbers: set[int]) -> None:
    packed = sum(bit(number) for number in numbers)
    assert sum(1 << number for number in numbers) == packed
    assert sorted(numbers) == members(packed)
    assert packed == set_of(list(numbers))
    assert len(numbers) == count(packed)
    assert [number in numbers for number in range(MOST + 1)] == [has(packed, number) for number in range(MOST + 1)]
    if numbers:
        assert min(numbers) == lowest(packed)
        assert sorted(numbers) == [nth(packed, place) for place in range(len(numbers))]

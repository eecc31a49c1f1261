"""Options have types, defaults and ranges; a wrong one is refused by its name."""

import pytest

from tripot.engine.errors import BadInput, Text
from tripot.engine.options import Choice, Number, Option, Switch, Value, check, read

TITLE = Text("un titre", "a title")
OPTIONS: tuple[Option, ...] = (
    Switch(key="fast", article="XX-1", title=TITLE),
    Choice(key="points", article="XX-2", title=TITLE, words={"adapted": TITLE, "traditional": TITLE}),
    Number(key="limit", article="XX-3", title=TITLE, low=1500, high=10_000, usual=3000),
)


def test_what_is_not_given_has_its_default() -> None:
    assert {"fast": False, "points": "adapted", "limit": 3000} == check(OPTIONS, {})
    assert {"fast": True, "points": "adapted", "limit": 1500} == check(OPTIONS, {"fast": True, "limit": 1500})


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("fast", ("fast", True)),
        ("fast=non", ("fast", False)),
        ("fast=YES", ("fast", True)),
        ("points=traditional", ("points", "traditional")),
        ("limit=10000", ("limit", 10_000)),
    ],
)
def test_an_option_is_read_as_a_person_writes_it(text: str, value: tuple[str, Value]) -> None:
    assert value == read(OPTIONS, text)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("fats", "fats"),
        ("fast=maybe", "fast"),
        ("points", "points"),
        ("points=", "points"),
        ("points=many", "points"),
        ("limit", "limit"),
        ("limit=1499", "limit"),
        ("limit=10001", "limit"),
        ("limit=3.5", "limit"),
        ("limit=" + "9" * 5000, "limit"),
        ("=", "''"),
    ],
)
def test_a_wrong_option_is_refused_by_name_with_what_it_takes(text: str, named: str) -> None:
    with pytest.raises(BadInput) as refused:
        read(OPTIONS, text)
    assert named in refused.value.text.en
    assert len(refused.value.text.en) < 200


@pytest.mark.parametrize(
    "given", [{"fast": 1}, {"points": True}, {"limit": True}, {"limit": "3000"}, {"points": ["adapted"]}]
)
def test_a_value_of_another_type_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadInput, match=next(iter(given))):
        check(OPTIONS, given)


def test_the_values_worth_trying_are_allowed_and_hold_the_ends_of_the_range() -> None:
    for option in OPTIONS:
        assert option.default in option.values()
        assert all(option.allows(value) for value in option.values())
    assert [1500, 3000, 10_000] == list(OPTIONS[2].values())

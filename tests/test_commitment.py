"""A promised seed: hidden while the game runs, bound to its commitment, and nothing of the header leaks around it."""

import hashlib

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tripot.engine.chance import Seed, fresh_seed, read_seed
from tripot.engine.commitment import Announced, announced, check, commitment
from tripot.engine.errors import BadInput
from tripot.engine.log import Header
from tripot.engine.match import AnyMatch, Match
from tripot.games import find_game

SEED, OTHER = "0f" * 32, "0e" * 32
SECRET = {"seed", "deck", "position", "hash"}
fair_seeds = st.binary(min_size=32, max_size=32).map(lambda key: Seed(0, key))


def some_match(seed: str = SEED, deck: list[int] | None = None) -> AnyMatch:
    return Match.start(find_game("la-chouine"), seats=2, seed=read_seed(seed), deck=deck, players=["Ada", "Bo"])


def test_the_commitment_is_the_one_that_the_notation_describes() -> None:
    assert hashlib.sha256(b"tripot seed commitment 1: " + SEED.encode()).hexdigest() == commitment(read_seed(SEED))


@given(seed=fair_seeds, other=fair_seeds)
def test_a_promise_is_kept_by_its_own_seed_alone(seed: Seed, other: Seed) -> None:
    assert check(commitment(seed), seed)
    assert check(commitment(seed), other) == (str(seed) == str(other))


def test_a_commitment_is_no_hash_that_serves_anything_else() -> None:
    match, seed = some_match(), read_seed(SEED)
    shuffles = {hashlib.sha256(bytes.fromhex(SEED) + bytes(block)).hexdigest() for block in range(9)}
    plain = {hashlib.sha256(SEED.encode()).hexdigest(), hashlib.sha256(bytes.fromhex(SEED)).hexdigest()}
    assert commitment(seed) not in shuffles | plain | {match.log.header.hash}


@pytest.mark.parametrize("number", [0, 2026, 10**18 - 1])
def test_a_quick_seed_cannot_be_promised_for_it_can_be_guessed(number: int) -> None:
    with pytest.raises(BadInput, match="guessed"):
        commitment(Seed(number))
    assert not check("0" * 64, Seed(number))
    assert "" == announced(some_match(str(number)).log.header).commitment


def test_fresh_seeds_can_be_promised_and_differ() -> None:
    assert 100 == len({commitment(fresh_seed()) for _ in range(100)})


def test_what_is_announced_of_a_header_says_what_everybody_may_know() -> None:
    header = some_match().log.header
    told = announced(header)
    assert ("la-chouine", 2, ["Ada", "Bo"]) == (told.game, told.seats, told.players)
    assert (header.rules, header.options) == (told.rules, told.options)
    assert check(told.commitment, read_seed(header.seed))


def test_every_field_of_a_header_is_announced_or_a_secret() -> None:
    assert set(Header.__struct_fields__) - SECRET == set(Announced.__struct_fields__) - {"commitment"}


def test_no_secret_can_be_read_from_what_is_announced() -> None:
    header = some_match().log.header
    written = msgspec.json.encode(announced(header)).decode()
    assert header.seed not in written
    assert header.hash not in written
    laid = [some_match(SEED, deck).log.header for deck in ([*range(32)], [*range(31, -1, -1)])]
    assert announced(laid[0]) == announced(laid[1])
    assert "" == announced(laid[0]).commitment, "the seed does not deal these cards, so nothing is promised"
    quick = [announced(some_match(seed).log.header) for seed in ("1", "2")]
    assert quick[0] == quick[1]


def test_two_seeds_are_announced_alike_but_for_their_commitment() -> None:
    one, two = (announced(some_match(seed).log.header) for seed in (SEED, OTHER))
    assert one != two
    assert one == msgspec.structs.replace(two, commitment=one.commitment)


def test_what_is_announced_of_a_position_does_not_show_it() -> None:
    match = Match.position(find_game("hula-hoo"), "10= | A: 9 2 / 5 | B: 4 8 | pile: 3")
    written = msgspec.json.encode(announced(match.log.header)).decode()
    assert "9 2" not in written
    assert "commitment" not in written

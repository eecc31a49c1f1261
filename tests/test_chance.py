"""The generators: the same everywhere, fair, and readable by anyone who wants to check a deal."""

import hashlib
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from tripot.engine.chance import Seed, fresh_seed, read_seed
from tripot.engine.errors import BadInput

FAIR = "00" * 31 + "07"


def words(seed: Seed, stream: int) -> list[int]:
    chance = seed.chance(stream)
    return [chance.word() for _ in range(20)]


def test_a_seed_gives_the_same_words_again_and_another_seed_or_round_gives_others() -> None:
    for text in ("7", FAIR):
        assert words(read_seed(text), 0) == words(read_seed(text), 0)
        assert words(read_seed(text), 0) != words(read_seed(text), 1)
    assert words(read_seed("7"), 0) != words(read_seed("8"), 0)


def test_the_quick_generator_is_sfc32() -> None:
    def sfc32(a: int, b: int, c: int) -> list[int]:
        counter, found, mask = 1, [], 0xFFFFFFFF
        for _ in range(32):
            word = (a + b + counter) & mask
            counter += 1
            a, b, c = b ^ (b >> 9), (c + (c << 3)) & mask, (((c << 21 | c >> 11) & mask) + word) & mask
            found.append(word)
        return found[12:]

    assert sfc32(7, 0, 3) == words(Seed(7), 3)


def test_the_fair_generator_is_sha_256_in_counter_mode() -> None:
    key = bytes.fromhex(FAIR)
    blocks = b"".join(hashlib.sha256(key + (5).to_bytes(4) + block.to_bytes(4)).digest() for block in range(3))
    expected = [int.from_bytes(blocks[start : start + 4]) for start in range(0, 80, 4)]
    assert expected == words(read_seed(FAIR), 5)


@pytest.mark.parametrize("seed", ["11", FAIR])
def test_every_order_of_four_cards_comes_up_equally_often(seed: str) -> None:
    chance = read_seed(seed).chance(0)
    cards = vec[u8]([u8(card) for card in range(4)])
    orders = Counter(tuple(chance.shuffled(cards)) for _ in range(24_000))
    assert 24 == len(orders)
    assert sum((found - 1000) ** 2 / 1000 for found in orders.values()) < 49.7  # chi square, 23 degrees, 0.1 %
    assert [0, 1, 2, 3] == list(cards)


def test_numbers_below_a_bound_are_fair() -> None:
    chance = Seed(3).chance(0)
    drawn = Counter(chance.below(3) for _ in range(30_000))
    assert sum((drawn[number] - 10_000) ** 2 / 10_000 for number in range(3)) < 13.8  # chi square, 2 degrees, 0.1 %


def test_a_fresh_seed_is_fair_and_never_the_same() -> None:
    assert 64 == len(str(fresh_seed()))
    assert str(fresh_seed()) != str(fresh_seed())
    assert str(read_seed(FAIR)) == FAIR


@pytest.mark.parametrize("text", ["", "-1", "1.5", "seven", "f" * 63, "F" * 64, "9" * 19, " 7", "٣"])
def test_what_is_no_seed_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadInput, match="is not a seed"):
        read_seed(text)

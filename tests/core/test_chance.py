"""Chance: without bias, and the same wherever it is computed (CO-04)."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from clew.core.chance import Chance, Fast, Stream, shuffle

pytestmark = [pytest.mark.both_builds, pytest.mark.rule("CO-04")]

SEED = hashlib.sha256(b"a seed").digest()


class Words(Chance):
    """These words, one after the other."""

    def __init__(self, words: Sequence[int]) -> None:
        self.words = list(words)

    def word(self) -> i64:
        return self.words.pop(0)


def words_of(seed: bytes, entry: int, count: int) -> list[int]:
    """What Stream documents, written out with the standard library."""
    key = hmac.new(seed, entry.to_bytes(8, "big"), hashlib.sha256).digest()
    blocks = b"".join(
        hmac.new(key, n.to_bytes(8, "big"), hashlib.sha256).digest() for n in range(count // 8 + 1)
    )
    return [int.from_bytes(blocks[4 * i : 4 * i + 4], "big") for i in range(count)]


def below(n: int, words: list[int]) -> int:
    """Lemire's bounded number, taking what it needs from the front of the words."""
    if n == 1:
        return 0
    while True:
        product = words.pop(0) * n
        if product % 2**32 >= 2**32 % n:
            return product // 2**32


def even(counts: Counter[object], kinds: int) -> None:
    """Chi-square, five standard deviations above its mean at most."""
    expected = sum(counts.values()) / kinds
    assert len(counts) == kinds
    chi = sum((n - expected) ** 2 / expected for n in counts.values())
    assert chi < kinds - 1 + 5 * (2 * (kinds - 1)) ** 0.5


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**40))
@settings(max_examples=40, deadline=None)
def test_a_stream_is_what_it_documents(seed: bytes, entry: int) -> None:
    stream = Stream(seed, entry)
    assert [stream.word() for _ in range(40)] == words_of(seed, entry, 40)


@given(st.lists(st.integers(1, 2**31), min_size=1, max_size=40))
@settings(max_examples=60, deadline=None)
def test_bounded_numbers_are_lemires(bounds: list[int]) -> None:
    stream = Stream(SEED, 3)
    words = words_of(SEED, 3, 400)
    expected = [below(n, words) for n in bounds]
    assert [stream.below(n) for n in bounds] == expected
    assert stream.drawn == [(n, value) for n, value in zip(bounds, expected, strict=True) if n > 1]


def test_known_words() -> None:
    """The same in both builds, and for ever: records depend on it."""
    stream = Stream(bytes(32), 0)
    assert [stream.word() for _ in range(4)] == [244823720, 862610488, 3575002715, 3999222568]
    fast = Fast(12345678901234567890123)
    assert [fast.word() for _ in range(4)] == [2186097874, 122064778, 843479490, 872265380]


def test_a_word_that_would_bring_bias_is_drawn_again() -> None:
    """For n = 3 one word of 2**32 is one too many: 0 is rejected."""
    assert Words([0, 2**32 - 1]).below(3) == 2
    assert Words([1]).below(3) == 0


@given(st.integers(2, 2**31))
@settings(max_examples=100, deadline=None)
def test_the_least_and_the_greatest_word_give_the_ends(n: int) -> None:
    assert Words([2**32 - 1]).below(n) == n - 1
    whole = 2**32 % n == 0  # then no word is one too many
    assert Words([0, 2**32 - 1]).below(n) == (0 if whole else n - 1)


def test_nothing_is_drawn_where_there_is_no_choice() -> None:
    stream = Stream(SEED, 1)
    assert stream.below(1) == 0
    assert stream.drawn == []
    assert stream.word() == words_of(SEED, 1, 1)[0]


@pytest.mark.parametrize("n", [0, -1, 2**31 + 1])
def test_other_bounds_are_refused(n: int) -> None:
    for chance in (Fast(1), Stream(SEED, 1)):
        with pytest.raises(ValueError, match=r"from 1 to 2\*\*31"):
            chance.below(n)


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 5"):
        Stream(b"short", 0)


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 12, 24, 49])
def test_all_numbers_are_equally_likely(n: int) -> None:
    for chance in (Fast(n), Stream(SEED, n)):
        even(Counter(chance.below(n) for _ in range(200 * n)), n)


@pytest.mark.parametrize("n", [2, 3, 4])
def test_all_orders_are_equally_likely(n: int) -> None:
    for chance in (Fast(n), Stream(SEED, n)):
        orders: Counter[object] = Counter()
        for _ in range(4000):
            items = vec[i64](range(n))
            shuffle(items, n, chance)
            orders[tuple(int(item) for item in items)] += 1
        assert set(orders) == set(permutations(range(n)))
        even(orders, len(orders))


def test_only_the_first_items_are_shuffled() -> None:
    for seed in range(20):
        items = vec[i64]([0, 1, 2, 3, 4, 5])
        shuffle(items, 3, Fast(seed))
        assert [int(item) for item in items][3:] == [3, 4, 5]


def test_a_shuffle_is_fisher_and_yates_from_the_end() -> None:
    words = words_of(SEED, 9, 200)
    items = vec[i64](range(24))
    shuffle(items, 24, Stream(SEED, 9))
    expected = list(range(24))
    for i in range(23, 0, -1):
        j = below(i + 1, words)
        expected[i], expected[j] = expected[j], expected[i]
    assert [int(item) for item in items] == expected


def test_two_seeds_of_the_fast_one_differ() -> None:
    assert len({Fast(seed).word() for seed in range(200)}) == 200
    assert Fast(1).word() != Fast(1 + 2**40).word() != Fast(1 + 2**70).word()

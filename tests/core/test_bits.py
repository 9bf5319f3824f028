"""Bit boards against sets of numbers."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clew.core.bits import at, count, low, nth, shl

pytestmark = pytest.mark.both_builds

sets = st.sets(st.integers(0, 59))
EXAMPLES = settings(max_examples=150, deadline=None)


def bits(cells: set[int]) -> int:
    return sum(2**cell for cell in cells)


@given(st.integers(0, 59))
@EXAMPLES
def test_one_cell(cell: int) -> None:
    assert at(cell) == 2**cell


@given(st.integers(0, 2**20), st.integers(0, 40))
@EXAMPLES
def test_shift(x: int, n: int) -> None:
    assert shl(x, n) == x * 2**n


@given(sets)
@EXAMPLES
def test_count(cells: set[int]) -> None:
    assert count(bits(cells)) == len(cells)


@given(sets.filter(bool))
@EXAMPLES
def test_the_first_cell(cells: set[int]) -> None:
    assert low(bits(cells)) == min(cells)


@given(sets.filter(bool))
@EXAMPLES
def test_the_k_th_cell(cells: set[int]) -> None:
    assert [nth(bits(cells), k) for k in range(len(cells))] == sorted(cells)


def test_all_sixty_cells_at_once() -> None:
    full = 2**60 - 1
    assert count(full) == 60
    assert [nth(full, k) for k in range(60)] == list(range(60))
    assert [low(2**cell) for cell in range(60)] == list(range(60))

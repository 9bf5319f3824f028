"""Repetition is found however long ago a position stood."""

from __future__ import annotations

from collections import Counter

import pytest

from clew.core.chance import Fast
from clew.games.tiger_labyrinth.board import Past

pytestmark = pytest.mark.both_builds


@pytest.mark.rule("TL-17")
@pytest.mark.parametrize("different", [3, 60, 2000, 10**12])
def test_every_position_is_counted(different: int) -> None:
    """Among few positions and among many, the count is that of a plain list."""
    chance = Fast(different)
    stood: Counter[tuple[int, ...]] = Counter()
    past: Past | None = None
    for _ in range(700):
        number = chance.word() % different
        position = (number * 7919 % 2**49, number * 104729 % 2**48, number * 31 % 2**48)
        stood[position] += 1
        past = Past(*position, past)
        assert past.times == stood[position]
    assert (max(stood.values()) > 1) == (different < 10**6)


@pytest.mark.rule("TL-17")
def test_two_ways_on_do_not_meet() -> None:
    """What is noted after one clone is not seen from the other: they share what was before."""
    root = Past(1, 2, 3, Past(4, 5, 6, None))
    left, right = Past(7, 8, 9, root), Past(1, 2, 3, root)
    assert (left.times, right.times) == (1, 2)
    assert Past(7, 8, 9, right).times == 1
    assert Past(7, 8, 9, left).times == 2

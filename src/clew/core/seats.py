# Compiled by mypyc.
"""Sets of seats in one whole number: seats count from 1, seat s is bit s - 1."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.bits import shl

__all__ = ["among", "only"]


def only(seat: i64) -> i64:
    """The set that holds one seat."""
    return shl(1, seat - 1)


def among(seats: i64, seat: i64) -> bool:
    """Whether a seat, from 1 on, is in a set."""
    return (seats >> (seat - 1)) & 1 != 0

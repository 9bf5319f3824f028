# Compiled by mypyc.
"""Bit boards: sets of cells in one whole number, cell i being bit i.

A set has at most 60 cells, so that every constant fits a machine word and the
compiled and the interpreted build compute the same.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["at", "bit", "count", "has", "low", "nth", "shl"]

_ODD: Final = 0x0555555555555555
_PAIRS: Final = 0x0333333333333333
_NIBBLES: Final = 0x0F0F0F0F0F0F0F0F
_BYTES: Final = 0x00FF00FF00FF00FF
_HALVES: Final = 0x0000FFFF0000FFFF
_SUM: Final = 0x0101010101010101
_DE_BRUIJN: Final = 0x03F79D71B4CB0A89
_SIGN: Final = -0x8000000000000000


def shl(x: i64, n: i64) -> i64:
    """x shifted left. A literal on the left of << is a 32-bit shift when compiled: use this."""
    return x << n


def at(cell: i64) -> i64:
    """The set that holds one cell."""
    return shl(1, cell)


def has(cells: i64, cell: i64) -> bool:
    """Whether a cell is in the set."""
    return (cells >> cell) & 1 != 0


def bit(n: i64) -> i64:
    """Bit n of a word that uses all 64 bits, of which the last is the sign."""
    return shl(1, n) if n < 63 else _SIGN


def count(x: i64) -> i64:
    """How many cells are in the set."""
    x = x - ((x >> 1) & _ODD)
    x = (x & _PAIRS) + ((x >> 2) & _PAIRS)
    x = (x + (x >> 4)) & _NIBBLES
    return ((x * _SUM) >> 56) & 255


def _de_bruijn_table() -> vec[i64]:
    table = vec[i64]([0] * 64)
    for i in range(61):
        table[(((_DE_BRUIJN << i) >> 58) & 63)] = i
    return table


_LOW: Final = _de_bruijn_table()


def low(x: i64) -> i64:
    """The first cell of a set that is not empty."""
    return _LOW[(((x & -x) * _DE_BRUIJN) >> 58) & 63]


def nth(x: i64, k: i64) -> i64:
    """The k-th cell of the set, counted from 0; k must be less than count(x)."""
    a: i64 = x - ((x >> 1) & _ODD)
    b: i64 = (a & _PAIRS) + ((a >> 2) & _PAIRS)
    c: i64 = (b + (b >> 4)) & _NIBBLES
    d: i64 = (c + (c >> 8)) & _BYTES
    e: i64 = (d + (d >> 16)) & _HALVES
    place: i64 = 0
    part: i64 = e & 255
    if k >= part:
        k -= part
        place = 32
    part = (d >> place) & 255
    if k >= part:
        k -= part
        place += 16
    part = (c >> place) & 15
    if k >= part:
        k -= part
        place += 8
    part = (b >> place) & 7
    if k >= part:
        k -= part
        place += 4
    part = (a >> place) & 3
    if k >= part:
        k -= part
        place += 2
    if k >= (x >> place) & 1:
        place += 1
    return place

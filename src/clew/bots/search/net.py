# Compiled by mypyc.
"""A small net, in whole numbers: the same result in both builds and on every machine. Compiled.

The rows of what is seen are added up, and two layers follow. Weights are whole numbers; no layer
rounds, so that an output is exactly what the weights say. Its scale is a factor for each output.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.state import buffer

__all__ = ["Net"]


@final
class Net:
    """Rows of `first` each, then `second` sums of those, then the outputs.

    Every layer begins with what is added in any case. `rows` has one row after the other, `middle`
    and `last` the weights of one sum after the other.
    """

    def __init__(
        self,
        first: int,
        second: int,
        outputs: int,
        rows: vec[i64],
        middle: vec[i64],
        last: vec[i64],
    ) -> None:
        self._first: i64 = first
        self._second: i64 = second
        self._outputs: i64 = outputs
        self._rows: vec[i64] = rows
        self._middle: vec[i64] = middle
        self._last: vec[i64] = last
        self._seen: vec[i64] = buffer(first)
        self._felt: vec[i64] = buffer(second)
        self._used: vec[i64] = buffer(max(first, second))
        self.out: vec[i64] = buffer(outputs)
        """What came of the last look."""

    def look(self, seen: vec[i64], n: i64) -> None:
        """Computes the outputs for the first n rows of `seen`; the row before them all is always
        added."""
        width: i64 = self._first
        sums = self._seen
        rows = self._rows
        i: i64 = 0
        while i < width:
            sums[i] = rows[i]
            i += 1
        k: i64 = 0
        while k < n:
            start: i64 = (seen[k] + 1) * width
            i = 0
            while i < width:
                sums[i] += rows[start + i]
                i += 1
            k += 1
        # What is not positive counts as nothing: only the others are multiplied.
        used = self._used
        many: i64 = 0
        i = 0
        while i < width:
            if sums[i] > 0:
                used[many] = i
                many += 1
            i += 1
        felt = self._felt
        _add_up(self._middle, self._second, width, sums, used, many, felt)
        many = 0
        i = 0
        while i < self._second:
            if felt[i] > 0:
                used[many] = i
                many += 1
            i += 1
        _add_up(self._last, self._outputs, self._second, felt, used, many, self.out)


def _add_up(
    weights: vec[i64],
    sums: i64,
    width: i64,
    values: vec[i64],
    used: vec[i64],
    many: i64,
    out: vec[i64],
) -> None:
    """Each sum of the values that are used, times its weights."""
    at: i64 = 0
    j: i64 = 0
    while j < sums:
        total: i64 = weights[at]
        at += 1
        k: i64 = 0
        while k < many:
            i: i64 = used[k]
            total += weights[at + i] * values[i]
            k += 1
        out[j] = total
        at += width
        j += 1

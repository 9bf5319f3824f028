# Compiled by mypyc.
"""What is kept of one solved season: the rows that are worth it, a byte a choice. Compiled.

A page as data: how many rows there are, how far each is from the one before (numbers of seven bits
a byte, the lowest first, the last byte below 128), and then the choices of all rows.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from clew.core.state import buffer
from clew.games.tiger_traps.seasons.plan import WIDEST, Plan
from clew.games.tiger_traps.seasons.rows import Rows

__all__ = ["Page", "pack"]

_WHOLE: Final = 255


def pack(rows: Rows, least: float) -> bytes:
    """The average strategies of all rows that counted at least so much, as data."""
    plan = rows.plan
    kept: list[int] = []
    width: i64 = 1
    while width <= WIDEST:
        row: i64 = plan.first[width]
        while row < plan.first[width + 1]:
            if rows.is_known(row) and rows.weigh(_place(plan, row, width), width) >= least:
                kept.append(row)
            row += 1
        width += 1
    found: list[int] = []
    _add(found, len(kept))
    last: i64 = -1
    for row in kept:
        _add(found, row - last)
        last = row
    for row in kept:
        width = plan.wide(row)
        _add_choices(found, rows, _place(plan, row, width), width)
    return bytes(found)


def _place(plan: Plan, row: i64, width: i64) -> i64:
    """Where in the data of all rows a row begins."""
    return 4 * (plan.start[width] + (row - plan.first[width]) * width)


def _add(found: list[int], number: i64) -> None:
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    found.append(number)


def _add_choices(found: list[int], rows: Rows, place: i64, width: i64) -> None:
    total: float = rows.weigh(place, width)
    i: i64 = 0
    while i < width:
        part: float = rows.data[place + 2 * width + i] / total if total > 0.0 else 0.0
        found.append(int(float(_WHOLE) * part + 0.5))
        i += 1


@final
class Page:
    """A solved season, to look into. Raises ValueError if its data is damaged."""

    def __init__(self, plan: Plan, data: bytes) -> None:
        self._plan = plan
        self._at: i64 = 0
        count: i64 = self._number(data)
        if count > plan.rows or count > len(data):
            raise ValueError("a page has more rows than there are")
        self._rows: vec[i32] = vec[i32]([0] * count)
        row: i64 = -1
        i: i64 = 0
        while i < count:
            step: i64 = self._number(data)
            row += step
            if step < 1 or row >= plan.rows:
                raise ValueError("a page has a row that there is not")
            self._rows[i] = i32(row)
            i += 1
        self._first: vec[i64] = buffer(WIDEST + 2)
        """By width: which of the rows here is the first one."""
        self._place: vec[i64] = buffer(WIDEST + 2)
        """By width: where in `odds` its choices begin."""
        width: i64 = 1
        place: i64 = 0
        while width <= WIDEST:
            self._first[width] = self._look(plan.first[width], 0, count)
            self._first[width + 1] = self._look(plan.first[width + 1], 0, count)
            self._place[width] = place
            place += width * (self._first[width + 1] - self._first[width])
            width += 1
        self.odds: bytes = data[self._at :]
        """How likely each choice is, in 255ths."""
        if len(self.odds) != place:
            raise ValueError("a page has too many or too few choices")

    def _number(self, data: bytes) -> i64:
        number: i64 = 0
        shift: i64 = 0
        while shift < 42:
            if self._at >= len(data):
                break
            byte: i64 = data[self._at]
            self._at += 1
            number |= (byte & 127) << shift
            if byte < 128:
                return number
            shift += 7
        raise ValueError("a page is cut off")

    def _look(self, row: i64, first: i64, last: i64) -> i64:
        """How many of the rows here come before a row."""
        while first < last:
            middle: i64 = (first + last) >> 1
            if i64(self._rows[middle]) < row:
                first = middle + 1
            else:
                last = middle
        return first

    def at(self, node: i64, row: i64) -> i64:
        """The same as `place` for a row of a node; -1, too, if there is no such row."""
        plan = self._plan
        if row < 0 or plan.row[node] < 0 or plan.width[node] == 0:
            return -1
        return self.place(plan.row[node] + row)

    def place(self, row: i64) -> i64:
        """Where in `odds` the choices of a row begin; -1: it was not kept."""
        width: i64 = self._plan.wide(row)
        last: i64 = self._first[width + 1]
        found: i64 = self._look(row, self._first[width], last)
        if found >= last or i64(self._rows[found]) != row:
            return -1
        return self._place[width] + (found - self._first[width]) * width

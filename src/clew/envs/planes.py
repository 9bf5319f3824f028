"""Planes: observations as numbers between 0 and 1, for many games in a few NumPy operations."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from clew.core.layout import Field, Layout
from clew.envs.common import Floats, Words

__all__ = ["Planes", "columns"]

_Rows = npt.NDArray[np.int64]
_Bits = npt.NDArray[np.uint8]
_Values = npt.NDArray[np.integer]
_Read = Callable[[_Rows, _Bits], _Values]
"""The values of a field, one for each place of the grid."""
_Write = Callable[[_Rows, _Bits, Floats], None]
_AT_ONCE = 256
"""How many rows are converted at a time, so that they stay in the processor's cache."""


class Planes:
    """Turns the words of observations into numbers between 0 and 1, as their layout says.

    The result is flat: first all planes of the grid (`shape`; their names are `names`), then the
    rest (`rest_names`): one number for each thing that is not on the grid.
    """

    def __init__(self, layout: Layout) -> None:
        on_grid = [field for field in layout.fields if field.step or field.place]
        others = [field for field in layout.fields if not (field.step or field.place)]
        self.names = [name for field in on_grid for name in field.planes()]
        self.rest_names = [name for field in others for name in field.planes()]
        self.shape = (len(self.names), *layout.grid)
        places = layout.places()
        self._writes: list[_Write] = []
        at = 0
        for field in on_grid:
            if not field.place:
                self._writes.append(_on_grid(field, at, places))
            at += places * len(field.planes())
        self._board = at
        self.size = at + len(self.rest_names)
        self._writes.append(_marks(on_grid, places))
        self._writes.append(_rest(others, at))

    def __call__(self, words: Words, out: Floats | None = None) -> Floats:
        """The planes of one observation, or of many, one a row.

        With `out` they are written there. For large batches, allocating a new array would take most
        of the time.
        """
        rows = np.ascontiguousarray(words.reshape(-1, words.shape[-1]))
        planes: Floats = np.empty((len(rows), self.size), np.float32) if out is None else out
        for start in range(0, len(rows), _AT_ONCE):
            some = rows[start : start + _AT_ONCE]
            bits = np.unpackbits(some.view(np.uint8), axis=1, bitorder="little")
            for write in self._writes:
                write(some.view(np.int64), bits, planes[start : start + _AT_ONCE])
        return planes.reshape((*words.shape[:-1], self.size))

    def split(self, planes: Floats) -> tuple[Floats, Floats]:
        """The planes in the shape of their grid, and the rest."""
        return (
            planes[..., : self._board].reshape((*planes.shape[:-1], *self.shape)),
            planes[..., self._board :],
        )


_COLUMN = np.dtype([("first", "i8"), ("parts", "i8"), ("meant", "i8"), ("share", "f8")])


def columns(layout: Layout) -> tuple[npt.NDArray[np.void], npt.NDArray[np.int64]]:
    """What each number of the planes is made of, for machines that compute them one by one: its
    parts (word, shift, bits), and either the value that it stands for or the share that 1 is."""
    on_grid = [field for field in layout.fields if field.step or field.place]
    others = [field for field in layout.fields if not (field.step or field.place)]
    places = range(layout.places())
    rows: list[tuple[int, int, int, float]] = []
    parts: list[tuple[int, int, int]] = []
    for field, place, meant in [
        *((f, place, f.first + i) for f in on_grid for i in _kinds(f) for place in places),
        *((f, 0, f.first + i) for f in others for i in _kinds(f)),
    ]:
        here = _parts(field, place)
        wanted = place if field.place else meant if field.values else -1
        rows.append((len(parts), len(here), wanted, float(np.float32(1 / field.most))))
        parts += here
    return np.array(rows, _COLUMN), np.array(parts, np.int64)


def _kinds(field: Field) -> range:
    return range(len(field.planes()))


def _parts(field: Field, place: int) -> list[tuple[int, int, int]]:
    """Where the bits of a value at a place are."""
    found = []
    for word, first, bits in field.parts:
        if field.step == 1:
            word, first = word + (first + place) // 64, (first + place) % 64
        elif field.step:
            word, first = word + place // field.per, first + field.step * (place % field.per)
        found.append((word, first, bits))
    return found


class _Single:
    """Writes all values that occur only once, in one operation."""

    def __init__(self, fields: list[Field]) -> None:
        parts = [field.parts[0] for field in fields]
        self._word = np.array([word for word, _, _ in parts], np.int64)
        self._first = np.array([first for _, first, _ in parts], np.int64)
        self._mask = np.array([(1 << bits) - 1 for _, _, bits in parts], np.int64)

    def read(self, rows: _Rows) -> _Values:
        values: _Values = (rows[:, self._word] >> self._first) & self._mask
        return values


def _marks(fields: list[Field], places: int) -> _Write:
    """A one where a value says, for all fields that name a place."""
    starts, at = [], 0
    for field in fields:
        if field.place:
            starts.append(at)
        at += places * len(field.planes())
    values = _Single([field for field in fields if field.place])
    every = np.arange(places)
    columns = (np.array(starts, np.int64)[:, None] + every).ravel()

    def write(rows: _Rows, bits: _Bits, planes: Floats) -> None:  # noqa: ARG001
        found = values.read(rows)[:, :, None] == every
        planes[:, columns] = found.reshape(len(rows), -1)

    return write


def _rest(fields: list[Field], at: int) -> _Write:
    """Writes everything that is not on the grid: a value as a fraction of its maximum, or whether
    it is a certain value."""
    values = _Single(fields)
    numbers = [
        (slot, field.first + i, 0.0) if field.values else (slot, -1, 1 / field.most)
        for slot, field in enumerate(fields)
        for i in range(len(field.planes()))
    ]
    slots = np.array([slot for slot, _, _ in numbers], np.int64)
    meant = np.array([value for _, value, _ in numbers], np.int64)
    scale = np.array([part for _, _, part in numbers], np.float32)

    def write(rows: _Rows, bits: _Bits, planes: Floats) -> None:  # noqa: ARG001
        found = values.read(rows).take(slots, axis=1)
        rest = planes[:, at:]
        np.multiply(found, scale, out=rest, casting="unsafe")
        np.minimum(rest, 1.0, out=rest)
        rest += found == meant

    return write


def _on_grid(field: Field, at: int, places: int) -> _Write:
    if field.step == 1 and field.bits() == 1:
        word, first, _ = field.parts[0]
        return _bits(at, 64 * word + first, places)
    read = _digits(field, places) if field.step == 1 else _numbers(field, places)
    if field.values:
        return _compared(field, read, at, places)
    return _scaled(field, read, at, places)


def _bits(at: int, first: int, number: int) -> _Write:
    def write(rows: _Rows, bits: _Bits, planes: Floats) -> None:  # noqa: ARG001
        planes[:, at : at + number] = bits[:, first : first + number]

    return write


def _digits(field: Field, places: int) -> _Read:
    """Values whose binary digits are planes."""
    starts = [64 * word + first for word, first, _ in field.parts]

    def read(rows: _Rows, bits: _Bits) -> _Values:  # noqa: ARG001
        values = bits[:, starts[0] : starts[0] + places].copy()
        for digit, start in enumerate(starts[1:], 1):
            values |= bits[:, start : start + places] << digit
        return values

    return read


def _numbers(field: Field, places: int) -> _Read:
    """Values of some bits each, one after the other."""
    ((word, first, number),) = field.parts
    place = np.arange(places)
    words = word + place // field.per
    shifts = first + field.step * (place % field.per)
    mask = (1 << number) - 1

    def read(rows: _Rows, bits: _Bits) -> _Values:  # noqa: ARG001
        values: _Values = (rows[:, words] >> shifts) & mask
        return values

    return read


def _scaled(field: Field, read: _Read, at: int, places: int) -> _Write:
    scale = np.float32(1 / field.most)

    def write(rows: _Rows, bits: _Bits, planes: Floats) -> None:
        planes[:, at : at + places] = np.minimum(read(rows, bits) * scale, 1)

    return write


def _compared(field: Field, read: _Read, at: int, places: int) -> _Write:
    first, number = field.first, len(field.values)
    values = np.arange(first, first + number, dtype=np.uint8)[:, None]

    def write(rows: _Rows, bits: _Bits, planes: Floats) -> None:
        found = read(rows, bits)[:, None, :] == values
        planes[:, at : at + number * places] = found.reshape(len(rows), -1)

    return write

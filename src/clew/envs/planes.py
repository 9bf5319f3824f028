"""Planes: observations as numbers between 0 and 1, for many games in a few NumPy operations."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from clew.core.layout import Field, Layout
from clew.envs.common import Floats, Words

__all__ = ["Planes"]

_Rows = npt.NDArray[np.int64]
_Bits = npt.NDArray[np.uint8]
_Values = npt.NDArray[np.integer]
_Read = Callable[[_Rows, _Bits], _Values]
"""The values of a field: one a row, or one for each place of the grid."""
_Write = Callable[[_Rows, _Bits, Floats], None]


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
            self._writes.append(_on_grid(field, at, places))
            at += places * len(field.planes())
        self._board = at
        while others:
            flags = _flags(others)
            if flags > 1:
                word, first, _ = others[0].parts[0]
                self._writes.append(_bits(at, 64 * word + first, flags))
                at += flags
                others = others[flags:]
            else:
                self._writes.append(_once(others[0], at))
                at += len(others[0].planes())
                others = others[1:]
        self.size = at

    def __call__(self, words: Words) -> Floats:
        """The planes of one observation, or of many, one a row."""
        rows = np.ascontiguousarray(words.reshape(-1, words.shape[-1]))
        bits = np.unpackbits(rows.view(np.uint8), axis=1, bitorder="little")
        planes: Floats = np.empty((len(rows), self.size), np.float32)
        for write in self._writes:
            write(rows.view(np.int64), bits, planes)
        return planes.reshape((*words.shape[:-1], self.size))

    def split(self, planes: Floats) -> tuple[Floats, Floats]:
        """The planes in the shape of their grid, and the rest."""
        return (
            planes[..., : self._board].reshape((*planes.shape[:-1], *self.shape)),
            planes[..., self._board :],
        )


def _flags(fields: list[Field]) -> int:
    """How many of the first fields are single bits that follow each other in one word."""
    word, first, _ = fields[0].parts[0]
    for i, field in enumerate(fields):
        if field.parts != ((word, first + i, 1),) or field.values or field.most != 1:
            return i
    return len(fields)


def _bits(at: int, first: int, number: int) -> _Write:
    def write(rows: _Rows, bits: _Bits, planes: Floats) -> None:  # noqa: ARG001
        planes[:, at : at + number] = bits[:, first : first + number]

    return write


def _once(field: Field, at: int) -> _Write:
    """A value that is not on the grid."""
    read = _value(field)
    return _compared(field, read, at) if field.values else _scaled(field, read, at, 1)


def _on_grid(field: Field, at: int, places: int) -> _Write:
    if field.place:
        return _marked(_value(field), at, places)
    if field.step == 1 and field.bits() == 1:
        word, first, _ = field.parts[0]
        return _bits(at, 64 * word + first, places)
    read = _digits(field, places) if field.step == 1 else _numbers(field, places)
    if field.values:
        return _compared_on_grid(field, read, at, places)
    return _scaled(field, read, at, places)


def _value(field: Field) -> _Read:
    ((word, first, number),) = field.parts
    mask = (1 << number) - 1

    def read(rows: _Rows, bits: _Bits) -> _Values:  # noqa: ARG001
        return ((rows[:, word] >> first) & mask)[:, None]

    return read


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


def _compared(field: Field, read: _Read, at: int) -> _Write:
    values = np.arange(field.first, field.first + len(field.values))

    def write(rows: _Rows, bits: _Bits, planes: Floats) -> None:
        planes[:, at : at + len(values)] = read(rows, bits) == values

    return write


def _compared_on_grid(field: Field, read: _Read, at: int, places: int) -> _Write:
    first, number = field.first, len(field.values)
    values = np.arange(first, first + number, dtype=np.uint8)[:, None]

    def write(rows: _Rows, bits: _Bits, planes: Floats) -> None:
        found = read(rows, bits)[:, None, :] == values
        planes[:, at : at + number * places] = found.reshape(len(rows), -1)

    return write


def _marked(read: _Read, at: int, places: int) -> _Write:
    """A one where the value says."""
    every = np.arange(places)

    def write(rows: _Rows, bits: _Bits, planes: Floats) -> None:
        planes[:, at : at + places] = read(rows, bits) == every

    return write

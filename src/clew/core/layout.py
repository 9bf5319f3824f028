"""What the words of an observation mean, as data: for planes, for documents, for people."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

__all__ = ["Field", "Layout", "flags", "number", "one_of", "plane"]


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that an observation tells, either for every place of the grid or once for all.

    Its value is composed of `parts`: (word, first bit, number of bits), the lowest first. For place
    i of the grid the first bit is `step` * i further on, with `per` places in a word; a step of 0
    means one value for all places. As planes, the field is value / `most`; or a plane of zeros and
    ones for each of `values` (counted from the value `first`); or, if it names a `place`, a one at
    that place.
    """

    name: str
    about: str
    parts: tuple[tuple[int, int, int], ...]
    step: int = 0
    per: int = 64
    most: int = 1
    values: tuple[str, ...] = ()
    first: int = 0
    place: bool = False

    def planes(self) -> list[str]:
        """The names of its planes."""
        return [f"{self.name}: {value}" for value in self.values] or [self.name]

    def bits(self) -> int:
        return sum(bits for _, _, bits in self.parts)

    def at(self, words: Sequence[int], place: int) -> int:
        """Its value at a place of the grid."""
        value = shift = 0
        for word, first, bits in self.parts:
            full = int(words[word + place // self.per if self.step else word])
            start = first + self.step * (place % self.per)
            value |= (full >> start & (1 << bits) - 1) << shift
            shift += bits
        return value


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """A game's observation: its grid and what there is to tell."""

    grid: tuple[int, ...]
    fields: tuple[Field, ...]

    def places(self) -> int:
        """How many places the grid has."""
        places = 1
        for side in self.grid:
            places *= side
        return places

    def planes(self) -> list[str]:
        """The names of all planes, in order."""
        return [name for field in self.fields for name in field.planes()]

    def read(self, words: Sequence[int]) -> dict[str, int | list[int]]:
        """An observation in the layout's own words: a value, or one for each place."""
        return {
            field.name: (
                [field.at(words, place) for place in range(self.places())]
                if field.step
                else field.at(words, 0)
            )
            for field in self.fields
        }


def plane(name: str, word: int, about: str, first: int = 0) -> Field:
    """A bit for each place of the grid."""
    return Field(name=name, about=about, parts=((word, first, 1),), step=1)


def number(name: str, word: int, first: int, bits: int, most: int, about: str) -> Field:
    """A number, shown as a fraction of its maximum."""
    return Field(name=name, about=about, parts=((word, first, bits),), most=most)


def one_of(name: str, word: int, first: int, bits: int, values: Sequence[str], about: str) -> Field:
    """One of several values, counted from 0."""
    return Field(name=name, about=about, parts=((word, first, bits),), values=tuple(values))


def flags(names: Sequence[str], word: int, first: int, about: str) -> tuple[Field, ...]:
    """Several yes/no facts, one bit each."""
    return tuple(
        Field(name=name, about=about, parts=((word, first + i, 1),)) for i, name in enumerate(names)
    )

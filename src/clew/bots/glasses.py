"""Glasses: a game's observation as a net sees it.

A net looks at an observation through a list of slots, each one thing with a few values: the gems of
one seat, what lies at one place. Every value of every slot is a row of the net's first layer, and
the rows of all slots are added up. The slots follow from the game's layout.

Positions that differ only in what things are called should look the same: a game may bring a module
`glasses` that turns them. `look(words)` then says through which of `VIEWS` views an observation is
seen; in a view each slot is read from another field (`field`), a value counts as another (`value`),
and a choice stands for another (`choice`). `IGNORED` fields are left out, and `places` says how
many places of the grid there are with so many players.

A game may also work out `facts(words)` from an observation, each of them a number below that of
`FACTS`. Nets that are shown facts see them behind all slots, in rows of their own.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from clew.core.errors import ClewError
from clew.core.game import Game
from clew.core.layout import Field

__all__ = ["Glasses", "Slot"]

_MOST = 64
"""Larger values are not told apart."""


class Slot(NamedTuple):
    """One thing that is seen: a field, at a place of the grid; and how many values it has."""

    field: Field
    place: int
    size: int

    def parts(self, field: Field) -> list[tuple[int, int, int]]:
        """Where the bits of a field are, at this place: word, shift, number of bits."""
        found = []
        for word, first, bits in field.parts:
            start = first
            if field.step:
                word += self.place // field.per
                start += field.step * (self.place % field.per)
            found.append((word + start // 64, start % 64, bits))
        return found


class Glasses:
    """All slots of a game for so many players, and what they mean in each view."""

    def __init__(self, game: Game[Any], players: int, facts: bool = False) -> None:
        layout = game.layout
        if layout is None:
            raise ClewError(f"{game.id} has no layout: it cannot be observed as numbers")
        self.game = game
        self._own: Any = game.part("glasses")
        places = self._own.places(players) if self._own else layout.places()
        ignored = self._own.IGNORED if self._own else ()
        self._fields = {field.name: field for field in layout.fields}
        self.slots = [
            Slot(field, place, _size(field))
            for field in layout.fields
            if field.name not in ignored
            for place in range(places if field.step else 1)
        ]
        self.views: int = self._own.VIEWS if self._own else 1
        self.choices = game.state.CHOICES or game.state.ACTIONS
        self.width = min(_MOST, max(1 << slot.field.bits() for slot in self.slots))
        """How many values are told apart, at most; whatever is larger is read as the last."""
        starts = [0]
        for slot in self.slots:
            starts.append(starts[-1] + slot.size)
        self._facts: list[int] = []
        self.plain = self.rows = starts[-1]
        """How many rows there are, with those of facts behind all others, and without."""
        sizes: tuple[int, ...] = getattr(self._own, "FACTS", ()) if facts else ()
        if facts and not sizes:
            raise ClewError(f"nobody works out facts of {game.id}")
        for size in sizes:
            self._facts.append(self.rows)
            self.rows += size
        self.seen = len(self.slots) + len(self._facts)
        """How many rows are seen at a time."""
        self._starts = starts
        self.players = players

    def look(self, words: Any) -> Any:
        """The view through which an observation is seen: a number, or a tensor of them."""
        return self._own.look(words) if self._own else words[0] * 0

    def facts(self, words: Any) -> list[Any]:
        """The rows that the facts of an observation add, in any view: numbers or tensors of them.
        None if facts are not shown."""
        if not self._facts:
            return []
        found = zip(self._facts, self._own.facts(words), strict=True)
        return [first + fact for first, fact in found]

    def read(self, view: int) -> list[list[tuple[int, int, int]]]:
        """For each slot where its bits are found in a view."""
        return [slot.parts(self._source(view, slot)) for slot in self.slots]

    def _source(self, view: int, slot: Slot) -> Field:
        if self._own is None:
            return slot.field
        return self._fields[self._own.field(view, slot.field.name)]

    def row(self, view: int, number: int, value: int) -> int:
        """The row that a value of a slot adds in a view."""
        slot = self.slots[number]
        if self._own is not None:
            value = self._own.value(view, slot.field.name, value)
        return self._starts[number] + min(value, slot.size - 1)

    def meant(self, view: int) -> list[int]:
        """For each output of a net the choice that it stands for in a view."""
        outputs = range(self.choices)
        if self._own is None:
            return list(outputs)
        return [self._own.choice(view, self.players, output) for output in outputs]


def _size(field: Field) -> int:
    """How many values a field is seen to have."""
    most = field.first + len(field.values) if field.values else field.most + 1
    return min(1 << field.bits(), _MOST, _MOST if field.place else max(2, most))

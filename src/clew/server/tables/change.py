"""Change: the steps of a table that are not stored yet, and the interface of those that add rows to
them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from clew.server.storage.writer import Write
from clew.server.tables.room import Room
from clew.table.happened import Happened
from clew.table.step import Step
from clew.table.table import Table

__all__ = ["Change", "Keeper"]


class Change(NamedTuple):
    """The steps of a table that are not stored yet, and what will be told about them."""

    room: Room
    table: Table
    steps: list[Step]
    happened: list[Happened]
    ids: Mapping[int, str]
    """The ids that the clients gave their actions, by seat."""

    @classmethod
    def of(cls, room: Room, table: Table, ids: Mapping[int, str]) -> Change:
        new = [step for step in table.steps if step.entry.n > room.stored]
        return cls(room, table, new, [Happened.of(step) for step in new], ids)


class Keeper(Protocol):
    """Adds one kind of row to a change. All of a change is stored in one transaction."""

    def __call__(self, change: Change, write: Write) -> None: ...

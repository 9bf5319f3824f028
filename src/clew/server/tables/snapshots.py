"""Snapshots: now and then how a table stands is stored whole, so that it opens at once."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, delete, update

from clew.server.storage.schema import answers, tables
from clew.server.storage.writer import Write
from clew.server.tables.change import Change

__all__ = ["Snapshots"]


class Snapshots:
    """`every`: so many entries lie between two of them."""

    def __init__(self, every: int) -> None:
        self._every = every

    def __call__(self, change: Change, write: Write) -> None:
        if not self._is_time(change):
            return
        id_, table = change.room.row.id, change.table
        text = msgspec.json.encode(table.snapshot()).decode()
        write.snapshots = [(id_, table.n, text)]
        write.also.append(_tidy(id_, table.n, over=table.outcome is not None))
        change.room.snapped = table.n

    def _is_time(self, change: Change) -> bool:
        """At the end; when the table went back, because that cannot be replayed from a later
        snapshot; and now and then where nothing can be taken back freely."""
        table = change.table
        if table.outcome or any(step.entry.to >= 0 for step in change.steps):
            return True
        if table.n - change.room.snapped < self._every:
            return False
        return not table.may_anybody_undo()


def _tidy(table: int, n: int, *, over: bool) -> Callable[[Connection], None]:
    """Answers that were played go, while there will be others."""

    def run(connection: Connection) -> None:
        if not over:
            connection.execute(delete(answers).where(answers.c.table_id == table, answers.c.n < n))
        connection.execute(update(tables).where(tables.c.id == table).values(changed=time.time()))

    return run

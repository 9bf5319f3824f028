"""Snapshots: from time to time a table's whole position is stored, so that it opens quickly."""

from __future__ import annotations

import msgspec

from clew.server import steady
from clew.server.storage.writer import Write
from clew.server.tables.change import Change

__all__ = ["Snapshots"]


class Snapshots:
    """`every` is the number of entries between two snapshots."""

    def __init__(self, every: int) -> None:
        self._every = every

    def __call__(self, change: Change, write: Write) -> None:
        if not self._is_time(change):
            return
        id_, table = change.room.row.id, change.table
        text = msgspec.json.encode(table.snapshot()).decode()
        write.snapshots = [(id_, table.n, text)]
        # Answers that were played are deleted, because there will be others.
        write.tidied = [(id_, 0 if table.outcome else table.n, steady.now())]
        change.room.snapped = table.n

    def _is_time(self, change: Change) -> bool:
        """Whether a snapshot is due: at the end of the game; after the table went back, because
        that cannot be replayed from a later snapshot; and regularly, if nothing can be taken back
        freely."""
        table = change.table
        if table.outcome or any(step.entry.to >= 0 for step in change.steps):
            return True
        if table.n - change.room.snapped < self._every:
            return False
        return not table.may_anybody_undo()

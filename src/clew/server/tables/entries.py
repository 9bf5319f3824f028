"""Entries: the rows that every change stores, and open answers that move to a new entry number."""

from __future__ import annotations

from clew.server.storage.entries import EntryRow
from clew.server.storage.writer import Write
from clew.server.tables.change import Change

__all__ = ["keep_entries", "keep_open_answers"]


def keep_entries(change: Change, write: Write) -> None:
    """The entries of a change, with what was told about each."""
    table, ids = change.room.row.id, change.ids
    write.entries = [
        EntryRow.of(table, step.entry, happened, ids.get(step.entry.seat, ""))
        for step, happened in zip(change.steps, change.happened, strict=True)
    ]


def keep_open_answers(change: Change, write: Write) -> None:
    """Somebody left while others choose: the answers that were already given move to the new
    number."""
    room, table = change.room, change.table
    if not table.open_set:
        return
    given = {seat.seat: table.answer(seat.seat) for seat in room.row.seats}
    write.answers = [
        (
            room.row.id,
            table.n,
            seat,
            "" if table.is_late(seat) else table.game.format(action),
            room.answer_ids.get(seat, ""),
        )
        for seat, action in given.items()
        if action is not None
    ]
    write.expects = room.stored if room.answer_ids else -1

"""Keepers: the list of all parts that add rows to a change. Each part knows one kind of row."""

from __future__ import annotations

from clew.server.settings import Settings
from clew.server.tables.change import Keeper
from clew.server.tables.due_mails import DueMails
from clew.server.tables.entries import keep_entries, keep_open_answers
from clew.server.tables.results import keep_result
from clew.server.tables.snapshots import Snapshots
from clew.server.tables.timing import keep_time

__all__ = ["keepers"]


def keepers(settings: Settings) -> list[Keeper]:
    found: list[Keeper] = [
        keep_entries,
        keep_open_answers,
        keep_time,
        keep_result,
        Snapshots(settings.snapshot_every),
    ]
    if settings.mail:
        found.append(DueMails(settings.mail_seconds))
    return found

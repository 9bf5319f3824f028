"""Files: a game leaves this browser as a record, and comes from one, finished or not."""

from __future__ import annotations

import msgspec

from clew import bots
from clew.alone.keeping import KeptTable
from clew.alone.own_table import OwnTable
from clew.alone.tables import Tables
from clew.core.errors import ClewError
from clew.games import find
from clew.play import looking
from clew.play.beginning import row_of
from clew.play.hosted_table import KeptEntry
from clew.table.messages import TableSettings
from clew.table.record import Entry, Record, RecordError, parse
from clew.table.refusal import Refusal
from clew.table.rows import TableRow
from clew.table.verify import open_table

__all__ = ["bring", "record_of"]

HUMAN = "human"


def record_of(own: OwnTable) -> Record:
    """The record of a game as it stands. Nobody is kept from its secrets, which are this browser's
    own."""
    if own.row.status == "open":
        raise Refusal(409, "not-running", "the game has not begun")
    return own.row.record(list(own.table.entries if own.table else own.older))


def bring(tables: Tables, text: str) -> OwnTable:
    """The table of a record: a game that is not over goes on. Where it is here already, what the
    file knows more of is added."""
    try:
        record, whole = parse(text.encode(), "the file")
    except RecordError as error:
        raise Refusal(400, "no-record", str(error)) from None
    if not whole:
        raise Refusal(409, "changed-record", "the file was changed after it was written")
    _check(record)
    if record.id in tables.rows:
        return _go_on(tables, tables.table(record.id), record.entries)
    row = _row(tables, record)
    try:
        kept = KeptTable.of(row, version=0, changed=tables.clock())
        own = OwnTable(kept, [KeptEntry(entry=entry) for entry in record.entries])
    except ClewError as error:
        raise Refusal(400, "no-record", str(error)) from None
    outcome = own.table.outcome if own.table else None
    if outcome != record.result:
        raise Refusal(400, "no-record", "the result does not follow from the actions")
    tables.take_in(own, record.entries)
    return own


def _check(record: Record) -> None:
    """Whether this Clew can play the record again, and knows who plays."""
    if record.rules != find(record.game).version:
        raise Refusal(409, "other-rules", "the game was played under other rules")
    if not record.secret:
        raise Refusal(403, "hidden", "the record has no secret yet: the game is still hidden")
    try:
        open_table(record)
    except ClewError as error:
        raise Refusal(400, "no-record", str(error)) from None
    known = {HUMAN, *bots.names(record.game)}
    if not record.result and any(seat.player not in known for seat in record.seats):
        raise Refusal(409, "no-program", "a program plays there that is not here")


def _row(tables: Tables, record: Record) -> TableRow:
    """A table as the record has it. Of a game that is over, only the seats of one who is called as
    we are belong to us."""
    mine = [
        n
        for n, seat in enumerate(record.seats, 1)
        if seat.player == HUMAN and (not record.result or seat.name == tables.owner.name)
    ]
    settings = TableSettings(hints=True)
    return row_of(record, tables.player, mine, settings, tables.clock())


def _go_on(tables: Tables, own: OwnTable, entries: list[Entry]) -> OwnTable:
    """Adds the entries that a table of ours does not have yet."""
    here = list(looking.begun(own).entries)
    shared = min(len(here), len(entries))
    if here[:shared] != entries[:shared]:
        raise Refusal(409, "differs", "the game is here already and went on differently")
    if len(entries) > shared:
        kept = msgspec.structs.replace(tables.rows[own.row.key], answers=[], orders={})
        both = [KeptEntry(entry=entry) for entry in entries]
        try:
            own = OwnTable(kept, both)
        except ClewError as error:
            raise Refusal(400, "no-record", str(error)) from None
        tables.take_in(own, entries[shared:])
    return own

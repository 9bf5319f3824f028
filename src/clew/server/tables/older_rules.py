"""Tables that were begun under older rules of their game, and cannot go on under these.

They end without a winner and without counting for anybody's rating; record and secret are given
out as after any game. Doing it twice changes nothing, and any process may do it.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, false, func, or_, select, update

from clew.core.game import Outcome
from clew.games import find, names
from clew.server.storage.schema import seats, tables
from clew.server.storage.writer import notify
from clew.table.rows import TableRow

__all__ = ["OTHER_RULES", "end_older", "is_of_these_rules"]

OTHER_RULES: Final = "other-rules"
"""How such a game ended; also why it cannot be looked at move by move."""


def is_of_these_rules(row: TableRow) -> bool:
    """Whether a table's game is the one that this Clew plays."""
    return row.rules == find(row.game).version


def end_older(connection: Connection, key: str = "") -> list[int]:
    """Ends what is being played by older rules: the table with this key, or all; their ids.

    Rules that are newer than ours are another process's business.
    """
    playing = tables.c.status == "playing"
    where = playing & _older() & (tables.c.key == key if key else playing)
    found = connection.execute(select(tables.c.id).where(where).with_for_update(skip_locked=True))
    ids = list(found.scalars())
    for table in ids:
        players = connection.execute(select(func.count()).where(seats.c.table_id == table)).scalar()
        outcome = Outcome(
            termination=OTHER_RULES, rule="", winners=[], ranks=[1] * (players or 0), scores=[]
        )
        result = msgspec.json.encode(outcome).decode()
        connection.execute(
            update(tables)
            .where(tables.c.id == table, playing)
            .values(status="over", result=result, due=None, proposal="", changed=time.time())
        )
    notify(connection, ids)
    return ids


def _older() -> ColumnElement[bool]:
    versions = [(name, find(name).version) for name in names()]
    older = [and_(tables.c.game == name, tables.c.rules < version) for name, version in versions]
    return or_(false(), *older)

"""Tables whose games began under older rules, and cannot go on under the present ones.

Such a game ends without a winner and does not count for any rating. Its record and secret are
published as after any game. Any process may do this, and doing it twice changes nothing.
"""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, false, func, or_, select, update

from clew.core.game import Outcome
from clew.games import find, names
from clew.server.storage.reading import note_change
from clew.server.storage.schema import seats, tables
from clew.server.storage.writer import notify
from clew.table.rows import OTHER_RULES

__all__ = ["end_older"]


def end_older(connection: Connection, key: str = "") -> list[int]:
    """Ends running games with older rules: the table with this key, or all of them. Returns their
    ids. Games with newer rules than ours belong to another process."""
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
            .values(status="over", result=result, due=None, proposal="")
        )
        note_change(connection, table, time.time())
    notify(connection, ids)
    return ids


def _older() -> ColumnElement[bool]:
    versions = [(name, find(name).version) for name in names()]
    older = [and_(tables.c.game == name, tables.c.rules < version) for name, version in versions]
    return or_(false(), *older)

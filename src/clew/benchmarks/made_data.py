"""Made data: a database as it is after years, from what a few minutes of play have stored."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Connection,
    Table,
    Text,
    cast,
    delete,
    func,
    insert,
    literal,
    literal_column,
    select,
    text,
    update,
)

from clew.server.storage.reading import ENDED, read_entries, read_row
from clew.server.storage.schema import (
    entries,
    players,
    ratings,
    seats,
    snapshots,
    tables,
)
from clew.table.step import Snapshot

__all__ = ["copy_table", "lengthen", "rated_players", "shorten"]


_LATE = 30
"""How long before its end a lengthened table has its last snapshot."""


def _numbers(most: int) -> Any:
    """The numbers 1 to `most`, as a table."""
    numbers = select(literal(1).label("i")).cte("numbers", recursive=True)
    following = select(numbers.c.i + 1).where(numbers.c.i < most)
    return numbers.union_all(following)


def copy_table(connection: Connection, table: int, copies: int, status: str = "") -> list[str]:
    """Copies a table, with its seats, entries and snapshots, and says the keys of the copies. Each
    was changed a second after the one before; `status` is theirs if they have another."""
    found = connection.execute(select(tables).where(tables.c.id == table)).one()
    last = connection.execute(select(func.max(tables.c.id))).scalar_one()
    numbers = _numbers(copies)
    changed: dict[str, Any] = {
        "id": last + numbers.c.i,
        "key": literal(f"{found.key[:12]}-{last}-") + cast(numbers.c.i, Text),
        "status": literal(status or found.status),
        "changed": tables.c.changed + numbers.c.i,
        "code": literal_column("NULL"),
        "due": literal_column("NULL"),
    }
    _insert(connection, tables, numbers, tables.c.id == table, changed)
    for kept in (seats, entries, snapshots):
        its = {
            "table_id": last + numbers.c.i,
            "changed": literal(found.changed) + numbers.c.i,
            "ended": literal((status or found.status) in ENDED),
        }
        _insert(connection, kept, numbers, kept.c.table_id == table, its)
    if stands := _as_it_stands(connection, found.key):
        # A game draws by its key, so what was drawn for one table is not drawn again for another.
        copied = select(last + numbers.c.i, literal(stands.n), literal(_text(stands)))
        columns = ["table_id", "n", "snapshot"]
        connection.execute(insert(snapshots).from_select(columns, copied.select_from(numbers)))
    if connection.dialect.name == "postgresql":
        # What comes next must not get a number that is taken.
        connection.execute(text("SELECT setval('tables_id_seq', :last)"), {"last": last + copies})
    made = select(tables.c.key).where(tables.c.id > last).order_by(tables.c.id)
    return list(connection.execute(made).scalars())


def _as_it_stands(connection: Connection, key: str) -> Snapshot | None:
    """A snapshot of a table that has entries and no snapshot."""
    row = read_row(connection, key)
    assert row
    has_one = connection.execute(
        select(snapshots.c.n).where(snapshots.c.table_id == row.id).limit(1)
    )
    stored = read_entries(connection, row.id, 0)
    if not stored or has_one.first():
        return None
    played = row.open()
    for one in stored:
        played.replay(one.entry())
    return played.snapshot()


def _text(snapshot: Snapshot) -> str:
    return msgspec.json.encode(snapshot).decode()


def _insert(
    connection: Connection, into: Table, numbers: Any, where: Any, changed: dict[str, Any]
) -> None:
    """Every row that is meant, once for each number."""
    columns = [changed.get(column.name, column) for column in into.columns]
    rows = select(*columns).select_from(into.join(numbers, literal_column("1 = 1"))).where(where)
    connection.execute(insert(into).from_select([column.name for column in into.columns], rows))


def lengthen(connection: Connection, table: int, times: int) -> int:
    """Stores all entries of a table again, so many times, as if it had gone on, and its last
    snapshot as if it were of shortly before the end. Says how many entries it has now. It cannot be
    played on."""
    length = connection.execute(
        select(func.max(entries.c.n)).where(entries.c.table_id == table)
    ).scalar_one()
    numbers, end = _numbers(times), length * (times + 1)
    its = {"n": entries.c.n + length * numbers.c.i}
    _insert(connection, entries, numbers, entries.c.table_id == table, its)
    kept = select(snapshots.c.snapshot).where(snapshots.c.table_id == table)
    last = connection.execute(kept.order_by(snapshots.c.n.desc()).limit(1)).scalar_one()
    late = json.dumps(json.loads(last) | {"n": end - _LATE})
    connection.execute(insert(snapshots).values(table_id=table, n=end - _LATE, snapshot=late))
    return int(end)


def shorten(connection: Connection, table: int, length: int) -> None:
    """Takes away what a table stored after an entry, so that it sleeps there."""
    for kept in (entries, snapshots):
        connection.execute(delete(kept).where(kept.c.table_id == table, kept.c.n > length))
    its = update(tables).where(tables.c.id == table)
    connection.execute(its.values(status="playing", result="", due=None))
    sitting = update(seats).where(seats.c.table_id == table)
    connection.execute(sitting.values(ended=False))


def rated_players(connection: Connection, game: str, number: int) -> None:
    """So many players, each with a rating of their own in a game."""
    numbers = _numbers(number)
    name = literal("made-") + cast(numbers.c.i, Text)
    people = select(name, name, name, literal(0.0), literal(0.0)).select_from(numbers)
    columns = ["id", "name", "handle", "created", "seen"]
    connection.execute(insert(players).from_select(columns, people))
    mixed = cast(numbers.c.i, BigInteger) * 7919 % number
    strength = 25.0 + mixed * (20.0 / number)
    fixed = literal(1.0), literal(30)
    rated = select(name, literal(game), strength, *fixed, strength - 3.0).select_from(numbers)
    columns = ["player", "game", "mu", "sigma", "games", "level"]
    connection.execute(insert(ratings).from_select(columns, rated))

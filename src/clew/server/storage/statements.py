"""Statements: what a group of writes sends to the database, written once for each of the two.

All rows of a kind go with one statement: with many, each would wait for the loop's thread. The text
of a statement depends on nothing but the kind of row (on SQLite also on their number), so that a
database compiles it once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from clew.server.storage.news import News
from clew.server.storage.schema import metadata

__all__ = [
    "CHANNEL",
    "Answer",
    "Row",
    "Statement",
    "Telling",
    "Write",
    "for_postgres",
    "for_psycopg",
    "for_sqlite",
    "ids",
    "tell",
    "who_watches",
]

CHANNEL = "clew"
"""The channel on which PostgreSQL tells all processes which players have changed. Followed by the
name of a process it is the one on which that process is told what happens at its tables."""

Row = tuple[object, ...]
Answer = tuple[str, ...]
"""A row that a statement gives, as texts."""


class Write(msgspec.Struct, kw_only=True):
    """What one action stores, all or nothing: rows in the order of the schema's columns."""

    table: int
    entries: list[Row] = []
    answers: list[Row] = []
    snapshots: list[Row] = []
    due: list[Row] = []
    """The table, when it must be looked at again, and its clocks."""
    tidied: list[Row] = []
    """The table, the number before which answers are no longer needed, and the time by which lists
    of tables have it."""
    expects: int = -1
    """The number that the table's last entry must have. Answers need this check, because no unique
    number guards them."""
    also: list[Callable[[Connection], object]] = []

    def told(self) -> str:
        """What other processes are told that have the table open. What is stored besides rows may
        be anything, so then they read the table."""
        if self.also:
            return str(self.table)
        clock = str(self.due[0][2]) if self.due else None
        entries: list[Any] = self.entries
        answers: list[Any] = self.answers
        return News(table=self.table, entries=entries, answers=answers, clock=clock).text()


class Statement(NamedTuple):
    name: str
    text: str
    values: tuple[Any, ...]


class Telling(NamedTuple):
    """How the other processes hear of a group of writes."""

    statement: Statement
    """It goes last into the transaction."""
    after: Callable[[list[Answer]], None] | None = None
    """What is done with its rows once everything is durable, on the loop's thread."""


_KINDS = ("entries", "answers", "snapshots", "due", "tidied")
"""The rows that a Write holds."""
_AGAIN = {"snapshots": " ON CONFLICT DO NOTHING"}
"""A snapshot may exist already: the same entry gives the same snapshot."""
_MAX_ROWS = 200


def _rows(writes: Sequence[Write]) -> Iterator[tuple[str, list[Row]]]:
    for kind in _KINDS:
        rows = [row for write in writes for row in getattr(write, kind)]
        if rows:
            yield kind, rows


@cache
def _columns(name: str) -> list[tuple[str, str]]:
    """A table's columns with their types, as PostgreSQL calls them."""
    from sqlalchemy.dialects import postgresql

    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    return [(one.name, one.type.compile(dialect)) for one in metadata.tables[name].columns]


def _into(name: str) -> str:
    return f"INSERT INTO {name} ({', '.join(metadata.tables[name].columns.keys())})"


# SQLite

_EACH = {
    "due": (("UPDATE tables SET due = ?, clock = ? WHERE id = ?", (1, 2, 0)),),
    "tidied": (
        ("DELETE FROM answers WHERE table_id = ? AND n < ?", (0, 1)),
        ("UPDATE tables SET changed = ? WHERE id = ?", (2, 0)),
        ("UPDATE seats SET changed = ? WHERE table_id = ?", (2, 0)),
    ),
}
"""What is done with each row that is not inserted, and where in the row the values stand."""


def for_sqlite(writes: Sequence[Write]) -> list[Statement]:
    found = []
    for kind, rows in _rows(writes):
        if kind in _EACH:
            found += [
                Statement(kind, text, tuple(row[i] for i in places))
                for row in rows
                for text, places in _EACH[kind]
            ]
            continue
        for first in range(0, len(rows), _MAX_ROWS):
            some = rows[first : first + _MAX_ROWS]
            values = tuple(chain.from_iterable(some))
            found.append(Statement(kind, _into_sqlite(kind, len(some)), values))
    return found


@lru_cache(maxsize=256)
def _into_sqlite(name: str, rows: int) -> str:
    row = f"({', '.join('?' * len(_columns(name)))})"
    return f"{_into(name)} VALUES {', '.join([row] * rows)}{_AGAIN.get(name, '')}"


# PostgreSQL: the rows as one parameter of JSON, however many there are

_GIVEN = "json_array_elements($1::json) r"
_THESE = "ANY($2::bigint[])"
"""The ids of the tables once more: PostgreSQL does not know how few rows the JSON has, and would
rather read all tables than look up each of these."""
_DUE = f"""
UPDATE tables t SET due = (r ->> 1)::double precision, clock = r ->> 2
FROM {_GIVEN} WHERE t.id = (r ->> 0)::bigint AND t.id = {_THESE}
"""  # noqa: S608
_OLD_ANSWERS = f"""
DELETE FROM answers a USING {_GIVEN}
WHERE a.table_id = (r ->> 0)::bigint AND a.n < (r ->> 1)::integer AND a.table_id = {_THESE}
"""  # noqa: S608
_TABLE_CHANGED = f"""
UPDATE tables t SET changed = (r ->> 2)::double precision
FROM {_GIVEN} WHERE t.id = (r ->> 0)::bigint AND t.id = {_THESE}
"""  # noqa: S608
_SEATS_CHANGED = f"""
UPDATE seats s SET changed = (r ->> 2)::double precision
FROM {_GIVEN} WHERE s.table_id = (r ->> 0)::bigint AND s.table_id = {_THESE}
"""  # noqa: S608
_OF_ALL = {"due": (_DUE,), "tidied": (_OLD_ANSWERS, _TABLE_CHANGED, _SEATS_CHANGED)}
_TELL = f"""
SELECT pg_notify('{CHANNEL}_' || w.process, r ->> 1) FROM {_GIVEN}
JOIN watching w ON w.table_id = (r ->> 0)::bigint
WHERE w.table_id = {_THESE} AND w.process <> $3
"""  # noqa: S608
"""Tells only those who watch. Where nobody does, PostgreSQL wakes nobody."""
_WHO_WATCHES = """
SELECT process, line, table_id FROM watching WHERE table_id = ANY($1::bigint[]) AND process <> $2
"""


def for_postgres(writes: Sequence[Write]) -> list[Statement]:
    found = []
    for kind, rows in _rows(writes):
        given = msgspec.json.encode(rows).decode()
        if kind in _OF_ALL:
            values = given, ids(row[0] for row in rows)
            texts = enumerate(_OF_ALL[kind])
            found += [Statement(f"{kind}_{i}", text, values) for i, text in texts]
        else:
            found.append(Statement(kind, _into_postgres(kind), (given,)))
    return found


def ids(tables: Iterable[object]) -> str:
    """As PostgreSQL reads an array."""
    return f"{{{','.join(map(str, tables))}}}"


@cache
def _into_postgres(name: str) -> str:
    values = ", ".join(f"(r ->> {i})::{kind}" for i, (_, kind) in enumerate(_columns(name)))
    return f"{_into(name)} SELECT {values} FROM {_GIVEN}{_AGAIN.get(name, '')}"  # noqa: S608


@cache
def for_psycopg(text: str) -> str:
    """The text as psycopg wants it, which writes its values otherwise than PostgreSQL."""
    for name in ("$1", "$2", "$3"):  # each stands once, in this order
        text = text.replace(name, "%s")
    return text


def tell(writes: Sequence[Write], origin: str) -> Statement:
    """Tells the other processes on PostgreSQL what was written. It comes after that: a process that
    opens a table now waits for transactions that have written something."""
    told = [(write.table, write.told()) for write in writes]
    these = ids(write.table for write in writes)
    return Statement("tell", _TELL, (msgspec.json.encode(told).decode(), these, origin))


def who_watches(writes: Sequence[Write], origin: str) -> Statement:
    """Asks which other processes have these tables open, for who tells them in another way. It
    comes after what is written, for the same reason."""
    return Statement("watchers", _WHO_WATCHES, (ids(write.table for write in writes), origin))

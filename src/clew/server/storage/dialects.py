"""What the two databases say differently; only the one that is spoken here is loaded."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Dialect, Table

__all__ = ["insert_into", "plain_dialect"]


@cache
def plain_dialect(is_sqlite: bool) -> Dialect:
    """As the driver itself takes it."""
    if is_sqlite:
        from sqlalchemy.dialects import sqlite

        return sqlite.dialect(paramstyle="named")
    from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg

    return PGDialect_psycopg()  # type: ignore[no-untyped-call]


def insert_into(table: Table, dialect: str) -> Any:
    """An INSERT that can say what is done where there is such a row already."""
    if dialect == "sqlite":
        from sqlalchemy.dialects import sqlite

        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)

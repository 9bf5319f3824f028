"""Plainly: a connection without the layers above it, for what every move needs.

On PostgreSQL all statements of a group are sent at once, and are committed together when PostgreSQL
comes to their end: one round trip, however many there are, each compiled once a connection.
"""

from __future__ import annotations

import select
from collections.abc import Sequence
from typing import Any, Protocol

from sqlalchemy import Connection

from clew.server.storage.statements import Answer, Statement

__all__ = ["Plain", "plainly"]


class Plain(Protocol):
    """One connection, which nobody else uses meanwhile and which has no transaction open."""

    def run(self, statements: Sequence[Statement]) -> list[Answer] | None:
        """Stores all of it, or none: then the result is None. Else it is the rows that the
        last statement gave."""


def plainly(connection: Connection) -> Plain:
    driver: Any = connection.connection.driver_connection
    return _Sqlite(driver) if connection.dialect.name == "sqlite" else _Postgres(driver)


class _Sqlite:
    def __init__(self, driver: Any) -> None:
        self._driver = driver

    def run(self, statements: Sequence[Statement]) -> list[Answer] | None:
        driver = self._driver
        try:
            if len(statements) == 1:
                # It is a transaction by itself. With each call Python's lock is let go and waited
                # for again.
                driver.execute(statements[0].text, statements[0].values)
                return []
            driver.execute("BEGIN IMMEDIATE")
            for _, text, values in statements:
                driver.execute(text, values)
            driver.execute("COMMIT")
        except driver.Error:
            driver.rollback()
            return None
        return []


class _Postgres:
    def __init__(self, driver: Any) -> None:
        import psycopg

        self._psycopg = psycopg
        self._connection = driver.pgconn
        self._compiled: set[str] = set()
        self._refused = 0
        """How often something was refused while a statement was new. Whether it was compiled is not
        known then, so it gets another name."""
        self._waiting = select.poll()

    def run(self, statements: Sequence[Statement]) -> list[Answer] | None:
        connection = self._connection
        is_new = any(one.name not in self._compiled for one in statements)
        try:
            connection.enter_pipeline_mode()
            try:
                self._send(statements)
                rows = self._answer()
            finally:
                connection.exit_pipeline_mode()
        except self._psycopg.Error:
            rows = None
        if is_new and rows is None:
            self._compiled.clear()
            self._refused += 1
        return rows

    def _send(self, statements: Sequence[Statement]) -> None:
        connection = self._connection
        for name, text, values in statements:
            called = f"clew_{self._refused}_{name}".encode()
            if name not in self._compiled:
                self._compiled.add(name)
                connection.send_prepare(called, text.encode())
            connection.send_query_prepared(called, [one.encode() for one in values])
        connection.pipeline_sync()

    def _answer(self) -> list[Answer] | None:
        """Waits until everything is sent and answered. None if not all of it was done."""
        connection, status = self._connection, self._psycopg.pq.ExecStatus
        done, last = True, None
        while True:
            is_all_sent = not connection.flush()
            wanted = select.POLLIN if is_all_sent else select.POLLIN | select.POLLOUT
            self._waiting.register(connection.socket, wanted)
            self._waiting.poll()
            connection.consume_input()
            while not connection.is_busy():
                result = connection.get_result()
                if result is None:
                    if connection.status != self._psycopg.pq.ConnStatus.OK:
                        return None
                elif result.status == status.PIPELINE_SYNC:
                    return _rows(last) if done else None
                elif result.status == status.TUPLES_OK:
                    last = result
                elif result.status != status.COMMAND_OK:
                    done = False


def _rows(result: Any) -> list[Answer]:
    if result is None:
        return []
    columns = range(result.nfields)
    return [
        tuple(result.get_value(row, column).decode() for column in columns)
        for row in range(result.ntuples)
    ]

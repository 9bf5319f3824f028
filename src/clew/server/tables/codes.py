"""Codes: three short words that lead to a waiting room while it is open, for those who cannot be
sent a link. There are 1,024 words (codes.txt), so a code has 30 bits."""

from __future__ import annotations

import re
import secrets
from functools import cache
from importlib.resources import files

from sqlalchemy import Connection, select

from clew.server.storage.schema import tables

__all__ = ["code_words", "find_code", "fresh_code"]

_WORDS = 3


@cache
def code_words() -> tuple[str, ...]:
    return tuple(files("clew.server.tables").joinpath("codes.txt").read_text("utf-8").split())


def fresh_code(connection: Connection) -> str:
    """A code that no open waiting room has."""
    while True:
        code = "-".join(secrets.choice(code_words()) for _ in range(_WORDS))
        taken = connection.execute(select(tables.c.id).where(tables.c.code == code)).first()
        if taken is None:
            return code


def find_code(connection: Connection, written: str) -> str | None:
    """The key of the table that waits under these words, however they are written."""
    code = "-".join(re.findall(r"[a-z]+", written.lower()))
    found = select(tables.c.key).where(tables.c.code == code, tables.c.status == "open")
    return connection.execute(found).scalar()

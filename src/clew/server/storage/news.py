"""News: what one process tells another about a table that both have open.

Most changes are mere rows, few enough to go with the notice of PostgreSQL: then whoever hears of
them need not read anything. Of everything else only the table's id is told, and the table is read.
"""

from __future__ import annotations

import msgspec

from clew.server.storage.entries import EntryRow

__all__ = ["AnswerRow", "News", "read_news"]

AnswerRow = tuple[int, int, int, str, str]
"""A row of the table `answers`: table, number, seat, action, the client's id."""
_MAX_BYTES = 7_900
"""PostgreSQL takes notices of a little less than 8,000 bytes."""


class News(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What a transaction has added to a table, if it has changed nothing else that is shown."""

    table: int
    entries: list[EntryRow] = []
    answers: list[AnswerRow] = []
    clock: str | None = None
    """The clocks as they are stored; None if they have not changed."""

    def text(self) -> str:
        """As it is told: the id alone if the rest is too long."""
        whole = _encoder.encode(self)
        return whole.decode() if len(whole) <= _MAX_BYTES else str(self.table)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(News)


def read_news(told: str) -> News | None:
    """None of a notice that holds ids alone."""
    return _decoder.decode(told) if told.startswith("{") else None

"""Shared limits: what somebody may do a few times, at whichever process they ask, and after a
restart as well. They stand in the database; limits that each message passes are in `limits.py`.

What is limited (an address, a login name) is stored blinded, and only until it is forgotten anyway.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, case, delete, select

from clew.server import steady
from clew.server.storage.dialects import insert_into
from clew.server.storage.schema import limits
from clew.server.storage.writer import Writer

__all__ = ["Limit", "SharedLimits", "forget_limits"]

_SLACK = 0.01
"""Part of one more, for sums that are not exact."""


class Limit(NamedTuple):
    """So many at once (`burst`), and then `rate` a second; rate 0 is no limit."""

    name: str
    rate: float
    burst: float


class SharedLimits:
    def __init__(self, writer: Writer, blind: Callable[[str], str]) -> None:
        self._writer = writer
        self.blind = blind

    async def allows(self, *asked: tuple[Limit, str]) -> bool:
        """Counts one for each limit and the party that it holds for; false, and nothing is counted,
        if one of them does not allow it."""
        keys = [(limit, self._key(limit, party)) for limit, party in asked if limit.rate]
        if not keys:
            return True

        def count(connection: Connection) -> None:
            now = steady.now()
            # In a fixed order, so that two processes never wait for one another.
            for limit, key in sorted(keys, key=lambda one: one[1]):
                if not _takes(connection, limit, key, now):
                    raise _TooMany

        try:
            await self._writer.run(count)
        except _TooMany:
            return False
        return True

    def count(self, connection: Connection, limit: Limit, party: str) -> None:
        """Counts one, in a transaction that is under way, whether it is too many or not."""
        _takes(connection, limit, self._key(limit, party), steady.now(), always=True)

    def wait(self, connection: Connection, limit: Limit, party: str) -> float:
        """The seconds until so few are left of what was counted that one more is allowed."""
        key = self._key(limit, party)
        ends = connection.execute(select(limits.c.ends).where(limits.c.key == key)).scalar()
        return max(0.0, (ends or 0.0) - steady.now() - limit.burst / limit.rate)

    def _key(self, limit: Limit, party: str) -> str:
        return self.blind(f"{limit.name} {party}")


class _TooMany(Exception):
    """Takes back what was counted."""


def _takes(
    connection: Connection, limit: Limit, key: str, now: float, *, always: bool = False
) -> bool:
    """One statement, so that processes that count at the same time count one after the other.

    What is stored is when nothing will be left of what was counted: each one adds its part of a
    second.
    """
    each = 1 / limit.rate
    later = case((limits.c.ends > now, limits.c.ends), else_=now) + each
    counted = connection.execute(
        insert_into(limits, connection.dialect.name)
        .values(key=key, ends=now + each)
        .on_conflict_do_update(
            index_elements=[limits.c.key],
            set_={"ends": later},
            where=None if always else later <= now + (limit.burst + _SLACK) * each,
        )
        .returning(limits.c.key)
    )
    return counted.first() is not None


def forget_limits(connection: Connection) -> int:
    """Deletes what has ended; says how much."""
    return connection.execute(delete(limits).where(limits.c.ends <= steady.now())).rowcount

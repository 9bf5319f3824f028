"""Queues: who waits for others to play with, and what is offered to them, at whichever process.

All changes are made one after another, under one lock of the database, so that nobody is ever
offered two tables. A process that finds it taken tries again a moment later: its writer, which
moves need, never waits for another process. An acceptance is stored with its nonce; the last one
begins the game in the same transaction. So whatever dies, everybody finds their place again.
"""

from __future__ import annotations

import math
import random
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, text, update

from clew.play import seating
from clew.play.matching import Queue, Waiter, Wish, settings_of, together
from clew.play.texts import unguessable
from clew.server import steady
from clew.server.storage.schema import blocks, offers, players, tables, waits
from clew.server.storage.writer import notify
from clew.server.tables.leavers import Leavers
from clew.server.tables.seating import insert_table, store_beginning
from clew.table.fairness import Fairness
from clew.table.refusal import Refusal

__all__ = ["LEASE", "Busy", "Place", "Queues", "count_waiting", "read_places"]

LEASE = 8.0
"""For so many seconds somebody whose process says nothing any more keeps the place."""
_GRACE = 4.0
"""The same, for somebody whose line was closed: perhaps only the network has changed."""
_KEPT = 60.0
"""For so many seconds somebody who lost the line when the game began is led to it."""
_SOME = 500
_LOCK = 0x636C6577


class Busy(Exception):
    """Another process changes the queues at this moment. Nothing was done."""


class Place(NamedTuple):
    """Somebody's place in a queue."""

    player: str
    wish: Wish
    line: str
    mine: bool
    """Whether this player has accepted the offer."""
    offer: str | None
    """The key of the table that is offered."""
    commitment: str
    ends: float
    begun: bool
    accepted: int
    address: str
    """Blinded."""


class Queues:
    """The changes. Each runs in a transaction, and gives the players whose place is another than
    before; the other processes are told, too."""

    def __init__(self, leavers: Leavers, origin: str, accept_seconds: float) -> None:
        """`accept_seconds`: how long everybody has to accept what is offered."""
        self._leavers = leavers
        self._origin = origin
        self._accept_seconds = accept_seconds

    def _changing(self, connection: Connection, change: Callable[[float], set[str]]) -> set[str]:
        """Makes a change, alone, after what is due has been done."""
        if connection.dialect.name == "postgresql":
            lock = text(f"SELECT pg_try_advisory_xact_lock({_LOCK})")
            if not connection.execute(lock).scalar():
                raise Busy
        now = steady.now()
        touched = self._tend(connection, now)
        touched |= change(now)
        notify(connection, [], self._origin, waiters=touched)
        return touched

    def enter(
        self, connection: Connection, player: str, wish: Wish, line: str, address: str
    ) -> set[str]:
        """Somebody waits on this line. Who comes back for the same has kept the place, and who has
        several windows waits in the last one."""

        def change(now: float) -> set[str]:
            place = read_places(connection, [player]).get(player)
            here = {"line": line, "until": now + LEASE, "address": address}
            if place and place.wish == wish and _holds(connection, place):
                connection.execute(update(waits).where(waits.c.player == player).values(**here))
                return {player} | self._match(connection, [player], wish, now)
            wait = self._leavers.wait(connection, player, address)
            if wait.seconds > 0:
                minutes = math.ceil(wait.seconds / 60)
                if wait.for_others:
                    text = f"guests at your address left others alone; wait {minutes} minutes"
                    raise Refusal(429, "left-often", text, why="left-often-here", minutes=minutes)
                text = f"you left others alone; wait {minutes} minutes"
                raise Refusal(429, "left-often", text, why="left-often", minutes=minutes)
            touched = self._remove(connection, place, now) if place else set()
            connection.execute(
                insert(waits).values(player=player, **wish._asdict(), since=now, **here)
            )
            return touched | {player} | self._match(connection, [player], wish, now)

        return self._changing(connection, change)

    def accept(
        self, connection: Connection, player: str, line: str, key: str, nonce: str
    ) -> set[str]:
        """Somebody accepts what is offered; after the last one the game begins."""

        def change(now: float) -> set[str]:
            place = _place_on(connection, player, line)
            if place is None or place.offer != key or place.begun:
                return set()  # it was taken back a moment ago
            mine = (waits.c.player == player) & (waits.c.nonce == "")
            connection.execute(update(waits).where(mine).values(nonce=nonce))
            people = _people_of(connection, key)
            if all(one.nonce for one in people):
                _begin(connection, key, place.wish, people, now)
            return {one.player for one in people}

        return self._changing(connection, change)

    def leave(self, connection: Connection, player: str, line: str) -> set[str]:
        """Somebody waits no longer."""

        def change(now: float) -> set[str]:
            place = _place_on(connection, player, line)
            return self._remove(connection, place, now) if place else set()

        return self._changing(connection, change)

    def part(self, connection: Connection, player: str, line: str) -> set[str]:
        """A line was closed. If it is not opened again, somebody waits no longer."""

        def change(now: float) -> set[str]:
            place = _place_on(connection, player, line)
            if place is None:
                return set()
            mine = waits.c.player == player
            if place.begun:
                connection.execute(delete(waits).where(mine))
            else:
                gone = {"line": "", "until": now + _GRACE}
                connection.execute(update(waits).where(mine).values(**gone))
            return {player}

        return self._changing(connection, change)

    def renew(self, connection: Connection, lines: Sequence[str]) -> set[str]:
        """Says of everybody who waits at this process that they are still here."""

        def change(now: float) -> set[str]:
            for first in range(0, len(lines), _SOME):
                some = waits.c.line.in_(lines[first : first + _SOME])
                connection.execute(update(waits).where(some).values(until=now + LEASE))
            return set()

        return self._changing(connection, change)

    def _tend(self, connection: Connection, now: float) -> set[str]:
        """Takes back what was not accepted in time, and forgets who is gone."""
        touched: set[str] = set()
        overdue = select(offers.c.key).where(offers.c.ends <= now, ~offers.c.begun)
        for key in connection.execute(overdue).scalars().all():
            missed = [one for one in _people_of(connection, key) if not one.nonce]
            late = [one.player for one in missed]
            connection.execute(delete(waits).where(waits.c.player.in_(late)))
            for one in missed:
                self._leavers.count(connection, one.player, one.address)
            touched |= {*late, *self._take_back(connection, key, now)}
        over = select(offers.c.key).where(offers.c.ends <= now - _KEPT)
        old = offers.c.key.in_(over)
        gone = waits.c.offer.is_(None) & (waits.c.until <= now)
        connection.execute(delete(waits).where(or_(gone, waits.c.offer.in_(over))))
        connection.execute(delete(offers).where(old))
        return touched

    def _remove(self, connection: Connection, place: Place, now: float) -> set[str]:
        """Takes somebody out of a queue. Others to whom the same table is offered wait on."""
        connection.execute(delete(waits).where(waits.c.player == place.player))
        if not place.offer or place.begun:
            return {place.player}
        self._leavers.count(connection, place.player, place.address)
        return {place.player} | self._take_back(connection, place.offer, now)

    def _take_back(self, connection: Connection, key: str, now: float) -> set[str]:
        """Those to whom a table was offered wait again, where they were."""
        people = _people_of(connection, key)
        again = update(waits).where(waits.c.offer == key).values(offer=None, nonce="")
        connection.execute(again)
        connection.execute(delete(offers).where(offers.c.key == key))
        touched = {one.player for one in people}
        if people:
            touched |= self._match(connection, sorted(touched), _wish(people[0]), now)
        return touched

    def _match(
        self, connection: Connection, fresh: Iterable[str], wish: Wish, now: float
    ) -> set[str]:
        """Offers a table to those who have just come, and to others who wait for the same. (Among
        those who waited before there were not enough.)"""
        touched: set[str] = set()
        for player in fresh:
            found = connection.execute(
                select(waits.c.player, waits.c.address)
                .where(_for(wish), waits.c.offer.is_(None), _is_here(now))
                .order_by(waits.c.since, waits.c.player)
            )
            waiting = [Waiter(*one) for one in found]
            me = next((one for one in waiting if one.player == player), None)
            if me is None:
                continue
            blocked = _blocked(connection, wish)

            def may_meet(one: Waiter, two: Waiter) -> bool:
                same = wish.rated and one.address == two.address != ""
                return not same and frozenset((one.player, two.player)) not in blocked  # noqa: B023

            group = [one.player for one in together(me, waiting, wish.players, may_meet)]
            if group:
                _offer(connection, group, now + self._accept_seconds)
                touched |= set(group)
        return touched


def _offer(connection: Connection, group: list[str], ends: float) -> None:
    key = unguessable()
    connection.execute(insert(offers).values(key=key, secret=secrets.token_hex(32), ends=ends))
    connection.execute(update(waits).where(waits.c.player.in_(group)).values(offer=key, nonce=""))


def _begin(connection: Connection, key: str, wish: Wish, people: Sequence[Any], now: float) -> None:
    """All have accepted: chance says who sits where."""
    secret = connection.execute(select(offers.c.secret).where(offers.c.key == key)).scalar_one()
    sitting = [(one.player, one.name, one.nonce) for one in people]
    random.SystemRandom().shuffle(sitting)
    row = seating.met(key, secret, wish.game, settings_of(wish), sitting, now)
    number = insert_table(connection, row)
    store_beginning(connection, row._replace(id=number), now)
    connection.execute(update(offers).where(offers.c.key == key).values(begun=True))


def _for(wish: Wish) -> Any:
    same = (waits.c.game == wish.game) & (waits.c.players == wish.players)
    return same & (waits.c.rated == wish.rated)


def _is_here(now: float) -> Any:
    return (waits.c.line != "") & (waits.c.until > now)


def _wish(row: Any) -> Wish:
    return Wish(row.game, row.players, row.rated)


def _people_of(connection: Connection, key: str) -> Sequence[Any]:
    """Those to whom a table is offered."""
    return connection.execute(
        select(waits, players.c.name)
        .join(players, players.c.id == waits.c.player)
        .where(waits.c.offer == key)
        .order_by(waits.c.since)
    ).all()


def _blocked(connection: Connection, wish: Wish) -> set[frozenset[str]]:
    """The pairs of a queue of whom one has blocked the other."""
    here = select(waits.c.player).where(_for(wish))
    found = connection.execute(
        select(blocks).where(blocks.c.player.in_(here), blocks.c.blocked.in_(here))
    )
    return {frozenset((one.player, one.blocked)) for one in found}


def _place_on(connection: Connection, player: str, line: str) -> Place | None:
    """Somebody's place, if it is still held on this line."""
    place = read_places(connection, [player]).get(player)
    return place if place and place.line == line else None


def _holds(connection: Connection, place: Place) -> bool:
    """Whether somebody who comes back has still to do with this place. If not, the game that began
    is over."""
    if not place.begun:
        return True
    status = select(tables.c.status).where(tables.c.key == place.offer)
    return connection.execute(status).scalar() == "playing"


def read_places(connection: Connection, of: Sequence[str]) -> dict[str, Place]:
    """Where these players stand."""
    found: dict[str, Place] = {}
    for first in range(0, len(of), _SOME):
        rows = connection.execute(
            select(waits, offers.c.secret, offers.c.ends, offers.c.begun)
            .outerjoin(offers, offers.c.key == waits.c.offer)
            .where(waits.c.player.in_(of[first : first + _SOME]))
        ).all()
        keys = {one.offer for one in rows if one.offer}
        accepted = select(waits.c.offer, func.count()).where(
            waits.c.offer.in_(keys), waits.c.nonce != ""
        )
        counted = connection.execute(accepted.group_by(waits.c.offer)).all() if keys else []
        counts: dict[str, int] = {key: count for key, count in counted if key}
        found |= {one.player: _place(one, counts.get(one.offer, 0)) for one in rows}
    return found


def _place(row: Any, accepted: int) -> Place:
    commitment = ""
    if row.offer:
        commitment = Fairness(row.offer, bytes.fromhex(row.secret), []).commitment
    return Place(
        row.player,
        _wish(row),
        row.line,
        bool(row.nonce),
        row.offer,
        commitment,
        row.ends or 0.0,
        bool(row.begun),
        accepted,
        row.address,
    )


def count_waiting(connection: Connection) -> list[Queue]:
    """How many wait, for what; those who play already do not."""
    begun = select(offers.c.key).where(offers.c.begun)
    found = connection.execute(
        select(waits.c.game, waits.c.players, waits.c.rated, func.count().label("waiting"))
        .where(_is_here(steady.now()), or_(waits.c.offer.is_(None), waits.c.offer.not_in(begun)))
        .group_by(waits.c.game, waits.c.players, waits.c.rated)
        .order_by(waits.c.game, waits.c.players, waits.c.rated)
    )
    return [Queue(**one._mapping) for one in found]  # noqa: SLF001

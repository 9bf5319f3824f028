"""Solved puzzles: which puzzles a player has solved, and on which days the one of the day."""

from __future__ import annotations

import contextlib
import datetime as dt
import time
from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, insert, select

from clew.core.errors import ClewError
from clew.play.puzzles import first_today, is_today_somewhere
from clew.puzzles import daily, find
from clew.server.people.players import Player, Players
from clew.server.storage.database import Database
from clew.server.storage.schema import solved_puzzles
from clew.server.storage.writer import Conflict, Writer

__all__ = ["Solved", "SolvedPuzzles", "merge", "solved_by"]


class Solved(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has solved."""

    puzzles: list[str] = []
    days: list[str] = []
    """The days whose puzzle was solved on the day itself, as 2026-01-31, the first one first."""


class SolvedPuzzles:
    """Notes what was solved. A guest's moves along when the guest logs in."""

    def __init__(self, database: Database, writer: Writer, players: Players) -> None:
        self._database = database
        self._writer = writer
        self._players = players

    async def of(self, player: Player) -> Solved:
        return await self._database.read(lambda c: solved_by(c, player.id))

    async def note(self, player: Player, puzzle: str, day: str = "") -> None:
        """`day`: where it is that day now, and this its puzzle, it counts for the streak."""
        counts = is_today_somewhere(day) and daily(dt.date.fromisoformat(day)).id == puzzle
        await self._store(player, [(puzzle, day if counts else "")])

    async def bring(self, player: Player, brought: Solved) -> Solved:
        """What a browser has kept from before: it counts as far as it can be true."""
        rows = [(name, "") for name in brought.puzzles if _is_puzzle(name)]
        for day in brought.days:
            with contextlib.suppress(ValueError):
                date = dt.date.fromisoformat(day)
                if date <= first_today():
                    rows.append((daily(date).id, date.isoformat()))
        await self._store(player, rows)
        return await self.of(player)

    async def _store(self, player: Player, rows: Iterable[tuple[str, str]]) -> None:
        wanted = set(rows)
        if not wanted:
            return
        await self._players.ensure(player)
        try:
            await self._writer.run(lambda c: _add(c, player.id, wanted))
        except Conflict:  # another process was quicker with some of it; now that can be seen
            await self._writer.run(lambda c: _add(c, player.id, wanted))


def _is_puzzle(name: str) -> bool:
    try:
        find(name)
    except ClewError:
        return False
    return True


def _add(connection: Connection, player: str, rows: Iterable[tuple[str, str]]) -> None:
    """Those that are not there yet. What counts for a day need not be there without one, too."""
    known = solved_by(connection, player)
    now = time.time()
    values = [
        {"player": player, "puzzle": puzzle, "day": day, "time": now}
        for puzzle, day in sorted(rows)
        if (day not in known.days if day else puzzle not in known.puzzles)
    ]
    if values:
        connection.execute(insert(solved_puzzles), values)


def solved_by(connection: Connection, player: str) -> Solved:
    found = connection.execute(
        select(solved_puzzles.c.puzzle, solved_puzzles.c.day).where(
            solved_puzzles.c.player == player
        )
    ).all()
    return Solved(
        puzzles=sorted({one.puzzle for one in found}),
        days=sorted({one.day for one in found if one.day}),
    )


def merge(connection: Connection, guest: str, player: str) -> None:
    """What a guest has solved, and the account has not, becomes the account's."""
    mine = {
        (one.puzzle, one.day)
        for one in connection.execute(
            select(solved_puzzles).where(solved_puzzles.c.player == player)
        )
    }
    for one in connection.execute(
        select(solved_puzzles).where(solved_puzzles.c.player == guest)
    ).all():
        if (one.puzzle, one.day) not in mine:
            connection.execute(
                insert(solved_puzzles).values(
                    player=player, puzzle=one.puzzle, day=one.day, time=one.time
                )
            )
    connection.execute(solved_puzzles.delete().where(solved_puzzles.c.player == guest))

"""Solved puzzles: which puzzles a player has solved, and on which days the one of the day."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import TypeVar

from sqlalchemy import Connection, insert, select

from clew.play.solved import Solved, brought, of_day, solved_of
from clew.play.tries import Noted, Outcome, shared
from clew.puzzles import Puzzle
from clew.server.people import puzzle_ratings
from clew.server.people.players import Player, Players
from clew.server.storage.database import Database
from clew.server.storage.schema import solved_puzzles
from clew.server.storage.writer import Conflict, Writer

__all__ = ["SolvedPuzzles", "merge", "solved_by"]

T = TypeVar("T")


class SolvedPuzzles:
    """Stores solved puzzles. When a guest logs in, the guest's puzzles move into the account."""

    def __init__(self, database: Database, writer: Writer, players: Players) -> None:
        self._database = database
        self._writer = writer
        self._players = players

    async def of(self, player: Player) -> Solved:
        return await self._database.read(lambda c: solved_by(c, player.id))

    async def note(self, player: Player, puzzle: Puzzle, outcome: Outcome, day: str = "") -> Noted:
        """Stores what came of a try. If `day` is today somewhere on earth, this is its puzzle, and
        it is solved without its answer, it counts for the streak."""

        def store(connection: Connection) -> Noted:
            tried, rated = puzzle_ratings.note(connection, player.id, puzzle, outcome)
            if outcome == "solved":
                _add(connection, player.id, [of_day(puzzle.id, day, shown=tried.shown)])
            days = solved_by(connection, player.id).days
            return Noted(rated, shared(puzzle, day, tried, days))

        return await self._store(player, store)

    async def next(self, player: Player, game: str) -> Puzzle:
        """The puzzle of a game that the player should try next."""
        return await self._database.read(lambda c: puzzle_ratings.next_for(c, player.id, game))

    async def ratings(self, game: str) -> dict[str, float]:
        """The puzzles of a game that somebody has tried, with their ratings."""
        return await self._database.read(lambda c: puzzle_ratings.ratings_of_game(c, game))

    async def bring(self, player: Player, puzzles: Iterable[str]) -> Solved:
        """Takes over what a browser stored earlier. It counts as far as it can be true."""
        if rows := brought(puzzles):
            await self._store(player, lambda c: _add(c, player.id, rows))
        return await self.of(player)

    async def _store(self, player: Player, job: Callable[[Connection], T]) -> T:
        await self._players.ensure(player)
        try:
            return await self._writer.run(job)
        except Conflict:  # another process stored some of it first; now that can be seen
            return await self._writer.run(job)


def _add(connection: Connection, player: str, rows: Iterable[tuple[str, str]]) -> None:
    """The rows that are not stored yet. A puzzle that counts for a day needs no other row."""
    known = solved_by(connection, player)
    now = time.time()
    values = [
        {"player": player, "puzzle": puzzle, "day": day, "time": now}
        for puzzle, day in sorted(set(rows))
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
    standings = puzzle_ratings.standings_of(connection, player)
    return solved_of(((one.puzzle, one.day) for one in found), standings)


def merge(connection: Connection, guest: str, player: str) -> None:
    """Moves the puzzles that a guest has solved, and the account has not, into the account."""
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
    puzzle_ratings.merge(connection, guest, player)

"""Puzzle ratings: what came of players' tries, how good they are, and how hard the puzzles."""

from __future__ import annotations

import time

from sqlalchemy import Connection, Table, delete, insert, select, update

from clew.play.tries import Outcome, Try, add, next_puzzle, rate
from clew.puzzles import Puzzle
from clew.puzzles.rating import RatedTry, Standing, fresh
from clew.server.storage.schema import puzzle_ratings, puzzle_solvers, puzzle_tries

__all__ = [
    "forget",
    "merge",
    "next_for",
    "note",
    "ratings_of_game",
    "standings_of",
    "tries_of",
]


def note(
    connection: Connection, player: str, puzzle: Puzzle, outcome: Outcome
) -> tuple[Try, RatedTry | None]:
    """Stores an outcome. The first one of a player and a puzzle moves the ratings of both."""
    mine = (puzzle_tries.c.player == player) & (puzzle_tries.c.puzzle == puzzle.id)
    row = connection.execute(select(puzzle_tries).where(mine)).first()
    known = Try(misses=row.misses, shown=row.shown, solved=row.solved) if row else None
    tried = add(known, outcome)
    values = {"misses": tried.misses, "shown": tried.shown, "solved": tried.solved}
    if known is None:
        connection.execute(
            insert(puzzle_tries).values(player=player, puzzle=puzzle.id, time=time.time(), **values)
        )
        return tried, _rate(connection, player, puzzle, outcome)
    if tried != known:
        connection.execute(update(puzzle_tries).where(mine).values(time=time.time(), **values))
    return tried, None


def _rate(connection: Connection, player: str, puzzle: Puzzle, outcome: Outcome) -> RatedTry:
    solver = _standing(connection, puzzle_solvers, player, puzzle.game)
    hard = _standing(connection, puzzle_ratings, puzzle.id, puzzle.game)
    after, moved, rated = rate(solver, hard or fresh(puzzle.rating), outcome)
    _keep(connection, puzzle_solvers, player, puzzle.game, after)
    _keep(connection, puzzle_ratings, puzzle.id, puzzle.game, moved)
    return rated


def _standing(connection: Connection, table: Table, who: str, game: str) -> Standing | None:
    """The standing of a player or a puzzle; nobody else changes it until this is stored."""
    key, of_game = table.primary_key.columns
    row = connection.execute(
        select(table).where(key == who, of_game == game).with_for_update()
    ).first()
    return _as_standing(row) if row else None


def _as_standing(row: object) -> Standing:
    return Standing(
        rating=getattr(row, "rating"),  # noqa: B009
        deviation=getattr(row, "deviation"),  # noqa: B009
        tries=getattr(row, "tries"),  # noqa: B009
    )


def _keep(connection: Connection, table: Table, who: str, game: str, now: Standing) -> None:
    key, of_game = table.primary_key.columns
    connection.execute(delete(table).where(key == who, of_game == game))
    connection.execute(
        insert(table).values(
            {
                key.name: who,
                "game": game,
                "rating": now.rating,
                "deviation": now.deviation,
                "tries": now.tries,
            }
        )
    )


def standings_of(connection: Connection, player: str) -> dict[str, Standing]:
    """A player's standings by game."""
    found = connection.execute(
        select(puzzle_solvers)
        .where(puzzle_solvers.c.player == player)
        .order_by(puzzle_solvers.c.game)
    )
    return {row.game: _as_standing(row) for row in found}


def tries_of(connection: Connection, player: str) -> dict[str, Try]:
    found = connection.execute(
        select(puzzle_tries).where(puzzle_tries.c.player == player).order_by(puzzle_tries.c.puzzle)
    )
    return {row.puzzle: Try(misses=row.misses, shown=row.shown, solved=row.solved) for row in found}


def ratings_of_game(connection: Connection, game: str) -> dict[str, float]:
    """The ratings of the puzzles that somebody has tried; of all games without one."""
    wanted = select(puzzle_ratings.c.puzzle, puzzle_ratings.c.rating)
    found = connection.execute(wanted.where(puzzle_ratings.c.game == game) if game else wanted)
    return {row.puzzle: row.rating for row in found}


def next_for(connection: Connection, player: str, game: str) -> Puzzle:
    return next_puzzle(
        game,
        standings_of(connection, player).get(game),
        tries_of(connection, player).keys(),
        ratings_of_game(connection, game),
    )


def merge(connection: Connection, guest: str, player: str) -> None:
    """Moves into the account what a guest has tried and the account has not. The account's ratings
    stay; the guest's count in games in which it has none."""
    for table in (puzzle_tries, puzzle_solvers):
        who, what = table.primary_key.columns
        known = select(what).where(who == player)
        connection.execute(
            update(table).where(who == guest, what.not_in(known)).values({who.name: player})
        )
    forget(connection, guest)


def forget(connection: Connection, player: str) -> None:
    """Deletes a player's tries and ratings; what they did to the puzzles' ratings stays."""
    for table in (puzzle_tries, puzzle_solvers):
        connection.execute(delete(table).where(table.c.player == player))

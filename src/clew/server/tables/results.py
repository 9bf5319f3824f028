"""Results: the end of a game is stored together with its last entry, so that it counts exactly
once."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, update

from clew.core.game import Outcome
from clew.games import find
from clew.play.merits import Finished, feats_of
from clew.server.people.ratings import rate
from clew.server.storage.reading import read_whole_game
from clew.server.storage.schema import seats, tables
from clew.server.storage.tallies import count
from clew.server.storage.writer import Write
from clew.server.tables.change import Change
from clew.table.rows import TableRow

__all__ = ["keep_result"]


def keep_result(change: Change, write: Write) -> None:
    """Stores the end of the game, what it adds to the players' statistics, and for a rated game
    their new ratings."""
    over, row = change.table.outcome, change.room.row
    if over is None:
        return
    text = msgspec.json.encode(over).decode()

    def run(connection: Connection) -> None:
        connection.execute(
            update(tables).where(tables.c.id == row.id).values(status="over", result=text)
        )
        connection.execute(update(seats).where(seats.c.table_id == row.id).values(ended=True))
        _count(connection, row, over)

    write.also.append(run)
    if row.settings.rated:
        write.also.append(rate(row, over))


def _count(connection: Connection, row: TableRow, outcome: Outcome) -> None:
    """Adds the game to the statistics of those who played it."""
    people = row.players()
    if not people or len(set(people)) < len(people):
        return  # nobody played, or somebody against themselves
    done, ended = read_whole_game(connection, find(row.game), row.id)
    finished = Finished(
        game=row.game,
        kinds=[seat.kind for seat in row.seats],
        outcome=outcome,
        started=row.started,
        ended=ended,
        done=done,
    )
    who = {seat.seat: seat.player for seat in row.seats}
    feats = {player: one for seat, one in feats_of(finished).items() if (player := who[seat])}
    count(connection, row.game, feats)

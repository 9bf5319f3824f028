"""Profiles: a name for links, an avatar, who may see them; ratings by day; statistics.

Games that are over already are counted, as far as the present rules can read what happened in them.
The curves of ratings begin today, with the ratings of today.
"""

import contextlib
import datetime as dt
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

from clew.core.errors import ClewError
from clew.core.game import Outcome
from clew.games import find
from clew.play.merits import Finished, feats_of
from clew.server.storage.tallies import count
from clew.table.avatars import handle_of
from clew.table.happened import Happened

revision = "0050"
down_revision = "0040"

_SOME = 500
_told = msgspec.json.Decoder(list[tuple[int, msgspec.Raw]])


def upgrade() -> None:
    op.add_column("players", sa.Column("handle", sa.Text, nullable=True))
    op.add_column("players", sa.Column("avatar", sa.Text, nullable=False, server_default=""))
    op.add_column(
        "players", sa.Column("open_profile", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_index("players_by_handle", "players", ["handle"], unique=True)
    op.create_table(
        "rating_days",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "day"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tallies",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("how", sa.Text, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "what"),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    _give_handles(connection)
    _begin_curves(connection)
    _count_games(connection)


def _give_handles(connection: sa.Connection) -> None:
    ids = connection.execute(sa.text("SELECT id FROM players")).scalars().all()
    rows = [{"player": one, "handle": handle_of(one)} for one in ids]
    for first in range(0, len(rows), _SOME):
        connection.execute(
            sa.text("UPDATE players SET handle = :handle WHERE id = :player"),
            rows[first : first + _SOME],
        )


def _begin_curves(connection: sa.Connection) -> None:
    connection.execute(
        sa.text(
            "INSERT INTO rating_days (player, game, day, rating) "
            "SELECT ratings.player, game, :day, mu - 3 * sigma "
            "FROM ratings JOIN players ON players.id = ratings.player"
        ),
        {"day": dt.datetime.now(dt.UTC).date().isoformat()},
    )


def _count_games(connection: sa.Connection) -> None:
    """In plain SQL: the schema of today's code may have columns that a later migration adds."""
    over = connection.execute(
        sa.text(
            "SELECT id, game, rules, started, result FROM tables "
            "WHERE status = 'over' AND result <> '' AND started <> '' ORDER BY id"
        )
    ).all()
    for table in over:
        with contextlib.suppress(ClewError, msgspec.DecodeError):
            if find(table.game).version == table.rules:
                _count_game(connection, table)


def _count_game(connection: sa.Connection, table: Any) -> None:
    sitting = connection.execute(
        sa.text("SELECT kind, player FROM seats WHERE table_id = :table ORDER BY seat"),
        {"table": table.id},
    ).all()
    people = [one.player for one in sitting if one.player and one.kind != "open"]
    if not people or len(set(people)) < len(people):
        return
    done = connection.execute(
        sa.text(
            "SELECT n, seat, kind, back_to, told, time FROM entries "
            "WHERE table_id = :table ORDER BY n"
        ),
        {"table": table.id},
    ).all()
    finished = Finished(
        game=table.game,
        kinds=[one.kind for one in sitting],
        outcome=msgspec.json.decode(table.result, type=Outcome),
        started=table.started,
        ended=done[-1].time if done else table.started,
        done=[
            Happened(one.n, _told.decode(one.told), one.kind, one.seat, one.back_to) for one in done
        ],
    )
    feats = {
        player: one
        for seat, one in feats_of(finished).items()
        if (player := sitting[seat - 1].player)
    }
    count(connection, table.game, feats)

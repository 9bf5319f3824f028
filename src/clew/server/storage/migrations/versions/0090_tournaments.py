"""Tournaments: who takes part, and at which tables they play."""

import sqlalchemy as sa
from alembic import op

revision = "0090"
down_revision = "0062"

_Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "tournaments",
        sa.Column("id", _Id, primary_key=True, autoincrement=True),
        sa.Column("key", sa.Text, nullable=False, unique=True),
        sa.Column("host", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("format", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("programs", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("ends", sa.Double, nullable=False, server_default="0"),
        sa.Column("stalled", sa.Double, nullable=True),
        sa.Column("due", sa.Double, nullable=True),
        sa.Column("version", _Id, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("tournaments_by_due", "tournaments", ["due"])
    op.create_index("tournaments_by_host", "tournaments", ["host"])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", _Id, sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("free", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "number"),
        sqlite_with_rowid=False,
    )
    op.create_index("entrants_by_player", "entrants", ["player"])
    op.create_table(
        "bouts",
        sa.Column("tournament_id", _Id, sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("table_id", _Id, sa.ForeignKey("tables.id"), nullable=True),
        sa.Column("entrants", sa.Text, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.Column("absent", sa.Text, nullable=False),
        sa.Column("come_by", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "n"),
        sqlite_with_rowid=False,
    )
    op.create_index("bouts_by_table", "bouts", ["table_id"])

"""Blocks and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("blocked", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.PrimaryKeyConstraint("player", "blocked"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "reports",
        sa.Column("id", _ID, primary_key=True, autoincrement=True),
        sa.Column("table_id", _ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("about", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sqlite_autoincrement=True,
    )

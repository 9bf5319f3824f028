"""Variations: what players keep of the games they have analysed."""

import sqlalchemy as sa
from alembic import op

revision = "0110"
down_revision = "0090"


def upgrade() -> None:
    op.create_table(
        "variations",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column(
            "table_id",
            sa.BigInteger().with_variant(sa.Integer, "sqlite"),
            sa.ForeignKey("tables.id"),
            nullable=False,
        ),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", "number"),
        sqlite_with_rowid=False,
    )

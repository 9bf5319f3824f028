"""Programs of accounts and their tokens, invitations; whose name may be in the open data."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column(
        "players",
        sa.Column("open_name", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "programs",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("owner", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("login", sa.Text, nullable=False, unique=True),
        sa.Column("token", sa.Text, nullable=True, unique=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=True),
    )
    op.create_index("programs_by_owner", "programs", ["owner"])
    op.create_table(
        "invitations",
        sa.Column("table_id", _ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player"),
        sqlite_with_rowid=False,
    )
    op.create_index("invitations_by_player", "invitations", ["player"])

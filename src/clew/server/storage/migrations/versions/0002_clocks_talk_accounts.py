"""What is due at tables, proposals, rematches; talk; ratings; accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Double, nullable=True))
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("proposal", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("rematch", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_table(
        "messages",
        sa.Column("id", _ID, primary_key=True, autoincrement=True),
        sa.Column("table_id", _ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("messages_by_table", "messages", ["table_id", "id"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player", "game"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "accounts",
        sa.Column("login", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("codes", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )

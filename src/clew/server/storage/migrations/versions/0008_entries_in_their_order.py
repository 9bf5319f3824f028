"""SQLite stores entries in the order in which they arrive, and finds them by an index.

Before, they were sorted by table, and every move of a batch was written to a different page. Now a
batch goes to the end of the file together. PostgreSQL has always done so.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        return
    op.rename_table("entries", "entries_by_table")
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("back_to", sa.Integer, nullable=False),
        sa.Column("draws", sa.Text, nullable=False),
        sa.Column("time", sa.Text, nullable=False),
        sa.Column("client_id", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
    op.execute("INSERT INTO entries SELECT * FROM entries_by_table ORDER BY table_id, n")
    op.drop_table("entries_by_table")

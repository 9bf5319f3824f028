"""Who watches which table, so that only they are told what others do there."""

import sqlalchemy as sa
from alembic import op

revision = "0100"
down_revision = "0110"


def upgrade() -> None:
    op.create_table(
        "watching",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "process", "line"),
        sqlite_with_rowid=False,
    )
    op.create_index("watching_by_process", "watching", ["process"])
    if op.get_bind().dialect.name == "postgresql":
        # After a crash nobody is connected any more, so nothing of it needs to be kept.
        op.execute("ALTER TABLE watching SET UNLOGGED")

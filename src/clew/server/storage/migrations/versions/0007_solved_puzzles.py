"""Which puzzles a player has solved, and on which day one was the puzzle of that day."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "solved_puzzles",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("player", "puzzle", "day"),
        sqlite_with_rowid=False,
    )

"""What came of players' tries at puzzles, and the ratings of solvers and puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0070"
down_revision = "0101"


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("misses", sa.Integer, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("player", "puzzle"),
        sqlite_with_rowid=False,
    )
    for name, who in (("puzzle_solvers", "player"), ("puzzle_ratings", "puzzle")):
        key = sa.ForeignKey("players.id") if who == "player" else None
        op.create_table(
            name,
            sa.Column(who, sa.Text, *([key] if key is not None else []), nullable=False),
            sa.Column("game", sa.Text, nullable=False),
            sa.Column("rating", sa.Double, nullable=False),
            sa.Column("deviation", sa.Double, nullable=False),
            sa.Column("tries", sa.Integer, nullable=False),
            sa.PrimaryKeyConstraint(who, "game"),
            sqlite_with_rowid=False,
        )
    op.create_index("puzzle_ratings_by_game", "puzzle_ratings", ["game"])

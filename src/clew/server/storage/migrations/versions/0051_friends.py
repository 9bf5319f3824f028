"""Friends: who they are, who asks to be one, who was here when; invitations of people."""

import sqlalchemy as sa
from alembic import op

revision = "0051"
down_revision = "0050"


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("friend", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("player", "friend"),
        sqlite_with_rowid=False,
    )
    op.create_index("friends_by_friend", "friends", ["friend"])
    op.create_table(
        "friend_requests",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("asked", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("player", "asked"),
        sqlite_with_rowid=False,
    )
    op.create_index("friend_requests_by_asked", "friend_requests", ["asked"])
    op.create_table(
        "presence",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("time", sa.Double, nullable=False),
    )
    op.add_column("invitations", sa.Column("inviter", sa.Text, nullable=True))

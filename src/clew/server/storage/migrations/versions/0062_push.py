"""Web push: the browsers that want to be told something."""

import sqlalchemy as sa
from alembic import op

revision = "0062"
down_revision = "0061"


def upgrade() -> None:
    op.create_table(
        "push_subscriptions",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("wishes", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("push_subscriptions_by_player", "push_subscriptions", ["player"])

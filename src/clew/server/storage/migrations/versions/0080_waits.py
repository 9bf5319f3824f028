"""Quick match: who waits, what is offered to them, and strangers who agree to talk."""

import sqlalchemy as sa
from alembic import op

revision = "0080"
down_revision = "0070"


def upgrade() -> None:
    op.create_table(
        "offers",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("ends", sa.Double, nullable=False),
        sa.Column("begun", sa.Boolean, nullable=False, server_default="0"),
    )
    op.create_table(
        "waits",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("offer", sa.Text, sa.ForeignKey("offers.key"), nullable=True),
        sa.Column("nonce", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("waits_by_wish", "waits", ["game", "players", "rated", "since"])
    op.add_column("seats", sa.Column("talks", sa.Boolean, nullable=False, server_default="0"))

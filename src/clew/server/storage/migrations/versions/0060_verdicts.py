"""Keeps what a moderator decided about a report."""

import sqlalchemy as sa
from alembic import op

revision = "0060"
down_revision = "0051"


def upgrade() -> None:
    op.add_column("reports", sa.Column("verdict", sa.Text, nullable=False, server_default=""))
    op.add_column("reports", sa.Column("judge", sa.Text, nullable=False, server_default=""))
    op.add_column("reports", sa.Column("judged", sa.Double, nullable=True))

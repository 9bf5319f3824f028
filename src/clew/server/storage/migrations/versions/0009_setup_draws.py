"""Keeps what chance gave at a table's setup: later rules cannot compute it again."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("draws", sa.Text, nullable=False, server_default=""))

"""Keeps what players wish in the waiting room, and the words that lead there."""

import sqlalchemy as sa
from alembic import op

revision = "0061"
down_revision = "0060"


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.Text, nullable=True))
    op.create_index("tables_by_code", "tables", ["code"], unique=True)
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("choice", sa.Text, nullable=False, server_default=""))

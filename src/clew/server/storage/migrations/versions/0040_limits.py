"""Keeps limits of logins, accounts and mail where all processes find them."""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "limits",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("ends", sa.Double, nullable=False),
    )

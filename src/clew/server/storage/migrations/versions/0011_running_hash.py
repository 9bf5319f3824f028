"""Keeps what the running hash of a game begins with, and what blinds the names in it.

Games that were begun before go on without one: their opening stays empty.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opening", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("salt", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("sealed", sa.Text, nullable=False, server_default=""))

"""Who logs out ends the cookie, not only forgets it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("players", sa.Column("ended", sa.Text, nullable=False, server_default=""))

"""What chance gave at a table's setup is kept: rules that come later cannot work it out again."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("draws", sa.Text, nullable=False, server_default=""))

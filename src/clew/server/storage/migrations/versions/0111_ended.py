"""What a player counts and plays now is found by an index, however much is over: the tables that
somebody has made, and the seats at tables that still go on."""

import sqlalchemy as sa
from alembic import op

revision = "0111"
down_revision = "0080"


def upgrade() -> None:
    op.create_index("tables_by_host", "tables", ["host", "status", "created"])
    op.add_column("seats", sa.Column("ended", sa.Boolean, nullable=False, server_default="0"))
    op.execute(
        sa.text(
            "UPDATE seats SET ended = :yes WHERE table_id IN "
            "(SELECT id FROM tables WHERE status IN ('over', 'closed'))"
        ).bindparams(yes=True)
    )
    op.drop_index("seats_by_player", "seats")
    op.create_index("seats_by_player", "seats", ["player", "ended", "changed", "table_id"])

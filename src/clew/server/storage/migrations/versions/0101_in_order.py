"""What pages list first is found by an index: a player's tables, the best of a game."""

import sqlalchemy as sa
from alembic import op

revision = "0101"
down_revision = "0100"


def upgrade() -> None:
    op.add_column("seats", sa.Column("changed", sa.Double, nullable=False, server_default="0"))
    op.execute(
        "UPDATE seats SET changed = (SELECT changed FROM tables WHERE tables.id = seats.table_id)"
    )
    op.drop_index("seats_by_player", "seats")
    op.create_index("seats_by_player", "seats", ["player", "changed", "table_id"])
    op.add_column("ratings", sa.Column("level", sa.Double, nullable=False, server_default="0"))
    op.execute("UPDATE ratings SET level = mu - 3 * sigma")
    op.create_index("ratings_by_level", "ratings", ["game", "level"])

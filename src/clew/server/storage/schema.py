"""What is stored. Entries are only ever added; the number of a table's entry is unique."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

__all__ = ["answers", "entries", "metadata", "players", "seats", "snapshots", "tables"]

metadata = MetaData()
_Id = BigInteger().with_variant(Integer, "sqlite")

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),  # raised: older cookies end
    Column("banned", Boolean, nullable=False, server_default="0"),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", _Id, primary_key=True, autoincrement=True),
    Column("key", Text, nullable=False, unique=True),  # what links say; cannot be guessed
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("host", Text, ForeignKey("players.id"), nullable=False),
    Column("secret", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("started", Text, nullable=False, server_default=""),
    Column("changed", Double, nullable=False),
    Column("result", Text, nullable=False, server_default=""),
    Index("tables_by_status", "status", "public", "changed"),
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", _Id, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # open, human, or a bot's name
    Column("player", Text, ForeignKey("players.id"), nullable=True),
    Column("name", Text, nullable=False, server_default=""),
    Column("nonce", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_player", "player"),
    sqlite_with_rowid=False,
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", _Id, ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("kind", Text, nullable=False),  # empty, or what the table did: resign, undo …
    Column("back_to", Integer, nullable=False),
    Column("draws", Text, nullable=False),
    Column("time", Text, nullable=False),
    Column("client_id", Text, nullable=False),  # what the client called the action
    Column("told", Text, nullable=False),  # [[audience, event], …]
    PrimaryKeyConstraint("table_id", "n"),
    sqlite_with_rowid=False,
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", _Id, ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),  # the position that is answered
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("client_id", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "n", "seat"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", _Id, ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("snapshot", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
    sqlite_with_rowid=False,
)

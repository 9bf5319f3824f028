"""What is stored. Entries are only ever added; the number of a table's entry is unique."""

from __future__ import annotations

from typing import get_type_hints

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

from clew.server.storage.entries import EntryRow

__all__ = [
    "accounts",
    "answers",
    "blocks",
    "entries",
    "invitations",
    "mail_addresses",
    "mails",
    "messages",
    "metadata",
    "orders",
    "players",
    "programs",
    "ratings",
    "reports",
    "seats",
    "snapshots",
    "solved_puzzles",
    "tables",
]

metadata = MetaData()
_Id = BigInteger().with_variant(Integer, "sqlite")

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),  # raising it ends older cookies
    Column("banned", Boolean, nullable=False, server_default="0"),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    # whether the name may stand in the open data
    Column("open_name", Boolean, nullable=False, server_default="0"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", _Id, primary_key=True, autoincrement=True),
    Column("key", Text, nullable=False, unique=True),  # stands in links; cannot be guessed
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
    Column("due", Double, nullable=True),  # when the server must look at it: a bot's turn, a clock
    Column("clock", Text, nullable=False, server_default=""),
    Column("proposal", Text, nullable=False, server_default=""),
    Column("rematch", Text, nullable=False, server_default=""),  # the key of the next table
    Column("draws", Text, nullable=False, server_default=""),  # what chance gave at the setup
    Index("tables_by_status", "status", "public", "changed"),
    Index("tables_by_due", "due"),
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
    *(
        Column(name, Integer if kind is int else Text, nullable=False)
        for name, kind in get_type_hints(EntryRow).items()
        if name != "table_id"
    ),
    PrimaryKeyConstraint("table_id", "n"),
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

orders = Table(
    "orders",  # what seats have answered in advance
    metadata,
    Column("table_id", _Id, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
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

messages = Table(
    "messages",
    metadata,
    Column("id", _Id, primary_key=True, autoincrement=True),
    Column("table_id", _Id, ForeignKey("tables.id"), nullable=False),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Double, nullable=False),
    Index("messages_by_table", "table_id", "id"),
    sqlite_autoincrement=True,
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, nullable=False),  # a player's id, or bot:name
    Column("game", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("player", "game"),
    sqlite_with_rowid=False,
)

accounts = Table(
    "accounts",
    metadata,
    Column("login", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("codes", Text, nullable=False),
    Column("created", Double, nullable=False),
)

programs = Table(
    "programs",
    metadata,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("owner", Text, ForeignKey("players.id"), nullable=False),
    Column("login", Text, nullable=False, unique=True),  # the name, as it is compared
    Column("token", Text, nullable=True, unique=True),  # the hash; none if revoked
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=True),
    Index("programs_by_owner", "owner"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", _Id, ForeignKey("tables.id"), nullable=False),
    Column("player", Text, ForeignKey("players.id"), nullable=False),  # a program
    PrimaryKeyConstraint("table_id", "player"),
    Index("invitations_by_player", "player"),
    sqlite_with_rowid=False,
)

blocks = Table(
    "blocks",
    metadata,
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("blocked", Text, ForeignKey("players.id"), nullable=False),
    PrimaryKeyConstraint("player", "blocked"),
    sqlite_with_rowid=False,
)

reports = Table(
    "reports",
    metadata,
    Column("id", _Id, primary_key=True, autoincrement=True),
    Column("table_id", _Id, ForeignKey("tables.id"), nullable=False),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("about", Text, ForeignKey("players.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Double, nullable=False),
    sqlite_autoincrement=True,
)

solved_puzzles = Table(
    "solved_puzzles",
    metadata,
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("puzzle", Text, nullable=False),
    Column("day", Text, nullable=False),  # the day whose puzzle it was; empty if none
    Column("time", Double, nullable=False),
    PrimaryKeyConstraint("player", "puzzle", "day"),
    sqlite_with_rowid=False,
)

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("token", Text, nullable=False, unique=True),  # stands in links of mails
    Column("confirmed", Boolean, nullable=False, server_default="0"),
    Column("created", Double, nullable=False),
)

mails = Table(
    "mails",
    metadata,
    Column("table_id", _Id, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("n", Integer, nullable=False),  # the position in which it is this seat's turn
    Column("due", Double, nullable=False, index=True),
    PrimaryKeyConstraint("table_id", "seat"),
    sqlite_with_rowid=False,
)

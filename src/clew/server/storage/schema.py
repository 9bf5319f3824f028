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
    "bouts",
    "entrants",
    "entries",
    "friend_requests",
    "friends",
    "invitations",
    "limits",
    "mail_addresses",
    "mails",
    "messages",
    "metadata",
    "offers",
    "orders",
    "players",
    "presence",
    "programs",
    "push_subscriptions",
    "puzzle_ratings",
    "puzzle_solvers",
    "puzzle_tries",
    "rating_days",
    "ratings",
    "reports",
    "seats",
    "snapshots",
    "solved_puzzles",
    "tables",
    "tallies",
    "tournaments",
    "variations",
    "waits",
    "watching",
]

metadata = MetaData()
_Id = BigInteger().with_variant(Integer, "sqlite")

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),  # raising it ends older cookies
    # when the cookies were made that a logout has ended, of this epoch
    Column("ended", Text, nullable=False, server_default=""),
    Column("banned", Boolean, nullable=False, server_default="0"),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    # whether the name may stand in the open data
    Column("open_name", Boolean, nullable=False, server_default="0"),
    # stands in links to the profile; none after the player has left
    Column("handle", Text, nullable=True),
    Column("avatar", Text, nullable=False, server_default=""),  # empty: not chosen yet
    # whether strangers may see more than the name and the avatar
    Column("open_profile", Boolean, nullable=False, server_default="0"),
    Index("players_by_handle", "handle", unique=True),
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
    # the running hash before the first entry
    Column("opening", Text, nullable=False, server_default=""),
    # three words that lead here while it waits for players; none afterwards
    Column("code", Text, nullable=True),
    # the key of the tournament that made it; empty: none
    Column("tournament", Text, nullable=False, server_default=""),
    Index("tables_by_status", "status", "public", "changed"),
    Index("tables_by_due", "due"),
    Index("tables_by_code", "code", unique=True),
    Index("tables_by_host", "host", "status", "created"),
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
    Column("salt", Text, nullable=False, server_default=""),  # empty where the name is withheld
    Column("sealed", Text, nullable=False, server_default=""),  # the name in the running hash
    Column("ready", Boolean, nullable=False, server_default="0"),  # before the game
    Column(
        "choice", Text, nullable=False, server_default=""
    ),  # a colour or a hero, before the game
    # that of the table, so that a player's last tables are found without looking at all of them
    Column("changed", Double, nullable=False, server_default="0"),
    # whether the player agrees to talk to strangers
    Column("talks", Boolean, nullable=False, server_default="0"),
    # whether the table is over or closed, so that what somebody plays now is found as well
    Column("ended", Boolean, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_player", "player", "ended", "changed", "table_id"),
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
    Column("player", Text, nullable=False),  # a player's id, bot:name or bot:name@2
    Column("game", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    # what the true strength very probably exceeds: the order of the leaderboard
    Column("level", Double, nullable=False, server_default="0"),
    PrimaryKeyConstraint("player", "game"),
    Index("ratings_by_level", "game", "level"),
    sqlite_with_rowid=False,
)

rating_days = Table(
    "rating_days",  # a player's rating at the end of each day with a rated game
    metadata,
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("day", Text, nullable=False),
    Column("rating", Double, nullable=False),
    PrimaryKeyConstraint("player", "game", "day"),
    sqlite_with_rowid=False,
)

tallies = Table(
    "tallies",  # the statistics of players: one figure a row, however many games they are of
    metadata,
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("game", Text, nullable=False),  # empty: all games together
    Column("what", Text, nullable=False),
    Column("how", Text, nullable=False),  # sum, most, least, or run (wins without a break)
    Column("value", Integer, nullable=False),
    PrimaryKeyConstraint("player", "game", "what"),
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
    Column("player", Text, ForeignKey("players.id"), nullable=False),  # a program, or a friend
    Column("inviter", Text, nullable=True),  # the friend who invites; none for a program
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

friends = Table(
    "friends",  # a friendship is two rows, one for each
    metadata,
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("friend", Text, ForeignKey("players.id"), nullable=False),
    Column("since", Double, nullable=False),
    PrimaryKeyConstraint("player", "friend"),
    Index("friends_by_friend", "friend"),
    sqlite_with_rowid=False,
)

friend_requests = Table(
    "friend_requests",
    metadata,
    Column("player", Text, ForeignKey("players.id"), nullable=False),  # who asks
    Column("asked", Text, ForeignKey("players.id"), nullable=False),
    Column("time", Double, nullable=False),
    PrimaryKeyConstraint("player", "asked"),
    Index("friend_requests_by_asked", "asked"),
    sqlite_with_rowid=False,
)

presence = Table(
    "presence",  # when players who have friends were last here, at whichever process
    metadata,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("time", Double, nullable=False),
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
    Column("verdict", Text, nullable=False, server_default=""),  # of a moderator
    Column("judge", Text, nullable=False, server_default=""),  # the moderator's id
    Column("judged", Double, nullable=True),
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

variations = Table(
    "variations",
    metadata,
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("table_id", _Id, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Integer, nullable=False),  # the entry after which it begins
    Column("moves", Text, nullable=False),  # JSON
    Column("time", Double, nullable=False),
    PrimaryKeyConstraint("player", "table_id", "number"),
    sqlite_with_rowid=False,
)

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("puzzle", Text, nullable=False),
    Column("misses", Integer, nullable=False),
    Column("shown", Boolean, nullable=False),  # its answer, before it was solved
    Column("solved", Boolean, nullable=False),
    Column("time", Double, nullable=False),
    PrimaryKeyConstraint("player", "puzzle"),
    sqlite_with_rowid=False,
)

puzzle_solvers = Table(
    "puzzle_solvers",  # how good a player is at a game's puzzles
    metadata,
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("player", "game"),
    sqlite_with_rowid=False,
)

puzzle_ratings = Table(
    "puzzle_ratings",  # of the puzzles that somebody has tried; others are as they were measured
    metadata,
    Column("puzzle", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("puzzle", "game"),
    Index("puzzle_ratings_by_game", "game"),
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

limits = Table(
    "limits",
    metadata,
    Column("key", Text, primary_key=True),  # what is limited for whom, blinded
    Column("ends", Double, nullable=False),  # when nothing of it counts any more
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

push_subscriptions = Table(
    "push_subscriptions",  # browsers that want to be told something while Clew is closed
    metadata,
    Column("endpoint", Text, primary_key=True),  # the address at the browser's push service
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("wishes", Text, nullable=False),  # turn, friend
    Column("created", Double, nullable=False),
    Index("push_subscriptions_by_player", "player"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", _Id, primary_key=True, autoincrement=True),
    Column("key", Text, nullable=False, unique=True),  # stands in links; cannot be guessed
    Column("host", Text, ForeignKey("players.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("format", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("minutes", Integer, nullable=False),  # how long an arena lasts
    Column("programs", Boolean, nullable=False),  # whether programs may enter
    Column("status", Text, nullable=False),  # open, running, over, closed
    Column("created", Double, nullable=False),
    Column("ends", Double, nullable=False, server_default="0"),  # of an arena that runs
    Column("stalled", Double, nullable=True),  # when it ends if still nobody is left to play
    Column("due", Double, nullable=True),  # when a process must look at it
    Column("version", _Id, nullable=False),  # rises with every change
    Index("tournaments_by_due", "due"),
    Index("tournaments_by_host", "host"),
    sqlite_autoincrement=True,
)

entrants = Table(
    "entrants",  # who takes part in a tournament
    metadata,
    Column("tournament_id", _Id, ForeignKey("tournaments.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # human, program, or a bot's name
    Column("player", Text, ForeignKey("players.id"), nullable=True),
    Column("name", Text, nullable=False),
    Column("status", Text, nullable=False),  # here, paused, gone
    Column("free", Double, nullable=False),  # since when there is nothing to play
    PrimaryKeyConstraint("tournament_id", "number"),
    Index("entrants_by_player", "player"),
    sqlite_with_rowid=False,
)

bouts = Table(
    "bouts",  # the tables of a tournament; a bye has none
    metadata,
    Column("tournament_id", _Id, ForeignKey("tournaments.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("table_id", _Id, ForeignKey("tables.id"), nullable=True),
    Column("entrants", Text, nullable=False),  # their numbers by seat, as JSON
    Column("points", Text, nullable=False),  # by seat, as JSON; empty while it is not over
    Column("absent", Text, nullable=False),  # the numbers of those who never came, as JSON
    Column("come_by", Double, nullable=False),  # when those who have not come are absent
    PrimaryKeyConstraint("tournament_id", "n"),
    Index("bouts_by_table", "table_id"),
    sqlite_with_rowid=False,
)

watching = Table(
    "watching",  # which process wants to hear of which table: see storage/hearing.py
    metadata,
    Column("table_id", _Id, nullable=False),
    Column("process", Text, nullable=False),
    Column("line", Integer, nullable=False),  # the connection by which it hears
    PrimaryKeyConstraint("table_id", "process", "line"),
    Index("watching_by_process", "process"),
    sqlite_with_rowid=False,
)

offers = Table(
    "offers",  # tables that are offered to people who wait, until they all accept
    metadata,
    Column("key", Text, primary_key=True),  # the key that the table gets
    Column("secret", Text, nullable=False),
    Column("ends", Double, nullable=False),  # until then it can be accepted
    Column("begun", Boolean, nullable=False, server_default="0"),
)

waits = Table(
    "waits",  # who waits for others to play with, at whichever process
    metadata,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("since", Double, nullable=False),
    Column("address", Text, nullable=False),  # blinded
    Column("line", Text, nullable=False),  # the websocket; empty if it was closed a moment ago
    Column("until", Double, nullable=False),  # the process says again and again that they are here
    Column("offer", Text, ForeignKey("offers.key"), nullable=True),
    Column("nonce", Text, nullable=False, server_default=""),  # of who has accepted
    Index("waits_by_wish", "game", "players", "rated", "since"),
)

"""What `clew admin` does, directly in the database; a running server hears of it in a moment."""

from __future__ import annotations

import secrets
import time
from typing import Any

from argon2 import PasswordHasher
from sqlalchemy import Connection, Delete, delete, func, select, update

from clew.core.errors import ClewError
from clew.server.people.accounts import set_password
from clew.server.people.reports import ban as ban_player
from clew.server.people.shared_limits import forget_limits
from clew.server.storage.schema import (
    accounts,
    blocks,
    bouts,
    entrants,
    invitations,
    mail_addresses,
    messages,
    players,
    programs,
    push_subscriptions,
    puzzle_solvers,
    puzzle_tries,
    reports,
    seats,
    solved_puzzles,
    tables,
    tournaments,
    variations,
    waits,
)

__all__ = ["ban", "close_table", "list_tables", "remove_message", "reset_password", "tidy"]


def list_tables(connection: Connection) -> list[dict[str, Any]]:
    """Tables that are open or playing, the last changed first."""
    sitting = (
        select(func.count()).where(seats.c.table_id == tables.c.id, seats.c.kind == "human")
    ).scalar_subquery()
    found = connection.execute(
        select(tables.c.key, tables.c.game, tables.c.status, sitting.label("people"))
        .where(tables.c.status.in_(("open", "playing")))
        .order_by(tables.c.changed.desc())
    )
    return [dict(one._mapping) for one in found]  # noqa: SLF001


def close_table(connection: Connection, key: str) -> None:
    """Closes a table. It becomes due now, so that the server that has it open reads it and tells
    everybody."""
    done = connection.execute(
        update(tables)
        .where(tables.c.key == key, tables.c.status.in_(("open", "playing")))
        .values(status="closed", due=time.time())
    )
    if not done.rowcount:
        raise ClewError(f"there is no open table {key}")
    its = seats.c.table_id.in_(select(tables.c.id).where(tables.c.key == key))
    connection.execute(update(seats).where(its).values(ended=True))


def ban(connection: Connection, name: str, *, banned: bool) -> None:
    """Finds a player by login name, or by the id that the list of messages shows."""
    login = select(accounts.c.player).where(accounts.c.login == name.casefold()).scalar_subquery()
    who = select(players.c.id).where((players.c.id == name) | (players.c.id == login))
    player = connection.execute(who).scalar()
    if player is None:
        raise ClewError(f"there is no player {name}")
    ban_player(connection, player, banned=banned)


def remove_message(connection: Connection, number: int) -> None:
    if not connection.execute(delete(messages).where(messages.c.id == number)).rowcount:
        raise ClewError(f"there is no message {number}")


def reset_password(connection: Connection, login: str) -> str:
    """Sets a new password, to be handed to its owner, and logs out all devices."""
    login = login.casefold()
    codes = connection.execute(select(accounts.c.codes).where(accounts.c.login == login)).scalar()
    if codes is None:
        raise ClewError(f"there is no account {login}")
    password = secrets.token_urlsafe(9)
    set_password(connection, login, PasswordHasher().hash(password), codes.split())
    return password


def tidy(connection: Connection, days: float) -> dict[str, int]:
    """Deletes tables and tournaments that nobody began and guests who never sat down, after so many
    days, and limits that have ended.

    A guest who solves a puzzle now and then stays, together with their streak.
    """
    before = time.time() - days * 86400
    stale = select(tables.c.id).where(
        tables.c.started == "",
        tables.c.changed < before,
        tables.c.status.in_(("open", "closed")),
        tables.c.id.not_in(select(bouts.c.table_id).where(bouts.c.table_id.is_not(None))),
    )
    unused = select(tournaments.c.id).where(
        tournaments.c.status.in_(("open", "closed")),
        tournaments.c.created < before,
        tournaments.c.id.not_in(select(bouts.c.tournament_id)),
    )
    solves = select(solved_puzzles.c.player).where(solved_puzzles.c.time >= before)
    tries = select(puzzle_tries.c.player).where(puzzle_tries.c.time >= before)
    idle = select(players.c.id).where(
        players.c.created < before,
        players.c.id.not_in(solves),
        players.c.id.not_in(tries),
        players.c.id.not_in(select(accounts.c.player)),
        players.c.id.not_in(select(programs.c.player)),
        players.c.id.not_in(select(programs.c.owner)),
        players.c.id.not_in(select(mail_addresses.c.player)),
        players.c.id.not_in(select(push_subscriptions.c.player)),
        players.c.id.not_in(select(waits.c.player)),
        players.c.id.not_in(select(seats.c.player).where(seats.c.player.is_not(None))),
        players.c.id.not_in(select(tables.c.host)),
        players.c.id.not_in(select(tournaments.c.host)),
        players.c.id.not_in(select(entrants.c.player).where(entrants.c.player.is_not(None))),
        players.c.id.not_in(select(messages.c.player)),
        players.c.id.not_in(select(blocks.c.player)),
        players.c.id.not_in(select(blocks.c.blocked)),
        players.c.id.not_in(select(reports.c.player)),
        players.c.id.not_in(select(reports.c.about)),
        players.c.id.not_in(select(variations.c.player)),
    )
    gone: dict[str, Delete] = {
        "reports": delete(reports).where(reports.c.table_id.in_(stale)),
        "invitations": delete(invitations).where(invitations.c.table_id.in_(stale)),
        "messages": delete(messages).where(messages.c.table_id.in_(stale)),
        "seats": delete(seats).where(seats.c.table_id.in_(stale)),
        "tables": delete(tables).where(tables.c.id.in_(stale)),
        "entrants": delete(entrants).where(entrants.c.tournament_id.in_(unused)),
        "tournaments": delete(tournaments).where(tournaments.c.id.in_(unused)),
        "puzzles": delete(solved_puzzles).where(solved_puzzles.c.player.in_(idle)),
        "tries": delete(puzzle_tries).where(puzzle_tries.c.player.in_(idle)),
        "solvers": delete(puzzle_solvers).where(puzzle_solvers.c.player.in_(idle)),
        "guests": delete(players).where(players.c.id.in_(idle)),
    }
    return {
        **{name: connection.execute(statement).rowcount for name, statement in gone.items()},
        "limits": forget_limits(connection),
    }

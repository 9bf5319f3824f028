"""Moderation: a player can block and report others whom they met at a table."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from clew.play.texts import clean_text
from clew.server.people.ties import part
from clew.server.storage.schema import blocks, players, reports, tables
from clew.table.refusal import Refusal
from clew.table.rows import TableRow

__all__ = ["any_block", "block", "check_blocks", "list_reports", "report"]


def _met(row: TableRow, player: str, seat: int) -> str:
    """The player at a seat of a table where the one who asks sits, too."""
    sitting = {one.seat: one.player for one in row.seats if one.kind != "open"}
    other = sitting.get(seat)
    if player not in sitting.values() or not other or other == player:
        raise Refusal(403, "not-yours", "only somebody at the same table can do that")
    return other


def block(connection: Connection, row: TableRow, player: str, seat: int, *, on: bool) -> None:
    """Blocks a player: from then on neither can sit down at the other's tables, and they are no
    friends any more."""
    other = _met(row, player, seat)
    connection.execute(delete(blocks).where(blocks.c.player == player, blocks.c.blocked == other))
    if on:
        connection.execute(insert(blocks).values(player=player, blocked=other))
        part(connection, player, other)


def check_blocks(connection: Connection, row: TableRow, player: str) -> None:
    """Raises if the newcomer and somebody at the table have blocked one another."""
    if any_block(connection, player, row.players()):
        raise Refusal(403, "blocked", "you cannot sit at this table")


def any_block(connection: Connection, player: str, others: list[str]) -> bool:
    """Whether a player has blocked one of the others, or one of them has blocked the player."""
    either = (blocks.c.player == player) & blocks.c.blocked.in_(others)
    other = (blocks.c.blocked == player) & blocks.c.player.in_(others)
    return connection.execute(select(blocks).where(either | other)).first() is not None


def report(connection: Connection, row: TableRow, player: str, seat: int, text: str) -> None:
    connection.execute(
        insert(reports).values(
            table_id=row.id,
            player=player,
            about=_met(row, player, seat),
            text=clean_text(text),
            time=time.time(),
        )
    )


def list_reports(connection: Connection) -> list[dict[str, Any]]:
    """For `clew admin reports`: `about` is the id that `clew admin ban` takes."""
    found = connection.execute(
        select(tables.c.key, players.c.name, reports.c.about, reports.c.text, reports.c.time)
        .join(tables, tables.c.id == reports.c.table_id)
        .join(players, players.c.id == reports.c.about)
        .order_by(reports.c.id)
    )
    return [dict(one._mapping) for one in found]  # noqa: SLF001

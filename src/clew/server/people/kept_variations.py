"""Kept variations: what a player keeps of the games that they have analysed, for themselves."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select

from clew.play.analysis import KeptVariation, added, without
from clew.server.people.players import Player, Players
from clew.server.storage.database import Database
from clew.server.storage.schema import tables, variations
from clew.server.storage.writer import Conflict, Writer
from clew.table.variations import Move, Variation

__all__ = ["KeptVariations", "export_variations", "merge_variations"]

_moves = msgspec.json.Decoder(list[Move])


class KeptVariations:
    """Stores variations. When a guest logs in, the guest's move into the account."""

    def __init__(self, database: Database, writer: Writer, players: Players) -> None:
        self._database = database
        self._writer = writer
        self._players = players

    async def of(self, player: Player, table: int) -> list[KeptVariation]:
        return await self._database.read(lambda c: _read(c, player.id, table))

    async def add(self, player: Player, table: int, new: Variation) -> list[KeptVariation]:
        """Keeps a variation that was played through."""
        await self._players.ensure(player)
        return await self._change(player, table, lambda kept: added(kept, new))

    async def remove(self, player: Player, table: int, number: int) -> list[KeptVariation]:
        return await self._change(player, table, lambda kept: without(kept, number))

    async def _change(
        self,
        player: Player,
        table: int,
        change: Callable[[list[KeptVariation]], list[KeptVariation]],
    ) -> list[KeptVariation]:
        def store(connection: Connection) -> list[KeptVariation]:
            before = _read(connection, player.id, table)
            after = change(before)
            _store(connection, player.id, table, before, after)
            return after

        try:
            return await self._writer.run(store)
        except Conflict:  # another process was first; now it can be seen
            return await self._writer.run(store)


def _read(connection: Connection, player: str, table: int) -> list[KeptVariation]:
    found = connection.execute(
        select(variations.c.number, variations.c.at, variations.c.moves)
        .where(variations.c.player == player, variations.c.table_id == table)
        .order_by(variations.c.number)
    )
    return [
        KeptVariation(number=one.number, at=one.at, moves=_moves.decode(one.moves)) for one in found
    ]


def _store(
    connection: Connection,
    player: str,
    table: int,
    before: list[KeptVariation],
    after: list[KeptVariation],
) -> None:
    staying = {one.number for one in after}
    known = {one.number for one in before}
    for number in known - staying:
        connection.execute(
            delete(variations).where(
                variations.c.player == player,
                variations.c.table_id == table,
                variations.c.number == number,
            )
        )
    rows = [_row(player, table, one) for one in after if one.number not in known]
    if rows:
        connection.execute(insert(variations), rows)


def _row(player: str, table: int, kept: KeptVariation) -> dict[str, Any]:
    return {
        "player": player,
        "table_id": table,
        "number": kept.number,
        "at": kept.at,
        "moves": msgspec.json.encode(kept.moves).decode(),
        "time": time.time(),
    }


def merge_variations(connection: Connection, guest: str, player: str) -> None:
    """Moves a guest's variations into the account, after those that it has of the same games."""
    games = select(variations.c.table_id).where(variations.c.player == guest).distinct()
    for table in connection.execute(games).scalars().all():
        mine = _read(connection, player, table)
        last = max((one.number for one in mine), default=0)
        brought = [
            one
            for one in _read(connection, guest, table)
            if not any(other.goes_on_from(one) for other in mine)
        ]
        both = [
            *mine,
            *(msgspec.structs.replace(one, number=last + one.number) for one in brought),
        ]
        _store(connection, player, table, mine, both)
    connection.execute(delete(variations).where(variations.c.player == guest))


def export_variations(connection: Connection, player: str) -> list[dict[str, Any]]:
    """All that a player keeps, by the games' keys."""
    found = connection.execute(
        select(tables.c.key, variations.c.at, variations.c.moves)
        .join(tables, tables.c.id == variations.c.table_id)
        .where(variations.c.player == player)
        .order_by(variations.c.table_id, variations.c.number)
    )
    return [
        {"table": one.key, "at": one.at, "moves": msgspec.json.decode(one.moves)} for one in found
    ]

"""What is mine: who I am, and the tables where I sit."""

from __future__ import annotations

import msgspec

from clew.play.sitting import Sitting, table_info
from clew.table.avatars import Avatar
from clew.table.messages import TableInfo
from clew.table.rows import TableRow

__all__ = ["Me", "MyTable", "my_table"]


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """A player, as the player themselves sees it."""

    name: str
    guest: bool = True
    login: str = ""
    """The account's name; a guest has none."""
    moderator: bool = False
    """Whether the player may judge reports."""
    handle: str = ""
    """What stands in the link to the player's profile."""
    avatar: Avatar | None = None


class MyTable(TableInfo, frozen=True, kw_only=True):
    """A table where the player sits, and whose turn it is there."""

    pending: list[int] = msgspec.field(default_factory=list)
    """The seats that must act."""
    turn: bool = False
    """Whether one of the player's own seats must act and has not answered yet."""


def my_table(row: TableRow, player: str, sitting: Sitting | None) -> MyTable:
    """A table as one who sits there sees it; `sitting` is there while it is played."""
    info = msgspec.structs.asdict(table_info(row, player))
    table = sitting.table if sitting else None
    if table is None or table.outcome:
        return MyTable(**info)
    mine, gone = set(row.own_seats(player)), {*table.left, *table.away}
    turn = bool(mine.intersection(table.pending()) - gone)
    return MyTable(**info, pending=table.waiting(), turn=turn)

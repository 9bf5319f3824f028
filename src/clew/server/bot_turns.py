"""Bot turns: which seats of a table a bot plays for, and what it decides."""

from __future__ import annotations

from clew import bots
from clew.bots import Perspective
from clew.server.room import Room

__all__ = ["SIMPLE", "bot_of", "choose", "waiting"]

SIMPLE = "greedy"
"""Plays on for those who left, or are away (CO-07)."""


def bot_of(room: Room, seat: int) -> str:
    """The bot that plays for a seat now, or nothing: it is a person's."""
    table = room.table
    assert table
    kind = room.row.seats[seat - 1].kind
    if kind != "human":
        return kind
    if seat not in table.left and seat not in table.away:
        return ""
    return SIMPLE if SIMPLE in bots.names(table.game.id) else "random"


def waiting(room: Room) -> int:
    """A seat whose bot must act now, or 0."""
    if room.table is None or room.row.status != "playing":
        return 0
    return next((seat for seat in room.table.pending() if bot_of(room, seat)), 0)


def choose(room: Room, seat: int) -> int:
    """What the bot does. One that fails is replaced by the one that cannot."""
    table = room.table
    assert table
    perspective = Perspective(table.game, table.state, seat, table.bot_seed(seat))
    try:
        return bots.find(table.game.id, bot_of(room, seat))(perspective)
    except Exception:  # noqa: BLE001
        return bots.find(table.game.id, "random")(perspective)

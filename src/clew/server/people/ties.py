"""Ties: what is stored of two players who are friends, or of whom one asks the other."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from clew.server.storage.schema import friend_requests, friends, invitations

__all__ = ["are_friends", "has_asked", "part"]


def are_friends(connection: Connection, player: str, other: str) -> bool:
    both = (friends.c.player == player) & (friends.c.friend == other)
    return connection.execute(select(friends.c.since).where(both)).first() is not None


def has_asked(connection: Connection, player: str, other: str) -> bool:
    asked = (friend_requests.c.player == player) & (friend_requests.c.asked == other)
    return connection.execute(select(friend_requests.c.time).where(asked)).first() is not None


def part(connection: Connection, player: str, other: str) -> None:
    """Two are nothing to one another any more: no friends, no questions, no invitations."""
    for one, two in ((player, other), (other, player)):
        gone = (friends.c.player == one) & (friends.c.friend == two)
        connection.execute(delete(friends).where(gone))
        unasked = (friend_requests.c.player == one) & (friend_requests.c.asked == two)
        connection.execute(delete(friend_requests).where(unasked))
        connection.execute(
            delete(invitations).where(invitations.c.inviter == one, invitations.c.player == two)
        )

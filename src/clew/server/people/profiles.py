"""Profiles: what others see of a player, and what the player sees of themselves."""

from __future__ import annotations

import datetime as dt
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, select

from clew.play.profiles import Profile, with_figures
from clew.server.people.friends import tie_of
from clew.server.people.moderation import any_block
from clew.server.people.players import Player, find_player
from clew.server.people.puzzle_ratings import standings_of
from clew.server.people.ratings import means_of, ratings_of
from clew.server.storage.schema import accounts, programs, rating_days
from clew.server.storage.tallies import figures_of_player
from clew.table.avatars import avatar_of, handle_of

__all__ = ["new_profile", "profile_of"]

_CURVE_DAYS = 90


def new_profile(player: Player) -> Profile:
    """The profile of somebody who has only just come, as they see it themselves."""
    return Profile(
        handle=handle_of(player.id),
        name=player.name,
        avatar=player.avatar,
        kind="guest",
        you=True,
        open=True,
    )


def profile_of(connection: Connection, handle: str, reader: str) -> Profile:
    """A profile, as far as the reader may see it. Strangers see the name and the avatar, and the
    rest only if the player wants it; friends see it. Those who were blocked are strangers."""
    row = find_player(connection, handle)
    you = row.id == reader
    tie = tie_of(connection, reader, row.id)
    is_shared = bool(row.open_profile) and not any_block(connection, reader, [row.id])
    shown = you or (not row.banned and (is_shared or tie == "friend"))
    profile = Profile(
        handle=handle,
        name=row.name,
        avatar=avatar_of(row.id, row.avatar),
        kind=_kind(connection, row.id),
        you=you,
        open=shown,
        shared=you and bool(row.open_profile),
        tie=tie,
    )
    return _with_all(connection, profile, row) if shown else profile


def _kind(connection: Connection, player: str) -> Literal["guest", "account", "program"]:
    if connection.execute(select(accounts.c.login).where(accounts.c.player == player)).first():
        return "account"
    mine = select(programs.c.player).where(programs.c.player == player)
    return "program" if connection.execute(mine).first() else "guest"


def _with_all(connection: Connection, profile: Profile, row: Any) -> Profile:
    rated = ratings_of(connection, row.id)
    since = dt.datetime.fromtimestamp(row.created, dt.UTC).date().isoformat()
    return with_figures(
        msgspec.structs.replace(profile, since=since),
        figures_of_player(connection, row.id),
        {game: (one.rating, one.games) for game, one in rated.items()},
        _curves(connection, row.id),
        means_of(connection, row.id),
        standings_of(connection, row.id),
    )


def _curves(connection: Connection, player: str) -> dict[str, list[tuple[str, float]]]:
    since = dt.datetime.now(dt.UTC).date() - dt.timedelta(days=_CURVE_DAYS)
    found = connection.execute(
        select(rating_days.c.game, rating_days.c.day, rating_days.c.rating)
        .where(rating_days.c.player == player, rating_days.c.day >= since.isoformat())
        .order_by(rating_days.c.day)
    )
    curves: dict[str, list[tuple[str, float]]] = {}
    for one in found:
        curves.setdefault(one.game, []).append((one.day, round(one.rating, 2)))
    return curves

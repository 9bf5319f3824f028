"""Ratings: how strong somebody is, by game, with openskill. Bots have theirs beside people's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select

from clew.core.game import Outcome
from clew.server.storage.schema import players, ratings
from clew.table.rows import TableRow

__all__ = ["Rated", "leaderboard", "rate", "ratings_of"]

_model = PlackettLuce()


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """A place on the leaderboard. `rating` is what the player is at least, very probably."""

    name: str
    bot: bool
    rating: float
    games: int


def rate(row: TableRow, outcome: Outcome) -> Callable[[Connection], None]:
    """To be run in the transaction that ends a rated game: so it counts just once."""

    def run(connection: Connection) -> None:
        who = [seat.player or f"bot:{seat.kind}" for seat in row.seats]
        if len(set(who)) < len(who):
            return  # somebody plays against themselves
        known = {
            one.player: one
            for one in connection.execute(
                select(ratings).where(ratings.c.game == row.game, ratings.c.player.in_(who))
            )
        }
        teams = [
            [
                _model.rating(mu=known[one].mu, sigma=known[one].sigma)
                if one in known
                else _model.rating()
            ]
            for one in who
        ]
        rated = _model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])
        connection.execute(
            delete(ratings).where(ratings.c.game == row.game, ratings.c.player.in_(who))
        )
        connection.execute(
            insert(ratings),
            [
                {
                    "player": one,
                    "game": row.game,
                    "mu": team[0].mu,
                    "sigma": team[0].sigma,
                    "games": (known[one].games if one in known else 0) + 1,
                }
                for one, team in zip(who, rated, strict=True)
            ],
        )

    return run


def leaderboard(connection: Connection, game: str, limit: int) -> list[Rated]:
    """The best, by what they are at least."""
    level = ratings.c.mu - 3 * ratings.c.sigma
    found = connection.execute(
        select(ratings, players.c.name)
        .outerjoin(players, players.c.id == ratings.c.player)
        .where(ratings.c.game == game)
        .order_by(level.desc())
        .limit(limit)
    )
    return [_rated(one) for one in found]


def ratings_of(connection: Connection, player: str) -> dict[str, Rated]:
    """A player's ratings by game."""
    found = connection.execute(
        select(ratings, players.c.name)
        .outerjoin(players, players.c.id == ratings.c.player)
        .where(ratings.c.player == player)
    )
    return {one.game: _rated(one) for one in found}


def _rated(one: Any) -> Rated:
    bot = one.player.startswith("bot:")
    return Rated(
        name=one.player.removeprefix("bot:") if bot else one.name or "",
        bot=bot,
        rating=round(one.mu - 3 * one.sigma, 2),
        games=one.games,
    )

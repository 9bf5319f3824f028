"""Ratings: the strength of players in each game, with openskill. Bots have ratings of their own."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import Any

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, delete, insert, or_, select, true, tuple_

from clew import bots
from clew.core.game import Outcome
from clew.play.counting import Done, counted
from clew.server.storage.schema import entries, players, rating_days, ratings
from clew.table.avatars import Avatar, avatar_of, handle_of
from clew.table.refusal import Refusal
from clew.table.rows import TableRow

__all__ = ["Rated", "leaderboard", "means_of", "rate", "ratings_of", "today"]

_model = PlackettLuce()
_INTERVAL = 2 * 1.96
"""The width of a 95 % interval, in standard deviations."""
_REVISION = "@"
"""Stands before the revision of a bot that is not the first of its name."""


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """A place on the leaderboard. `rating` is a value that the player's true strength very probably
    exceeds."""

    name: str
    bot: bool
    rating: float
    games: int
    handle: str = ""
    """What stands in the link to a player's profile; a bot has none."""
    avatar: Avatar | None = None


def rate(row: TableRow, over: Outcome) -> Callable[[Connection], None]:
    """Updates the ratings. It runs in the transaction that ends a rated game, so that the game
    counts exactly once."""

    def run(connection: Connection) -> None:
        outcome = counted(row, over, _done(connection, row.id))
        if outcome is None:
            return
        who = [seat.player or _key(row.game, seat.kind) for seat in row.seats]
        if len(set(who)) < len(who):
            return  # a player plays against themselves
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
                else _start(row.game, seat.kind)
            ]
            for one, seat in zip(who, row.seats, strict=True)
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
                    "level": _level(team[0].mu, team[0].sigma),
                }
                for one, team in zip(who, rated, strict=True)
            ],
        )
        now = {
            one: _shown(_level(team[0].mu, team[0].sigma))
            for one, team in zip(who, rated, strict=True)
        }
        _note_day(connection, row, now)

    return run


def _done(connection: Connection, table: int) -> list[Done]:
    found = connection.execute(
        select(entries.c.seat, entries.c.action, entries.c.kind)
        .where(entries.c.table_id == table)
        .order_by(entries.c.n)
    )
    return [Done(*one) for one in found]


def today() -> str:
    return dt.datetime.now(dt.UTC).date().isoformat()


def _level(mu: float, sigma: float) -> float:
    """A value that the true strength very probably exceeds."""
    return mu - 3 * sigma


def _shown(level: float) -> float:
    return round(level, 2)


def _note_day(connection: Connection, row: TableRow, now: dict[str, float]) -> None:
    """The last rating of a day stays: so a curve has as many points as there were days."""
    people, day = row.players(), today()
    connection.execute(
        delete(rating_days).where(
            rating_days.c.player.in_(people),
            rating_days.c.game == row.game,
            rating_days.c.day == day,
        )
    )
    rows = [
        {"player": one, "game": row.game, "day": day, "rating": now[one]} for one in sorted(people)
    ]
    if rows:
        connection.execute(insert(rating_days), rows)


def _key(game: str, kind: str) -> str:
    """Under which name a bot is rated. One that plays differently than before has another revision,
    and so a rating of its own."""
    now = bots.revision(game, kind)
    return f"bot:{kind}" if now == 1 else f"bot:{kind}{_REVISION}{now}"


def leaderboard(connection: Connection, game: str, limit: int, after: str = "") -> list[Rated]:
    """The best players, by the strength that they very probably exceed; or those who come after
    somebody: a player by their handle, a bot by its name."""
    playing = [_key(game, bot) for bot in bots.names(game)]
    place = tuple_(ratings.c.level, ratings.c.player)
    follows = place < _place(connection, game, after) if after else true()
    found = connection.execute(
        select(ratings, players.c.name, players.c.avatar)
        .outerjoin(players, players.c.id == ratings.c.player)
        .where(
            ratings.c.game == game,
            follows,
            or_(
                ratings.c.player.not_like("bot:%"),
                ratings.c.player.like("bot:program:%"),
                ratings.c.player.in_(playing),
            ),
        )
        .order_by(ratings.c.level.desc(), ratings.c.player.desc())
        .limit(limit)
    )
    return [_rated(one) for one in found]


def _place(connection: Connection, game: str, whose: str) -> tuple[float, str]:
    """Where somebody stands: their level, and who they are."""
    bot = _key(game, whose) if whose in bots.names(game) else f"bot:{whose}"
    person = select(players.c.id).where(players.c.handle == whose).scalar_subquery()
    found = connection.execute(
        select(ratings.c.level, ratings.c.player).where(
            ratings.c.game == game, or_(ratings.c.player == person, ratings.c.player == bot)
        )
    ).first()
    if found is None:
        raise Refusal(404, "no-player", "there is nobody of this name on the leaderboard")
    return found.level, found.player


def ratings_of(connection: Connection, player: str) -> dict[str, Rated]:
    """A player's ratings by game."""
    found = connection.execute(
        select(ratings, players.c.name, players.c.avatar)
        .outerjoin(players, players.c.id == ratings.c.player)
        .where(ratings.c.player == player)
    )
    return {one.game: _rated(one) for one in found}


def means_of(connection: Connection, player: str) -> dict[str, float]:
    """What a player's ratings most probably are, by game: comparable with those of bots."""
    found = connection.execute(
        select(ratings.c.game, ratings.c.mu).where(ratings.c.player == player)
    )
    return {one.game: one.mu for one in found}


def _start(game: str, kind: str) -> PlackettLuceRating:
    """The rating somebody begins with. A bot brings what a league has found out, so that people who
    play it are rated on the same scale."""
    known = bots.ratings(game).bots.get(kind)
    if known is None:
        return _model.rating()
    return _model.rating(mu=known.rating, sigma=(known.high - known.low) / _INTERVAL)


def _rated(one: Any) -> Rated:
    bot = one.player.startswith("bot:")
    return Rated(
        name=one.player.removeprefix("bot:").partition(_REVISION)[0] if bot else one.name or "",
        bot=bot,
        rating=_shown(one.level),
        games=one.games,
        handle="" if bot else handle_of(one.player),
        avatar=None if bot else avatar_of(one.player, one.avatar or ""),
    )

"""Reading tournaments: who takes part, at which tables they play, and how those stand."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, select, update

from clew.core.game import Outcome
from clew.server import steady
from clew.server.storage.schema import bouts, entrants, players, tables, tournaments
from clew.table.messages import TableSettings
from clew.tournaments.course import Entrant, Plan
from clew.tournaments.results import Bout

__all__ = [
    "BoutRow",
    "EntrantRow",
    "TournamentRow",
    "call",
    "change",
    "leave_tournaments",
    "lock",
    "move_in_tournaments",
    "read",
    "tournaments_of",
]

_options = msgspec.json.Decoder(dict[str, Any])
_settings = msgspec.json.Decoder(TableSettings)
_outcome = msgspec.json.Decoder(Outcome)
_numbers = msgspec.json.Decoder(tuple[int, ...])


class EntrantRow(NamedTuple):
    """Somebody who takes part: a person or a program of theirs (`player`), or a bot."""

    number: int
    kind: str
    player: str | None
    name: str
    status: str
    free: float
    avatar: str


class BoutRow(NamedTuple):
    """A table of a tournament, and how it stands there; empty for a bye."""

    n: int
    bout: Bout
    come_by: float
    table: int | None
    key: str
    status: str
    result: Outcome | None


class TournamentRow(NamedTuple):
    id: int
    key: str
    host: str
    host_name: str
    name: str
    game: str
    options: dict[str, Any]
    settings: TableSettings
    plan: Plan
    minutes: int
    programs: bool
    status: str
    created: float
    stalled: float | None
    version: int
    entrants: list[EntrantRow]
    bouts: list[BoutRow]

    def of(self, player: str | None) -> EntrantRow | None:
        """The entry of a player."""
        return next((one for one in self.entrants if player and one.player == player), None)

    @property
    def welcome(self) -> list[EntrantRow]:
        """Those whom the host has not sent away."""
        return [one for one in self.entrants if one.status != "sent"]

    def in_course(self) -> list[Entrant]:
        return [Entrant(one.number, one.status == "here", one.free) for one in self.entrants]


def read(connection: Connection, where: ColumnElement[bool]) -> TournamentRow | None:
    """The tournament, whole."""
    found = connection.execute(
        select(tournaments, players.c.name.label("host_name"))
        .join(players, players.c.id == tournaments.c.host)
        .where(where)
    ).one_or_none()
    if found is None:
        return None
    return TournamentRow(
        id=found.id,
        key=found.key,
        host=found.host,
        host_name=found.host_name,
        name=found.name,
        game=found.game,
        options=_options.decode(found.options),
        settings=_settings.decode(found.settings),
        plan=Plan(found.format, found.seats, found.rounds, found.ends),
        minutes=found.minutes,
        programs=found.programs,
        status=found.status,
        created=found.created,
        stalled=found.stalled,
        version=found.version,
        entrants=_entrants(connection, found.id),
        bouts=_bouts(connection, found.id),
    )


def _entrants(connection: Connection, tournament: int) -> list[EntrantRow]:
    found = connection.execute(
        select(entrants, players.c.avatar)
        .outerjoin(players, players.c.id == entrants.c.player)
        .where(entrants.c.tournament_id == tournament)
        .order_by(entrants.c.number)
    )
    return [
        EntrantRow(
            one.number, one.kind, one.player, one.name, one.status, one.free, one.avatar or ""
        )
        for one in found
    ]


def _bouts(connection: Connection, tournament: int) -> list[BoutRow]:
    found = connection.execute(
        select(bouts, tables.c.key, tables.c.status, tables.c.result)
        .outerjoin(tables, tables.c.id == bouts.c.table_id)
        .where(bouts.c.tournament_id == tournament)
        .order_by(bouts.c.n)
    ).all()
    return [_bout(one) for one in found]


def _bout(one: Row[Any]) -> BoutRow:
    return BoutRow(
        n=one.n,
        bout=Bout(
            one.round,
            _numbers.decode(one.entrants),
            _numbers.decode(one.points) if one.points else (),
            _numbers.decode(one.absent),
        ),
        come_by=one.come_by,
        table=one.table_id,
        key=one.key or "",
        status=one.status or "",
        result=_outcome.decode(one.result) if one.result else None,
    )


def lock(connection: Connection, tournament: int) -> int:
    """Locks a tournament until the end of the transaction, and gives its version. SQLite has only
    one writer anyway."""
    mine = select(tournaments.c.version).where(tournaments.c.id == tournament)
    version: int = connection.execute(mine.with_for_update()).scalar_one()
    return version


def change(connection: Connection, tournament: int, **values: object) -> None:
    """Changes a locked tournament; its version rises. It is looked at again at once, unless
    `due` says when."""
    version = max(lock(connection, tournament) + 1, int(time.time() * 1000))
    values = {"due": steady.now(), **values, "version": version}
    connection.execute(update(tournaments).where(tournaments.c.id == tournament).values(**values))


def call(connection: Connection, key: str) -> None:
    """Something has happened at one of the tables: some process looks at the tournament at once."""
    connection.execute(update(tournaments).where(tournaments.c.key == key).values(due=steady.now()))


# Players who become others, or nobody


def move_in_tournaments(connection: Connection, guest: str, player: str) -> None:
    """What a guest hosts and plays is the account's from now on. Where both take part, the guest
    stays on as nobody's: the games are already made."""
    connection.execute(update(tournaments).where(tournaments.c.host == guest).values(host=player))
    both = select(entrants.c.tournament_id).where(entrants.c.player == player)
    mine = entrants.c.player == guest
    connection.execute(
        update(entrants).where(mine, entrants.c.tournament_id.not_in(both)).values(player=player)
    )
    connection.execute(update(entrants).where(mine).values(status="gone"))


def leave_tournaments(connection: Connection, player: str, name: str) -> None:
    """Somebody who leaves for good leaves their tournaments, too; what they played stays, without
    the name."""
    gone = {"status": "gone", "name": name}
    connection.execute(update(entrants).where(entrants.c.player == player).values(**gone))
    hosted = (tournaments.c.host == player) & tournaments.c.status.in_(("open", "running"))
    connection.execute(update(tournaments).where(hosted).values(status="closed", due=None))


def tournaments_of(connection: Connection, player: str) -> list[dict[str, Any]]:
    """The tournaments that a player took part in."""
    found = connection.execute(
        select(tournaments.c.key, tournaments.c.name, tournaments.c.game, entrants.c.number)
        .join(entrants, entrants.c.tournament_id == tournaments.c.id)
        .where(entrants.c.player == player)
        .order_by(tournaments.c.id)
    )
    return [dict(one._mapping) for one in found]  # noqa: SLF001

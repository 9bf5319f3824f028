"""Entering: opening a tournament, taking part in it, leaving it, beginning and closing it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from clew.bots.cast import who
from clew.core.errors import OptionsError
from clew.games import find
from clew.play.seating import check_options
from clew.play.texts import clean_name, unguessable
from clew.server import steady
from clew.server.people.moderation import any_block
from clew.server.people.players import Player
from clew.server.programs.named import NamedPrograms
from clew.server.storage.database import Database
from clew.server.storage.schema import (
    entrants,
    players,
    programs,
    ratings,
    tournaments,
)
from clew.server.storage.tournaments import EntrantRow, TournamentRow, change, read
from clew.server.storage.writer import Writer, notify
from clew.server.tables.seating import lock_player
from clew.server.tournaments.messages import NewTournament, TournamentBrief, TournamentInfo
from clew.server.tournaments.showing import shown
from clew.server.tournaments.watching import Watching
from clew.table.refusal import Refusal

__all__ = ["Entering"]

_MOST_BOTS = 8
"""Bots of this server in one tournament: they must not keep it from everything else."""
_MOST_IN_GROUPS = 16
"""In a round robin at larger tables: the rounds are then few enough, and soon found."""
_LISTED = 50


class Entering:
    """Changes to who takes part. Every change reads the newest rows in its own transaction."""

    def __init__(
        self,
        database: Database,
        writer: Writer,
        origin: str,
        named: NamedPrograms,
        watching: Watching,
        *,
        most: int,
        most_entrants: int,
    ) -> None:
        """`most`: how many tournaments one player may have open; 0 is without limit."""
        self._database = database
        self._writer = writer
        self._origin = origin
        self._named = named
        self._watching = watching
        self._most = most
        self._most_entrants = most_entrants

    async def create(self, host: Player, wanted: NewTournament) -> TournamentInfo:
        options = _checked(wanted)
        key, now = unguessable(), time.time()
        values = {
            "key": key,
            "host": host.id,
            "name": clean_name(wanted.name),
            "game": wanted.game,
            "options": msgspec.json.encode(options).decode(),
            "settings": msgspec.json.encode(
                msgspec.structs.replace(wanted.settings, on_timeout="forfeit", programs=False)
            ).decode(),
            "format": wanted.format,
            "seats": wanted.seats,
            "rounds": 0 if wanted.format == "arena" else wanted.rounds,
            "minutes": wanted.minutes,
            "programs": wanted.programs,
            "status": "open",
            "created": now,
            "version": int(now * 1000),
        }

        def store(connection: Connection) -> None:
            lock_player(connection, host.id)
            mine = select(func.count()).where(
                tournaments.c.host == host.id, tournaments.c.status.in_(("open", "running"))
            )
            if 0 < self._most <= connection.execute(mine).scalar_one():
                raise Refusal(
                    429,
                    "too-many",
                    "you have too many open tournaments: close some",
                    why="cups",
                )
            connection.execute(insert(tournaments).values(**values))

        await self._writer.run(store)
        return await self.look(key, host)

    async def row(self, key: str) -> TournamentRow:
        found = await self._database.read(lambda c: read(c, tournaments.c.key == key))
        if found is None:
            raise Refusal(404, "no-tournament", "there is no tournament with this link")
        return found

    async def look(self, key: str, player: Player | None) -> TournamentInfo:
        def ask(connection: Connection) -> TournamentInfo | None:
            row = read(connection, tournaments.c.key == key)
            own = _programs(connection, player.id) if player else {}
            return shown(row, player.id if player else None, frozenset(own)) if row else None

        found = await self._database.read(ask)
        if found is None:
            raise Refusal(404, "no-tournament", "there is no tournament with this link")
        return found

    async def of(self, player: Player) -> list[TournamentBrief]:
        """Those that a player hosts or takes part in, the newest first."""
        enters = select(entrants.c.tournament_id).where(entrants.c.player == player.id)
        many = (
            select(func.count())
            .where(entrants.c.tournament_id == tournaments.c.id)
            .scalar_subquery()
        )
        query = (
            select(tournaments, many.label("many"))
            .where((tournaments.c.host == player.id) | tournaments.c.id.in_(enters))
            .order_by(tournaments.c.created.desc())
            .limit(_LISTED)
        )
        return [
            TournamentBrief(
                key=one.key,
                name=one.name,
                game=one.game,
                format=one.format,
                status=one.status,
                entrants=one.many,
                created=one.created,
            )
            for one in await self._database.read(lambda c: c.execute(query).all())
        ]

    # Changes

    async def _change(
        self, key: str, job: Callable[[Connection, TournamentRow], dict[str, object] | None]
    ) -> None:
        """Runs a job with the newest rows, and tells everybody who watches. The job returns what
        changes of the tournament itself; None if nothing changes at all."""

        def store(connection: Connection) -> int:
            mine = select(tournaments.c.id).where(tournaments.c.key == key).with_for_update()
            connection.execute(mine)
            row = read(connection, tournaments.c.key == key)
            if row is None:
                raise Refusal(404, "no-tournament", "there is no tournament with this link")
            values = job(connection, row)
            if values is not None:
                change(connection, row.id, **values)
                notify(connection, [], self._origin, tournaments=[row.id])
            return row.id

        self._watching.tell([await self._writer.run(store)])

    async def enter(self, key: str, player: Player, program: str) -> None:
        """Somebody takes part, or a program of theirs does; who has left or paused comes back."""

        def job(connection: Connection, row: TournamentRow) -> dict[str, object] | None:
            _check_status(row, "open", "running")
            kind, who_enters, name = "human", player.id, player.name
            if program:
                kind = "program"
                who_enters, name = _program(connection, row, player.id, program)
            known = row.of(who_enters)
            if known:
                _check_welcome(known)
                return _put(connection, row, known, "here")
            others = [one.player for one in row.entrants if one.player]
            if any_block(connection, player.id, [row.host, *others]):
                raise Refusal(403, "blocked", "you cannot take part in this tournament")
            self._check_room(row)
            return _add(connection, row, kind, who_enters, name)

        await self._change(key, job)

    async def add_bot(self, key: str, host: Player, bot: str) -> None:
        """The host lets a bot of this server take part."""

        def job(connection: Connection, row: TournamentRow) -> dict[str, object]:
            _check_host(row, host)
            _check_status(row, "open", "running")
            self._named.check(row.game, bot)
            self._check_room(row)
            if sum(one.player is None for one in row.entrants) >= _MOST_BOTS:
                raise Refusal(
                    409,
                    "too-many",
                    f"a tournament has {_MOST_BOTS} bots at most",
                    why="cup-bots",
                    most=_MOST_BOTS,
                )
            taken = [one.name for one in row.entrants]
            name = who(row.game, bot, taken) or bot.removeprefix("program:").capitalize()
            same = sum(one.split(" ")[0] == name for one in taken)
            return _add(connection, row, bot, None, f"{name} {same + 1}" if same else name)

        await self._change(key, job)

    async def put(self, key: str, player: Player, number: int, status: str) -> None:
        """An entrant comes back, pauses or leaves. Before it begins, who leaves was never there;
        whom the host sends away stays away until the host thinks otherwise."""

        def job(connection: Connection, row: TournamentRow) -> dict[str, object] | None:
            one = next((one for one in row.entrants if one.number == number), None)
            if one is None:
                raise Refusal(404, "nothing", f"nobody has the number {number}")
            if one.player in {player.id, *_programs(connection, player.id)}:
                _check_welcome(one)
                wanted = status
            elif row.host == player.id and one.player is None:
                wanted = status
            elif row.host == player.id and (status == "gone" or one.status == "sent"):
                wanted = "sent" if status == "gone" else status
            else:
                raise Refusal(403, "not-yours", "only they themselves can do that")
            _check_status(row, "open", "running")
            return _put(connection, row, one, wanted)

        await self._change(key, job)

    async def begin(self, key: str, host: Player) -> None:
        """The host begins. From now on entrants are ranked by how strong they were before."""

        def job(connection: Connection, row: TournamentRow) -> dict[str, object]:
            _check_host(row, host)
            _check_status(row, "open")
            if len(row.welcome) < 2:
                raise Refusal(
                    409, "not-full", "a tournament needs two entrants at least", why="cup-two"
                )
            _rank(connection, row)
            now = steady.now()
            is_arena = row.plan.format == "arena"
            return {"status": "running", "ends": now + row.minutes * 60 if is_arena else 0.0}

        await self._change(key, job)

    async def close(self, key: str, host: Player) -> None:
        """The host ends it before its time: games that run are played to their end, uncounted."""

        def job(_: Connection, row: TournamentRow) -> dict[str, object]:
            _check_host(row, host)
            _check_status(row, "open", "running")
            return {"status": "closed", "due": None}

        await self._change(key, job)

    def _check_room(self, row: TournamentRow) -> None:
        if row.plan.format == "round-robin" and row.status == "running":
            raise Refusal(
                409, "not-now", "a round robin that has begun takes nobody in", why="cup-begun"
            )
        in_groups = row.plan.format == "round-robin" and row.plan.seats > 2
        most = min(self._most_entrants, _MOST_IN_GROUPS) if in_groups else self._most_entrants
        if len(row.welcome) >= most:
            raise Refusal(
                409,
                "too-many",
                f"this tournament has room for {most}",
                why="cup-full",
                most=most,
            )


def _checked(wanted: NewTournament) -> dict[str, Any]:
    """The whole options of the games, if such a tournament can be played."""
    game = find(wanted.game)
    for seats in range(2, wanted.seats):
        game.check_players(seats)  # tables may be smaller than wanted
    game.check_players(wanted.seats)
    check_options(wanted.game, wanted.options, wanted.seats, wanted.settings)
    clock = wanted.settings.clock
    if clock is None:
        raise OptionsError("the games of a tournament need a clock", why="cup-clock")
    if wanted.settings.hints:
        raise OptionsError("a tournament has no hints", why="cup-hints")
    if wanted.format == "swiss" and not wanted.rounds:
        raise OptionsError("a Swiss tournament needs a number of rounds", why="cup-rounds")
    if wanted.format == "arena" and clock.kind == "days":
        raise OptionsError("an arena is played at once, not by correspondence", why="cup-days")
    options = game.read_options(wanted.options)
    chosen: dict[str, Any] = msgspec.to_builtins(options)
    return chosen


def _check_welcome(one: EntrantRow) -> None:
    if one.status == "sent":
        raise Refusal(403, "blocked", "the host has sent you away", why="cup-sent")


def _check_host(row: TournamentRow, player: Player) -> None:
    if row.host != player.id:
        raise Refusal(403, "not-yours", "only the host can do that")


def _check_status(row: TournamentRow, *wanted: str) -> None:
    if row.status not in wanted:
        raise Refusal(409, "not-now", f"the tournament is {row.status}")


def _programs(connection: Connection, owner: str) -> dict[str, str]:
    """The names of a player's programs, by their ids."""
    found = connection.execute(
        select(programs.c.player, players.c.name)
        .join(players, players.c.id == programs.c.player)
        .where(programs.c.owner == owner, programs.c.token.is_not(None))
    )
    return {one.player: one.name for one in found}


def _program(
    connection: Connection, row: TournamentRow, owner: str, wanted: str
) -> tuple[str, str]:
    if not row.programs:
        raise Refusal(
            403, "not-yours", "programs do not play in this tournament", why="cup-programs"
        )
    for player, name in _programs(connection, owner).items():
        if name.casefold() == wanted.casefold():
            return player, name
    raise Refusal(404, "no-program", "you have no program with this name")


def _add(
    connection: Connection, row: TournamentRow, kind: str, player: str | None, name: str
) -> dict[str, object]:
    number = max((one.number for one in row.entrants), default=0) + 1
    connection.execute(
        insert(entrants).values(
            tournament_id=row.id,
            number=number,
            kind=kind,
            player=player,
            name=name,
            status="here",
            free=steady.now(),
        )
    )
    return {"stalled": None}


def _put(
    connection: Connection, row: TournamentRow, one: EntrantRow, status: str
) -> dict[str, object] | None:
    if one.status == status:
        return None
    mine = (entrants.c.tournament_id == row.id) & (entrants.c.number == one.number)
    if status == "gone" and row.status == "open":
        connection.execute(delete(entrants).where(mine))
    else:
        now = {"status": status, "free": steady.now()}
        connection.execute(update(entrants).where(mine).values(**now))
    return {"stalled": None}


def _rank(connection: Connection, row: TournamentRow) -> None:
    """Numbers the entrants by their ratings in this game; those without one keep their order, at
    the end. Who was sent away comes last, or, where nobody comes late, is forgotten."""
    found = connection.execute(
        select(ratings.c.player, ratings.c.mu - 3 * ratings.c.sigma).where(
            ratings.c.game == row.game, ratings.c.player.in_([one.player for one in row.entrants])
        )
    )
    level = {player: float(one) for player, one in found}
    worst = min(level.values(), default=0.0) - 1
    order = sorted(row.welcome, key=lambda one: (-level.get(one.player or "", worst), one.number))
    if row.plan.format != "round-robin":
        order += [one for one in row.entrants if one.status == "sent"]
    connection.execute(delete(entrants).where(entrants.c.tournament_id == row.id))
    now = steady.now()
    connection.execute(
        insert(entrants),
        [
            {
                "tournament_id": row.id,
                "number": number,
                "kind": one.kind,
                "player": one.player,
                "name": one.name,
                "status": one.status,
                "free": now,
            }
            for number, one in enumerate(order, 1)
        ],
    )

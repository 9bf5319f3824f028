"""Context: what one process of the server consists of."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Any

from litestar import Request, WebSocket

from clew.core.errors import ClewError
from clew.server.admin import tidy
from clew.server.people.accounts import Accounts
from clew.server.people.authority import Authority
from clew.server.people.identity import Identity, identity_of, set_identity
from clew.server.people.limits import Limits
from clew.server.people.mail import Mail
from clew.server.people.players import Player, Players
from clew.server.people.solved_puzzles import SolvedPuzzles
from clew.server.people.texts import guest_name
from clew.server.programs.desk import BotDesk
from clew.server.programs.named import NamedPrograms
from clew.server.programs.remote import RemotePrograms
from clew.server.settings import Settings
from clew.server.storage.database import Database
from clew.server.storage.writer import Writer
from clew.server.tables.actions import Actions
from clew.server.tables.attendant import Attendant
from clew.server.tables.queries import Queries
from clew.server.tables.reminders import Reminders
from clew.server.tables.rooms import Rooms
from clew.server.tables.seating import Seating
from clew.server.tables.standing_orders import StandingOrders
from clew.server.tables.study import Study
from clew.server.tables.takebacks import TakeBacks
from clew.server.tables.talk import Talk
from clew.table.refusal import Refusal

__all__ = ["Context"]

_SWEEP_SECONDS = 5.0
_TIDY_SECONDS = 6 * 3600.0


class Context:
    """Made when the process starts, closed when it ends."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.began = time.time()
        self.database = Database(settings.url)
        origin = secrets.token_hex(8)
        self.writer = Writer(self.database, origin)
        self.players = Players(self.database, self.writer)
        self.authority = Authority(self.database, self.players)
        self.rooms = Rooms(settings, self.database, self.writer)
        self.talk = Talk(self.database, self.writer, origin)
        self.rooms.when_refreshed(self.talk.refresh)
        self.programs = NamedPrograms(settings.programs, self.database)
        self.seating = Seating(
            self.rooms,
            self.writer,
            origin,
            self.programs,
            settings.mail_seconds if settings.mail else None,
        )
        takebacks = TakeBacks(self.database, self.rooms, self.seating)
        orders = StandingOrders(settings, self.rooms, self.writer, origin)
        self.actions = Actions(self.rooms, self.talk, takebacks, orders)
        self.remote_programs = RemotePrograms(self.database, self.writer)
        self.accounts = Accounts(
            self.database,
            self.writer,
            self.players,
            origin,
            self._identities_changed,
            limited=bool(settings.rate),
        )
        self.solved_puzzles = SolvedPuzzles(self.database, self.writer, self.players)
        self.queries = Queries(self.database)
        self.mail = Mail(settings, self.database, self.writer, self.players)
        self._reminders = Reminders(self.mail, settings.mail_seconds, self.writer, self.rooms)
        self.desk = BotDesk(settings.bot_workers, settings.bot_seconds, settings.bot_budgets)
        self.attendant = Attendant(
            self.database,
            self.writer,
            self.rooms,
            self.actions,
            self.desk,
            orders,
            self.programs,
        )
        self.rooms.when_changed(self.attendant.attend)
        self.study = Study(settings, self.queries, self.desk)
        self._notifications = None if self.database.is_sqlite else self._listen(origin)
        self.limits = Limits(settings.rate, settings.burst)
        self._sweeping = asyncio.create_task(self._sweep())

    def _listen(self, origin: str) -> Any:
        from clew.server.storage.notifications import Notifications

        async def changed(tables: list[int], players: list[str]) -> None:
            self.authority.end(players)
            await self.rooms.refresh_some(tables)

        async def everything() -> None:
            await self.rooms.refresh_all()
            with contextlib.suppress(ClewError):
                await self.authority.check()

        return Notifications(self.settings.url, origin, changed, everything)

    async def _identities_changed(self, players: list[str], tables: list[int]) -> None:
        """Reads the tables of changed players first: the new owner of a seat must be known before
        they return."""
        await self.rooms.refresh_now(tables)
        self.authority.end(players)

    async def _sweep(self) -> None:
        tidied = 0.0
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self.rooms.sweep()
            with contextlib.suppress(ClewError):
                await self.authority.check()
            await self.programs.sweep(self.settings.idle_seconds)
            if time.monotonic() - tidied > _TIDY_SECONDS:
                tidied = time.monotonic()
                with contextlib.suppress(ClewError):
                    await self.writer.run(lambda c: tidy(c, self.settings.keep_days))

    async def close(self) -> None:
        """Stores what is under way, then releases everything."""
        self._sweeping.cancel()
        await self._reminders.close()
        await self.attendant.close()
        await self.study.close()
        await self.programs.close()
        self.accounts.close()
        if self._notifications:
            await self._notifications.close()
        await self.writer.close()
        self.database.close()

    async def player(self, connection: Request[Any, Any, Any]) -> Player:
        """The player who sent the request; a newcomer silently becomes a guest."""
        identity = identity_of(connection.scope)
        player = await self.players.find(identity) if identity else None
        if player is None:
            identity = Identity.fresh()
            set_identity(connection.scope, identity)
            player = Player(identity.player, guest_name(identity.player), 0, False, False)
        self.limit(player)
        return player

    async def known(
        self, connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]
    ) -> Player | None:
        """The player who sent the request, if a cookie says who that is."""
        identity = identity_of(connection.scope)
        return await self.players.find(identity) if identity else None

    def limit(self, player: Player) -> None:
        if not self.limits.allows(player.id):
            raise Refusal(429, "too-fast", "too many requests; wait a little")

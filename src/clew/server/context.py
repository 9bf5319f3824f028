"""Context: what one process of the server consists of."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Any

from litestar import Request, WebSocket

from clew.core.errors import ClewError
from clew.server.accounts import Accounts
from clew.server.admin import tidy
from clew.server.attending import Attendant
from clew.server.bot_accounts import BotAccounts
from clew.server.bots import BotDesk
from clew.server.consent import Consent
from clew.server.errors import Refusal
from clew.server.gate import identity_of, set_identity
from clew.server.identity import Identity, guest_name
from clew.server.limits import Limits
from clew.server.looking import Looking
from clew.server.mailing import Mailing
from clew.server.ordering import Ordering
from clew.server.players import Player, Players
from clew.server.programs import Programs
from clew.server.rooms import Rooms
from clew.server.seating import Seating
from clew.server.settings import Settings
from clew.server.solving import Solving
from clew.server.storage.database import Database
from clew.server.studying import Study
from clew.server.tables import Tables
from clew.server.talk import Talk
from clew.server.writer import Writer

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
        self.rooms = Rooms(settings, self.database, self.writer)
        self.talk = Talk(self.database, self.writer, origin)
        self.rooms.refreshed = self.talk.refresh
        self.programs = Programs(settings.programs, self.database)
        self.seating = Seating(
            self.rooms,
            self.writer,
            origin,
            self.programs,
            settings.mail_seconds if settings.mail else None,
        )
        consent = Consent(self.database, self.rooms, self.seating)
        ordering = Ordering(settings, self.rooms, self.writer, origin)
        self.tables = Tables(self.rooms, self.talk, consent, ordering)
        self.bot_accounts = BotAccounts(self.database, self.writer)
        self.accounts = Accounts(self.database, self.writer, self.players)
        self.solving = Solving(self.database, self.writer, self.players)
        self.looking = Looking(self.database)
        self.mailing = Mailing(settings, self.database, self.writer, self.players, self.rooms)
        self.desk = BotDesk(settings.bot_workers, settings.bot_seconds)
        self.attendant = Attendant(
            self.database,
            self.writer,
            self.rooms,
            self.tables,
            self.desk,
            ordering,
            self.programs,
        )
        self.study = Study(settings, self.looking)
        self._live = None if self.database.is_sqlite else self._listen(origin)
        self.limits = Limits(settings.rate, settings.burst)
        self._sweeping = asyncio.create_task(self._sweep())

    def _listen(self, origin: str) -> Any:
        from clew.server.live import Live

        rooms = self.rooms
        return Live(self.settings.url, origin, rooms.refresh_some, rooms.refresh_all)

    async def _sweep(self) -> None:
        tidied = 0.0
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self.rooms.sweep()
            await self.programs.sweep(self.settings.idle_seconds)
            if time.monotonic() - tidied > _TIDY_SECONDS:
                tidied = time.monotonic()
                with contextlib.suppress(ClewError):
                    await self.writer.run(lambda c: tidy(c, self.settings.keep_days))

    async def close(self) -> None:
        """Stores what is under way, then lets go of everything."""
        self._sweeping.cancel()
        await self.mailing.close()
        await self.attendant.close()
        await self.study.close()
        await self.programs.close()
        if self._live:
            await self._live.close()
        await self.writer.close()
        self.database.close()

    async def player(self, connection: Request[Any, Any, Any]) -> Player:
        """Who asks; a guest is made silently."""
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
        """Who asks, if there is a cookie that says so."""
        identity = identity_of(connection.scope)
        return await self.players.find(identity) if identity else None

    def limit(self, player: Player) -> None:
        if not self.limits.allows(player.id):
            raise Refusal(429, "too-fast", "too many requests; wait a little")

"""Context: what one process of the server consists of."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Any, Literal

from litestar import Request, WebSocket

from clew.core.errors import ClewError
from clew.play.texts import guest_name
from clew.server.admin import tidy
from clew.server.figures import Figures
from clew.server.garbage import Garbage
from clew.server.people.accounts import Accounts
from clew.server.people.addresses import Addresses
from clew.server.people.authority import Authority
from clew.server.people.friends import Friends
from clew.server.people.identity import Identity, Keys, identity_of, set_identity
from clew.server.people.kept_variations import KeptVariations
from clew.server.people.limits import Limits
from clew.server.people.mail import Mail
from clew.server.people.players import Player, Players
from clew.server.people.presence import Presence
from clew.server.people.push import Push
from clew.server.people.shared_limits import Limit, SharedLimits
from clew.server.people.solved_puzzles import SolvedPuzzles
from clew.server.programs.desk import BotDesk
from clew.server.programs.named import NamedPrograms
from clew.server.programs.remote import RemotePrograms
from clew.server.settings import Settings
from clew.server.signing import Signing
from clew.server.storage.database import Database
from clew.server.storage.hearing import Hearing
from clew.server.storage.valkey_channel import ValkeyChannel
from clew.server.storage.writer import Writer
from clew.server.tables.actions import Actions
from clew.server.tables.analysis import Analysis
from clew.server.tables.attendant import Attendant
from clew.server.tables.calls import Calls
from clew.server.tables.leavers import Leavers
from clew.server.tables.matchmaker import Matchmaker
from clew.server.tables.queries import Queries
from clew.server.tables.reminders import Reminders
from clew.server.tables.rooms import Rooms
from clew.server.tables.seating import Seating
from clew.server.tables.standing_orders import StandingOrders
from clew.server.tables.study import Study
from clew.server.tables.takebacks import TakeBacks
from clew.server.tables.talk import Talk
from clew.server.tournaments.entering import Entering
from clew.server.tournaments.running import Running
from clew.server.tournaments.watching import Watching
from clew.table.refusal import Refusal

__all__ = ["Context"]

_SWEEP_SECONDS = 5.0
_TIDY_SECONDS = 6 * 3600.0
_ENDING_SECONDS = 2.0
"""How long requests that are under way may read when the server ends."""
_COSTLY = 0.25
_CODES = Limit("code", 0.1, 10)
"""How many codes one address may try."""
_ENTRIES = 50
"""A request about so many entries takes about five milliseconds; one address may ask for a quarter
as many of these as one player may send messages."""


class Context:
    """Made when the process starts, closed when it ends."""

    def __init__(self, settings: Settings, figures: Figures) -> None:
        self.settings = settings
        self.figures = figures
        self.database = Database(settings.url)
        origin = secrets.token_hex(8)
        self.writer = Writer(self.database, origin, figures.committed)
        keys = Keys.load(settings.secret, settings.folder)
        limits = self._shared_limits = SharedLimits(self.writer, keys.blind)
        self.players = Players(self.database, self.writer)
        self.addresses = Addresses()
        self.authority = Authority(self.database, self.players)
        self._hearing = None
        if not self.database.is_sqlite:
            self._hearing = Hearing(self.database, self.writer, origin)
        self.rooms = Rooms(settings, self.database, self.writer, self._hearing)
        self.talk = Talk(self.database, self.writer, origin)
        self.rooms.when_talked(self.talk.refresh)
        leavers = Leavers(limits, self.addresses.of, by_address=bool(settings.rate))
        self.rooms.keep_also(leavers)
        self.matchmaker = Matchmaker(
            self.database,
            self.writer,
            limits,
            leavers,
            origin,
            settings.accept_seconds,
            limited=bool(settings.rate),
        )
        self.programs = NamedPrograms(settings.programs, self.database)
        self.seating = Seating(
            self.rooms,
            self.writer,
            origin,
            self.programs,
            settings.mail_seconds if settings.mail else None,
            most_tables=settings.most_tables,
            most_bot_games=settings.most_bot_games,
        )
        takebacks = TakeBacks(self.database, self.rooms, self.seating)
        orders = StandingOrders(settings, self.rooms, self.writer, origin)
        self.actions = Actions(self.rooms, self.talk, takebacks, orders, figures.moved)
        self.remote_programs = RemotePrograms(self.database, self.writer)
        self.accounts = Accounts(
            self.database,
            self.writer,
            self.players,
            origin,
            self._identities_changed,
            limits,
            limited=bool(settings.rate),
        )
        self.friends = Friends(self.database, self.writer, limits, limited=bool(settings.rate))
        self._presence = Presence(self.database, self.writer)
        self.solved_puzzles = SolvedPuzzles(self.database, self.writer, self.players)
        self.variations = KeptVariations(self.database, self.writer, self.players)
        self.queries = Queries(self.database)
        self.signing = Signing.load(settings.signing_key, settings.folder)
        self.mail = Mail(settings, self.database, self.writer, limits)
        self._reminders = Reminders(self.mail, settings.mail_seconds, self.writer, self.rooms)
        self.desk = BotDesk(
            settings.bot_workers, settings.bot_seconds, settings.bot_budgets, figures.waited
        )
        self.attendant = Attendant(
            self.database,
            self.writer,
            self.rooms,
            self.actions,
            self.desk,
            orders,
            self.programs,
            self.talk,
            self.addresses,
        )
        self.rooms.when_changed(self.attendant.attend)
        self.push = Push(settings, self.database, self.writer, self.players)
        if self.push.is_on:
            calls = Calls(self.push.tell_turn)
            self.rooms.when_changed(calls.changed)
            self.rooms.when_refreshed(calls.refreshed)
        self.watching = Watching()
        self.entering = Entering(
            self.database,
            self.writer,
            origin,
            self.programs,
            self.watching,
            most=settings.most_tournaments,
            most_entrants=settings.most_entrants,
        )
        self._tournaments = Running(
            self.database, self.writer, self.rooms, self.watching, settings.tournament_wait
        )
        self.study = Study(settings, self.queries, self.desk, self.addresses)
        self.analysis = Analysis(settings, self.database, self.desk, self.addresses)
        self._channel: ValkeyChannel | None = None
        self._notifications = self._listen(self._hearing, keys) if self._hearing else None
        self.limits = Limits(settings.rate, settings.burst)
        self._costly = Limits(settings.rate * _COSTLY, settings.burst)
        self._sweeping = asyncio.create_task(self._sweep())

    def _listen(self, hearing: Hearing, keys: Keys) -> Any:
        from clew.server.storage.notifications import Notifications

        def changed(
            tables: list[int], players: list[str], cups: list[int], waiters: list[str]
        ) -> None:
            self.watching.tell(cups)
            if waiters:
                self.rooms.start(self.matchmaker.refresh(waiters))
            if players:
                self.rooms.start(self._identities_changed(players, tables))
            else:
                self.rooms.refresh_some(tables)

        async def everything() -> None:
            await self.rooms.refresh_all()
            self.rooms.is_deaf = False
            self.watching.tell_all()
            with contextlib.suppress(ClewError):
                await self.authority.check()

        def lost() -> None:
            self.rooms.is_deaf = True

        lost()
        hear = self.rooms.hear
        if self.settings.live:
            self._channel = ValkeyChannel(
                self.settings.live,
                hearing.process,
                keys.of_process,
                self.writer,
                self.rooms.refresh_some,
                hear,
            )
        url, channel = self.settings.url, self._channel
        return Notifications(url, hearing, changed, hear, everything, lost, channel)

    @property
    def live(self) -> Literal["", "ok", "failing"]:
        """Whether the channel that the settings name can be used; empty if they name none."""
        if self._channel is None:
            return ""
        return "ok" if self._channel.is_open else "failing"

    async def _identities_changed(self, players: list[str], tables: list[int]) -> None:
        """Reads the tables of changed players first: the new owner of a seat must be known before
        they return."""
        try:
            await self.rooms.refresh_now(tables)
        finally:
            self.authority.end(players)

    async def _sweep(self) -> None:
        tidied, garbage = 0.0, Garbage()
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self.rooms.sweep()
            garbage.sweep()
            self.put_down_figures()
            with contextlib.suppress(ClewError):
                await self.authority.check()
                self.push.tell_friends(await self._presence.note(self.authority.listening()))
            await self.programs.sweep(self.settings.idle_seconds)
            if time.monotonic() - tidied > _TIDY_SECONDS:
                tidied = time.monotonic()
                with contextlib.suppress(ClewError):
                    await self.writer.run(lambda c: tidy(c, self.settings.keep_days))
                if self._hearing:
                    await self._hearing.forget_dead()

    def put_down_figures(self) -> None:
        self.figures.put_down(
            {
                "tables": self.rooms.open,
                "sockets": self.rooms.listening,
                "bots_waiting": self.desk.waiting,
                "live_failing": self.live == "failing",
            },
            {
                "entries": self.writer.entries,
                "write_failures": self.writer.failures,
                "bots_replaced": self.desk.replaced,
            },
        )

    def end(self) -> None:
        """The server is being stopped: requests that are under way have a moment left."""
        self.rooms.end()
        asyncio.get_running_loop().call_later(_ENDING_SECONDS, self.database.end)

    async def close(self) -> None:
        """Stores what is under way, then releases everything."""
        self._sweeping.cancel()
        self._tournaments.close()
        self.watching.tell_all()
        await self.matchmaker.close()
        await self._reminders.close()
        await self.push.close()
        self.mail.close()
        await self.attendant.close()
        await self.study.close()
        await self.programs.close()
        self.accounts.close()
        if self._notifications:
            await self._notifications.close()
        await self.rooms.close()
        if self._channel:
            await self._channel.close()
        if self._hearing:
            await self._hearing.end_all()
        await self.writer.close()
        self.database.close()

    async def player(self, connection: Request[Any, Any, Any]) -> Player:
        """The player who sent the request; a newcomer silently becomes a guest.

        While a new cookie is under way, looking at something must not give another one, which would
        replace it.
        """
        identity = identity_of(connection.scope)
        player = await self.players.find(identity) if identity else None
        if player is None:
            fresh = Identity.fresh()
            if not (connection.method == "GET" and self.awaits_cookie(connection.scope)):
                set_identity(connection.scope, fresh)
            player = Player(fresh.player, guest_name(fresh.player), 0, False, False)
        self.limit(player)
        self._presence.see(player.id)
        if connection.client:
            self.addresses.note(player.id, connection.client.host)
        return player

    async def known(
        self, connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]
    ) -> Player | None:
        """The player who sent the request, if a cookie says who that is."""
        identity = identity_of(connection.scope)
        return await self.players.find(identity) if identity else None

    def awaits_cookie(self, scope: Any) -> bool:
        """Whether whoever shows a cookie that has ended may have a new one in a moment."""
        identity = identity_of(scope)
        return identity is not None and self.authority.has_just_ended(identity.player)

    def charge(self, connection: Request[Any, Any, Any], entries: int) -> None:
        """Counts a request that costs much, because it is about so many entries, by its address."""
        address = connection.client.host if connection.client else ""
        if not self._costly.allows(address, 1 + entries / _ENTRIES):
            raise Refusal(429, "too-fast", "too many long answers; wait a little")

    def is_moderator(self, login: str) -> bool:
        return bool(login) and login in self.settings.moderators

    async def count_try(self, connection: Request[Any, Any, Any]) -> None:
        """Counts a guess at a code by its address."""
        address = connection.client.host if connection.client else ""
        if self.settings.rate and not await self._shared_limits.allows((_CODES, address)):
            raise Refusal(429, "too-fast", "too many codes; wait a little")

    def limit(self, player: Player) -> None:
        if not self.limits.allows(player.id):
            raise Refusal(429, "too-fast", "too many requests; wait a little")

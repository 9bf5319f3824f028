"""Push: browsers that want to be told something while Clew is closed, and how they are told.

Messages wait in a short queue of this process; if there are too many, the oldest are dropped. A
message that a service does not take is not sent again: the page itself shows what it was about.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import http.client
import logging
import ssl
import time
from collections import OrderedDict, deque
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Literal, NamedTuple, TypeAlias
from urllib.parse import SplitResult, urlsplit

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from clew.core.errors import ClewError
from clew.games import find
from clew.server.people.players import Player, Players
from clew.server.people.web_push import Browser, PushKey, encrypted
from clew.server.settings import Settings
from clew.server.signing import read_key
from clew.server.storage.database import Database
from clew.server.storage.schema import friends, players, push_subscriptions
from clew.server.storage.writer import Writer
from clew.table.refusal import Refusal
from clew.words import Language, words

__all__ = ["Push", "Subscription", "Wish"]

_log = logging.getLogger("clew.push")
_MAX_WAITING = 1000
_MOST_BROWSERS = 10
_SECONDS = 10.0
_FRIEND_AGAIN = 3600.0
"""Seconds until it is told again that the same friend is here."""
_KEPT = 20_000
_GONE = (404, 410)

Wish: TypeAlias = Literal["turn", "friend"]


class Subscription(msgspec.Struct, frozen=True, kw_only=True):
    """A browser, and what it wants to be told."""

    endpoint: str
    p256dh: str
    auth: str
    language: Language
    wishes: list[Wish]


class _Message(NamedTuple):
    """Something to be told to one player, or (`friend`) to all friends of one."""

    kind: Wish
    player: str
    game: str = ""
    key: str = ""


class Push:
    """Keeps subscriptions, and sends."""

    def __init__(
        self, settings: Settings, database: Database, writer: Writer, known: Players
    ) -> None:
        self._settings = settings
        self._database = database
        self._writer = writer
        self._players = known
        self.is_on = bool(settings.push)
        seed = settings.push_key or (
            read_key(settings.folder, "push-key", "for web push") if self.is_on else ""
        )
        self._key = PushKey(seed) if self.is_on else None
        self._waiting: deque[_Message] = deque(maxlen=_MAX_WAITING)
        self._wake = asyncio.Event()
        self._came: OrderedDict[str, float] = OrderedDict()
        self._threads = ThreadPoolExecutor(2, "clew-push")
        self._sending = asyncio.create_task(self._send_all()) if self.is_on else None

    async def close(self) -> None:
        if self._sending:
            self._sending.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sending
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def public(self) -> str:
        """The key that a browser must know before it lets this server send."""
        return self._key.public if self._key else ""

    # Subscriptions

    async def put(self, player: Player, wanted: Subscription) -> None:
        """Stores what a browser wants; if it wants nothing, it is forgotten."""
        if not self.is_on:
            raise Refusal(409, "not-now", "this server sends no push messages")
        if not wanted.wishes:
            await self._writer.run(lambda c: _forget(c, player.id, wanted.endpoint))
            return
        self._check(wanted)
        await self._players.ensure(player)
        await self._writer.run(lambda c: _put(c, player.id, wanted))

    async def wishes(self, player: Player, endpoint: str) -> list[Wish]:
        """What this browser wants to be told."""
        mine = select(push_subscriptions.c.wishes).where(
            push_subscriptions.c.player == player.id,
            push_subscriptions.c.endpoint == endpoint,
        )
        found = await self._database.read(lambda c: c.execute(mine).scalar())
        return found.split() if found else []

    def _check(self, wanted: Subscription) -> None:
        """Raises unless this is an address at a known push service: nobody makes the server call
        anything else."""
        try:
            Browser.read(wanted.p256dh, wanted.auth)
        except ValueError:
            raise Refusal(400, "unreadable", "these are no keys of a browser") from None
        if not _is_address(wanted.endpoint) or not self._is_known(urlsplit(wanted.endpoint)):
            raise Refusal(
                400, "wrong", "this is not the address of a known push service", why="push-service"
            )

    def _is_known(self, where: SplitResult) -> bool:
        host = where.hostname or ""
        local = where.scheme == "http" and host == "127.0.0.1"
        if where.username or not (where.scheme == "https" or local):
            return False
        return any(
            f"{host}:{where.port}" == one or host == one or (one[0] == "." and host.endswith(one))
            for one in self._settings.push_hosts
        )

    # Telling

    def tell_turn(self, player: str, game: str, key: str) -> None:
        """It is this player's turn at a table, and the player is not there."""
        self._add(_Message("turn", player, game, key))

    def tell_friends(self, came: list[str]) -> None:
        """Tells the friends of these players that they are here, but not every few minutes."""
        now = time.monotonic()
        for player in came if self.is_on else ():
            if now - self._came.get(player, -_FRIEND_AGAIN) < _FRIEND_AGAIN:
                continue
            self._came[player] = now
            self._came.move_to_end(player)
            if len(self._came) > _KEPT:
                self._came.popitem(last=False)
            self._add(_Message("friend", player))

    def _add(self, message: _Message) -> None:
        if self.is_on:
            self._waiting.append(message)
            self._wake.set()

    async def _send_all(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                message = self._waiting.popleft()
                try:
                    await self._send(message)
                except ClewError as error:
                    _log.warning("a push message is dropped: %s", error)
                except Exception:  # noqa: BLE001 (the next message may go well)
                    _log.exception("a push message is dropped")

    async def _send(self, message: _Message) -> None:
        find_them = _browsers_of_friends if message.kind == "friend" else _browsers
        for row in await self._database.read(lambda c: find_them(c, message.player)):
            if message.kind not in row.wishes.split():
                continue
            loop = asyncio.get_running_loop()
            text = self._text(message, row)
            status = await loop.run_in_executor(self._threads, self._post, message, row, text)
            if status in _GONE:
                await self._writer.run(partial(_forget, player=None, endpoint=row.endpoint))

    def _text(self, message: _Message, row: Any) -> bytes:
        """What the browser shows. It is encrypted for that browser alone, and says nothing that its
        player does not see on the page."""
        say = words(row.language, find(message.game) if message.game else None).say
        if message.kind == "turn":
            title, body = say("push-turn"), say(f"{message.game}-name")
            path = f"/table/{message.key}"
        else:
            title, body, path = say("push-friend", name=row.friend), "", "/friends"
        return msgspec.json.encode({"title": title, "body": body, "path": path})

    def _post(self, message: _Message, row: Any, text: bytes) -> int:
        """Sends one message, on a thread of its own. Returns the service's answer; 0 is none."""
        where = urlsplit(row.endpoint)
        assert self._key
        topic = hashlib.sha256(f"{message.kind} {message.key or message.player}".encode())
        headers = {
            "Authorization": self._key.shown_to(
                f"{where.scheme}://{where.netloc}", self._settings.push
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": "3600" if message.kind == "turn" else "300",
            "Topic": topic.hexdigest()[:32],
            "Urgency": "high" if message.kind == "turn" else "low",
        }
        body = encrypted(text, Browser.read(row.p256dh, row.auth))
        line = _connect(where)
        try:
            line.request("POST", f"{where.path}?{where.query}".rstrip("?"), body, headers)
            status = line.getresponse().status
        except (OSError, http.client.HTTPException) as error:
            _log.warning("a push service does not answer: %s", type(error).__name__)
            return 0
        finally:
            line.close()
        if status >= 400 and status not in _GONE:
            _log.warning("a push service refuses a message: %s", status)
        return status


def _is_address(endpoint: str) -> bool:
    """Whether this can be read as an address, by everybody in the same way."""
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        return False
    try:
        return urlsplit(endpoint).port != 0
    except ValueError:
        return False


def _connect(where: SplitResult) -> http.client.HTTPConnection:
    host = where.hostname or ""
    if where.scheme == "http":
        return http.client.HTTPConnection(host, where.port, timeout=_SECONDS)
    context = ssl.create_default_context()
    return http.client.HTTPSConnection(host, where.port, timeout=_SECONDS, context=context)


def _put(connection: Connection, player: str, wanted: Subscription) -> None:
    _forget(connection, None, wanted.endpoint)  # the browser may have belonged to somebody else
    mine = select(func.count()).select_from(push_subscriptions)
    count = connection.execute(mine.where(push_subscriptions.c.player == player)).scalar_one()
    if count >= _MOST_BROWSERS:
        raise Refusal(409, "too-many", f"a player is told in {_MOST_BROWSERS} browsers at most")
    connection.execute(
        insert(push_subscriptions).values(
            endpoint=wanted.endpoint,
            player=player,
            p256dh=wanted.p256dh,
            auth=wanted.auth,
            language=wanted.language,
            wishes=" ".join(sorted(set(wanted.wishes))),
            created=time.time(),
        )
    )


def _forget(connection: Connection, player: str | None, endpoint: str) -> None:
    gone = push_subscriptions.c.endpoint == endpoint
    if player is not None:
        gone &= push_subscriptions.c.player == player
    connection.execute(delete(push_subscriptions).where(gone))


def _browsers(connection: Connection, player: str) -> list[Any]:
    mine = push_subscriptions.c.player == player
    return list(connection.execute(select(push_subscriptions).where(mine)))


def _browsers_of_friends(connection: Connection, player: str) -> list[Any]:
    """The browsers of a player's friends, each with what the player is called."""
    found = (
        select(push_subscriptions, players.c.name.label("friend"))
        .join(friends, friends.c.player == push_subscriptions.c.player)
        .join(players, players.c.id == friends.c.friend)
        .where(friends.c.friend == player)
    )
    return list(connection.execute(found))

"""Settings: the same names as options (--name), in the environment (CLEW_NAME) and in a file."""

from __future__ import annotations

import difflib
import os
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from platformdirs import user_data_path

from clew.bots import LEVELS
from clew.core.errors import ClewError

__all__ = ["NamedProgram", "Settings", "load", "unknown_names"]

Positive = Annotated[int, msgspec.Meta(ge=1)]
Amount = Annotated[float, msgspec.Meta(ge=0)]
Level = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(LEVELS)})$")]
Budget = Annotated[str, msgspec.Meta(pattern=r"^[1-9]\d{0,8}(ms|s)?$")]


_LIVE = ("valkey", "valkeys", "redis", "rediss", "unix")
_PUSH_SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""Those of Chrome and Edge, Firefox, Safari, and older Edge."""


class NamedProgram(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A program on this machine that may sit at tables (docs/engine.md)."""

    command: str
    games: list[str] = []
    """The games that it plays; empty means all."""
    seconds: Annotated[float, msgspec.Meta(gt=0, le=600)] = 10.0
    """How long it may take for a decision."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How to serve. An option wins over the environment, the environment over the file."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8000
    """0 takes a free one."""
    lan: bool = False
    """Listen on the home network instead of this machine alone, and say under which address."""
    data: str = ""
    """The data folder; empty is the user's own."""
    database: str = ""
    """A database URL; empty is a SQLite file in the data folder."""
    workers: Positive = 1
    """The number of processes; more than one needs PostgreSQL."""
    worker_ports: bool = False
    """Each worker also listens on a port of its own, the next ones after `port`, so that a proxy
    can lead all people of a table to the same one."""
    live: str = ""
    """A Valkey or Redis (valkey://HOST:PORT/0, valkeys://… with TLS) through which processes on one
    PostgreSQL tell each other of moves; empty is PostgreSQL itself."""
    secret: str = ""
    """Keys that sign cookies, the newest first, by commas; empty is a file in the data folder."""
    signing_key: str = ""
    """The key that signs finished records, 64 hexadecimal digits; empty is a file in the data
    folder."""
    origins: list[str] = []
    """Other origins (https://…) from which pages may use this server; its own always may."""
    hosts: list[str] = []
    """The names under which this server may be asked for (without ports); empty is any name."""
    trusted_proxies: list[str] = []
    """Addresses whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    rate: Amount = 20.0
    """Messages or requests per second for one player in the long run; 0 means no limit."""
    burst: Amount = 100.0
    """How many may come at once."""
    address_factor: Amount = 8.0
    """How many times as much one address may send, because several players can share an address."""
    most_sockets: Annotated[int, msgspec.Meta(ge=0)] = 500
    """How many websockets one address may have open; 0 means no limit."""
    most_tables: Annotated[int, msgspec.Meta(ge=0)] = 100
    """Tables that one player may make in a day and leave unfinished; 0 is without limit."""
    most_bot_games: Annotated[int, msgspec.Meta(ge=0)] = 4
    """Games between bots alone that one player may have running; 0 is without limit."""
    most_tournaments: Annotated[int, msgspec.Meta(ge=0)] = 5
    """Tournaments that one player may have open or running; 0 is without limit."""
    most_entrants: Annotated[int, msgspec.Meta(ge=2, le=128)] = 64
    """How many may take part in one tournament."""
    tournament_wait: Annotated[float, msgspec.Meta(gt=0)] = 120.0
    """How many seconds a player of a tournament may take to come to the table."""
    request_seconds: Annotated[float, msgspec.Meta(gt=0)] = 15.0
    """How long a request may take to come whole, its body included."""
    bot_workers: Positive = 2
    """The maximum number of processes that compute bots' moves, hints and curves. From two on, one
    is reserved for the bots at tables."""
    bot_seconds: Amount = 10.0
    """How long a bot may think about one decision."""
    bot_budgets: dict[Level, Budget] = {}
    """What a level may use for a decision instead of its own number of nodes, like 500ms, 2s or
    20000. Nobody else can say so: a table names a level and no more."""
    order_seconds: Amount = 3.0
    """The longest time that a standing order takes to answer. It answers as slowly as a player
    would, so that nobody can recognise it. The time is drawn anew for each answer."""
    snapshot_every: Positive = 50
    """Entries between two stored positions of a table."""
    idle_seconds: Amount = 120.0
    """How long a table without anybody stays in memory."""
    accept_seconds: Annotated[float, msgspec.Meta(ge=1, le=600)] = 15.0
    """How long strangers who have found one another have to accept."""
    programs: dict[
        Annotated[str, msgspec.Meta(pattern="^[a-z0-9][a-z0-9-]{0,23}$")], NamedProgram
    ] = {}
    """Programs of this machine that hosts may give a seat to, by name. No others ever run."""
    mail: str = ""
    """A mail server, smtp://USER:PASSWORD@HOST:PORT or smtps://…, that tells players of
    correspondence games that it is their turn; empty sends none. TLS is used where offered."""
    mail_from: str = ""
    """The sender of the mails."""
    mail_seconds: Amount = 300.0
    """How long a player who is not at the table may be in turn before a mail is sent."""
    push: str = ""
    """Whom push services may write to about this server (mailto:… or https://…). Players can then
    be told in their browsers, while Clew is closed, that it is their turn; empty sends nothing."""
    push_key: str = ""
    """The key for web push, 64 hexadecimal digits; empty is a file in the data folder."""
    push_hosts: list[str] = msgspec.field(default_factory=lambda: list(_PUSH_SERVICES))
    """The push services that this server calls; one that begins with a dot stands for all names
    that end like it."""
    address: str = ""
    """Where players find this server (https://…): what links in mails begin with."""
    metrics_token: str = ""
    """The token that a request for /metrics must show (`Authorization: Bearer …`). Without a token,
    nobody can read /metrics."""
    metrics_host: str = "127.0.0.1"
    metrics_port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 0
    """A port of their own for the metrics, where no token is asked for; 0 is none."""
    moderators: list[str] = []
    """Login names of the accounts that may read and judge reports (/moderation)."""
    imprint: str = ""
    """Who runs this server: shown, line by line, on the page about privacy."""
    privacy_notice: str = ""
    """What the operator adds to that page."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    access_log: bool = False
    """Whether each request becomes a line of the log, with the address that it came from."""
    keep_days: Amount = 30.0
    """After how many days tables that nobody began, and guests who never sat down, are deleted."""

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else user_data_path("clew")

    @property
    def url(self) -> str:
        """The database, as SQLAlchemy wants it."""
        if not self.database:
            return f"sqlite:///{self.folder / 'clew.sqlite'}"
        scheme, separator, rest = self.database.partition("://")
        if not separator or scheme not in ("sqlite", "postgresql", "postgres"):
            raise ClewError(
                f"--database {scheme}…: give sqlite:///FILE or postgresql://USER@HOST/NAME"
            )
        return self.database if scheme == "sqlite" else f"postgresql+psycopg://{rest}"

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    @property
    def sqlite_file(self) -> Path:
        """The file of the database, where it is SQLite."""
        return Path(self.url.removeprefix("sqlite:///"))

    def check(self) -> Settings:
        if self.workers > 1 and self.is_sqlite:
            raise ClewError(
                f"--workers {self.workers}: more than one process needs PostgreSQL "
                "(--database postgresql://…)"
            )
        if self.workers > 1 and sys.platform == "win32":
            raise ClewError(
                f"--workers {self.workers}: several processes serve on Linux and macOS only"
            )
        self._check_live()
        for level, budget in self.bot_budgets.items():
            if _seconds(budget) >= self.bot_seconds:
                raise ClewError(
                    f"bot_budgets: {level} needs {budget}, and bot_seconds is {self.bot_seconds:g}"
                )
        for login in self.moderators:
            if login != login.casefold():
                raise ClewError(f"moderators: write {login.casefold()}, as accounts are compared")
        if self.mail and not (self.mail_from and self.address):
            raise ClewError("mail: mail_from and address are needed, too")
        if self.push and not self.push.startswith(("mailto:", "https://")):
            raise ClewError("push: give an address, mailto:NAME@HOST or https://…")
        return self

    def _check_live(self) -> None:
        if not self.live:
            return
        if self.is_sqlite:
            raise ClewError(
                "--live: on SQLite there is one process, which has nobody to tell; leave it out, "
                "or use PostgreSQL (--database postgresql://…)"
            )
        try:
            found = urlsplit(self.live)
            is_complete = bool(found.path if found.scheme == "unix" else found.hostname)
            is_complete = is_complete and (found.port is None or found.port > 0)
        except ValueError:
            is_complete = False
        if not is_complete or found.scheme not in _LIVE:
            raise ClewError(
                "--live: give valkey://HOST:PORT/0, or valkeys://… for TLS (redis://, rediss:// "
                "and unix:// are understood, too)"
            )


def load(
    options: Mapping[str, Any],
    *,
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Settings:
    """The settings; `options` that are None were not given."""
    environment = os.environ if environment is None else environment
    names = [field.name for field in msgspec.structs.fields(Settings)]
    path = file or (Path(environment["CLEW_CONFIG"]) if environment.get("CLEW_CONFIG") else None)
    values: dict[str, Any] = dict(_from_file(path)) if path else {}
    for name in names:
        text = environment.get(f"CLEW_{name.upper()}")
        if text is not None:
            values[name] = text
    values |= {name: value for name, value in options.items() if value is not None}
    for name in _LISTS:
        if isinstance(values.get(name), str):
            values[name] = _listed(values[name])
    for name in ("programs", "bot_budgets"):
        if isinstance(values.get(name), str):
            values[name] = _object(name, values[name])
    try:
        return msgspec.convert(values, Settings, strict=False).check()
    except msgspec.ValidationError as error:
        raise ClewError(f"settings: {error}") from None


_ELSEWHERE = {
    "BUILD",
    "CHROMIUM",
    "COMPILED",
    "COMPILING",
    "CONFIG",
    "LANG",
    "PAGE",
    "PURE",
    "SERVER",
    "SOAK",
    "TOKEN",
}
"""What other parts of Clew read from the environment."""


def unknown_names(environment: Mapping[str, str] | None = None) -> list[str]:
    """A sentence for each name in the environment that looks like a setting and is none."""
    known = [f"CLEW_{field.name.upper()}" for field in msgspec.structs.fields(Settings)]
    known += [f"CLEW_{name}" for name in sorted(_ELSEWHERE)]
    sentences = []
    for name in sorted(os.environ if environment is None else environment):
        if name.startswith("CLEW_") and name not in known:
            close = difflib.get_close_matches(name, known, 1)
            meant = f"; is {close[0]} meant?" if close else ""
            sentences.append(f"{name} in the environment is not a setting{meant}")
    return sentences


_LISTS = ("origins", "hosts", "trusted_proxies", "moderators", "push_hosts")


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _seconds(budget: str) -> float:
    """The time a budget names; 0 where it is a number of nodes."""
    if budget.endswith("ms"):
        return int(budget[:-2]) / 1000
    return float(budget[:-1]) if budget.endswith("s") else 0.0


def _object(name: str, text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise ClewError(f"settings: {name} must be JSON ({error})") from None


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise ClewError(f"{path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeError) as error:
        raise ClewError(f"{path} is not a settings file: {error}") from None

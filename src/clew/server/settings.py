"""Settings: the same names as options (--name), in the environment (CLEW_NAME) and in a file."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from platformdirs import user_data_path

from clew.core.errors import ClewError

__all__ = ["NamedProgram", "Settings", "load"]

Positive = Annotated[int, msgspec.Meta(ge=1)]
Amount = Annotated[float, msgspec.Meta(ge=0)]
Level = Annotated[str, msgspec.Meta(pattern="^(novice|adept|master)$")]
Budget = Annotated[str, msgspec.Meta(pattern=r"^[1-9]\d{0,8}(ms|s)?$")]


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
    data: str = ""
    """The data folder; empty is the user's own."""
    database: str = ""
    """A database URL; empty is a SQLite file in the data folder."""
    workers: Positive = 1
    """The number of processes; more than one needs PostgreSQL."""
    secret: str = ""
    """Keys that sign cookies, the newest first, by commas; empty is a file in the data folder."""
    origins: list[str] = []
    """Other origins (https://…) from which pages may use this server; its own always may."""
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
    address: str = ""
    """Where players find this server (https://…): what links in mails begin with."""
    metrics_token: str = ""
    """The token that a request for /metrics must show (`Authorization: Bearer …`). Without a token,
    only requests from this machine may read /metrics."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
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

    def check(self) -> Settings:
        if self.workers > 1 and self.is_sqlite:
            raise ClewError(
                f"--workers {self.workers}: more than one process needs PostgreSQL "
                "(--database postgresql://…)"
            )
        for level, budget in self.bot_budgets.items():
            if _seconds(budget) >= self.bot_seconds:
                raise ClewError(
                    f"bot_budgets: {level} needs {budget}, and bot_seconds is {self.bot_seconds:g}"
                )
        if self.mail and not (self.mail_from and self.address):
            raise ClewError("mail: mail_from and address are needed, too")
        return self


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
            values[name] = _listed(text) if name in _LISTS else text
    values |= {name: value for name, value in options.items() if value is not None}
    for name in ("programs", "bot_budgets"):
        if isinstance(values.get(name), str):
            values[name] = _object(name, values[name])
    try:
        return msgspec.convert(values, Settings, strict=False).check()
    except msgspec.ValidationError as error:
        raise ClewError(f"settings: {error}") from None


_LISTS = ("origins", "trusted_proxies")


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

"""Commands for who runs a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from clew.cli.parameters import read_options

__all__ = ["admin", "serve", "site"]


def serve(
    *,
    host: Annotated[str | None, Parameter(help="The address to listen on: 127.0.0.1.")] = None,
    port: Annotated[int | None, Parameter(help="The port: 8000; 0 is any free one.")] = None,
    database: Annotated[
        str | None, Parameter(help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
    ] = None,
    workers: Annotated[int | None, Parameter(help="Processes; several need PostgreSQL.")] = None,
    live: Annotated[
        str | None, Parameter(help="valkey://HOST:PORT/0: tells processes of each other's moves.")
    ] = None,
    data: Annotated[
        str | None, Parameter(help="The data folder; by default the user's own.")
    ] = None,
    config: Annotated[Path | None, Parameter(help="A file (TOML) with settings.")] = None,
    setting: Annotated[
        list[str], Parameter(negative=(), help="Any other setting, name=value.")
    ] = [],  # noqa: B006
    lan: Annotated[
        bool, Parameter(negative=(), help="Listen on the home network, for those around you.")
    ] = False,
    open: Annotated[bool, Parameter(negative=(), help="Open the page in a browser.")] = False,  # noqa: A002
) -> None:
    """Serve tables for browsers and programs.

    Every setting can also stand in the environment (CLEW_PORT, CLEW_DATABASE …) or in a file.
    """
    from clew.cli.server import run

    given = {
        "host": host,
        "port": port,
        "lan": lan or None,
        "database": database,
        "workers": workers,
        "live": live,
        "data": data,
    }
    known = {k: v for k, v in given.items() if v is not None}
    run({**read_options(setting), **known}, config, show=open)


def site(
    folder: Annotated[Path, Parameter(help="Where to write it: new, empty, or an older site.")], /
) -> None:
    """Write Clew as plain files for any web host: it needs no server."""
    from clew.cli.site import run

    run(folder)


def admin(
    what: Annotated[
        str,
        Parameter(
            help="tables, reports, close, ban, unban, remove-message, reset-password, tidy, "
            "backup, restore, health, rotate-key or rotate-signing-key."
        ),
    ],
    subject: Annotated[
        str, Parameter(help="A table's key, a player, a message, a login, a file.")
    ] = "",
    /,
    *,
    database: Annotated[str | None, Parameter(help="The same as for serve.")] = None,
    data: Annotated[str | None, Parameter(help="The same as for serve.")] = None,
    config: Annotated[Path | None, Parameter(help="The same as for serve.")] = None,
) -> None:
    """Look after a server: its tables, players and messages."""
    from clew.cli.server import admin as run

    given = {"database": database, "data": data}
    run(what, subject, {k: v for k, v in given.items() if v is not None}, config)

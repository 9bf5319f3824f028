"""`clew export`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from clew.cli.output import echo, echo_json
from clew.core.errors import ClewError
from clew.core.installation import missing
from clew.records import Exported, write_games
from clew.records.gather import from_folder

__all__ = ["run"]


def run(
    out: Path,
    folders: list[Path],
    settings: Mapping[str, Any],
    config: Path | None,
    *,
    names: bool,
    as_json: bool,
) -> None:
    if folders and (settings or config):
        raise ClewError("--records or a server's database: one at a time")
    if names and not folders:
        raise ClewError("--names is for records of your own; on a server each player decides")
    games = _all(folders, names=names) if folders else _served(settings, config)
    count = write_games(out, games)
    if as_json:
        echo_json({"file": str(out), "games": count})
    else:
        echo(f"{count} games in {out}")


def _all(folders: list[Path], *, names: bool) -> Iterator[Exported]:
    for folder in folders:
        yield from from_folder(folder, names=names)


def _served(settings: Mapping[str, Any], config: Path | None) -> Iterator[Exported]:
    try:
        from clew.server.settings import load
        from clew.server.signing import Signing
        from clew.server.storage.database import Database
        from clew.server.tables.open_data import from_database
    except ImportError as error:
        raise missing(
            f"a server's games need more than is installed ({error.name})", "server"
        ) from None
    chosen = load(settings, file=config)
    database = Database(chosen.url)
    try:
        database.migrate()
        yield from from_database(database, Signing.load(chosen.signing_key, chosen.folder))
    finally:
        database.close()

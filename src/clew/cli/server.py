"""`clew serve`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from clew.cli.output import echo, echo_json
from clew.core.errors import ClewError
from clew.core.installation import missing

__all__ = ["admin", "run"]


def run(options: Mapping[str, Any], file: Path | None, *, show: bool = False) -> None:
    try:
        from clew.server.serve import serve
    except ImportError as error:
        raise _missing(error) from None
    from clew.server.settings import load

    serve(load(options, file=file), show=show)


def _missing(error: ImportError) -> ClewError:
    return missing(f"the server needs more than is installed ({error.name})", "server")


def admin(what: str, subject: str, options: Mapping[str, Any], file: Path | None) -> None:
    """Does one thing in the database of the server with these settings."""
    try:
        from clew.server import admin as work
        from clew.server.people.identity import rotate
        from clew.server.people.moderation import list_reports
        from clew.server.settings import load
        from clew.server.storage.database import Database
    except ImportError as error:
        raise _missing(error) from None
    settings = load(options, file=file)
    if what == "rotate-key":
        rotate(settings.folder)
        echo("From the next start on a new key signs; older cookies still hold.")
        return
    jobs: dict[str, Callable[[Any], object]] = {
        "tables": work.list_tables,
        "reports": list_reports,
        "close": lambda c: work.close_table(c, subject),
        "ban": lambda c: work.ban(c, subject, banned=True),
        "unban": lambda c: work.ban(c, subject, banned=False),
        "remove-message": lambda c: work.remove_message(c, _number(subject)),
        "reset-password": lambda c: {"password": work.reset_password(c, subject)},
        "tidy": lambda c: work.tidy(c, settings.keep_days),
    }
    if what not in jobs:
        raise ClewError(f"there is no {what!r}: {', '.join([*jobs, 'rotate-key'])}")
    database = Database(settings.url)
    try:
        database.migrate()
        with database.writing.begin() as connection:
            answer = jobs[what](connection)
    finally:
        database.close()
    if answer is not None:
        echo_json(answer)


def _number(text: str) -> int:
    if not text.isdecimal():
        raise ClewError(f"{text!r} is not a message's number")
    return int(text)

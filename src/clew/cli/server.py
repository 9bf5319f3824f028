"""`clew serve`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from clew.cli.output import echo, echo_json
from clew.core.errors import ClewError
from clew.core.installation import missing

if TYPE_CHECKING:
    from clew.server.settings import Settings

__all__ = ["admin", "run"]


def run(options: Mapping[str, Any], file: Path | None, *, show: bool = False) -> None:
    try:
        from clew.server.garbage import not_yet

        not_yet()
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
        from clew.server.asking import check_health
        from clew.server.people.identity import rotate
        from clew.server.people.moderation import list_reports
        from clew.server.settings import load, unknown_names
        from clew.server.signing import rotate_signing_key
        from clew.server.storage.database import Database
    except ImportError as error:
        raise _missing(error) from None
    settings = load(options, file=file)
    for sentence in unknown_names():
        print(f"clew: {sentence}", file=sys.stderr)
    if what == "rotate-key":
        if settings.secret:
            raise ClewError(
                "secret is a setting here: put a new key there, before the others and a comma"
            )
        rotate(settings.folder)
        echo("From the next start on a new key signs; older cookies still hold.")
        return
    if what == "rotate-signing-key":
        if settings.signing_key:
            raise ClewError("signing_key is a setting here: give another one there")
        echo(f"From the next start on {rotate_signing_key(settings.folder).signs} signs records.")
        return
    if what in ("backup", "restore"):
        _keep(settings, what, subject)
        return
    if what == "health":
        echo(check_health(settings))
        return
    others = ["backup", "restore", "health", "rotate-key", "rotate-signing-key"]
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
        raise ClewError(f"there is no {what!r}: {', '.join([*jobs, *others])}")
    database = Database(settings.url)
    try:
        database.migrate()
        with database.writing.begin() as connection:
            answer = jobs[what](connection)
    finally:
        database.close()
    if answer is not None:
        echo_json(answer)


def _keep(settings: Settings, what: str, name: str) -> None:
    """Backs up, or restores, and says what to look after besides."""
    from clew.server.backup import back_up, restore

    if not name:
        raise ClewError(f"clew admin {what} needs a file")
    about = (back_up if what == "backup" else restore)(settings, Path(name))
    made = datetime.fromtimestamp(about.made, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    done = "written" if what == "backup" else "restored"
    held = ", ".join([about.database, *about.keys])
    echo(f"{name}: {done} ({held}; {made}, revision {about.revision})")
    apart = [name for name in ("secret", "signing_key") if getattr(settings, name)]
    if apart:
        echo(f"Not in it, because it is a setting here: {', '.join(apart)}")


def _number(text: str) -> int:
    if not text.isdecimal():
        raise ClewError(f"{text!r} is not a message's number")
    return int(text)

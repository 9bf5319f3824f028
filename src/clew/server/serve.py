"""`clew serve`: runs the application until it is told to stop."""

from __future__ import annotations

import logging
import signal
import socket
import sys
import threading
import webbrowser
from functools import partial
from pathlib import Path
from typing import IO

import msgspec
import uvicorn

from clew.core.errors import ClewError
from clew.core.installation import how_to_install, is_compiled
from clew.server.app import build
from clew.server.http import Http, Waiting, raise_descriptors
from clew.server.people.identity import Keys
from clew.server.routes import page
from clew.server.settings import Settings
from clew.server.storage.database import Database
from clew.server.workers import watch
from clew.table.messages import MOST_BYTES
from clew.words import words

__all__ = ["JsonLines", "run", "serve"]

_LINE = "%(asctime)s %(levelname)s %(name)s %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object a line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "name": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def serve(settings: Settings, *, show: bool = False) -> None:
    """Brings the database up to date, says where the server is, and serves.

    `show` opens a browser there.
    """
    listening = _bind(settings)
    _set_up_logs(settings)
    Keys.load(settings.secret, settings.folder)
    held = _hold(settings)
    database = Database(settings.url)
    database.migrate()
    database.close()
    host, port = listening.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    print(f"Clew at {address}", flush=True)
    if not is_compiled():
        note = words("en").say("interpreted", command=how_to_install("server"))
        print(f"Note: {note}", flush=True)
    if not page.is_built():
        print(f"Note: {page.HOW_TO_GET_IT}.", flush=True)
    elif show:
        # The socket listens already, so the browser's first request waits until the server is
        # ready.
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    if settings.workers > 1:
        watch(settings, listening)
    else:
        run(settings, listening)
    if held:
        held.close()


def _hold(settings: Settings) -> IO[bytes] | None:
    """Locks a SQLite file for one server. The system releases the lock when the process ends in any
    way."""
    if not settings.is_sqlite:
        return None
    file = Path(settings.url.removeprefix("sqlite:///") + ".lock")
    file.parent.mkdir(parents=True, exist_ok=True)
    held = file.open("wb")
    try:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass  # a system without such locks
    except OSError:
        held.close()
        raise ClewError(
            f"another server uses {file.with_suffix('')}; several processes need PostgreSQL "
            "(--database postgresql://…)"
        ) from None
    return held


def run(settings: Settings, listening: socket.socket) -> None:
    """Serves in this process."""
    _set_up_logs(settings)
    config = uvicorn.Config(
        build(settings),
        http=partial(  # type: ignore[arg-type]
            Http, waiting=Waiting(raise_descriptors()), seconds=settings.request_seconds
        ),
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        lifespan="on",
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        timeout_graceful_shutdown=5,
        backlog=4096,
    )
    # After everything is stored and closed, uvicorn raises the signal again. That is a normal end.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    uvicorn.Server(config).run([listening])


def _set_up_logs(settings: Settings) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if settings.log_format == "json" else logging.Formatter(_LINE))
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler], force=True)
    for chatty in ("uvicorn.error", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def _bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(4096)
    except OSError as error:
        raise ClewError(
            f"--port {settings.port}: cannot listen on {settings.host} ({error.strerror})"
        ) from None
    return listening

"""`clew serve`: runs the application until it is told to stop."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from functools import partial

import uvicorn

from clew.core.errors import ClewError
from clew.core.installation import how_to_install, is_compiled
from clew.server.app import build
from clew.server.home_network import at_home, own_address
from clew.server.http import Http, Waiting, raise_descriptors
from clew.server.logs import say, set_up_logs
from clew.server.people.identity import Keys
from clew.server.routes import page
from clew.server.routes.guard import Guard
from clew.server.settings import Settings, unknown_names
from clew.server.sockets import Crowd, Socket
from clew.server.storage.database import Database, hold
from clew.server.storage.valkey_line import pool_of
from clew.server.workers import watch
from clew.table.messages import MAX_BYTES
from clew.words import words

__all__ = ["run", "serve", "server_of"]

_log = logging.getLogger("clew.server")


def serve(settings: Settings, *, show: bool = False) -> None:
    """Brings the database up to date, says where the server is, and serves.

    `show` opens a browser there.
    """
    set_up_logs(settings)
    try:
        _serve(settings, show=show)
    except ClewError as error:
        if settings.log_format != "json":
            raise
        _log.critical("%s", error)
        sys.exit(2)


def _serve(settings: Settings, *, show: bool) -> None:
    for sentence in unknown_names():
        _log.warning("%s", sentence)
    at = own_address() if settings.lan else ""
    listening = _bind(settings.host if not at else "0.0.0.0", settings.port)  # noqa: S104
    own = _own_ports(settings, *listening.getsockname()[:2])
    Keys.load(settings.secret, settings.folder)
    if settings.live:
        pool_of(settings.live)
    held = hold(settings.url)
    database = Database(settings.url)
    database.migrate()
    database.close()
    host, port = listening.getsockname()[:2]
    if at:
        settings, host = at_home(settings, port, at), "127.0.0.1"
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    say(settings, f"Clew at {address}")
    if at:
        say(settings, f"On your network: {settings.address}")
    if not is_compiled():
        why = "compiling" if os.environ.get("CLEW_COMPILING") else "interpreted"
        note = words("en").say(why, command=how_to_install("server"))
        say(settings, f"Note: {note}")
    if not page.is_built():
        say(settings, f"Note: {page.HOW_TO_GET_IT}.")
    elif show:
        # The socket listens already, so the browser's first request waits until the server is
        # ready.
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    if settings.workers > 1:
        gc.enable()
        watch(settings, listening, own)
    else:
        run(settings, [listening, *own])
    if held:
        held.close()


def _own_ports(settings: Settings, host: str, port: int) -> list[socket.socket]:
    """A socket for each worker, if a proxy is to choose among them."""
    workers = settings.workers if settings.worker_ports else 0
    return [_bind(host, port + 1 + i) for i in range(workers)]


def run(settings: Settings, listening: list[socket.socket]) -> None:
    """Serves in this process."""
    set_up_logs(settings)
    # After everything is stored and closed, uvicorn raises the signal again. That is a normal end.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server_of(settings).run(listening)


def server_of(settings: Settings) -> uvicorn.Server:
    """The application, and how it is served."""
    guard = build(settings)
    config = uvicorn.Config(
        guard,
        http=partial(  # type: ignore[arg-type]
            Http, waiting=Waiting(raise_descriptors()), seconds=settings.request_seconds
        ),
        ws=partial(Socket, crowd=Crowd()),  # type: ignore[arg-type]
        ws_max_size=MAX_BYTES,
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
    return _Server(config, guard)


class _Server(uvicorn.Server):
    """Tells the application that the server is being stopped before its lines are closed. Otherwise
    it would go on with everything that somebody had asked for who is no longer there."""

    def __init__(self, config: uvicorn.Config, guard: Guard) -> None:
        super().__init__(config)
        self._guard = guard

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._guard.end()
        await super().shutdown(sockets)


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(4096)
    except OSError as error:
        raise ClewError(f"--port {port}: cannot listen on {host} ({error.strerror})") from None
    return listening

"""`clew serve`: runs the application until it is told to stop."""

from __future__ import annotations

import logging
import socket
import threading
import webbrowser

import uvicorn

from clew.core.errors import ClewError
from clew.server.app import build
from clew.server.protocol import MOST_BYTES
from clew.server.routes import page
from clew.server.settings import Settings

__all__ = ["serve"]


def serve(settings: Settings, *, show: bool = False) -> None:
    """Serves in this process. Says where, once it answers; `show` opens a browser there."""
    listening = _bind(settings)
    logging.basicConfig(
        level=settings.log_level.upper(), format="%(asctime)s %(levelname)s %(name)s %(message)s"
    )
    config = uvicorn.Config(
        build(settings),
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
    host, port = listening.getsockname()[:2]
    for chatty in ("uvicorn.error", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    print(f"Clew at {address}", flush=True)
    if not page.is_built():
        print(f"Note: {page.HOW_TO_GET_IT}.", flush=True)
    elif show:
        # Listening already: the browser's first request waits until we serve.
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    uvicorn.Server(config).run([listening])


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

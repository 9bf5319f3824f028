"""Asking: how a command asks the server that runs with the same settings."""

from __future__ import annotations

import http.client
import json

from clew.core.errors import ClewError
from clew.server.settings import Settings

__all__ = ["check_health"]

_SECONDS = 5.0
_EVERYWHERE = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104
"""Where a server is found from its own machine that listens at all addresses."""


def check_health(settings: Settings) -> str:
    """What the server says about itself; raises if it does not answer, or fails."""
    host = _EVERYWHERE.get(settings.host, settings.host)
    headers = {"Authorization": f"Bearer {settings.metrics_token}"}
    connection = http.client.HTTPConnection(host, settings.port, timeout=_SECONDS)
    try:
        connection.request("GET", "/health", headers=headers if settings.metrics_token else {})
        answer = connection.getresponse()
        said = json.loads(answer.read())
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise ClewError(f"no server answers at {host}, port {settings.port} ({error})") from None
    finally:
        connection.close()
    if answer.status != 200:
        raise ClewError(f"the server at {host}, port {settings.port}, is failing: {said}")
    return f"The server at {host}, port {settings.port}, is well."

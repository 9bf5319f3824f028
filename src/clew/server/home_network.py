"""The home network: the address under which the others in the house find this machine."""

from __future__ import annotations

import socket

import msgspec

from clew.core.errors import ClewError
from clew.server.settings import Settings

__all__ = ["at_home", "own_address"]

_ELSEWHERE = ("192.0.2.1", 9)
"""An address of nobody (RFC 5737). Nothing is sent there: the system only says which way it is."""


def own_address() -> str:
    """This machine's address in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(_ELSEWHERE)
            found = str(asked.getsockname()[0])
        except OSError:
            found = ""
    if not found or found.startswith("127."):
        raise ClewError("--lan: this machine is in no network")
    return found


def at_home(settings: Settings, port: int, address: str) -> Settings:
    """The settings of a server that the home network finds: links name its address there, and it
    goes by that address, by this machine's names, and by no others."""
    here = socket.gethostname().lower()
    names = [address, "127.0.0.1", "localhost", here, f"{here.removesuffix('.local')}.local"]
    return msgspec.structs.replace(
        settings,
        address=settings.address or f"http://{address}:{port}",
        hosts=settings.hosts or names,
    )

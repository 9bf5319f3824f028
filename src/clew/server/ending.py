"""Ending: what those hear whom a server that is being stopped can serve no more."""

from __future__ import annotations

from clew.table.refusal import Refusal

__all__ = ["Ending"]


class Ending(Refusal):
    """The server is being stopped. Nothing was done; it can be tried again in a moment."""

    def __init__(self) -> None:
        super().__init__(503, "unavailable", "the server is shutting down", why="shutting-down")

"""Refusal: why a table does not do something, for people and for programs."""

from __future__ import annotations

from clew.core.errors import ClewError
from clew.table.reasons import Reason

__all__ = ["Refusal"]


class Refusal(ClewError):
    """A refused request. `status` is the HTTP status code."""

    def __init__(self, status: int, reason: Reason, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.reason = reason

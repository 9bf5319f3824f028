"""Refusal: why something is not done at a table, for people and for programs."""

from __future__ import annotations

from clew.core.errors import ClewError
from clew.table.reasons import Reason

__all__ = ["Refusal"]


class Refusal(ClewError):
    """`status` is what HTTP calls it."""

    def __init__(self, status: int, reason: Reason, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.reason = reason

"""Refusal: why a request is not done, for people and for programs."""

from __future__ import annotations

from clew.core.errors import ClewError

__all__ = ["Refusal"]


class Refusal(ClewError):
    """`status` is the HTTP status, `reason` a short word that programs can rely on."""

    def __init__(self, status: int, reason: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.reason = reason

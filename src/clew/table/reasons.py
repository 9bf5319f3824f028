"""Why something that somebody asked for is not done, for programs and for people."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec

__all__ = ["REASONS", "Problem", "Reason"]

Reason: TypeAlias = Literal[
    "alone",
    "banned",
    "blocked",
    "changed-record",
    "differs",
    "elsewhere",
    "emotes-only",
    "foreign",
    "hidden",
    "illegal",
    "left-often",
    "mail-fails",
    "missed",
    "no-account",
    "no-address",
    "no-entry",
    "no-hints",
    "no-mail",
    "no-nonce",
    "no-plans",
    "no-player",
    "no-program",
    "no-puzzle",
    "no-record",
    "no-seat",
    "no-table",
    "no-token",
    "no-tournament",
    "not-full",
    "not-now",
    "not-ready",
    "not-running",
    "not-yours",
    "nothing",
    "other-rules",
    "stale",
    "taken",
    "too-fast",
    "too-many",
    "unavailable",
    "unreadable",
    "wrong",
]
"""A word that programs can rely on."""
REASONS: tuple[Reason, ...] = get_args(Reason)


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was not done."""

    reason: Reason
    text: str
    message: str = ""
    """The name of the sentence in the words, if there is one."""
    values: dict[str, str | int] = {}
    """What the sentence names."""
    rule: str = ""

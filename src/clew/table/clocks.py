"""Clocks: how long a seat may think. They run on the server and are stored with every entry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

__all__ = ["Clock", "ClockState", "Running"]


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`move`: seconds for each decision. `bank`: seconds for the whole game, and `increment`
    more after each decision. `days`: as `move`, for games by correspondence, in days."""

    kind: Literal["move", "bank", "days"]
    amount: Annotated[float, msgspec.Meta(gt=0, le=1_000_000)]
    increment: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 0.0


class ClockState(msgspec.Struct, frozen=True, kw_only=True):
    """The time that each seat had left when the position began, and when it began.

    Without a clock no time is kept for anybody: then only questions outside the turn have a limit
    (LO-50).
    """

    left: list[float]
    since: float
    """Seconds since 1970."""

    @classmethod
    def fresh(cls, clock: Clock | None, seats: int, now: float) -> ClockState:
        if clock is None:
            return cls(left=[], since=now)
        amount = clock.amount * 86400 if clock.kind == "days" else clock.amount
        return cls(left=[amount] * seats, since=now)

    def after(self, clock: Clock | None, acted: Iterable[int], now: float) -> ClockState:
        """The clocks after these seats have decided in the course of their turns."""
        left = list(self.left)
        if clock is not None and clock.kind == "bank":
            for seat in set(acted):
                left[seat - 1] = (
                    max(0.0, left[seat - 1] - max(0.0, now - self.since)) + clock.increment
                )
        return ClockState(left=[round(one, 3) for one in left], since=now)

    def begun_by(self, now: float) -> ClockState:
        """The same, where it seems to begin only later: time was set back since it was stored, and
        the clock runs from now on."""
        return self if self.since <= now else msgspec.structs.replace(self, since=now)

    def deadline(self, seat: int) -> float:
        return self.since + self.left[seat - 1]


class Running(msgspec.Struct, frozen=True, kw_only=True):
    """A clock as everybody sees it. It runs for all seats that must act in the course of their
    turn, even for those that have answered."""

    left: list[float]
    since: float
    seats: list[int]

"""History: which entries led to how a table stands now, past what was taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from clew.table.refusal import Refusal

__all__ = ["MAX_BACK", "Done", "check_way_back", "last_action"]

MAX_BACK = 200
"""Nobody can go further back than this many entries."""


class Done(Protocol):
    """What is known of an entry."""

    @property
    def seat(self) -> int: ...
    @property
    def kind(self) -> str:
        """What the table did; empty for a player's own action."""

    @property
    def back_to(self) -> int: ...


Entries: TypeAlias = Callable[[int], Done | None]
"""An entry by its number, if it is known."""


def last_action(done: Entries, seat: int, n: int) -> int:
    """The last entry by which a seat acted, among the entries that led to the position after entry
    `n`."""
    at = n
    while one := done(at):
        if one.kind in ("undo", "takeback"):
            at = one.back_to
        elif one.seat == seat and not one.kind:
            return at
        else:
            at -= 1
    raise Refusal(409, "illegal", "there is nothing to take back", why="nothing-to-take-back")


def check_way_back(done: Entries, to: int, n: int) -> None:
    """Raises Refusal unless entry `to` led to the position after entry n, not too long ago. Entries
    that were taken back do not count."""
    at = n
    while at > to and (one := done(at)):
        at = one.back_to if one.kind in ("undo", "takeback") else at - 1
    if at != to or n - to > MAX_BACK:
        raise Refusal(409, "illegal", f"there is no way back to entry {to}", why="no-way-back")

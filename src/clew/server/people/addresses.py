"""Addresses: from which address each player was last seen. They are kept only in memory, by each
process for itself."""

from __future__ import annotations

from collections import OrderedDict

__all__ = ["Addresses"]

_KEPT = 20_000


class Addresses:
    def __init__(self) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()

    def note(self, player: str, address: str) -> None:
        self._of[player] = address
        self._of.move_to_end(player)
        if len(self._of) > _KEPT:
            self._of.popitem(last=False)

    def of(self, player: str) -> str:
        """The player's last address; empty if the player has not been seen for long."""
        return self._of.get(player, "")
